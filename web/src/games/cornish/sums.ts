/** What things cost and yield, summed from what is printed and told. The server alone decides. */
import { voice } from "../../voice";
import type { CornishView, Things } from "./shelf.svelte";

export type Amount = readonly [what: "gold" | "influence" | "reputation", much: number];

/** "3 gold, 1 influence"; what is won has a plus sign, if there is something to win. */
export function amounts(all: readonly Amount[], signed = false): string {
  return all
    .filter(([, much]) => much !== 0)
    .map(([what, much]) => voice.say(what, { first: signed ? voice.change(much) : much }))
    .join(", ");
}

/** What the characters of a seat add up to by a word such as `bargain`. */
export function perk(view: CornishView, things: Things, seat: number, word: string): number {
  const always = (view.players[seat]?.characters ?? []).flatMap(({ character }) => things.characters.get(character)?.always ?? []);
  return always.map((phrase) => phrase.split(" ")).reduce((sum, [what, much]) => (what === word ? sum + Number(much) : sum), 0);
}

export function goodsPrice(view: CornishView, things: Things, goods: string): number {
  const plain = things.goods.get(goods)?.price ?? 0;
  return Math.max(0, plain - (view.seat === null ? 0 : perk(view, things, view.seat, "bargain")));
}

export function wage(view: CornishView, things: Things, character: string): number {
  const plain = things.characters.get(character)?.cost ?? 0;
  return Math.max(0, plain - (view.seat === null ? 0 : perk(view, things, view.seat, "welcome")));
}

export function bribe(view: CornishView, things: Things, briber: number | null): number {
  const dearer = briber === null ? 0 : things.printed.rival_bribe;
  return Math.max(0, view.bribe + dearer - (view.seat === null ? 0 : perk(view, things, view.seat, "bribe")));
}

export interface Risk {
  place: string;
  port: number;
  squares: number;
  /** By cards and characters. */
  shadow: number;
  hushed: number;
  sum: number;
  /** Steps that officers take. */
  steps: number;
}

/** The landing that is being prepared. */
export function risk(view: CornishView, things: Things, hushed: number): Risk | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const draft = view.pending?.draft ?? [];
  const place = me?.anchor ?? null;
  if (view.seat === null || place === null || draft.length === 0) return null;
  const port = things.land.get(place)?.risk ?? 0;
  const squares = draft.reduce((sum, { goods }) => sum + things.size(goods), 0);
  const shadow = Math.min(port + squares, perk(view, things, view.seat, "risk") + (view.pending?.shadow ?? 0));
  const sum = Math.max(0, port + squares - shadow - hushed);
  const steps = place === things.printed.apart ? 0 : Math.max(0, sum - view.level);
  return { place, port, squares, shadow, hushed, sum, steps };
}

/** How many roads the nearest officer outside of a place is away; null if none can come. */
export function nearest(view: CornishView, things: Things, place: string): number | null {
  if (place === things.printed.apart) return null;
  const stand = new Set(view.officers.map((officer) => officer.place));
  const seen = new Set([place]);
  for (let edge = [place], away = 1; edge.length > 0; away++) {
    edge = edge.flatMap((one) => things.land.get(one)?.roads ?? []).filter((one) => !seen.has(one) && seen.add(one));
    if (edge.some((one) => stand.has(one))) return away;
  }
  return null;
}

export interface Sale {
  column: number;
  rows: { row: string; cost: number; gold: number; reputation: number }[];
}

/** What a town pays for goods, row by row. */
export function sale(view: CornishView, things: Things, goods: string, town: string): Sale {
  const column = Math.max(1, Math.min(things.size(goods), things.land.get(town)?.size ?? 1));
  const outlets = (view.seat === null ? [] : (view.players[view.seat]?.characters ?? []))
    .flatMap(({ character }) => things.characters.get(character)?.always ?? [])
    .map((phrase) => phrase.split(" "))
    .reduce((sum, [what, where, much]) => (what === "outlet" && where === town ? sum + Number(much) : sum), 0);
  const rows = Object.entries(things.printed.prices).map(([row, list]) => {
    const square = list[column - 1] ?? { gold: 0, reputation: 0 };
    return { row, cost: things.printed.row_costs[row] ?? 0, gold: square.gold + outlets, reputation: square.reputation };
  });
  return { column, rows };
}
