export { LANGUAGES } from "./files";
export type { Facts } from "./facts";
export { LiveVoice, speak, voice } from "./live.svelte";
export * from "./sentences";
export { spaced, worded } from "./plainly";
