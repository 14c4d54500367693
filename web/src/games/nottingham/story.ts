/** What has come to light in this round: the view tells how things stand, the log what was in the bags. */
import type { AnyEvent, Heard } from "../../line/table.svelte";

export interface Opened {
  bag: number;
  goods: Record<string, number>;
  truthful: boolean;
  excused: boolean;
  /** What followed from it: who paid whom. */
  after: AnyEvent[];
}
const FOLLOWS = new Set(["paid", "gave", "forgave", "delivered", "summoned"]);
const ENDS = new Set(["passed", "inspected", "accepted"]);

/** The events since the market opened, in their order. */
export function ofRound(heard: readonly Heard[]): AnyEvent[] {
  const events: AnyEvent[][] = [];
  for (let at = heard.length - 1; at >= 0; at--) {
    const told = heard[at]?.events ?? [];
    const began = told.findLastIndex((event) => event.event === "round_began");
    events.unshift(began < 0 ? told : told.slice(began));
    if (began >= 0) break;
  }
  return events.flat();
}

/** The bags that were opened in this round, in the order in which they were. */
export function openedIn(events: readonly AnyEvent[]): Opened[] {
  const opened: Opened[] = [];
  let open: Opened | null = null;
  for (const event of events) {
    if (event.event === "inspected") {
      open = { bag: Number(event["bag"]), goods: event["goods"] as Record<string, number>, truthful: event["truthful"] === true, excused: event["excused"] === true, after: [] };
      opened.push(open);
    } else if (ENDS.has(event.event)) open = null;
    else if (open && FOLLOWS.has(event.event)) open.after.push(event);
  }
  return opened;
}

/** How many cards a bag was said to hold; the view forgets it once the bag is decided on. */
export const declaredCount = (events: readonly AnyEvent[], seat: number): number =>
  Number(events.findLast((event) => event.event === "declared" && event["seat"] === seat)?.["count"] ?? 0);

/** How many coins came to a seat since the market opened. */
export const gained = (events: readonly AnyEvent[], seat: number): number =>
  events.reduce((sum, { event, seat: by, to, coins }) => {
    if (event !== "paid") return sum;
    return sum + (to === seat ? Number(coins) : 0) - (by === seat ? Number(coins) : 0);
  }, 0);
