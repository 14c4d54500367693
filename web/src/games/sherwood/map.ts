/** The forest as it is drawn: two roads that cross, and where a cart halts on them. Drawn from the pack alone. */
import type { Printed } from "./types";

export interface Spot {
  x: number;
  y: number;
}
export interface Place extends Spot {
  name: string;
}
export interface Chart {
  width: number;
  height: number;
  /** Of a hideout. */
  radius: number;
  /** How far around its middle a hideout is touched: half-way to its neighbour where a thumb needs it. */
  reach: number;
  cross: Spot;
  towns: (Place & { kind: string })[];
  hideouts: (Place & { red: boolean; tracks: Spot[] })[];
  /** Paths of the two roads. */
  roads: string[];
  /** By town, the halt of each hideout along its road: 0 is the town, 1 the crossing. */
  halts: Record<string, number[]>;
  trees: (Spot & { size: number })[];
}

export const CROSSING = "cross-roads";
/** Where the tracks of hideouts that watch two roads come out, and the nearest to either end. */
const [INNER, FIRST, LAST] = [0.8, 0.2, 0.86];

/** The curve of an arm: a little bent, as a road is. */
function along(town: Spot, cross: Spot, t: number): Spot {
  const by = { x: town.x + 0.55 * (cross.x - town.x), y: town.y + 0.65 * (cross.y - town.y) };
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * town.x + b * by.x + c * cross.x, y: a * town.y + b * by.y + c * cross.y };
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The point of an arm that is nearest to a place. */
function nearest(town: Spot, cross: Spot, spot: Spot): number {
  const tries = Array.from({ length: 101 }, (_, at) => at / 100);
  const found = tries.reduce((best, t) => (apart(along(town, cross, t), spot) < apart(along(town, cross, best), spot) ? t : best), 0);
  return Math.min(LAST, Math.max(FIRST, found));
}

export function chartOf(printed: Printed, narrow: boolean): Chart {
  const sheet = narrow ? (printed.layout.narrow[0] ?? printed.layout.wide) : printed.layout.wide;
  const at = (name: string): Spot => {
    const [x = 0, y = 0] = sheet.places[name] ?? [];
    return { x, y };
  };
  const [width = 1, height = 1] = sheet.size;
  const cross = at(CROSSING);
  const towns = printed.towns.map(({ name, kind }) => ({ name, kind, ...at(name) }));
  const halts = Object.fromEntries(
    printed.towns.map(({ name, road }) => {
      let last = 0;
      const found = road.map((hideout) => {
        const watches = printed.hideouts.find((each) => each.name === hideout)?.watches.length ?? 1;
        return (last = Math.max(last, watches > 1 ? INNER : nearest(at(name), cross, at(hideout))));
      });
      return [name, found];
    }),
  );
  const hideouts = printed.hideouts.map(({ name, red, watches }) => ({
    name, red, ...at(name),
    tracks: watches.map((town) => {
      const place = printed.towns.find((each) => each.name === town)?.road.indexOf(name) ?? 0;
      return along(at(town), cross, halts[town]?.[place] ?? INNER);
    }),
  }));
  const arm = (town: Spot) => `Q${town.x + 0.55 * (cross.x - town.x)} ${town.y + 0.65 * (cross.y - town.y)}`;
  const roads = [towns.slice(0, 2), towns.slice(2, 4)].flatMap(([one, other]) =>
    one && other ? [`M${one.x} ${one.y}${arm(one)} ${cross.x} ${cross.y}${arm(other)} ${other.x} ${other.y}`] : [],
  );
  const [radius, reach] = narrow ? [22, 30.4] : [35, 35];
  const drawn = { width, height, radius, reach, cross, towns, hideouts, roads, halts };
  return { ...drawn, trees: treesOf(drawn, narrow) };
}

/** The way of one cart: where it is after so many of all its arrows. */
export interface Way {
  /** From 0, the town it leaves, past 1, the crossing, to 2. */
  at(u: number): Spot;
  /** The path between two points of it. */
  path(from: number, to: number): string;
  halts: { hideout: string; u: number }[];
}

