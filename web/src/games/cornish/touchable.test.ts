import { expect, test } from "vitest";
import { touchable } from "./touchable";

test("a piece that lies alone is touched within a finger's width", () => {
  expect(touchable([[[1, 0], [1, 1]]], 16)).toEqual([{ x: -6, y: 2, width: 44, height: 44 }]);
});

test("pieces side by side are touched where they lie", () => {
  expect(touchable([[[0, 0]], [[0, 1]]], 16).map(({ width }) => width)).toEqual([0, 0]);
});
