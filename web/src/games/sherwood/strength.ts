/** What a band is made of, part by part, against the force of a cart. */
import type { BandTold, CardTold, Forest, Terms } from "./types";

export interface Part {
  seat: number;
  /** A card of equipment; null for raiders. */
  gear: string | null;
  amount: number;
  /** Composed, not said yet. */
  mine?: boolean;
}
type Bonus = (gear: string) => number;

export const strengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The leader first. */
function raidersIn(band: BandTold): Part[] {
  const all = band.raiders.map((amount, seat) => ({ seat, gear: null, amount })).filter(({ amount }) => amount > 0);
  return all.sort((one, other) => Number(other.seat === band.leader) - Number(one.seat === band.leader));
}

export const bandAt = (view: Forest, hideout: string | null | undefined): BandTold | null =>
  view.hideouts.find((band) => band.hideout === hideout) ?? null;

/** The band that the cart has met, with what it has used, and with what I am about to use. */
export function fightParts(view: Forest, bonus: Bonus, composed: string | null): Part[] {
  const band = bandAt(view, view.cart?.hideout);
  if (!band || !view.cart) return [];
  const used = view.cart.played.map(([seat, gear]) => ({ seat: Number(seat), gear: String(gear), amount: bonus(String(gear)) }));
  const mine = composed?.startsWith("use ") && view.seat !== null ? composed.slice(4) : null;
  return [...raidersIn(band), ...used, ...(mine === null ? [] : [{ seat: view.seat ?? 0, gear: mine, amount: bonus(mine), mine: true }])];
}

/** What a draft would bring together; a card that is not named counts for nothing yet. */
export function draftParts(draft: Terms, bonus: Bonus): Part[] {
  const raiders = Object.entries(draft.raiders).map(([seat, amount]) => ({ seat: Number(seat), gear: null, amount }));
  const cards = (draft.cards ?? []).map(([seat, gear]) => ({ seat: Number(seat), gear: String(gear), amount: bonus(String(gear)) }));
  return [...raiders, ...cards];
}

export function cardAt(view: Forest, place: string | null | undefined): CardTold | null {
  return view.row.find((each) => each.place === place)?.card ?? null;
}

/** The card that a draft is about: its target, else the first that lies face up. */
export function wanted(view: Forest): { place: string; card: CardTold } | null {
  const place = view.draft?.target ?? view.row.find((each) => each.face_up && !each.gone)?.place;
  const card = cardAt(view, place);
  return place !== undefined && card ? { place, card } : null;
}
