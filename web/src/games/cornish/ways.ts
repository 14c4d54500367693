/** Roads and lanes of a sheet as lines, and which of them what is being moved may take. */
import { begins } from "../../compose/words";
import type { SheetTold } from "../../wire/games/cornish";
import type { Things } from "./shelf.svelte";
import { moving, type Moves } from "./words";

export interface Way {
  key: string;
  d: string;
  kind: "road" | "lane" | "cove";
  ends: readonly [string, string];
}
type Spots = Readonly<Record<string, readonly number[]>>;

function neighbours(things: Things, place: string): { place: string; kind: Way["kind"] }[] {
  const land = things.land.get(place);
  const roads = (land?.roads ?? []).map((other) => ({ place: other, kind: "road" as const }));
  const lanes = things.lanes(place).map((other) => {
    const cove = !!land?.cove || !!things.land.get(other)?.cove;
    return { place: other, kind: cove ? ("cove" as const) : ("lane" as const) };
  });
  return [...roads, ...lanes];
}

/** Everything drawn on a sheet; what leaves it ends at the name of the next place. */
export function waysOf(things: Things, sheet: SheetTold): Way[] {
  const here: Spots = { ...sheet.guests, ...sheet.places };
  const all: Way[] = [];
  const done = new Set<string>();
  for (const one of Object.keys(sheet.places)) {
    for (const { place: other, kind } of neighbours(things, one)) {
      const to = here[other] ?? sheet.exits[other];
      const key = `${kind === "road" ? "road" : "lane"} ${[one, other].sort().join(" ")}`;
      if (!to || done.has(key)) continue;
      done.add(key);
      all.push({ key, kind, ends: [one, other], d: line(sheet, one, other, here[one] ?? [], to) });
    }
  }
  return all;
}

function line(sheet: SheetTold, one: string, other: string, from: readonly number[], to: readonly number[]): string {
  const bend = sheet.bends.find(({ ends }) => ends.includes(one) && ends.includes(other));
  const [x = 0, y = 0] = from;
  const [a = 0, b = 0] = to;
  return bend && other in { ...sheet.places, ...sheet.guests } ? `M${x} ${y}Q${bend.by[0]} ${bend.by[1]} ${a} ${b}` : `M${x} ${y}L${a} ${b}`;
}

/** What is moved and from where: by what is begun, else the ship. */
export function origin(begun: string, anchor: string | null): { stem: string; from: string | null } {
  const stem = begun === "" ? `sail ${anchor}` : moving(begun);
  const [verb, first = "", second = ""] = stem.split(" ");
  const from = verb === "carry" || verb === "haul" ? second : verb === "sail" || verb === "walk" || verb === "march" ? first : null;
  return { stem, from };
}

export function open(moves: Moves, { stem, from }: { stem: string; from: string | null }, [one, other]: readonly [string, string]): boolean {
  const to = one === from ? other : other === from ? one : null;
  return to !== null && moves.some((move) => begins(move, `${stem} to ${to}`));
}
