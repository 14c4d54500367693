import { describe, expect, it } from "vitest";
import type { Heard } from "../line/table.svelte";
import { lines, rows } from "./lines";
import { around, seatsIn } from "./seats";

const heard = (...events: { event: string; [fact: string]: unknown }[]): Heard[] => [{ number: 1, by: null, events, missed: false }];
const routine = new Set(["drew"]);

describe("the log", () => {
  it("folds routine that stands together", () => {
    const all = lines(heard({ event: "drew", seat: 1 }, { event: "drew", seat: 2 }, { event: "won", seat: 2 }), 0);
    expect(rows(all, routine).map((row) => row.kind)).toEqual(["fold", "line"]);
  });

  it("never folds what concerns me", () => {
    const all = lines(heard({ event: "drew", seat: 1 }, { event: "drew", seat: 0 }, { event: "drew", seat: 1, victim: 0 }), 0);
    expect(rows(all, routine).every((row) => row.kind === "line")).toBe(true);
  });

  it("leaves out what the board shows well enough", () => {
    const all = lines(heard({ event: "chose", seat: 0 }, { event: "won", seat: 2 }), 0);
    expect(rows(all, routine, ["chose"]).map((row) => row.kind)).toEqual(["line"]);
  });

  it("knows seats from other numbers, and who did it comes first", () => {
    expect(seatsIn({ event: "stole", coins: 0, victim: 2, seat: 1 })).toEqual([1, 2]);
  });

  it("sits me first, then clockwise", () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});
