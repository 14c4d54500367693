/** What is laid before me and not sent: quiet words in their order, then at most one that others will hear. */
import type { Answer } from "../line/socket";

export type Refused = Extract<Answer, { told: "refused" }>;

export interface Laid {
  /** By which it is known again, wherever it stands by then. */
  id: number;
  move: string;
  /** Whether others will hear it; then it ends what is sent. */
  loud: boolean;
  /** What stands against it since something was announced: it is marked, and nothing is sent with it. */
  no: Refused | null;
}
export type Draft = readonly Laid[];

let made = 0;
export const lay = (move: string, loud = false): Laid => ({ id: ++made, move, loud, no: null });

export const standing = (draft: Draft): Draft => draft.filter((word) => word.no === null);
export const marked = (draft: Draft): Draft => draft.filter((word) => word.no !== null);
export const movesOf = (draft: Draft): string[] => draft.map((word) => word.move);
export const without = (draft: Draft, id: number | undefined): Draft => draft.filter((word) => word.id !== id);
const quietOf = (draft: Draft): Draft => draft.filter((word) => !word.loud);

/** All of it once more: what was marked may stand again. */
export const unmarked = (draft: Draft): Draft => draft.map((word) => ({ ...word, no: null }));

/** The answer stands against this one of those that stand. */
export function mark(draft: Draft, no: Refused): Draft {
  const among = standing(draft);
  const { id } = among[Math.min(no.at ?? among.length, among.length - 1)] ?? {};
  return draft.map((word) => (word.id === id ? { ...word, no } : word));
}

/** A word more. It takes the place of what it changes: a loud one of the loud one, any other of the first that is marked. */
export function withWord(draft: Draft, word: Laid): Draft {
  if (word.loud) return [...quietOf(draft), word];
  const kept = draft.filter((each) => !each.loud || each.no !== null);
  const instead = kept.find((each) => each.no !== null && !each.loud);
  const rest = without(kept, instead?.id);
  return [...quietOf(rest), word, ...rest.filter((each) => each.loud)];
}

/** Another word in the place of that one. */
export const rewritten = (draft: Draft, id: number, move: string): Draft =>
  draft.map((word) => (word.id === id ? { ...word, move, no: null } : word));

/** After an answer: only the last that was tried can be one that others hear. */
export function heard(draft: Draft, loud: boolean): Draft {
  const last = standing(draft).at(-1);
  return draft.map((word) => (word === last ? { ...word, loud } : word.no === null ? { ...word, loud: false } : word));
}
