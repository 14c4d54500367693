/** Written from right to left the pages turn round: margins and lines stand at the start and the end of what is read. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SIDES = /(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-style|-width)?:|text-align: ?(?:left|right)/g;
const files = globSync("src/**/*.{css,svelte}");

it("finds the styles", () => expect(files.length).toBeGreaterThan(60));
it.each(files)("%s names no side of the page", (file) => expect(readFileSync(file, "utf8").match(SIDES)).toBeNull());
