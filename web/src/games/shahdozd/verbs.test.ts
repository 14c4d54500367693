/** Every move of the reference page can be said by touching what is drawn. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHARACTERS, SLOTS } from "./ring";
import { another, ANSWERS, cardWords, MIXINGS, MOVES, NO_PEEK, plateWords, portraitWords } from "./words";

const page = readFileSync(new URL("../../../../docs/reference/shahdozd.md", import.meta.url), "utf8");
const moves = page.slice(page.indexOf("\n## Moves"), page.indexOf("\n## Positions"));
/** What chance says; `keep` and `swap` alone are the blind mix. */
const CHANCE = /^(first|deal|keep|swap)\b/u;

/** Every way to fill the braces. */
function spelled(pattern: string): string[] {
  const braces = /\{([^}]+)\}/u.exec(pattern);
  if (!braces) return [pattern];
  const words = braces[1] === "0-5" ? ["0", "1", "2", "3", "4", "5"] : (braces[1] ?? "").split(", ");
  return words.flatMap((word) => spelled(pattern.replace(braces[0], word)));
}
const told = [...moves.matchAll(/^- `([^`]+)`/gmu)].map((found) => found[1] ?? "").filter((pattern) => !CHANCE.test(pattern));
const legal = told.flatMap(spelled).filter((move) => !/^mix (.) \1/u.test(move));

const drawn = [
  ...SLOTS.flatMap((slot) => [true, false].flatMap((yes) => cardWords({ slot, own: yes, claimed: !yes }))),
  ...CHARACTERS.flatMap(portraitWords), ...[0, 1, 2, 3, 4, 5].flatMap(plateWords), ...MIXINGS, ...MOVES, NO_PEEK, ...ANSWERS,
];
/** Whether touches, one after the other, say all of these words. */
const sayable = (move: string): boolean => drawn.some((words) => move === words || (move.startsWith(`${words} `) && sayable(move.slice(words.length + 1))));

describe("the words of what is drawn", () => {
  it("finds the moves on the page", () => {
    expect(legal.length).toBeGreaterThan(100);
    expect(new Set(legal.map((move) => move.split(" ")[0]))).toEqual(
      new Set(["peek", "look", "rotate", "claim", "allow", "challenge", "stay", "answer", "mix", "accuse", "tax", "name"]),
    );
  });

  it("says every one of them", () => {
    expect(legal.filter((move) => !sayable(move))).toEqual([]);
  });

  it("lifts two cards in any order, and names a card before or after it is touched", () => {
    expect(another("name king at d")).toBe("name at d king");
    expect(legal.flatMap((move) => another(move) ?? []).filter((move) => !sayable(move))).toEqual([]);
    expect(another("mix a f hidden swap")).toBe("mix f a hidden swap");
    expect(another("accuse a king")).toBeNull();
  });
});
