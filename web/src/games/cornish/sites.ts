/** Who stands where on a sheet, and how a crowd is laid out above its place. */
import type { CornishView, Things } from "./shelf.svelte";

export interface Token {
  kind: "officer" | "pawn" | "ship";
  /** Whose pawn or ship it is, or whose money the officer has taken. */
  seat: number | null;
  count: number;
  size: number;
  x: number;
  y: number;
}
type Loose = Omit<Token, "x" | "y">;

const WIDTHS = { wide: { mine: 32, other: 25, officer: 32, ship: 34 }, narrow: { mine: 38, other: 28, officer: 36, ship: 38 } };
/** How much of each is seen, the rest is behind the next. */
const SEEN = { mine: 0.62, other: 0.56, officer: 0.86, ship: 0.9 };

export type Scale = keyof typeof WIDTHS;

function tally<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

export function standing(view: CornishView, place: string, scale: Scale): { officers: Loose[]; pawns: Loose[] } {
  const sizes = WIDTHS[scale];
  const officers = tally(view.officers.filter((one) => one.place === place).map((one) => one.briber));
  const pawns = view.players.map((player, seat) => [seat, player.pawns.filter((pawn) => pawn === place).length] as const);
  const mineLast = [...pawns].sort(([a], [b]) => Number(a === view.seat) - Number(b === view.seat));
  return {
    officers: officers.map(([seat, count]) => ({ kind: "officer", seat, count, size: sizes.officer })),
    pawns: mineLast.filter(([, count]) => count > 0).map(([seat, count]) => ({ kind: "pawn", seat, count, size: seat === view.seat ? sizes.mine : sizes.other })),
  };
}

const seen = ({ kind, size }: Loose, mine: boolean): number => size * (mine ? SEEN.mine : kind === "pawn" ? SEEN.other : SEEN[kind]);

const FINGER = 48;
/** A finger's width on telephones, where tokens are larger. */
export const touchOf = (size: number): number => (size > 34 ? FINGER : size + 4);

/** Side by side, the last one in front; those that a finger must tell apart stand further from each other. `foot` is where their feet are. */
function abreast(all: readonly Loose[], me: number | null, foot: number): Token[] {
  let [x, free] = [0, -Infinity];
  const row = all.map((one) => {
    const mine = one.kind === "pawn" && one.seat === me;
    const finger = mine || one.kind === "officer" ? touchOf(one.size) : 0;
    if (finger === FINGER) x = Math.max(x, free + (finger - one.size) / 2);
    const token = { ...one, x, y: foot - one.size };
    if (finger > 0) free = x + (one.size + finger) / 2;
    x += seen(one, mine);
    return token;
  });
  const last = row.at(-1);
  const half = last ? (last.x + last.size) / 2 : 0;
  return row.map((token) => ({ ...token, x: token.x - half }));
}

const ROW = 5;
/** So far behind stands the second row, that whoever stands there is seen and touched too. */
const BEHIND = 28;

/** A few stand in a row above the place; a crowd stands in two, officers behind. */
export function crowd(view: CornishView, place: string, scale: Scale, foot: number): Token[] {
  const { officers, pawns } = standing(view, place, scale);
  if (officers.length + pawns.length <= ROW) return abreast([...officers, ...pawns], view.seat, foot);
  return [...abreast(officers, view.seat, foot - BEHIND), ...abreast(pawns, view.seat, foot)];
}

/** Ships at a place of the sea: mine is the larger. */
export function fleet(view: CornishView, place: string, scale: Scale, aside = 0): Token[] {
  const size = WIDTHS[scale].ship;
  const seats = view.players.flatMap((player, seat) => (player.anchor === place ? [seat] : []));
  const mineFirst = [...seats].sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  const row = abreast(mineFirst.map((seat) => ({ kind: "ship", seat, count: 1, size: seat === view.seat ? size + 6 : size - 4 })), view.seat, 0);
  const half = -(row[0]?.x ?? 0) - size / 2; // beside a place the first lies nearest, the others further out
  return row.map((token) => ({ ...token, x: token.x + Math.sign(aside) * half }));
}

/** Moved aside, if they would stand beyond the edge of the sheet. */
export function within(tokens: readonly Token[], x: number, width: number): Token[] {
  const left = Math.min(...tokens.map((token) => x + token.x)) - 2;
  const right = Math.max(...tokens.map((token) => x + token.x + token.size)) + 2 - width;
  const by = left < 0 ? -left : right > 0 ? -right : 0;
  return by === 0 ? [...tokens] : tokens.map((token) => ({ ...token, x: token.x + by }));
}

export type Kind = "mer" | "sea" | "town" | "cove" | "vill";

export function kindOf(things: Things, place: string): Kind {
  const land = things.land.get(place);
  if (!land) return things.sea.get(place)?.merchant ? "mer" : "sea";
  return land.size > 0 ? "town" : land.cove ? "cove" : "vill";
}

const RADII: Record<Scale, Record<Kind, number>> = {
  wide: { mer: 20, sea: 11, town: 14, cove: 11, vill: 8.5 },
  narrow: { mer: 20, sea: 19, town: 18, cove: 15, vill: 14 },
};
export const radiusOf = (kind: Kind, scale: Scale): number => RADII[scale][kind];

/** Where the middle of a name may be, so that all of it stays on a sheet of this width. */
export function inside(x: number, name: string, width: number, grow = 1): number {
  const half = Math.max(32, name.length * 3.5) * grow;
  return Math.min(Math.max(x, half), width - half);
}
