/** Plain numbers of a plot. */

export interface Scale {
  low: number;
  high: number;
  lines: number[];
}
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** From a round number to a round number, with three to five lines between them. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? 1000;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return { low, high, lines: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step) };
}

/** Moves heights apart so that none are closer than this, keeping their order. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  for (let round = 0; round < 40; round++) {
    for (let at = 1; at < order.length; at++) {
      const [upper, lower] = [order[at - 1] ?? 0, order[at] ?? 0];
      const short = gap - ((placed[lower] ?? 0) - (placed[upper] ?? 0));
      if (short <= 0) continue;
      placed[upper] = (placed[upper] ?? 0) - short / 2;
      placed[lower] = (placed[lower] ?? 0) + short / 2;
    }
  }
  return placed;
}
