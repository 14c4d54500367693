import { expect, it } from "vitest";
import { namesOf } from "./seats";

const called = (...names: (string | null)[]) => namesOf(names.map((name) => ({ name })));

it("calls bots by their seats, as the terminal does", () => {
  expect(called("Ann", null, null)).toEqual(["Ann", "Bram", "Cleo"]);
  expect(called(null, "Ada", "Bram", null, null, null)).toEqual(["Cleo", "Ada", "Bram", "Dara", "Ezra", "Faye"]);
});

it("calls no two alike, whoever else sits there", () => {
  const people = [null, "Ada", "Bram", "Cleo"];
  let tables: (string | null)[][] = [[]];
  for (let seats = 1; seats <= 6; seats += 1) {
    tables = tables.flatMap((table) => people.map((name) => [...table, name]));
    for (const table of tables) {
      const own = table.filter((name) => name !== null);
      if (new Set(own).size === own.length) expect(new Set(called(...table)).size).toBe(seats);
    }
  }
});
