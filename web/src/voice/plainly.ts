/** What nobody has written a sentence for: the engine's words, made readable. */
import type { Facts } from "./facts";
import type { Telling } from "./sentences";

/** Facts of these names are seats, and so are lists of their plurals. */
const SEATED = /^(?:by|claimant|first|from|giver|owner|player|seat|seller|target|to|turn|victim|winner)s?$/u;

export function capitalised(sentence: string): string {
  const [first = ""] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}

export const spaced = (name: string): string => name.replaceAll("_", " ");

/** A word of the engine as the table, the pack or the game calls it. */
export const called = (voice: Telling, word: string): string => voice.nickname(word) ?? voice.find(`word-${word}`) ?? spaced(word);

/** A fact in words; one of a seat by who sits there. */
export function worded(voice: Telling, name: string, fact: unknown): string {
  if (typeof fact === "boolean") return voice.say(fact ? "yes" : "no");
  if (typeof fact === "number") return fact >= 0 && SEATED.test(name) ? voice.name(fact) : String(fact);
  if (Array.isArray(fact)) return fact.map((each) => worded(voice, name, each)).join(", ");
  if (typeof fact === "object" && fact !== null) return Object.entries(fact).map((each) => named(voice, ...each)).join(", ");
  return called(voice, String(fact));
}

const named = (voice: Telling, name: string, fact: unknown): string => `${spaced(name)} ${worded(voice, name, fact)}`;

/** Who did it, what was done, and every fact of it. */
export function plainly(voice: Telling, kind: string, { seat, ...facts }: Facts): string {
  const rest = Object.entries(facts).filter(([, fact]) => fact !== null);
  const said = [spaced(kind), ...rest.map((each) => named(voice, ...each))].join(", ");
  return capitalised(seat === undefined || seat === null ? said : `${worded(voice, "seat", seat)}: ${said}`);
}
