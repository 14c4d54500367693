/** Which sheet a telephone shows: where something can be done, else where my ship lies. */
import type { Compose } from "../../compose/compose.svelte";
import type { SheetTold } from "../../wire/games/cornish";
import { mine } from "./holdings";
import type { CornishView, Things } from "./shelf.svelte";
import { placeWords } from "./words";

const PLACING = ["pawns", "anchors", "place", "recruit", "customs", "remove", "grant"];

export const holds = (sheet: SheetTold, place: string): boolean => place in sheet.places || place in sheet.guests;

export function home(things: Things, place: string | null): SheetTold | undefined {
  return place === null ? undefined : things.printed.layout.narrow.find((sheet) => place in sheet.places);
}

/** How many things of a sheet are live. */
export function liveOn(view: CornishView, compose: Compose, sheet: SheetTold): number {
  const begun = compose.said || (compose.loud ?? "");
  const anchor = mine(view)?.anchor ?? null;
  return Object.keys(sheet.places).filter((place) => compose.fits(placeWords(compose.open, begun, place, anchor)).length > 0).length;
}

export function shown(view: CornishView, compose: Compose, things: Things): SheetTold | undefined {
  const sheets = things.printed.layout.narrow;
  const concerned = placesOf(compose.said || (compose.loud ?? ""), things);
  const both = sheets.find((sheet) => concerned.length > 0 && concerned.every((place) => holds(sheet, place)));
  if (concerned.length > 1) return both ?? home(things, concerned.at(-1) ?? null);
  if (concerned.length === 1) return home(things, concerned[0] ?? null);
  const anchor = mine(view)?.anchor ?? null;
  if (view.to_act.includes(view.seat ?? -1) && PLACING.includes(view.phase)) {
    const best = [...sheets].sort((a, b) => liveOn(view, compose, b) - liveOn(view, compose, a))[0];
    if (best && liveOn(view, compose, best) > 0) return home(things, anchor) && liveOn(view, compose, home(things, anchor) ?? best) > 0 ? home(things, anchor) : best;
    const spoken = compose.open.flatMap((move) => placesOf(move, things))[0]; // an officer who may march stands up where he is
    if (spoken !== undefined) return home(things, spoken);
  }
  const target = view.pending?.target ?? view.pending?.claim?.place ?? null;
  if (target !== null && things.land.has(target)) return home(things, target);
  return home(things, anchor) ?? home(things, mine(view)?.pawns[0] ?? null) ?? sheets[0];
}

/** The places that what is begun speaks of. */
function placesOf(begun: string, things: Things): string[] {
  return begun.split(" ").filter((word) => things.land.has(word) || things.sea.has(word));
}

/** The one place that matters most just now. */
export function focus(view: CornishView, compose: Compose, things: Things): string | null {
  const concerned = placesOf(compose.said || (compose.loud ?? ""), things);
  return concerned.at(-1) ?? view.pending?.target ?? view.pending?.claim?.place ?? mine(view)?.anchor ?? mine(view)?.pawns[0] ?? null;
}
