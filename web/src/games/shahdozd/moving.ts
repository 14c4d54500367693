/** The ring turns as one, two cards change places, a card is turned up. */
import type { AnyEvent } from "../../line/table.svelte";
import { move, still } from "../../table/motion";
import { cameFrom, SIX, SLOTS, STEPS } from "./ring";

interface Point {
  x: number;
  y: number;
}
const STEP = 420;
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
/** Between two neighbours a card swings outwards. */
const swung = (from: Point, to: Point, centre: Point): Point => {
  const half = middleOf([from, to]);
  return { x: centre.x + (half.x - centre.x) * 1.1, y: centre.y + (half.y - centre.y) * 1.1 };
};

/** The way of the card that now lies in this slot, point by point. */
export function wayOf(slot: number, steps: number, points: readonly Point[]): Point[] {
  const back = steps > SIX / 2; // the other way round is shorter
  const count = back ? SIX - steps : steps;
  const from = cameFrom(slot, steps);
  const stops = Array.from({ length: count + 1 }, (_, step) => points[(from + (back ? SIX - step : step)) % SIX] ?? { x: 0, y: 0 });
  const centre = middleOf(points);
  return stops.flatMap((stop, at) => {
    const last = stops[at - 1];
    return last ? [swung(last, stop, centre), stop] : [stop];
  });
}

const shifted = (way: readonly Point[], home: Point): Keyframe[] => way.map(({ x, y }) => ({ transform: `translate(${x - home.x}px, ${y - home.y}px)`, zIndex: 5 }));

/** Shows what an event did to the cards, which lie there already. */
export async function moveCards(event: AnyEvent, ring: Element): Promise<void> {
  const cards = SLOTS.map((slot) => ring.querySelector(`[data-at="slot-${slot}"]`));
  const fades = still(); // then nobody asks where they lie, which would lay out the whole page
  const points = cards.map((card) => {
    const box = fades ? null : card?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });
  const go = (slot: number, way: readonly Point[], lasting: number) => {
    const [card, home] = [cards[slot], points[slot]];
    return card && home ? move(card, shifted(way, home), lasting) : undefined;
  };
  if (event.event === "rotated") {
    const steps = STEPS[String(event["way"])] ?? 0;
    const lasting = steps === 3 ? STEP * 2 : STEP;
    await Promise.all(SLOTS.map((_, slot) => go(slot, wayOf(slot, steps, points), lasting)));
  } else if (event.event === "mixed") {
    await mixed(event, points, go);
  } else if (event.event === "shown") {
    const card = cards[SLOTS.indexOf(event["slot"] as (typeof SLOTS)[number])];
    if (card) await move(card, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], STEP / 2);
  }
}

async function mixed(event: AnyEvent, points: readonly Point[], go: (slot: number, way: readonly Point[], lasting: number) => unknown): Promise<void> {
  const pair = (event["slots"] as string[]).map((slot) => SLOTS.indexOf(slot as (typeof SLOTS)[number]));
  const centre = middleOf(points);
  await Promise.all(
    pair.map((slot, at) => {
      const [home, other] = [points[slot], points[pair[1 - at] ?? slot]];
      if (!home || !other) return undefined;
      if (event["hidden"]) return go(slot, [home, centre, centre, home], STEP * 2);
      const lifted = { x: home.x, y: home.y - 18 };
      return event["swapped"] ? go(slot, [other, home], STEP) : go(slot, [home, lifted, home], STEP);
    }),
  );
}
