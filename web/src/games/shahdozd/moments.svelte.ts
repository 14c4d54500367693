/** What has just been seen: a card that was shown to me, a verdict. It fades after some seconds; the log keeps it. */
import type { AnyEvent } from "../../line/table.svelte";
import { type Ring, slotOf, SLOTS } from "./ring";

export interface Moment {
  /** The face, if I saw it. */
  card: string | null;
  /** What it was said to be, true or not. */
  verdict: boolean | null;
}
interface Dated extends Moment {
  since: number;
}
const LASTS = 5000;
/** So long at least, whatever comes next. */
const LEAST = 1200;
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
  at = $state.raw<Readonly<Record<number, Dated>>>({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(event: AnyEvent, view: Ring): void {
    if (event.event === "rotated" || event.event === "mixed") return this.clear();
    if (event.event === "claimed") this.#keep((_, { since }) => Date.now() - since < LEAST);
    const found = momentOf(event, view);
    if (!found) return;
    const [slot, moment] = found;
    this.at = { ...this.at, [slot]: { ...moment, since: Date.now() } };
    clearTimeout(this.#timers.get(slot));
    this.#timers.set(slot, setTimeout(() => this.#keep((each) => each !== slot), LASTS));
  }

  #keep(wanted: (slot: number, moment: Dated) => boolean): void {
    this.at = Object.fromEntries(Object.entries(this.at).filter(([slot, moment]) => wanted(Number(slot), moment)));
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.at = {};
  }
}
