import { expect, test } from "vitest";
import { inside } from "./sites";

test("a name stays on its sheet, and where there is room below its place", () => {
  expect(inside(200, "Penzance", 390)).toBe(200);
  expect(inside(375, "Mount’s Bay", 390)).toBe(390 - 11 * 3.5);
  expect(inside(4, "Cape Cornwall", 390)).toBe(13 * 3.5);
});
