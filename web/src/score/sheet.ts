/** What a score sheet is made of. A game's own file fills it from what the server has told; nothing here knows a rule. */
import type { AnyEvent, AnyView } from "../line/table.svelte";

export type Tone = "green" | "gold" | "red" | "sea" | "wood" | "paper";
/** A message and its facts. */
export interface Words {
  key: string;
  facts?: Record<string, unknown>;
}
/** A part of every sum, by seat. What is below zero was lost. */
export interface Part extends Words {
  tone: Tone;
  by: readonly number[];
}
/** A line of the sheet: what each seat got for it, and a word on how. */
export interface Line extends Words {
  by: readonly (number | null)[];
  how?: readonly (Words | null)[];
  /** `tie`: it stands below the sum and is looked at because sums are equal; `parts`: and it has parted them. */
  kind?: "sum" | "tie" | "parts";
}
/** Worth over time: by seat, at the beginning and after each step. */
export interface Worth extends Words {
  by: readonly (readonly number[])[];
  /** Somebody was caught, in this step. */
  caught: readonly { seat: number; step: number }[];
  /** A last step that is no round: what is counted at the end. */
  last?: Words;
}
export type Told = "lie" | "caught" | "true" | "proved" | "off";
/** One word that was given: what was said, and what came of it. */
export interface Word extends Partial<Words> {
  told: Told;
}
/** How often each seat did something. */
export interface Deed extends Words {
  by: readonly number[];
}
export interface Sheet {
  parts: readonly Part[];
  lines: readonly Line[];
  worth: Worth | null;
  /** By round and seat, who lied. */
  words: readonly (readonly (Word | null)[])[];
  deeds: readonly Deed[];
  striking: readonly Words[];
}
/** What a sheet is filled from. */
export interface Heard {
  view: AnyView;
  scores: readonly number[];
  /** One list an announcement; perhaps not from the beginning. */
  announced: readonly (readonly AnyEvent[])[];
  /** Whether all was heard, from the beginning. */
  whole: boolean;
  /** What is printed on the cards, if the server tells it. */
  pack: Record<string, unknown> | null;
}

export const EMPTY: Sheet = { parts: [], lines: [], worth: null, words: [], deeds: [], striking: [] };

/** A number for each seat, from nothing. */
export const tally = (seats: number): number[] => Array.from({ length: seats }, () => 0);
export const added = (...rows: (readonly number[])[]): number[] => (rows[0] ?? []).map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
export const same = (one: readonly number[], other: readonly number[]): boolean => one.length === other.length && one.every((each, at) => each === other[at]);

/** Counts by what an event says of a seat. */
export function counted(heard: Heard, kind: string, who: string, much: (event: AnyEvent) => number = () => 1): number[] {
  const by = tally(heard.scores.length);
  for (const event of heard.announced.flat()) {
    if (event.event !== kind) continue;
    const named = event[who];
    for (const seat of Array.isArray(named) ? (named as number[]) : [named as number]) by[seat] = (by[seat] ?? 0) + much(event);
  }
  return by;
}

/** The parts, if they make the sums that were told; else one part, so that nothing wrong is shown. */
export function checked(parts: readonly Part[], scores: readonly number[], plain: Part): readonly Part[] {
  return same(added(...parts.map(({ by }) => by)), scores) ? parts.filter(({ by }) => by.some((each) => each !== 0)) : [plain];
}

/** What is looked at where the best are equal, rung by rung, up to the one that has parted them. */
export function ladder(heard: Heard, rungs: readonly (Words & { by: readonly number[]; parts: string })[]): Line[] {
  const best = Math.max(...heard.scores);
  const equals = heard.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const by = heard.view.outcome?.tie_break ?? null;
  if (equals.length < 2 || by === null) return [];
  const last = rungs.findIndex(({ parts }) => parts === by);
  return rungs.slice(0, last + 1).map(({ key, facts = {}, by: values, parts }) => ({
    key, facts, kind: parts === by ? "parts" : "tie", by: values.map((value, seat) => (equals.includes(seat) ? value : null)),
  }));
}

/** The order of the bars: who won first, then by points. */
export function ranked(scores: readonly number[], winners: readonly number[]): { seat: number; rank: number }[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  const seats = scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
  const level = (one: number, other: number) => scores[one] === scores[other] && won(one) === won(other);
  return seats.map((seat, at) => ({ seat, rank: 1 + seats.slice(0, at).filter((before) => !level(before, seat)).length }));
}
