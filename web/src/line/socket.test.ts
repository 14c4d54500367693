import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyTold } from "../wire/messages";
import { TableLine, type Standing } from "./socket";
import { Wire } from "./testing";

const wires: Wire[] = [];
const standings: Standing[] = [];
const heard: AnyTold[] = [];
let line: TableLine;
const last = (): Wire => wires.at(-1) ?? new Wire();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  wires.length = standings.length = heard.length = 0;
  line = new TableLine(
    "there", () => "key",
    { hear: (told) => heard.push(told), stand: (standing) => standings.push(standing), seen: () => 7 },
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  );
  line.begin();
  last().welcome();
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  it("says hello with the key and what was seen", () => {
    expect(last().sent[0]).toEqual({ do: "hello", key: "key", seen: 7 });
    expect(standings).toEqual(["open"]);
  });

  it("gives every question its own answer", async () => {
    const [first, second] = [line.ask({ do: "why", move: "a" }), line.ask({ do: "why", move: "b" })];
    const [, one, two] = last().sent;
    last().tell({ told: "reason", id: two?.id, rule: "B", key: null, facts: {} });
    last().tell({ told: "reason", id: one?.id, rule: "A", key: null, facts: {} });
    expect([(await first).id, (await second).id]).toEqual([one?.id, two?.id]);
  });

  it("comes back after it is cut, and asks again under the same id", () => {
    void line.ask({ do: "play", seen: 7, moves: ["pass"] });
    const id = last().sent[1]?.id;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1_000);
    last().welcome();
    expect(wires).toHaveLength(2);
    expect(last().sent.map((ask) => [ask.do, ask.id])).toEqual([["hello", undefined], ["play", id]]);
    expect(standings).toEqual(["open", "lost", "open"]);
  });

  it("asks again under the same id on a line that was begun anew", () => {
    void line.ask({ do: "play", seen: 7, moves: ["pass"] });
    const id = last().sent[1]?.id;
    line.end();
    line.begin();
    last().welcome();
    expect(wires).toHaveLength(2);
    expect(last().sent.map((ask) => [ask.do, ask.id])).toEqual([["hello", undefined], ["play", id]]);
  });

  it("asks once what is asked before the table has answered the hello", () => {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1_000);
    last().onopen?.();
    void line.ask({ do: "chat", text: "Hello!" });
    last().tell({ told: "table" });
    last().tell({ told: "table" });
    expect(last().sent.map((ask) => ask.do)).toEqual(["hello", "chat"]);
  });

  it("notices that a silent line is dead", () => {
    vi.advanceTimersByTime(13_000);
    expect(last().sent.at(-1)).toEqual({ do: "ping" });
    last().tell({ told: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    expect(standings.at(-1)).toBe("lost");
  });

  it("gives up where there is no such table", async () => {
    const asked = line.ask({ do: "why", move: "a" });
    last().onclose?.({ code: 4004 });
    expect((await asked).told).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(standings.at(-1)).toBe("gone");
  });
});
