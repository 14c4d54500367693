/** Which sets a game is drawn with, and which block stands for a word of the engine. */

/** By game, the sets to load; those of every page are loaded anyway. */
export const SETS_OF: Readonly<Record<string, readonly string[]>> = {
  nottingham: ["nottingham", "nottingham-royal"],
  sherwood: ["sherwood", "sherwood-more"],
  cornish: ["cornish", "cornish-wares", "cornish-ships", "cornish-secrets", "cornish-people"],
  shahdozd: ["shahdozd", "shahdozd-more"],
};

type Kind = "good" | "equipment" | "hideout" | "character" | "bust" | "secret" | "ship" | "bot";

/** By game and kind of thing: what comes before its word, and what stands in where a pack has words of its own. */
const PLACES: Readonly<Record<string, readonly [before: string, otherwise: string]>> = {
  "nottingham good": ["good-", "sack"],
  "sherwood equipment": ["", "chest"],
  "sherwood hideout": ["hideout-", "hideout"],
  "shahdozd character": ["", "card-back"],
  "shahdozd bust": ["bust-", "raider"],
  "cornish good": ["ware-", "barrel"],
  "cornish character": ["face-", "pawn"],
  "cornish secret": ["secret-", "secret"],
  "cornish ship": ["ship-", "ship"],
};

/** The block of a word, as `<Block name=... />` takes it. The sets of its game must have been loaded. */
export function blockOf(game: string, kind: Kind, word: string): string {
  if (kind === "bot") return drawn(`bot-${word}`) ? `bot-${word}` : "wink";
  const [before, otherwise] = PLACES[`${game} ${kind}`] ?? ["", "wink"];
  return drawn(before + word) ? before + word : otherwise;
}

function drawn(name: string): boolean {
  return document.getElementById(name) !== null;
}
