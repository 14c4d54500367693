/** A view by its types: what is a seat's, what is a word or a number, what is a list of things. */
import type { AnyView } from "../../line/table.svelte";

/** Shown elsewhere, or for programs alone. */
const ELSEWHERE = new Set(["game", "options", "to_act", "outcome", "phase", "seat", "turn", "memory", "own_memory"]);

export type Plain = string | number | boolean | null;
export type Fact =
  | { kind: "plain"; name: string; value: Plain }
  | { kind: "words"; name: string; values: Plain[] }
  | { kind: "things"; name: string; things: Fact[][] };

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** One plain thing for each seat: it stands on the plates. */
export function bySeat(view: AnyView, seats: number): { name: string; values: Plain[] }[] {
  return shown(view).flatMap(([name, value]) =>
    isSeated(value, seats) ? [{ name, values: value }] : [],
  );
}

function isSeated(value: unknown, seats: number): value is Plain[] {
  return Array.isArray(value) && value.length === seats && value.every((each) => isPlain(each) && typeof each !== "string");
}

/** Everything else, for the board. */
export function onBoard(view: AnyView, seats: number): Fact[] {
  const rest = shown(view).filter(([, value]) => !isSeated(value, seats));
  return rest.flatMap(([name, value]) => factOf(name, value));
}

function shown(view: AnyView): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
}

function factOf(name: string, value: unknown): Fact[] {
  if (value === null || value === undefined || value === "") return [];
  if (isPlain(value)) return [{ kind: "plain", name, value }];
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? [] : [{ kind: "things", name, things: [inside(value as object)] }];
  if (value.length === 0) return [];
  if (value.every(isPlain)) return [{ kind: "words", name, values: value }];
  return [{ kind: "things", name, things: value.map((each, at) => (isPlain(each) ? factOf(String(at), each) : inside(each as object))) }];
}

function inside(thing: object): Fact[] {
  if (Array.isArray(thing) && thing.every(isPlain)) return [{ kind: "words", name: "", values: thing }];
  const entries: [string, unknown][] = Array.isArray(thing) ? thing.map((each, at) => [String(at + 1), each as unknown]) : Object.entries(thing);
  return entries.flatMap(([name, value]) => factOf(name, value));
}
