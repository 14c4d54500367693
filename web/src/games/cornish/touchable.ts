/** Where a piece in a hold or a warehouse is touched: a finger's width around it, if no other lies there. */
import type { Square } from "./fit";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const FINGER = 44;

function boxOf(shape: readonly Square[], cell: number, least: number): Area {
  const [rows, columns] = [shape.map(([row]) => row), shape.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [(Math.max(...rows) - top + 1) * cell, (Math.max(...columns) - left + 1) * cell];
  const [width, height] = [Math.max(wide, least), Math.max(high, least)];
  return { x: left * cell - (width - wide) / 2, y: top * cell - (height - high) / 2, width, height };
}

const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const NOWHERE: Area = { x: 0, y: 0, width: 0, height: 0 };

export function touchable(shapes: readonly (readonly Square[])[], cell: number): Area[] {
  const areas = shapes.map((shape) => (shape.length > 0 ? boxOf(shape, cell, FINGER) : NOWHERE));
  return areas.map((area, at) => (areas.some((other, place) => place !== at && meet(area, other)) ? NOWHERE : area));
}
