import { describe, expect, it } from "vitest";
import type { AnyEvent, Heard } from "../../line/table.svelte";
import { coinsOf } from "./coins";
import { declaredCount, gained, ofRound, openedIn } from "./story";

const heard = (...told: AnyEvent[][]): Heard[] => told.map((events, number) => ({ number, by: null, events, missed: false }));
const ROUND: AnyEvent[][] = [
  [{ event: "paid", seat: 1, to: 0, coins: 9 }, { event: "round_began", round: 2, sheriff: 0 }],
  [{ event: "declared", seat: 1, good: "apple", count: 3 }],
  [{ event: "inspected", seat: 0, bag: 1, goods: { apple: 2, silk: 1 }, truthful: false }, { event: "paid", seat: 1, to: 0, coins: 4 }],
  [{ event: "passed", seat: 0, bag: 2 }, { event: "paid", seat: 0, to: 2, coins: 1 }],
];

describe("what has come to light in a round", () => {
  const events = ofRound(heard(...ROUND));

  it("begins with the market", () => expect(events[0]?.event).toBe("round_began"));

  it("keeps what was in an opened bag, and what followed from it alone", () => {
    const [opened] = openedIn(events);
    expect(opened).toMatchObject({ bag: 1, truthful: false, goods: { apple: 2, silk: 1 } });
    expect(opened?.after).toEqual([{ event: "paid", seat: 1, to: 0, coins: 4 }]);
  });

  it("knows how many cards a bag was said to hold", () => expect([declaredCount(events, 1), declaredCount(events, 2)]).toEqual([3, 0]));
  it("sums what came in", () => expect(gained(events, 0)).toBe(3));
});

describe("coins in words", () => {
  it("takes the largest first", () => expect(coinsOf(8)).toEqual(["add coins 5", "add coins 1", "add coins 1", "add coins 1"]));
  it("has nothing for nothing", () => expect(coinsOf(0)).toEqual([]));
});
