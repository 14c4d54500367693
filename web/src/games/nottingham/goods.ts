/** The goods as they are drawn: their order, their letter, their ground. What they are worth the pack tells. */
import { capitalised, voice } from "../../voice";

export type Goods = Readonly<Record<string, number>>;

export const LEGAL = ["apple", "cheese", "bread", "chicken"] as const;
const CONTRABAND = ["pepper", "mead", "silk", "crossbow"];
const ROYAL = ["granny-apples", "golden-apples", "gouda", "blue-cheese", "rye-bread", "black-bread", "royal-rooster"];
const ORDER = [...LEGAL, ...CONTRABAND, ...ROYAL, "arcane-scrolls", "feast-plate", "royal-summons"];

const rank = (good: string): number => (ORDER.includes(good) ? ORDER.indexOf(good) : ORDER.length);
export const isLegal = (good: string): boolean => (LEGAL as readonly string[]).includes(good);

/** The ground of its card: plain, blush for contraband, straw for royal. */
export function groundOf(good: string): "" | "bad" | "royal" {
  if (isLegal(good)) return "";
  return ROYAL.includes(good) ? "royal" : "bad";
}

/** Kinds with their numbers, legal ones first. */
export function listed(goods: Goods | null | undefined): [good: string, count: number][] {
  const there = Object.entries(goods ?? {}).filter(([, count]) => count > 0);
  return there.sort(([a], [b]) => rank(a) - rank(b));
}

/** Card by card; `nth` tells those of a kind apart. */
export function cards(goods: Goods | null | undefined): { good: string; nth: number; key: string }[] {
  return listed(goods).flatMap(([good, count]) =>
    Array.from({ length: count }, (_, nth) => ({ good, nth, key: `${good} ${nth}` })),
  );
}

export const counted = (goods: Goods | null | undefined): number =>
  Object.values(goods ?? {}).reduce((sum, count) => sum + count, 0);

export function together(...parts: (Goods | null | undefined)[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const part of parts) for (const [good, count] of Object.entries(part ?? {})) sum[good] = (sum[good] ?? 0) + count;
  return sum;
}

/** Cards in a row as kinds with their numbers. */
export const tally = (row: readonly string[]): Record<string, number> => together(...row.map((good) => ({ [good]: 1 })));

export const nameOf = (good: string): string => capitalised(voice.nickname(good) ?? (voice.attribute(`word-${good}`, "card") || voice.word(good)));
export const letterOf = (good: string): string => voice.attribute(`word-${good}`, "letter");
export const saidOf = (good: string, count: number): string => voice.say("goods", { first: good, second: count });
export const quoted = (good: string, count: number): string => voice.say("table-said", { good, count });
