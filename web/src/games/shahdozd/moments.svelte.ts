/** What has just been seen: a card that was shown to me, a verdict. It fades after some seconds; the log keeps it. */
import type { AnyEvent } from "../../line/table.svelte";
import { type Ring, slotOf, SLOTS } from "./ring";

export interface Moment {
  /** The face, if I saw it. */
  card: string | null;
  /** What it was said to be, true or not. */
  verdict: boolean | null;
}
const LASTS = 5000;
const word = (fact: unknown): string | null => (typeof fact === "string" ? fact : null);

/** What an event shows, and in which slot. */
export function momentOf(event: AnyEvent, view: Ring): [slot: number, moment: Moment] | null {
  const card = word(event["card"]);
  const at = (seat: unknown) => slotOf(view, seat as number);
  const named = SLOTS.indexOf(event["slot"] as (typeof SLOTS)[number]);
  if (event.event === "challenged") return [at(event["claimant"]), { card, verdict: event["true"] === true }];
  if (event.event === "confronted") return [at(event["seat"]), { card, verdict: event["true"] === true }];
  if (event.event === "accused") return [named, { card, verdict: event["right"] === true }];
  return ["peeked", "looked", "shown"].includes(event.event) && card ? [named, { card, verdict: null }] : null;
}

export class Moments {
  at = $state.raw<Readonly<Record<number, Moment>>>({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(event: AnyEvent, view: Ring): void {
    if (event.event === "rotated" || event.event === "mixed") return this.clear();
    const found = momentOf(event, view);
    if (!found) return;
    const [slot, moment] = found;
    this.at = { ...this.at, [slot]: moment };
    clearTimeout(this.#timers.get(slot));
    this.#timers.set(slot, setTimeout(() => this.#forget(slot), LASTS));
  }

  #forget(slot: number): void {
    this.at = Object.fromEntries(Object.entries(this.at).filter(([each]) => Number(each) !== slot));
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.at = {};
  }
}
