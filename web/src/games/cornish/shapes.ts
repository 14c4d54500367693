/** How goods are drawn: a tone each, an outline around their squares, a cut in each square. */
import { squares, type Square } from "./fit";

const TONES = ["f-sea", "f-green", "f-wood", "f-gold", "f-red", "f-green2"];
const OWN: Record<string, string> = {
  lace: "f-sea", tea: "f-green", tobacco: "f-wood", spice: "f-gold", silk: "f-sea", brandy: "f-wood", rum: "f-red", salt: "f-paper",
  gin: "f-green2", wine: "f-red", sugar: "f-paper", china: "f-sea", coffee: "f-wood", velvet: "f-green2", cognac: "f-gold", claret: "f-red",
};

export const tone = (goods: string): string => OWN[goods] ?? TONES[goods.length % TONES.length] ?? "f-wood";

/** Only the edges between a square of the shape and none. */
export function outline(shape: readonly Square[], cell: number): string {
  const has = (row: number, column: number) => shape.some(([y, x]) => y === row && x === column);
  return shape
    .flatMap(([row, column]) => {
      const [x, y] = [column * cell, row * cell];
      return [
        has(row - 1, column) ? "" : `M${x} ${y}h${cell}`,
        has(row + 1, column) ? "" : `M${x} ${y + cell}h${cell}`,
        has(row, column - 1) ? "" : `M${x} ${y}v${cell}`,
        has(row, column + 1) ? "" : `M${x + cell} ${y}v${cell}`,
      ];
    })
    .join("");
}

/** Two wedges in the lower right of a square. */
export function cuts([row, column]: Square, cell: number): string {
  const at = (x: number, y: number) => `${(column + x) * cell} ${(row + y) * cell}`;
  return `M${at(0.62, 0.9)}L${at(0.9, 0.5)} ${at(0.76, 0.92)}ZM${at(0.34, 0.92)}L${at(0.62, 0.62)} ${at(0.46, 0.94)}Z`;
}

export function extent(shape: readonly Square[]): { rows: number; columns: number } {
  return { rows: 1 + Math.max(0, ...shape.map(([row]) => row)), columns: 1 + Math.max(0, ...shape.map(([, column]) => column)) };
}

/** As printed, lying flat rather than standing: turned, never turned over. */
export function flat(rows: readonly string[]): Square[] {
  const shape = squares(rows);
  const { rows: high, columns: wide } = extent(shape);
  return high > wide ? shape.map(([row, column]) => [column, high - 1 - row] as const) : shape;
}
