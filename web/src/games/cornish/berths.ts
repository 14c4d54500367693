/** Where the ships of a port lie: on the water, as near as can be to the lane they came by. */
import type { SheetTold } from "../../wire/games/cornish";
import type { Things } from "./shelf.svelte";

const TURN = Math.PI / 12;
const HULL = 14;
const known = new WeakMap<SheetTold, Map<string, readonly [number, number]>>();
let pen: CanvasRenderingContext2D | null = null;

export function berth(things: Things, place: string, sheet: SheetTold, out: number): readonly [number, number] {
  const found = known.get(sheet) ?? new Map<string, readonly [number, number]>();
  known.set(sheet, found);
  const there = found.get(place) ?? sought(things, place, sheet, out);
  found.set(place, there);
  return there;
}

function sought(things: Things, place: string, sheet: SheetTold, out: number): readonly [number, number] {
  const spots = { ...sheet.exits, ...sheet.guests, ...sheet.places };
  const [x = 0, y = 0] = spots[place] ?? [];
  const lane = things.lanes(place).find((one) => spots[one] !== undefined);
  const bend = sheet.bends.find(({ ends }) => lane !== undefined && ends.includes(place) && ends.includes(lane))?.by;
  const [wx = x, wy = y + 1] = bend ?? (lane === undefined ? [] : (spots[lane] ?? []));
  const wanted = Math.atan2(wy - y, wx - x);
  const land = sheet.coast.map((outline) => new Path2D(outline));
  pen ??= document.createElement("canvas").getContext("2d");
  const wet = (px: number, py: number) => !land.some((shape) => pen?.isPointInPath(shape, px, py));
  const others = Object.entries(spots).filter(([name]) => name !== place).map(([, spot]) => spot);
  const angles = Array.from({ length: 24 }, (_, at) => at * TURN - Math.PI);
  const rated = [1, 1.25, 1.5].flatMap((far) => angles.map((angle) => rate(angle, far)));
  function rate(angle: number, far: number): { cost: number; spot: readonly [number, number] } {
    const spot = [Math.cos(angle) * out * far, Math.sin(angle) * out * far] as const;
    const [px, py] = [x + spot[0], y + spot[1]];
    const dry = [-HULL, 0, HULL].filter((aside) => !wet(px + aside, py + 6)).length;
    const upward = Math.abs(turnOf(angle + Math.PI / 2)) < 1.1 ? 3 : 0; // people stand there
    const named = Math.abs(turnOf(angle - Math.PI / 2)) < 1.25 && far < 1.5 ? 1.1 : 0; // the name stands there
    const beyond = px < HULL || px > (sheet.size[0] ?? 0) - HULL || py > (sheet.size[1] ?? 0) - 10 ? 3 : 0;
    const near = others.some(([ox = 0, oy = 0]) => Math.hypot(ox - px, oy - py) < out * 0.9) ? 1.5 : 0;
    return { cost: Math.abs(turnOf(angle - wanted)) + dry * 1.5 + upward + named + beyond + near + far * 0.4, spot };
  }
  return rated.sort((a, b) => a.cost - b.cost)[0]?.spot ?? [0, out];
}

/** An angle as the shorter way round. */
function turnOf(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
