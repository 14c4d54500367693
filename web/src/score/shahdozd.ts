/** King, Thief, Minister: coins, where they came from, and who was believed. */
import { added, counted, type Heard, same, type Sheet, tally, type Worth } from "./sheet";

const ACTIONS = new Set(["looked", "rotated", "claimed"]);
const coins = (event: Record<string, unknown>): number => Number(event["coins"] ?? 0);

export function shahdozd(heard: Heard): Partial<Sheet> {
  const { scores } = heard;
  const [bank, purses] = [counted(heard, "took", "seat", coins), counted(heard, "stole", "seat", coins)];
  const [paid, taken] = [counted(heard, "paid", "seat", (event) => -coins(event)), counted(heard, "stole", "victim", (event) => -coins(event))];
  const first = added(scores, [bank, purses, paid, taken].reduce((sum, row) => added(sum, row)).map((each) => -each));
  const whole = same(first, scores.map(() => first[0] ?? 0)); // all begin with the same purse
  const right = counted(heard, "challenged", "seat", (event) => (event["true"] ? 0 : 1));
  const caught = counted(heard, "challenged", "claimant", (event) => (event["true"] ? 0 : 1));
  return {
    parts: [{ key: "web-part-coins", tone: "gold", by: scores }],
    lines: whole
      ? [
          { key: "web-part-first", by: first }, { key: "web-part-bank", by: bank }, { key: "web-part-purses", by: purses },
          { key: "web-part-paid", by: paid }, { key: "web-part-taken", by: taken },
        ]
      : [],
    worth: whole ? worth(heard, first) : null,
    deeds: [
      { key: "web-deed-claims", by: counted(heard, "claimed", "seat") },
      { key: "web-deed-doubted", by: counted(heard, "challenged", "claimant") },
      { key: "web-deed-caught", by: caught },
      { key: "web-deed-right", by: right },
      { key: "web-deed-wrong", by: added(counted(heard, "challenged", "seat"), right.map((each) => -each)) },
    ],
    striking: caught.flatMap((times, seat) => (times >= 3 ? [{ key: "web-striking-caught", facts: { seat, times } }] : [])),
  };
}

/** Coins after each turn; a turn is what follows a look, a rotation or a claim. */
function worth(heard: Heard, first: readonly number[]): Worth {
  const now = [...first];
  const steps: number[][] = [[...now]];
  const marks: { seat: number; step: number }[] = [];
  for (const events of heard.announced) {
    if (events.some(({ event }) => ACTIONS.has(event))) steps.push([...now]);
    for (const event of events) {
      const seat = Number(event["seat"]);
      if (event.event === "took" || event.event === "stole") now[seat] = (now[seat] ?? 0) + coins(event);
      if (event.event === "paid") now[seat] = (now[seat] ?? 0) - coins(event);
      if (event.event === "stole") now[Number(event["victim"])] = (now[Number(event["victim"])] ?? 0) - coins(event);
      if (event.event === "challenged" && !event["true"]) marks.push({ seat: Number(event["claimant"]), step: steps.length - 1 });
    }
    steps[steps.length - 1] = [...now];
  }
  return { key: "web-worth-turns", by: tally(first.length).map((_, seat) => steps.map((step) => step[seat] ?? 0)), caught: marks };
}
