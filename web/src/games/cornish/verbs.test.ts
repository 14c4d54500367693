/** Every verb that a player may say has a drawn thing that says it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { begins, joined } from "../../compose/words";
import { FINISHERS, hushing } from "./hush";
import * as words from "./words";

const PAGE = new URL("../../../../docs/reference/cornish.md", import.meta.url);
/** Said by chance alone (CS-134). */
const CHANCE = ["first", "deal", "spill", "reveal"];

/** One whole move of each saying, from the examples of the reference. */
function examples(): string[] {
  const page = readFileSync(PAGE, "utf8");
  const moves = page.slice(page.indexOf("## Moves"), page.indexOf("## Positions"));
  const told = [...moves.matchAll(/^- `([^`{]+)`:|As in `([^`]+)`/gmu)].map(([, plain, example]) => plain ?? example ?? "");
  return told.filter((move) => move !== "" && !CHANCE.includes(move.split(" ")[0] ?? ""));
}

/** All that things on the table may say, if these are the places, goods, cards and seats that there are. */
function sayable(move: string, begun: string): string[] {
  const [moves, all] = [[move], move.split(" ")];
  const each = (make: (word: string) => readonly string[]) => all.flatMap(make);
  const pairs = (make: (one: string, other: string) => readonly string[]) => each((one) => each((other) => make(one, other)));
  return [
    ...pairs((place, anchor) => words.placeWords(moves, begun, place, anchor)), ...each(words.shipWords), ...each(words.pawnWords),
    ...pairs((place, seat) => [null, Number(seat)].flatMap((briber) => words.officerWords({ place, briber }))),
    ...pairs((goods, place) => words.lotWords(goods, place, all)),
    ...pairs((goods, place) => ["low", "fair", "high"].map((row) => words.rowWords(moves, goods, place, row))),
    ...pairs((goods, store) => words.aboardWords(goods, [store])), ...pairs(words.storedWords), ...each(words.stallWords), ...each(words.seizedWords),
    ...each(words.personWords), ...each((face) => words.faceWords(moves, face)), ...each(words.secretWords), ...each((seat) => words.plateWords(Number(seat))),
    ...each(words.chooseShip), ...each(words.chooseStore), ...each(words.chooseDeck), ...each(words.chooseKeep), ...words.deeds(moves), ...words.ENDS,
    ...FINISHERS, ...each((much) => [hushing(Number(much))]),
  ];
}

describe("the words of drawn things", () => {
  const moves = examples();

  it("knows the sayings of the reference", () => {
    expect(moves.length).toBeGreaterThan(40);
  });

  it.each(moves)("say %s in at most three touches", (move) => {
    let begun = "";
    for (let touch = 0; touch < 3 && begun !== move; touch++) {
      const said = sayable(move, begun).flatMap((one) => [one, joined(begun, one)]).filter((one) => begins(move, one));
      begun = said.sort((a, b) => b.length - a.length)[0] ?? "";
    }
    expect(begun).toBe(move);
  });
});

describe("paying", () => {
  it("takes influence where that will do", () => {
    expect(words.paid(["sail a to b for influence", "sail a to b for gold"], "sail a to b")).toBe("sail a to b for influence");
    expect(words.paid(["sail a to b for gold"], "sail a to b")).toBe("sail a to b for gold");
    expect(words.paid(["sail a to b"], "sail a to b")).toBe("sail a to b");
    expect(words.paid([], "sail a to b")).toBe("sail a to b");
  });

  it("finds the other ways", () => {
    const moves = ["hire x for influence", "hire x for reputation", "hire y for influence"];
    expect(words.ways(moves, "hire x for influence")).toEqual(["hire x for influence", "hire x for reputation"]);
    expect(words.ways(moves, "pass")).toEqual([]);
  });

  it("lets two decks be touched in either order", () => {
    expect(words.another("draw trade officials")).toBe("draw officials trade");
    expect(words.another("draw trade trade")).toBeNull();
    expect(words.another("take ship dolphin")).toBeNull();
  });
});
