import { describe, expect, it } from "vitest";
import { begins, choices, common, fits, range } from "./words";

const MOVES = ["sail looe to fowey for gold", "sail looe to fowey for influence", "sail looe to brest for gold", "walk looe to fowey for gold", "land", "land hiding 2", "pass"];

describe("words", () => {
  it("begin a move only at a word boundary", () => {
    expect(begins("declare apple", "declare")).toBe(true);
    expect(begins("declare apple", "declare app")).toBe(false);
  });

  it("go on from what is said, else they start anew", () => {
    expect(fits(MOVES, "sail looe", ["to fowey"])).toEqual(["sail looe to fowey"]);
    expect(fits(MOVES, "sail looe", ["pass"])).toEqual(["pass"]);
    expect(fits(MOVES, "", ["sail looe", "walk looe", "walk brest"])).toEqual(["sail looe", "walk looe"]);
    expect(fits(MOVES, "", ["to fowey"])).toEqual([]);
  });

  it("share a beginning", () => {
    expect(common(["a b c", "a b d"])).toBe("a b");
    expect(common(["a", "a b"])).toBe("a");
    expect(common([])).toBe("");
  });

  it("can be gone on with, past what all agree in", () => {
    expect(choices(MOVES, "sail looe")).toEqual(["sail looe to fowey", "sail looe to brest"]);
    expect(choices(MOVES, "land")).toEqual(["land", "land hiding"]);
    expect(choices(MOVES, "dance")).toEqual([]);
  });

  it("never offer twice what reads alike", () => {
    const stores = ["unload tea", "unload tea into loft", "unload tea into shaft"];
    expect(choices(stores, "unload tea")).toEqual(stores);
  });

  it("become a stepper when they are numbers", () => {
    expect(range(["donate 1", "donate 2", "donate 4"])).toEqual({ stem: "donate", low: 1, high: 4, values: [1, 2, 4] });
    expect(range(["donate 1", "donate none"])).toBeNull();
  });
});
