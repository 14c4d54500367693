/** The forest is drawn from the pack, and carts halt where their roads are watched. */
import { describe, expect, it } from "vitest";
import { alongWay, chartOf, facing, wayOf } from "./map";
import { legsOf, routeOf } from "./tale.svelte";
import type { Printed } from "./types";

const places = { nottingham: [100, 100], york: [900, 500], derby: [900, 100], lincoln: [100, 500], "cross-roads": [500, 300], gallows: [250, 120], ravine: [500, 200], abbey: [750, 480], mill: [750, 120], fen: [250, 480] };
const sheet = { key: "sherwood", size: [1000, 600], places, guests: {}, exits: {}, bends: [], coast: [] };
const printed = {
  towns: [
    { name: "nottingham", kind: "castle", road: ["gallows", "ravine"] },
    { name: "york", kind: "town", road: ["abbey"] },
    { name: "derby", kind: "town", road: ["mill", "ravine"] },
    { name: "lincoln", kind: "town", road: ["fen"] },
  ],
  hideouts: [
    { name: "gallows", red: true, watches: ["nottingham"] },
    { name: "ravine", red: false, watches: ["nottingham", "derby"] },
    { name: "abbey", red: true, watches: ["york"] },
    { name: "mill", red: true, watches: ["derby"] },
    { name: "fen", red: true, watches: ["lincoln"] },
  ],
  layout: { wide: sheet, narrow: [] },
} as unknown as Printed;
const chart = chartOf(printed, false);

describe("the forest", () => {
  it("has two roads, a track for each road that a hideout watches, and oaks away from both", () => {
    expect(chart.roads).toHaveLength(2);
    expect(chart.hideouts.map(({ tracks }) => tracks.length)).toEqual([1, 2, 1, 1, 1]);
    expect(chart.trees.length).toBeGreaterThan(10);
    expect(chart.trees.every(({ x, y }) => chart.hideouts.every((hideout) => Math.hypot(hideout.x - x, hideout.y - y) > chart.radius))).toBe(true);
  });
  it("leads a cart past its hideouts in order, and to the other town", () => {
    const way = wayOf(printed, chart, "nottingham", "derby");
    expect(way.halts.map(({ hideout }) => hideout)).toEqual(["gallows", "ravine", "ravine", "mill"]);
    expect(way.halts.every(({ u }, at) => at === 0 || u >= way.halts[at - 1]!.u)).toBe(true);
    expect(alongWay(way, 0)).toBe(0);
    expect(alongWay(way, 5)).toBe(2);
    expect(way.at(2)).toEqual({ x: 900, y: 100 });
  });
  it("lets every cart look where it goes, before the crossing and behind it", () => {
    const names = printed.towns.map(({ name }) => name);
    const ways = names.flatMap((start) => names.filter((end) => end !== start).map((end) => wayOf(printed, chart, start, end)));
    for (const way of ways) {
      for (const u of Array.from({ length: 201 }, (_, at) => at / 100)) {
        const onward = way.at(Math.min(2, u + 0.01)).x - way.at(Math.max(0, u - 0.01)).x;
        if (Math.abs(u - 1) > 0.05) expect(facing(way, u)).toBe(onward > 0 ? -1 : 1);
      }
    }
  });
  it("falls back to the wide sheet where there is no narrow one", () => expect(chartOf(printed, true).width).toBe(1000));
});

describe("the tale of a raid", () => {
  const card = { card: "a1", called: "eggs", combat: 3, glory: 1, start: "nottingham", end: "york", sacks: 1, companions: 0 };
  it("rolls to each band that it meets and out of the forest", () => {
    const events = [{ event: "sent", seat: 0, place: "a", card }, { event: "passed_by", hideout: "ravine", strength: 2, combat: 3 }, { event: "escaped", place: "a", to: "york" }];
    const { legs } = legsOf(printed, events, null);
    expect(legs.map(({ to }) => to)).toEqual([0, 2, 4]);
    expect(legs[1]?.mark?.strength).toBe(2);
    expect(legs[2]?.gone).toBe(true);
  });
  it("follows a Messenger, and passes a hideout twice where the way turns", () => {
    const { legs } = legsOf(printed, [{ event: "redirected", seat: 1, to: "derby" }, { event: "raided", hideout: "ravine", strength: 4, combat: 3, seats: [1], glory: 1 }], { road: { start: "nottingham", end: "york", block: "convoy" }, at: 3 });
    expect(legs[0]).toMatchObject({ road: { end: "derby" }, to: 3 });
    expect(routeOf(printed, "nottingham", "derby")).toHaveLength(4);
  });
});
