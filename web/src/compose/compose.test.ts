import { describe, expect, it } from "vitest";
import { Compose } from "./compose.svelte";
import { Market } from "./testing";

const at = (market = new Market()) => ({ market, compose: new Compose(market) });

describe("composing", () => {
  it("tries quiet moves and shows the view after them", async () => {
    const { compose, market } = at();
    await compose.touch(["bag apple"]);
    expect(compose.quiet).toEqual(["bag apple"]);
    expect(compose.view?.["bag"]).toEqual(["apple"]);
    expect(compose.moves).toContain("bag apple");
    expect(market.played).toEqual([]);
  });

  it("understands another order of the words, and says the one of the game", async () => {
    const { compose, market } = at();
    compose.another = (move) => (move.startsWith("shout ") ? `shout ${move.split(" ").slice(1).reverse().join(" ")}` : null);
    await compose.touch(["shout high"]);
    expect(compose.loud).toBe("shout loud high");
    await compose.confirm();
    expect(market.played).toEqual([["shout loud high"]]);
  });

  it("keeps the order of touches that come faster than answers", async () => {
    const { compose } = at();
    await Promise.all([compose.touch(["bag apple"]), compose.touch(["bag silk"])]);
    expect(compose.quiet).toEqual(["bag apple", "bag silk"]);
  });

  it("says several quiet moves at one touch, all or none", async () => {
    const { compose } = at();
    await compose.addAll(["bag apple", "bag silk"]);
    expect(compose.quiet).toEqual(["bag apple", "bag silk"]);
    await compose.addAll(["bag apple", "bag nothing"]);
    expect(compose.quiet).toEqual(["bag apple", "bag silk"]);
    expect(compose.refused).not.toBeNull();
  });

  it("interjects beside what is composed", async () => {
    const { compose, market } = at();
    await compose.touch(["bag apple"]);
    await compose.interject("shout soft low");
    expect(market.played).toEqual([["shout soft low"]]);
    expect(compose.quiet).toEqual(["bag apple"]);
  });

  it("ends the batch with one loud move, and sends all at once", async () => {
    const { compose, market } = at();
    await compose.touch(["bag apple"]);
    await compose.touch(["close"]);
    expect(compose.loud).toBe("close");
    await compose.confirm();
    expect(market.played).toEqual([["bag apple", "close"]]);
    expect(compose.empty).toBe(true);
  });

  it("narrows word by word, and opens a fan where several fit", async () => {
    const { compose } = at();
    await compose.touch(["shout loud", "shout soft"], "thing");
    expect(compose.fan?.fits).toEqual(["shout loud", "shout soft"]);
    await compose.take("shout loud");
    expect(compose.choices).toEqual(["shout loud low", "shout loud high"]);
    await compose.touch(["high"]);
    expect(compose.loud).toBe("shout loud high");
  });

  it("finishes a word that can only go on in one way", async () => {
    const { compose } = at();
    await compose.touch(["shout soft"]);
    expect(compose.loud).toBe("shout soft low");
  });

  it("puts another loud move in the place of the first", async () => {
    const { compose } = at();
    await compose.touch(["shout soft"]);
    await compose.touch(["shout loud low"]);
    expect(compose.batch).toEqual(["shout loud low"]);
  });

  it("takes back one chip and what cannot stand without it", async () => {
    const { compose } = at();
    await compose.touch(["bag apple"]);
    await compose.touch(["bag silk"]);
    await compose.takeBack(0);
    expect(compose.quiet).toEqual(["bag silk"]);
  });

  it("rewrites a word in its place, and keeps the old one when a rule is against it", async () => {
    const { compose } = at();
    await compose.touch(["bag apple"]);
    await compose.rewrite(0, "bag silk");
    expect(compose.quiet).toEqual(["bag silk"]);
    await compose.rewrite(0, "bag crown");
    expect(compose.quiet).toEqual(["bag silk"]);
    expect(compose.refused?.key).toBe("no-such-card");
  });

  it("adds the finishing word of the game when it is confirmed", async () => {
    const { compose, market } = at();
    compose.finishers = ["close"];
    await compose.touch(["bag apple"]);
    expect(compose.finisher).toBe("close");
    await compose.confirm();
    expect(market.played).toEqual([["bag apple", "close"]]);
  });

  it("comes back after a reload", async () => {
    const { compose } = at();
    await compose.restore(["bag apple"], "close", "");
    expect(compose.batch).toEqual(["bag apple", "close"]);
    expect(compose.view?.["bag"]).toEqual(["apple"]);
  });
});
