import { expect, test } from "vitest";
import type { TableRow } from "../wire/bodies";
import { ofOthers } from "./rows";

const row = (id: string) => ({ id }) as TableRow;

test("nobody is asked to watch a table where they play", () => {
  expect(ofOthers([row("a"), row("b"), row("c")], [row("b"), row("z")])).toEqual([row("a"), row("c")]);
});
