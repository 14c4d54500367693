import { describe, expect, it } from "vitest";
import type { AnyEvent, AnyView } from "../line/table.svelte";
import { sheetOf } from ".";
import { scaleOf, spread } from "./plot";
import { type Heard, ranked } from "./sheet";

const heard = (game: string, scores: number[], events: AnyEvent[], facts: object = {}, tie: string | null = null, pack: Heard["pack"] = null): Heard => ({
  view: { game, options: {}, to_act: [], phase: "over", seat: 0, outcome: { scores, winners: [0], reason: "end", tie_break: tie }, ...facts } as AnyView,
  scores, announced: events.map((event) => [event]), whole: true, pack,
});

describe("a score sheet", () => {
  it("parts a purse by where its coins came from", () => {
    const sheet = sheetOf(heard("shahdozd", [6, 1], [
      { event: "claimed", seat: 0, character: "king" }, { event: "took", seat: 0, coins: 3 }, { event: "claimed", seat: 1, character: "thief" },
      { event: "challenged", seat: 0, claimant: 1, character: "thief", true: false }, { event: "looked", seat: 1, slot: "a" }, { event: "paid", seat: 1, coins: 2 },
    ]));
    expect(sheet.lines.map(({ by }) => by)).toEqual([[3, 3], [3, 0], [0, 0], [0, -2], [0, 0]]);
    expect(sheet.worth?.by).toEqual([[3, 6, 6, 6], [3, 3, 3, 1]]);
    expect(sheet.worth?.caught).toEqual([{ seat: 1, step: 2 }]);
  });

  it("shows no lines that do not add up", () => {
    const sheet = sheetOf(heard("shahdozd", [6, 1], [{ event: "took", seat: 0, coins: 1 }]));
    expect(sheet.lines).toEqual([]);
    expect(sheet.worth).toBeNull();
  });

  it("tells each King and Queen, and who shares", () => {
    const events: AnyEvent[] = [
      { event: "counted", seat: 0, goods: 10, coins: 5, crowns: { apple: 20, bread: 7 } },
      { event: "counted", seat: 1, goods: 8, coins: 9, crowns: { apple: 10, bread: 7 } },
    ];
    const pack = { bonuses: [{ good: "apple", king: 20, queen: 10 }, { good: "bread", king: 10, queen: 5 }] };
    const seats = [{ stall: { apple: 3 }, contraband: 0, face_down: [] }, { stall: {}, contraband: 0, face_down: [] }];
    const sheet = sheetOf(heard("nottingham", [42, 34], events, { seats, round: 1 }, null, pack));
    expect(sheet.parts.map(({ key, by }) => [key, by])).toEqual([["web-part-goods", [10, 8]], ["web-part-coins", [5, 9]], ["web-part-crowns", [27, 17]]]);
    expect(sheet.lines.filter(({ how }) => how).map(({ how }) => how?.map((each) => each?.key))).toEqual([["web-how-king", "web-how-queen"], ["web-how-shared", "web-how-shared"]]);
  });

  it("tells a tie and what parted it", () => {
    const sheet = sheetOf(heard("sherwood", [4, 4, 1], [], { oaks: [2, 2, 0], sacks: [3, 1, 9], round: 6 }, "sacks"));
    expect(sheet.lines.map(({ kind, by }) => [kind, by])).toEqual([["sum", [4, 4, 1]], ["tie", [2, 2, null]], ["parts", [3, 1, null]]]);
  });

  it("counts loot as glory in the last round alone", () => {
    const events: AnyEvent[] = [
      { event: "round_began", round: 5 }, { event: "raided", seats: [0, 1], glory: 3 }, { event: "shared", seat: 0, sacks: 2, companions: 1 },
      { event: "round_began", round: 6 }, { event: "shared", seat: 1, sacks: 2, companions: 1 },
    ];
    const sheet = sheetOf(heard("sherwood", [3, 7], events, { oaks: [0, 0], sacks: [0, 0], round: 6 }, null, { companion_glory: 2 }));
    expect(sheet.parts.map(({ key, by }) => [key, by])).toEqual([["web-part-raids", [3, 3]], ["web-part-loot", [0, 4]]]);
  });

  it("knows who lied, bag by bag", () => {
    const events: AnyEvent[] = [
      { event: "round_began", round: 1, sheriff: 2 }, { event: "declared", seat: 0, good: "apple", count: 2 }, { event: "declared", seat: 1, good: "bread", count: 1 },
      { event: "unpacked", seat: 0, goods: { apple: 1 }, contraband: 1 }, { event: "inspected", seat: 2, bag: 1, goods: { bread: 1 }, truthful: true },
    ];
    const seats = [0, 1, 2].map(() => ({ stall: {}, contraband: 0, face_down: [] }));
    const sheet = sheetOf(heard("nottingham", [0, 0, 0], events, { seats, round: 1 }));
    expect(sheet.words[0]?.map((word) => word?.told)).toEqual(["lie", "proved", "off"]);
  });

  it("gives equal places to equals", () => {
    expect(ranked([5, 9, 5, 2], [1])).toEqual([{ seat: 1, rank: 1 }, { seat: 0, rank: 2 }, { seat: 2, rank: 2 }, { seat: 3, rank: 4 }]);
  });

  it("says nothing that needs what was not heard", () => {
    const partly = { ...heard("shahdozd", [6, 1], [{ event: "claimed", seat: 0 }]), whole: false };
    expect(sheetOf(partly).deeds).toEqual([]);
  });

  it("draws round numbers and moves names apart", () => {
    expect(scaleOf([3, 16])).toEqual({ low: 0, high: 20, lines: [0, 5, 10, 15, 20] });
    const [first = 0, second = 0] = spread([10, 12], 20);
    expect(second - first).toBeGreaterThanOrEqual(19.9);
  });
});
