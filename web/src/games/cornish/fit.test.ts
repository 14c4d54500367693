import { describe, expect, it } from "vitest";
import { packed, squares, tried } from "./fit";
import { flat } from "./shapes";

const ROOM = ["##.", "###"];

describe("shapes in a room", () => {
  it("turns a shape to make it fit", () => {
    expect(packed(["#", "#", "#"], [["###"]])).toEqual([[[0, 0], [1, 0], [2, 0]]]);
  });

  it("never turns a shape over", () => {
    expect(packed(["###", "..#"], [["###", "#.."]])).toBeNull();
    expect(packed(["..#", "###"], [["###", "#.."]])).not.toBeNull();
    expect(flat(["#.", "#.", "##"]).map(String).sort()).toEqual(squares(["###", "#.."]).map(String).sort());
  });

  it("lays no two on the same square", () => {
    const laid = packed(ROOM, [["##"], ["##", "#."]]);
    const all = (laid ?? []).flat().map(String);
    expect(all.length).toBe(5);
    expect(new Set(all).size).toBe(5);
  });

  it("says when there is no room", () => {
    expect(packed(ROOM, [["###"], ["###"]])).toBeNull();
  });

  it("leaves what lies there where it lies if it can", () => {
    expect(tried(ROOM, [[[0, 0], [0, 1]]], [["##"]], ["#"])?.[0]).toEqual([[0, 0], [0, 1]]);
  });

  it("lays everything anew if it must", () => {
    const laid = tried(ROOM, [[[1, 1], [1, 0]]], [["##"]], ["###"]);
    expect(laid?.length).toBe(2);
    expect(new Set((laid ?? []).flat().map(String)).size).toBe(5);
  });

  it("reads a drawing", () => {
    expect(squares(["#.", "##"])).toEqual([[0, 0], [1, 0], [1, 1]]);
  });
});
