/** What is mine, and where it lies. */
import type { PlayerTold } from "../../wire/games/cornish";
import type { CornishView, Things } from "./shelf.svelte";

export const mine = (view: CornishView): PlayerTold | null => (view.seat === null ? null : (view.players[view.seat] ?? null));

/** My warehouses in a place. */
export function storesAt(view: CornishView, things: Things, place: string | null): string[] {
  return Object.keys(mine(view)?.warehouses ?? {}).filter((store) => things.warehouses.get(store)?.place === place);
}

/** The merchant where my ship lies. */
export function merchant(view: CornishView, things: Things): string | null {
  const anchor = mine(view)?.anchor ?? null;
  return anchor !== null && things.sea.get(anchor)?.merchant ? anchor : null;
}

/** Kinds of goods with how many there are. */
export function counted(goods: readonly string[]): [goods: string, count: number][] {
  const counts = new Map<string, number>();
  for (const one of goods) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** Which of the goods aboard are being landed, by their place in the hold. */
export function leaving(view: CornishView): Set<number> {
  const out = new Set<number>();
  for (const { goods } of view.pending?.draft ?? []) {
    const at = (mine(view)?.hold ?? []).findIndex((one, index) => one === goods && !out.has(index));
    if (at >= 0) out.add(at);
  }
  return out;
}
