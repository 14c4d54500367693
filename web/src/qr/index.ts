/** A text as a QR code, for a telephone that is held before the screen. */
import { codewords, versionFor } from "./codewords";
import { MASKS, penalty } from "./masks";
import { ground, layFormat, winding } from "./squares";

/** Dark squares by row and column, with the mask that looks best or the one that is named; null for a text that is too long. */
export function qr(text: string, named?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = codewords(bytes, version);
  const tried = (named === undefined ? MASKS.map((_, mask) => mask) : [named]).map((mask) => masked(version, words, mask));
  const worth = tried.map(penalty);
  return tried[worth.indexOf(Math.min(...worth))]!;
}

function masked(version: number, words: number[], mask: number): boolean[][] {
  const squares = ground(version);
  let at = 0;
  for (const [row, column] of [...winding(squares)]) {
    const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    squares[row]![column] = (bit === 1) !== MASKS[mask]!(row, column);
    at++;
  }
  layFormat(squares, mask);
  return squares as boolean[][];
}

/** As one path of SVG: a stroke for every run of dark squares in a row. */
export const pathOf = (squares: boolean[][]) =>
  squares.map((row, y) => [...row.map((dark) => (dark ? "1" : "0")).join("").matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join("")).join("");
