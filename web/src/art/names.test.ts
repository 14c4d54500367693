import { afterEach, expect, test, vi } from "vitest";
import { blockOf, SETS_OF } from "./names";

const sets = import.meta.glob<string>("./sets/*.svg", { query: "?raw", import: "default", eager: true });
const drawn = new Set(
  Object.values(sets).flatMap((text) => [...text.matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1])),
);

vi.stubGlobal("document", { getElementById: (name: string) => (drawn.has(name) ? {} : null) });
afterEach(() => vi.restoreAllMocks());

test("a word has its block", () => {
  expect(blockOf("nottingham", "good", "gouda")).toBe("good-gouda");
  expect(blockOf("cornish", "character", "postmistress")).toBe("face-postmistress");
  expect(blockOf("cornish", "good", "silk")).toBe("ware-silk");
  expect(blockOf("sherwood", "equipment", "cape")).toBe("cape");
  expect(blockOf("", "bot", "remember")).toBe("bot-remember");
});

test("a word of an owner's pack has one that stands in", () => {
  expect(blockOf("nottingham", "good", "caviar")).toBe("sack");
  expect(blockOf("cornish", "character", "a-stranger")).toBe("pawn");
  expect(blockOf("tarot", "good", "fool")).toBe("wink");
});

test("every game has sets of its own", () => {
  for (const names of Object.values(SETS_OF)) expect(new Set(names).size).toBe(names.length);
});
