import { expect, it } from "vitest";
import { word } from "./word.svelte";

it("shows the newest word, in whichever order words come", () => {
  word.hear({ text: "later", at: 2 });
  word.hear({ text: "earlier", at: 1 });
  expect(word.text).toBe("later");
  word.hear({ text: "", at: 3 });
  expect(word.text).toBe("");
});
