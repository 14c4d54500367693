/** What is being composed outlives a reload: it is kept for this window alone. */

import type { Composed } from "../compose/composition.svelte";

const place = (table: string): string => `hoodwink.composed.${table}`;

export function keepFor(table: string, composed: Composed): void {
  const nothing = composed.quiet.length === 0 && composed.loud === null && composed.said === "";
  if (!nothing) sessionStorage.setItem(place(table), JSON.stringify(composed));
  else if (keptFor(table)) sessionStorage.removeItem(place(table)); // to remove costs more than to look
}

export function keptFor(table: string): Composed | null {
  const kept = sessionStorage.getItem(place(table));
  return kept === null ? null : (JSON.parse(kept) as Composed);
}
