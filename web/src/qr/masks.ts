/** Eight patterns that break up what a camera could mistake, and how bad what is left of it looks. */

type Mask = (row: number, column: number) => boolean;
export const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The less the better: long runs, blocks of four, what looks like a finder, too dark or too light. */
export function penalty(squares: readonly (readonly boolean[])[]): number {
  const lines = [...squares, ...squares.map((_, at) => squares.map((row) => row[at]!))].map((line) => line.map(Number).join(""));
  return lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + blocks(squares) + balance(squares);
}

const runs = (line: string) => [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);

const finders = (line: string) => 40 * ([...line.matchAll(/(?=10111010000)/g)].length + [...line.matchAll(/(?=00001011101)/g)].length);

function blocks(squares: readonly (readonly boolean[])[]): number {
  let found = 0;
  for (let row = 1; row < squares.length; row++) {
    for (let column = 1; column < squares.length; column++) {
      const dark = squares[row]![column];
      if (squares[row]![column - 1] === dark && squares[row - 1]![column] === dark && squares[row - 1]![column - 1] === dark) found++;
    }
  }
  return 3 * found;
}

function balance(squares: readonly (readonly boolean[])[]): number {
  const share = squares.flat().filter(Boolean).length / squares.length ** 2;
  return 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
