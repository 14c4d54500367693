/** What stands on a chip while a move is composed: every half of a choice, in every drawn game and language. */
import { expect, test, vi } from "vitest";
import { LANGUAGES, moveLabel, voice } from "../voice";
import cases from "../voice/cases.jsonl?raw";
import type { Chip } from "./contract";
import { chip as cornish } from "./cornish/signs";
import { another } from "./shahdozd/words";
import { pack } from "./sherwood/pack.svelte";
import { chip as sherwood } from "./sherwood/telling";
import type { Printed } from "./sherwood/types";

vi.stubGlobal("document", { getElementById: () => null, documentElement: {} });

interface Move {
  game: string;
  ask: string;
  key: string;
}

/** Whole moves and all their beginnings, as Python has met them. */
const moves = (game: string): string[] => {
  const every = cases.trim().split("\n").map((line) => JSON.parse(line) as Move);
  return [...new Set(every.filter((one) => one.game === game && one.ask === "move").map(({ key }) => key))];
};
const beginnings = (move: string): string[] => move.split(" ").map((_, at, words) => words.slice(0, at + 1).join(" "));

const HOLE = /[${}]|undefined|NaN|null|\s\s|^\s|\s$|[,:]$|\b0 |_/u;
const GEAR = ["staff", "sword", "longbow"].map((name) => ({ name }));

/** What is written on a chip; null is the move's own sentence. */
const written = (move: string, chip: Chip | string | null): string[] =>
  [typeof chip === "string" ? chip : (chip?.label ?? null), typeof chip === "object" ? chip?.short : undefined]
    .filter((text) => text !== undefined)
    .map((text) => text || moveLabel(voice, move.split(" ")));

const CHIPS: Record<string, (move: string) => Chip | string | null> = { cornish, sherwood };

test.each(Object.keys(LANGUAGES).flatMap((language) => Object.keys(CHIPS).map((game) => [game, language] as const)))(
  "no chip of %s has a hole in %s",
  async (game, language) => {
    await voice.load(language, game);
    voice.address(["Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye"], 0);
    pack.printed = { equipment: GEAR, hideouts: [{ name: "cave" }] } as unknown as Printed;
    expect(moves(game).length).toBeGreaterThan(100);
    for (const move of moves(game)) {
      for (const text of written(move, CHIPS[game]!(move))) expect(text, move).not.toMatch(HOLE);
    }
  },
);

test.each(Object.keys(LANGUAGES))("a choice in another order is said as well, in %s", async (language) => {
  await voice.load(language, "shahdozd");
  const raw = /\b(at|swap|keep|open|hidden|king|thief|minister|peasant)\b/u;
  const others = moves("shahdozd").flatMap((move) => (move.split(" ").length > 3 ? (another(move) ?? []) : []));
  expect(others.some((move) => move.startsWith("name at"))).toBe(true);
  for (const half of others.flatMap(beginnings)) {
    const said = moveLabel(voice, half.split(" "));
    expect(said, half).not.toMatch(HOLE);
    if (language !== "en" || half.startsWith("name")) expect(said, half).not.toMatch(raw);
  }
});
