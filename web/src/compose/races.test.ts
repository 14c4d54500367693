/** Answers that come late, and news between any two touches. */
import { describe, expect, it } from "vitest";
import { Compose } from "./compose.svelte";
import { Market, settled } from "./testing";

const at = () => {
  const market = new Market();
  return { market, compose: new Compose(market) };
};
/** Two cards are laid; from now on answers wait for the test. */
async function laid() {
  const both = at();
  await both.compose.addAll(["bag apple", "bag silk"]);
  both.market.held = true;
  return both;
}
const kept = (compose: Compose) => compose.laid.map((word) => [word.move, word.no?.key ?? null]);

describe("one queue", () => {
  it("takes back three words by three Escapes, however late the answers are", async () => {
    const { compose, market } = at();
    await compose.addAll(["bag apple", "bag silk"]);
    await compose.touch(["close"]);
    market.held = true;
    void [compose.back(), compose.back(), compose.back()];
    await settled();
    expect(market.waiting).toHaveLength(1);
    await market.answerAll();
    expect(compose.empty).toBe(true);
  });

  it("lets nothing overtake: a touch, a take-back, a touch and a send are answered in this order", async () => {
    const { compose, market } = await laid();
    void [compose.takeBackWords("bag silk"), compose.touch(["bag apple"]), compose.touch(["close"]), compose.confirm()];
    for (const waits of ["try bag apple", "try bag apple bag apple", "try bag apple bag apple close", "play bag apple bag apple close"]) {
      await settled();
      expect(market.waiting).toEqual([waits]);
      await market.answer();
    }
    expect(market.played).toEqual([["bag apple", "bag apple", "close"]]);
    expect(compose.empty).toBe(true);
  });

  it("keeps all touches alike while there is no line, and answers them in order", async () => {
    const { compose, market } = at();
    market.held = true;
    void [compose.touch(["bag apple"]), compose.touch(["shout loud", "shout soft"], "thing"), compose.back(), compose.touch(["bag silk"]), compose.touch(["close"])];
    await settled();
    expect([compose.fan, compose.said, compose.laid]).toEqual([null, "", []]);
    await market.answerAll();
    await settled();
    expect(compose.batch).toEqual(["bag apple", "bag silk", "close"]);
  });

  it("takes back the chip that was touched, wherever it stands by then", async () => {
    const { compose, market } = await laid();
    void [compose.takeBack(0), compose.takeBack(1)];
    await market.answerAll();
    expect(compose.empty).toBe(true);
  });

  it("does not bring back what was cleared while it was renewed", async () => {
    const { compose, market } = await laid();
    market.announce();
    void [compose.renew(), compose.clear()];
    await settled();
    await market.answerAll();
    expect([compose.laid, compose.said, compose.view?.["bag"]]).toEqual([[], "", []]);
  });

  it("renews once for all that was announced before its turn", async () => {
    const { compose, market } = await laid();
    const before = market.asked.length;
    void [compose.touch(["close"]), compose.renew(), compose.renew(), compose.renew()];
    await market.answerAll();
    expect(market.asked.length - before).toBe(2);
    expect(compose.batch).toEqual(["bag apple", "bag silk", "close"]);
  });
});

describe("a hint", () => {
  it("is laid by one act, all of it", async () => {
    const { compose, market } = at();
    market.held = true;
    void compose.hint();
    await settled();
    expect([market.waiting, compose.hinting]).toEqual([["hint"], true]);
    await market.answer();
    expect([market.waiting, compose.empty]).toEqual([["try bag apple close"], true]);
    await market.answer();
    expect([compose.batch, compose.loud, compose.whole, compose.hinting]).toEqual([["bag apple", "close"], "close", true, false]);
    expect(compose.view?.["bag"]).toEqual(["apple"]);
  });

  it.each(["hint", "try bag apple close"])("is dropped if something is announced before the answer to: %s", async (before) => {
    const { compose, market } = at();
    market.held = true;
    void compose.hint();
    await settled();
    while (market.waiting[0] !== before) await market.answer();
    market.announce();
    void compose.renew();
    await market.answerAll();
    expect([compose.empty, compose.refused?.error, compose.refusedAt]).toEqual([true, "stale", "hint"]);
    expect(market.played).toEqual([]);
  });

  it("is dropped whole if one word of it may not be said", async () => {
    const { compose, market } = at();
    market.hinted = ["bag apple", "bag crown", "close"];
    await compose.hint();
    expect([compose.empty, compose.refused?.at]).toEqual([true, 1]);
  });

  it("lays nothing over what was composed before it", async () => {
    const { compose, market } = at();
    void [compose.touch(["bag silk"]), compose.hint()];
    await settled();
    expect(compose.batch).toEqual(["bag silk"]);
    expect(market.asked.map((each) => each.do)).toEqual(["try"]);
  });
});

