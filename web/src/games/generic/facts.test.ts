import { describe, expect, it } from "vitest";
import type { AnyView } from "../../line/table.svelte";
import { bySeat, onBoard } from "./facts";

const VIEW: AnyView = {
  game: "poke", options: {}, to_act: [0], outcome: null, phase: "cry", seat: 0,
  purses: [3, 2, 4], bank: 9, cried: null, hand: ["apple", "silk"], slots: [{ slot: "a", owner: 0 }, { slot: "b", owner: null }],
};

describe("a view by its types", () => {
  it("puts what each seat has on the plates", () => {
    expect(bySeat(VIEW, 3)).toEqual([{ name: "purses", values: [3, 2, 4] }]);
  });

  it("puts the rest on the board, and nothing that is not there", () => {
    expect(onBoard(VIEW, 3)).toEqual([
      { kind: "plain", name: "bank", value: 9 },
      { kind: "words", name: "hand", values: ["apple", "silk"] },
      { kind: "things", name: "slots", things: [
        [{ kind: "plain", name: "slot", value: "a" }, { kind: "plain", name: "owner", value: 0 }],
        [{ kind: "plain", name: "slot", value: "b" }],
      ] },
    ]);
  });
});
