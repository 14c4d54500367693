/** The squares of a QR code: what every one has, what says how to read it, and the bytes, winding upwards. */

/** Dark or light by row and column; undefined where nothing is laid yet. */
export type Squares = (boolean | undefined)[][];

/** Level M with mask 0 to 7, and what its own correction makes of it. */
export const formatBits = (mask: number) => ((mask << 10) | rest(mask, 10, 0x537)) ^ 0x5412;
export const versionBits = (version: number) => (version << 12) | rest(version, 12, 0x1f25);

function rest(value: number, bits: number, divisor: number): number {
  let left = value << bits;
  for (let at = 31 - Math.clz32(left); left >= 1 << bits; at = 31 - Math.clz32(left)) left ^= divisor << (at - bits);
  return left;
}

/** Finders, timing, alignment, version; the places of the format are taken, too. */
export function ground(version: number): Squares {
  const size = version * 4 + 17;
  const squares: Squares = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  for (let at = 0; at < size; at++) squares[6]![at] = squares[at]![6] = at % 2 === 0;
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(squares, row, column, 4, [2, 4]);
  for (const row of centres(version)) {
    for (const column of centres(version)) if (clear(row, column, size)) rings(squares, row, column, 2, [1]);
  }
  layFormat(squares, 0);
  if (version >= 7) layVersion(squares, version);
  return squares;
}

/** Squares around a middle: light where the distance says so. */
function rings(squares: Squares, row: number, column: number, reach: number, light: number[]): void {
  for (let y = row - reach; y <= row + reach; y++) {
    for (let x = column - reach; x <= column + reach; x++) {
      const far = Math.max(Math.abs(y - row), Math.abs(x - column));
      const line = squares[y];
      if (line && x >= 0 && x < squares.length) line[x] = !light.includes(far);
    }
  }
}

/** Where small rings help to align; the corners have finders. */
function centres(version: number): number[] {
  const last = version * 4 + 10;
  if (version === 1) return [];
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}
const clear = (row: number, column: number, size: number) => !(row < 9 && column < 9) && !(row < 9 && column > size - 9) && !(row > size - 9 && column < 9);

/** Twice: around the first finder, and shared by the others. */
export function layFormat(squares: Squares, mask: number): void {
  const size = squares.length;
  const bits = formatBits(mask);
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const along = at < 6 ? at : at < 8 ? at + 1 : null;
    if (along !== null) squares[along]![8] = dark;
    else squares[8]![at === 8 ? 7 : 14 - at] = dark;
    if (at < 8) squares[8]![size - 1 - at] = dark;
    else squares[size - 15 + at]![8] = dark;
  }
  squares[size - 8]![8] = true;
}

function layVersion(squares: Squares, version: number): void {
  const bits = versionBits(version);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [squares.length - 11 + (at % 3), Math.floor(at / 3)];
    squares[far]![near] = squares[near]![far] = ((bits >> at) & 1) === 1;
  }
}

/** The free places in the order in which the bits go there: two columns upwards, two downwards. */
export function* winding(squares: Squares): Generator<[row: number, column: number]> {
  const size = squares.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the column of the timing
    for (let at = 0; at < size; at++) {
      const row = up ? size - 1 - at : at;
      for (const column of [right, right - 1]) if (squares[row]![column] === undefined) yield [row, column];
    }
  }
}
