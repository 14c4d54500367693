import { describe, expect, it } from "vitest";
import { coinsOf, lyingDiscs } from "./coins";

describe("coins of an offer", () => {
  it("are put in by the largest discs", () => {
    expect(coinsOf(37)).toEqual(["add coins 20", "add coins 10", "add coins 5", "add coins 1", "add coins 1"]);
  });

  it("lie on the mat as they were put there", () => {
    expect(lyingDiscs(11, ["draft pass 1", "add coins 5", "add coins 5", "add coins 1"])).toEqual([5, 5]);
  });

  it("lie as large as they come where another put them", () => {
    expect(lyingDiscs(36, ["counter 3", "add coins 10"])).toEqual([20, 10, 5]);
  });

  it("are told anew where some were taken out since", () => {
    expect(lyingDiscs(7, ["add coins 10", "drop coins 1", "drop coins 1", "drop coins 1"])).toEqual([5]);
  });
});
