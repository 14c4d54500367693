export { LANGUAGES } from "./files";
export type { Facts } from "./facts";
export { speak, voice, voiceNamed, type LiveVoice } from "./live.svelte";
export * from "./sentences";
