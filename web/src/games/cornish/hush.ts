/** How much is spent to hush a landing up: a word of the loud move. */
import type { Compose } from "../../compose/compose.svelte";

/** What confirm says after what was unloaded, or after who was named for a raid. */
export const FINISHERS = ["land", "storm warehouse"];
export const hushing = (much: number): string => `land hiding ${much}`;

export function hushed(compose: Compose): number {
  const words = (compose.loud ?? "").split(" ");
  return words[0] === "land" && words[1] === "hiding" ? Number(words[2]) : 0;
}

/** How much may be spent at most. */
export function most(compose: Compose): number {
  const amounts = compose.open.filter((move) => move.startsWith("land hiding ")).map((move) => Number(move.split(" ")[2]));
  return Math.max(0, ...amounts);
}

export async function hush(compose: Compose, much: number): Promise<void> {
  if (much > 0) await compose.add(hushing(much));
  else if (compose.loud !== null) await compose.takeBack(compose.quiet.length);
}
