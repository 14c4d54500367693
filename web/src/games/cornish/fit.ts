/** How shapes lie in a room. Nothing here decides whether they may: that is the server's word. */

export type Square = readonly [row: number, column: number];

const key = ([row, column]: Square): string => `${row} ${column}`;

export function squares(rows: readonly string[]): Square[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[y, x] as const] : [])));
}

/** Every way to turn a shape; goods lie face up, so it is never turned over. */
function turned(rows: readonly string[]): Square[][] {
  const all: Square[][] = [];
  let shape = squares(rows);
  for (let turn = 0; turn < 4; turn++) {
    all.push(settled(shape));
    shape = shape.map(([row, column]) => [column, -row] as const);
  }
  const seen = new Set<string>();
  return all.filter((one) => {
    const name = one.map(key).sort().join();
    return !seen.has(name) && seen.add(name);
  });
}

function settled(shape: readonly Square[]): Square[] {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, column]) => column));
  return shape.map(([row, column]) => [row - top, column - left] as const);
}

/** All spots where a shape would lie on free squares. */
function* spots(free: ReadonlySet<string>, rows: readonly string[], size: number): Generator<Square[]> {
  for (const shape of turned(rows)) {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const there = shape.map(([row, column]) => [row + y, column + x] as const);
        if (there.every((one) => free.has(key(one)))) yield there;
      }
    }
  }
}

/** All shapes laid, the first ones first; null if that cannot be. */
export function packed(room: readonly string[], shapes: readonly (readonly string[])[]): Square[][] | null {
  const size = Math.max(room.length, ...room.map((row) => row.length));
  const lay = (free: Set<string>, at: number): Square[][] | null => {
    const rows = shapes[at];
    if (rows === undefined) return [];
    for (const there of spots(free, rows, size)) {
      const rest = new Set(free);
      for (const one of there) rest.delete(key(one));
      const more = lay(rest, at + 1);
      if (more) return [there, ...more];
    }
    return null;
  };
  return lay(new Set(squares(room).map(key)), 0);
}

/** One more shape beside what lies there: where there is room, else with everything laid anew. */
export function tried(
  room: readonly string[], laid: readonly (readonly Square[])[], shapes: readonly (readonly string[])[], added: readonly string[],
): Square[][] | null {
  const taken = new Set(laid.flat().map(key));
  const free = new Set(squares(room).map(key).filter((one) => !taken.has(one)));
  const size = Math.max(room.length, ...room.map((row) => row.length));
  for (const there of spots(free, added, size)) return [...laid.map((one) => [...one]), there];
  return packed(room, [...shapes, added]);
}
