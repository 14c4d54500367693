/** The view by its types, and what is often asked of it. */
import type { View } from "../../line/table.svelte";
import type { OfferTold, Place } from "../../wire/games/nottingham";
import { together, type Goods } from "./goods";

export type Nott = View<"nottingham"> & { seats: Place[]; offers: OfferTold[]; aside: { count: number; goods: Goods | null } };
export type Offer = OfferTold;

/** Legal goods, and the face-down cards whose faces this listener knows. */
export const stallOf = (place: Place): Record<string, number> =>
  together(place.stall, ...place.face_down.filter(({ kind }) => kind !== null).map(({ kind, count }) => ({ [kind as string]: count })));

/** Who brings a bag in this round, from the Sheriff's left. */
export function merchants(view: Nott): number[] {
  const seats = view.seats.length;
  const first = view.sheriff ?? 0;
  return Array.from({ length: seats - 1 }, (_, step) => (first + 1 + step) % seats);
}

export const isSheriff = (view: Nott): boolean => view.seat !== null && view.seat === view.sheriff;
export const isMerchant = (view: Nott): boolean => view.seat !== null && view.seat !== view.sheriff;

/** Waits at the gate: declared, not decided. */
export const waits = (place: Place): boolean => place.declared !== null && place.decided === null;

export const gives = (offer: Offer): boolean =>
  offer.coins > 0 || offer.contraband > 0 || [offer.goods, offer.claims, offer.promises].some((part) => Object.keys(part).length > 0);

/** Offers about a bag: those of others before my own, the newest first. */
export function about(view: Nott, bag: number): Offer[] {
  const own = (offer: Offer) => Number(offer.by === view.seat);
  return view.offers.filter((offer) => offer.bag === bag).sort((a, b) => own(a) - own(b) || b.number - a.number);
}

/** Terms that the Sheriff has named for this listener. */
export const termsForMe = (view: Nott): Offer[] =>
  view.offers.filter((offer) => offer.giver === view.seat && offer.by !== offer.giver).reverse();

const MARKET = new Set(["aside", "draw", "drawing", "pile", "lay", "first", "deal", "refill"]);

export type Middle = "market" | "fill" | "bags" | "declare" | "room" | "desk" | "debt" | "serve";

/** What lies in the middle of the table. */
export function middleOf(view: Nott): Middle {
  const { phase, seat } = view;
  const mine = seat !== null && view.to_act.includes(seat);
  if (phase === "fill") return mine ? "fill" : "bags";
  if (phase === "declare") return mine ? "declare" : "bags";
  if (phase === "serve") return mine ? "serve" : "bags";
  if (phase === "debt") return "debt";
  if (phase === "inspect") return isMerchant(view) ? "room" : "desk";
  return MARKET.has(phase) ? "market" : "bags";
}
