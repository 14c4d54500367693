/** Which words each drawn thing stands for. Every verb of the game is among them (see verbs.test.ts). */
import type { Forest, Terms } from "./types";

export const MOST_RAIDERS = 8;
const PARTS = 9;
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** A hideout: to lie there, or to say that one would join there. */
export const hideoutWords = (name: string): string[] => [`hide ${name}`, `suggest ${name}`];

/** A card of the row: to ask about it, to send it, to agree on it, to say that one knows it. */
export const placeWords = (place: string): string[] => [`look ${place}`, `send ${place}`, `target ${place}`, `suggest target ${place}`];

/** A town: where a Messenger sends the cart. */
export const townWords = (town: string): string[] => [`messenger ${town}`];

/** A building, by the name of its post. */
export const postWords: Readonly<Record<string, string[]>> = {
  church: ["donate"],
  inn: ["look"],
  merchant: ["buy"],
  market: ["recruit"],
};
/** What to ask about a building at which nothing can be done. */
export const postAsks: Readonly<Record<string, string[]>> = {
  church: ["donate 1"],
  inn: ["look b", "look c"],
  merchant: ["buy"],
  market: ["recruit"],
};

/** So many raiders of my camp: to lie there alone, to bring them, or how many would join where it was said. */
export function raiderWords(count: number, said: string): string[] {
  return said.startsWith("suggest ") ? [`${count}`] : [`place ${count}`, `bring ${count}`];
}

/** So many sacks of my camp. */
export const sackWords = (count: number): string[] => [`donate ${count}`];

/** A card of my hand. In the advanced game a promised card is not named. */
export function gearWords(gear: string): string[] {
  const special: Record<string, string[]> = {
    messenger: ["messenger"],
    provisions: ["provisions"],
    cape: ["cape"],
  };
  return special[gear] ?? [`use ${gear}`, `pledge ${gear}`, "pledge card", `suggest ${gear}`];
}

/** So many raiders of another camp. */
export const inviteWords = (seat: number, count: number): string[] => [`invite ${seat} ${count}`];
export const askWords = (seat: number): string[] => [`ask ${seat}`];
export const goldWords = (seat: number): string[] => [`pay ${seat}`, `charge ${seat}`];

/** The plate of a seat: an ally to be, a member of the band, on whose word a target is chosen. What is drafted comes first: while it sleeps, that is asked about. */
export function plateWords(draft: Terms | null, seat: number, mine: boolean): string[] {
  const always = [`give ${seat}`, `hear ${seat}`, `by ${seat}`];
  if (!mine || draft === null) return always;
  if (draft.raiders[seat] === undefined) return [...upTo(MOST_RAIDERS).flatMap((count) => inviteWords(seat, count)), ...always];
  return [...askWords(seat), ...shareWords(seat), ...goldWords(seat), ...always];
}

export const shareWords = (seat: number): string[] => [`share ${seat}`];

/** One part of the loot, for any of the band. */
export function lootWords(kind: "sack" | "companion", seats: number): string[] {
  return [...Array.from({ length: seats }, (_, seat) => `give ${seat} ${kind}`), kind];
}

/** A part of the loot that one would want. */
export const partsWords = (): string[] => upTo(PARTS).map((count) => `suggest ${count} parts`);

/** One term of a draft, by how it is taken out again and by the move that has put it there. */
export interface Term {
  strike: string;
  said: string;
  seat: number | null;
  kind: "raiders" | "card" | "target" | "sacks" | "companions" | "paid";
  amount: number;
  word: string;
}

export function termsOf(draft: Terms, me: number): Term[] {
  const counted = (numbers: Record<string, number> | undefined) => Object.entries(numbers ?? {}).map(([seat, count]) => [Number(seat), count] as const);
  const made: Term[] = counted(draft.raiders).map(([seat, amount]) => ({
    strike: seat === me ? "" : `strike invite ${seat}`, said: seat === me ? "bring" : `invite ${seat}`, seat, kind: "raiders", amount, word: "",
  }));
  made.sort((one, other) => Number(other.seat === me) - Number(one.seat === me));
  for (const [seat, gear] of draft.cards ?? []) {
    const mine = seat === me;
    made.push({ strike: mine ? `strike pledge ${gear}` : `strike ask ${seat} ${gear}`, said: mine ? `pledge ${gear}` : `ask ${seat} ${gear}`, seat: Number(seat), kind: "card", amount: 1, word: String(gear) });
  }
  if (draft.target !== undefined) {
    made.push({ strike: "strike target", said: `target ${draft.target}`, seat: draft.informant ?? null, kind: "target", amount: 1, word: draft.target });
  }
  for (const kind of ["sacks", "companions"] as const) {
    made.push(...counted(draft[kind]).map(([seat, amount]) => ({ strike: `strike share ${seat} ${kind}`, said: `share ${seat}`, seat, kind, amount, word: kind })));
  }
  made.push(...counted(draft.paid).map(([seat, amount]) => ({
    strike: `strike ${amount > 0 ? "pay" : "charge"} ${seat}`, said: `${amount > 0 ? "pay" : "charge"} ${seat}`, seat, kind: "paid" as const, amount, word: "",
  })));
  return made;
}

/** Answers that stand in the strip and are sent at one touch. */
export const ANSWERS = ["accept", "decline", "pass", "let be", "provisions", "cape stay", "cape return", "keep rest"] as const;
/** Buttons beside the draft. */
export const DRAFT_WORDS = ["propose", "drop", "hush"] as const;

/** Whether it is I who drafts now. */
export const drafting = (view: Forest): boolean => view.phase === "draft" && view.draft !== null && view.seat === view.turn;