describe("what was announced meanwhile", () => {
  it("is taken in before a touch is answered", async () => {
    const { compose, market } = await laid();
    void compose.touch(["close"]);
    await settled();
    market.announce(() => (market.hand = ["apple", "apple"]));
    await market.answerAll();
    expect(kept(compose)).toEqual([["bag apple", null], ["bag silk", "no-such-card"], ["close", null]]);
    expect(compose.whole).toBe(false);
  });

  it("is said to who touched what is gone by then", async () => {
    const { compose, market } = at();
    market.held = true;
    void [compose.touch(["bag apple"]), compose.touch(["bag silk"], "thing")];
    await settled();
    market.announce(() => (market.hand = ["apple"]));
    await market.answerAll();
    expect([compose.batch, compose.refused?.error, compose.refusedAt]).toEqual([["bag apple"], "stale", "thing"]);
  });

  it("marks what may no longer be said, and keeps the rest", async () => {
    const { compose, market } = at();
    compose.finishers = ["close"];
    await compose.addAll(["bag silk", "bag apple"]);
    market.announce(() => (market.hand = ["apple", "apple"]));
    await compose.renew();
    expect(kept(compose)).toEqual([["bag silk", "no-such-card"], ["bag apple", null]]);
    expect([compose.whole, compose.finisher, compose.view?.["bag"]]).toEqual([false, null, ["apple"]]);
    await compose.takeBackLaid(compose.marked[0]?.id);
    expect([compose.whole, compose.batch]).toEqual([true, ["bag apple"]]);
  });

  it("lets a draft lapse if nothing of it stands and something else is asked", async () => {
    for (const change of [(market: Market) => (market.phase = "night"), (market: Market) => (market.asks = false)]) {
      const { compose, market } = at();
      await compose.touch(["bag silk"]);
      market.announce(() => (market.hand = ["apple"]) && change(market));
      await compose.renew();
      expect(compose.empty).toBe(true);
    }
  });
});

describe("a send that is refused", () => {
  it("says why and keeps the draft, with what may no longer be said marked in it", async () => {
    const { compose, market } = await laid();
    void [compose.touch(["close"]), compose.confirm()];
    await market.answer();
    market.announce(() => {
      market.hand = ["apple"];
      market.phase = "night";
    });
    void compose.renew();
    await market.answerAll();
    expect(market.played).toEqual([]);
    expect(kept(compose)).toEqual([["bag apple", null], ["bag silk", "no-such-card"], ["close", null]]);
    expect([compose.refused?.error, compose.whole, compose.busy]).toEqual(["stale", false, false]);
  });

  it("is kept though nothing of it stands, until the next announcement", async () => {
    const { compose, market } = at();
    await compose.touch(["bag silk"]);
    market.held = true;
    void compose.confirm();
    await settled();
    market.announce(() => (market.asks = false));
    void compose.renew();
    await market.answerAll();
    expect(kept(compose)).toEqual([["bag silk", "no-such-card"]]);
    expect(compose.refused?.error).toBe("stale");
    market.announce();
    await compose.renew();
    expect(compose.empty).toBe(true);
  });

  it("can be changed in one word, and is whole again", async () => {
    const { compose, market } = at();
    compose.finishers = ["close"];
    await compose.addAll(["bag silk", "bag apple"]);
    market.announce(() => (market.hand = ["apple", "apple"]));
    await compose.renew();
    await compose.touch(["bag apple"]);
    expect([kept(compose), compose.whole]).toEqual([[["bag apple", null], ["bag apple", null]], true]);
    await compose.confirm();
    expect(market.played).toEqual([["bag apple", "bag apple", "close"]]);
  });

  it("is meant as it was when it was pressed", async () => {
    const { compose, market } = await laid();
    void [compose.touch(["close"]), compose.confirm()];
    market.announce();
    await market.answerAll();
    expect(market.asked.filter((each) => each.do === "play").map((each) => each.seen)).toEqual([1]);
    expect([market.played, compose.refused?.error, compose.whole]).toEqual([[], "stale", true]);
  });

  it("is said once, however often it is pressed before the answer", async () => {
    const { compose, market } = await laid();
    void [compose.send(["shout soft low"]), compose.send(["shout soft low"])];
    await settled();
    expect(compose.busy).toBe(true);
    await market.answerAll();
    expect([market.played, compose.busy]).toEqual([[["shout soft low"]], false]);
  });
});

describe("what is illegal", () => {
  it("is never laid, also if others would hear it", async () => {
    const { compose } = at();
    await compose.add("close");
    expect([compose.empty, compose.whole, compose.refused?.key]).toEqual([true, false, "no-such-card"]);
  });

  it("takes the place of nothing", async () => {
    const { compose } = at();
    await compose.touch(["shout soft"]);
    await compose.rewrite(0, "shout never");
    expect([compose.loud, compose.refused?.key]).toEqual(["shout soft low", "no-such-card"]);
  });
});

it("is kept over a reload until it has come back", async () => {
  const { compose, market } = at();
  market.held = true;
  void compose.restore(["bag silk"], "close", "");
  expect(compose.composed).toEqual({ quiet: ["bag silk"], loud: "close", said: "" });
  await settled();
  await market.answerAll();
  expect(compose.composed).toEqual({ quiet: ["bag silk"], loud: "close", said: "" });
  expect(compose.whole).toBe(true);
});
