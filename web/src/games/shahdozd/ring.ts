/** The ring of six: mine below, then clockwise to my left. */
import type { View } from "../../line/table.svelte";

export type Ring = View<"shahdozd">;
export const SIX = 6;
export const SLOTS = ["a", "b", "c", "d", "e", "f"] as const;
export const CHARACTERS = ["king", "thief", "minister", "executioner", "sheriff", "peasant"] as const;

/** How many slots clockwise a rotation moves every card. */
export const STEPS: Readonly<Record<string, number>> = { left: 1, right: SIX - 1, front: 3 };

/** The slot that a seat sits at, by number; the first one for who looks on. */
export const slotOf = (view: Ring, seat: number | null): number =>
  Math.max(0, view.slots.findIndex((slot) => seat !== null && slot.owner === seat));

/** Where a slot is drawn: 0 below, 1 and 2 to the left, 3 on top, 4 and 5 to the right. */
export const placeOf = (slot: number, below: number): number => (slot - below + SIX) % SIX;

/** The slots from which the cards came: by slot, before all moved so many steps clockwise. */
export const cameFrom = (slot: number, steps: number): number => (slot - steps + SIX) % SIX;

/** What may lie in a slot, as far as I know; nothing without the memory aid. */
export const mayBe = (view: Ring, slot: number): readonly string[] => {
  const up = view.slots[slot]?.card;
  return up ? [up] : (view.could_be?.[slot] ?? []);
};

/** Phases in which all choose under cover, and who alone has nothing to choose. */
export function hasChosen(view: Ring, seat: number): boolean {
  const asks = { peek: null, challenge: view.claim?.seat ?? null, answer: view.turn }[view.phase];
  return asks !== undefined && asks !== seat && !view.to_act.includes(seat);
}
