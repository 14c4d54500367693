/** Every verb of the game has a drawn touch: the words of the reference are among those that the things stand for. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { begins } from "../../compose/words";
import type { Terms } from "./types";
import { ANSWERS, askWords, DRAFT_WORDS, gearWords, goldWords, hideoutWords, inviteWords, lootWords, partsWords, placeWords, plateWords, postWords, raiderWords, sackWords, shareWords, termsOf, townWords } from "./words";

const GEAR = ["staff", "sword", "longbow", "cape", "messenger", "provisions"];
/** Seat 1 drafts; seat 0 is an ally. */
const alone: Terms = { hideout: "ravine", raiders: { 1: 2 } };
const whole: Terms = { hideout: "ravine", raiders: { 1: 2, 0: 1 }, cards: [[1, "staff"], [0, "card"]], target: "b", informant: 0, sacks: { 0: 2 }, companions: { 0: 1 }, paid: { 0: 2, 2: -1 } };

/** All that can be touched, with words of which some are the beginnings of moves. */
const touched = [
  ...hideoutWords("gallows"), ...placeWords("a"), ...townWords("nottingham"), ...Object.values(postWords).flat(),
  ...raiderWords(1, ""), ...raiderWords(1, "suggest gallows").map((count) => `suggest gallows ${count}`), ...sackWords(1),
  ...GEAR.flatMap(gearWords), ...inviteWords(0, 1), ...askWords(0), ...goldWords(0), ...shareWords(0),
  ...plateWords(alone, 0, true), ...plateWords(alone, 1, true), ...plateWords(whole, 0, true), ...partsWords(),
  ...lootWords("sack", 2), ...lootWords("companion", 2), ...ANSWERS, ...DRAFT_WORDS, ...termsOf(whole, 1).map(({ strike }) => strike),
].filter(Boolean);

/** The moves of the reference as in `hide gallows`, without those of chance. */
const reference = readFileSync(new URL("../../../../docs/reference/sherwood.md", import.meta.url), "utf8");
const moves = [...(reference.split("## Moves")[1] ?? "").split("## Positions")[0]!.matchAll(/^- `([a-z][^`]*)`: (.*)$/gm)]
  .filter(([, , says]) => !says!.startsWith("Chance"))
  .map(([, form, says]) => /As in `([^`]+)`/.exec(says!)?.[1] ?? form!.replace(/\{([^},]+)[^}]*\}/g, "$1"));

describe("the touches of Sherwood Forest", () => {
  it("finds the moves of the reference", () => expect(moves.length).toBeGreaterThan(35));
  it.each(moves)("has a thing for %s", (move) => {
    expect(touched.some((words) => begins(move, words))).toBe(true);
  });
  it("gives every term of a draft a way out", () => {
    const strikes = termsOf(whole, 1).filter(({ seat, kind }) => !(kind === "raiders" && seat === 1));
    expect(strikes.every(({ strike }) => strike.startsWith("strike "))).toBe(true);
  });
});
