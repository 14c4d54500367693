import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";
import { Wire } from "./testing";

class Known extends Wire {
  constructor() {
    super();
    wires.push(this);
  }
}

const wires: Wire[] = [];
const event = (number: number) => [{ event: "said", number }];
const story = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => event(from + at + 1));
const state = (number: number, missed: object[][] | null) => ({ told: "state", number, missed, public: {}, own: {}, moves: [], clocks: {}, at: 0 });

/** The next hello is answered; what it asked for. */
async function comes(number: number, missed: object[][] | null): Promise<number | null | undefined> {
  await Promise.resolve();
  const wire = wires.at(-1)!;
  wire.onopen?.();
  wire.tell({ told: "table" });
  wire.tell(state(number, missed));
  return wire.sent[0]?.seen;
}

let table: Table;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Known);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  wires.length = 0;
  table = new Table("t", "there");
  table.begin();
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the log of a table", () => {
  it("begins with the match, and goes on with what was missed", async () => {
    expect(await comes(3, story(0, 3))).toBe(0);
    table.again();
    expect(await comes(5, story(3, 5))).toBe(3);
    expect(table.heard.map((heard) => heard.number)).toEqual([1, 2, 3, 4, 5]);
    expect(table.since.map((heard) => heard.number)).toEqual([4, 5]);
  });

  it("is asked for anew where more was missed than is told", async () => {
    await comes(3, story(0, 3));
    table.again();
    expect(await comes(90, null)).toBe(3);
    expect(await comes(90, story(0, 90))).toBe(0);
    expect(wires).toHaveLength(3);
    expect(table.heard).toHaveLength(90);
    expect(table.whole).toBe(true);
    expect(table.since.map((heard) => heard.number)[0]).toBe(4);
  });

  it("stays as it is where nothing was missed", async () => {
    await comes(3, story(0, 3));
    wires.at(-1)!.tell(state(3, null));
    await Promise.resolve();
    expect(wires).toHaveLength(1);
    expect(table.whole).toBe(true);
  });
});

it("loses nothing that was said before it says hello once more", async () => {
  await comes(3, story(0, 3));
  void table.play(["pass"], 3);
  table.again();
  await comes(3, null);
  expect(wires).toHaveLength(2);
  expect(wires.at(-1)?.sent.map((ask) => [ask.do, ask.seen])).toEqual([["hello", 3], ["play", 3]]);
});