export function wayOf(printed: Printed, chart: Chart, start: string, end: string): Way {
  const [from, to] = [start, end].map((name) => chart.towns.find((town) => town.name === name) ?? chart.cross) as [Spot, Spot];
  const at = (u: number) => (u <= 1 ? along(from, chart.cross, u) : along(to, chart.cross, 2 - u));
  const arm = (name: string) =>
    (printed.towns.find((town) => town.name === name)?.road ?? []).map((hideout, place) => ({ hideout, t: chart.halts[name]?.[place] ?? 0 }));
  const halts = [
    ...arm(start).map(({ hideout, t }) => ({ hideout, u: t })),
    ...arm(end).reverse().map(({ hideout, t }) => ({ hideout, u: 2 - t })),
  ];
  const path = (first: number, last: number) => {
    const steps = Math.max(2, Math.ceil((last - first) * 24));
    const spots = Array.from({ length: steps + 1 }, (_, step) => at(first + ((last - first) * step) / steps));
    return `M${spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
  };
  return { at, path, halts };
}

/** How a cart is drawn so that it looks where it goes: all of them are drawn looking to the left. */
export function facing(way: Way, u: number): 1 | -1 {
  const [behind, ahead] = [way.at(Math.max(0, u - 0.04)), way.at(Math.min(2, u + 0.04))];
  return ahead.x > behind.x ? -1 : 1;
}

/** Where a cart is between its halts: it rolls evenly from one to the next. */
export function alongWay(way: Way, at: number): number {
  const stops = [0, ...way.halts.map((halt) => halt.u), 2];
  const before = Math.min(stops.length - 1, Math.floor(at));
  const [here = 0, next = 2] = [stops[before], stops[before + 1] ?? 2];
  return here + (next - here) * (at - before);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** So far down the row of cards hangs over a wide forest. */
const ROW = 128;

/** Oaks wherever nothing else stands: always the same ones. */
function treesOf(chart: Omit<Chart, "trees">, narrow: boolean): (Spot & { size: number })[] {
  const base = narrow ? 27 : 45;
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const roads = chart.towns.flatMap((town) => Array.from({ length: 30 }, (_, step) => along(town, chart.cross, step / 29)));
  const tracks = chart.hideouts.flatMap((hideout) =>
    hideout.tracks.flatMap((end) => [0.3, 0.5, 0.7].map((t) => ({ x: hideout.x + t * (end.x - hideout.x), y: hideout.y + t * (end.y - hideout.y) }))),
  );
  const clear = (spot: Spot) =>
    roads.every((road) => apart(road, spot) > base * 0.95) &&
    tracks.every((track) => apart(track, spot) > base * 0.6) &&
    chart.hideouts.every((hideout) => apart(hideout, spot) > chart.radius + base * 0.62 && (Math.abs(hideout.x - spot.x) > base || Math.abs(hideout.y + chart.radius + 14 - spot.y) > base * 0.62)) &&
    chart.towns.every((town) => Math.abs(town.x - spot.x) > base * 1.5 || Math.abs(town.y + 8 - spot.y) > base * 1.45);
  const trees: (Spot & { size: number })[] = [];
  const [above, margin] = [narrow ? base * 0.6 : ROW, base * 0.45];
  for (let tries = 0; tries < 3000 && trees.length < (narrow ? 22 : 54); tries++) {
    const size = base * (0.86 + 0.26 * chance());
    const spot = { x: round(margin + chance() * (chart.width - 2 * margin)), y: round(above + chance() * (chart.height - above - margin)) };
    const near = Math.min(...trees.map((tree) => apart(tree, spot)), chart.width);
    const grove = near < base * 1.25 || chance() < 0.07; // oaks stand together
    if (near > base * 0.78 && grove && clear(spot)) trees.push({ ...spot, size: round(size) });
  }
  return trees.sort((one, other) => one.y - other.y);
}
