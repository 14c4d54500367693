import { describe, expect, it } from "vitest";
import reference from "../../../../docs/reference/nottingham.md?raw";
import { middleOf, type Nott } from "./table";

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const drawn = Object.values(sources).join("\n");

/** Only chance and the clock say these. */
const NOT_OURS = new Set(["first", "time out"]);

const moves = reference.slice(reference.indexOf("\n## Moves"), reference.indexOf("\n## Positions"));
/** The words of every move before what is chosen: `add coins`, `drop claim`. */
const verbs = [...new Set([...moves.matchAll(/^- `([^`]+)`/gm)].map(([, move = ""]) => move.split(" {")[0] ?? ""))].filter((verb) => !NOT_OURS.has(verb));
const phases = [...new Set([...moves.matchAll(/^### (.+)$/gm)].flatMap(([, names = ""]) => [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name)))];

describe("the table of Nottingham", () => {
  it("knows the verbs of the reference", () => {
    expect(verbs).toEqual(expect.arrayContaining(["set aside", "draw", "lay", "bag", "declare", "dismiss", "add coins", "counter", "give", "serve"]));
  });

  it.each(verbs)("has a thing to touch for `%s`", (verb) => {
    expect(new RegExp(`["'\`]${verb}["'\` ]`).test(drawn)).toBe(true);
  });

  it.each(phases)("has something in the middle while the phase is `%s`", (phase) => {
    const view = { phase, seat: 0, sheriff: 1, to_act: [0], seats: [] } as unknown as Nott;
    const shown = { fill: "fill", declare: "declare", inspect: "room", debt: "debt", serve: "serve" }[phase] ?? "market";
    expect(middleOf(view)).toBe(shown);
    expect(middleOf({ ...view, seat: 1 })).toBe(phase === "inspect" ? "desk" : ["market", "debt"].includes(shown) ? shown : "bags");
    expect(middleOf({ ...view, seat: null })).toBe(phase === "inspect" ? "desk" : ["market", "debt"].includes(shown) ? shown : "bags");
  });
});
