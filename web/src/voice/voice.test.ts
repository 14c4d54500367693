/** Python and TypeScript say the same: `make reference` writes the cases with Python's voice. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import cases from "./cases.jsonl?raw";
import type { Facts } from "./facts";
import { brought, LANGUAGES, load } from "./files";
import { eventSentence, moveLabel, phaseSentence, refusalSentence } from "./sentences";
import { Voice } from "./voice";

const NAMES = ["Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye"];
const GAMES = ["cornish", "nottingham", "shahdozd", "sherwood"];

interface Case {
  game: string;
  ask: "event" | "phase" | "move" | "refusal" | "say";
  key: string;
  facts?: Facts;
  me?: number;
  [language: string]: unknown;
}

function said(voice: Voice, { ask, key, facts = {} }: Case): string | null {
  switch (ask) {
    case "event":
      return eventSentence(voice, { ...facts, event: key });
    case "phase":
      return phaseSentence(voice, { ...facts, phase: key }, facts["to_act"] as number[]);
    case "move":
      return moveLabel(voice, key.split(" "), "short" in facts);
    case "refusal":
      return refusalSentence(voice, { key, facts });
    case "say":
      return voice.say(key, facts);
  }
}

const every = cases.trim().split("\n").map((line) => JSON.parse(line) as Case);
const games = [...new Set(every.map((one) => one.game))];

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  test.each(games)("every case of %s is said as Python says it", async (game) => {
    await load(language, game);
    for (const one of every.filter((one) => one.game === game)) {
      const voice = new Voice(language, game, brought(language, game), NAMES, one.me ?? null);
      expect(said(voice, one), JSON.stringify(one)).toBe(one[language]);
      expect(voice.mistakes, JSON.stringify(one)).toEqual([]);
    }
  });

  test("there is a game in every file", async () => {
    for (const game of GAMES) {
      await load(language, game);
      expect(new Voice(language, game, brought(language, game)).has("title")).toBe(true);
    }
  });
});

/** What a file sets out to say, read without Fluent: names at the beginning of a line. */
function written(text: string): string[] {
  let message = "";
  return text.split("\n").flatMap((line) => {
    message = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? message;
    const attribute = /^ +\.([a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    return attribute ? [`${message}.${attribute}`] : /^[a-zA-Z]/.test(line) ? [message] : [];
  });
}

function understood(language: string, text: string): string[] {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  return [...bundle._messages.values()].flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

const files = import.meta.glob<string>("../../../src/hoodwink/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const byPlace = Object.entries(files).map(([path, text]) => [path.split("/").slice(-2).join("/"), text] as const);

describe("the files", () => {
  test.each(byPlace)("%s is understood whole: nothing is dropped in silence", (place, text) => {
    expect(understood(place.slice(0, 2), text).sort()).toEqual(written(text).sort());
  });

  test("all languages have the same files with the same messages", () => {
    const of = (language: string) =>
      Object.fromEntries(
        byPlace
          .filter(([place]) => place.startsWith(`${language}/`))
          .map(([place, text]) => [place.slice(3), written(text)]),
      );
    const [first, ...others] = Object.keys(LANGUAGES).map(of);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe("a voice", () => {
  test("a game without messages is told plainly", async () => {
    await load("fr");
    const voice = new Voice("fr", "tarot", brought("fr"), NAMES, 0);
    expect(eventSentence(voice, { event: "card_played", seat: 1 })).toBe("Bram: card played");
    const given = { event: "card_given", seat: 0, to: 2, card: "the_fool", secret: true };
    expect(eventSentence(voice, given)).toBe("Vous: card given, to Cleo, card the fool, secret oui");
    const won = { event: "won", winners: [1, 2], points: { last_trick: 10 }, by: null };
    expect(eventSentence(voice, won)).toBe("Won, winners Bram, Cleo, points last trick 10");
    expect(eventSentence(voice, { event: "shuffled" })).toBe("Shuffled");
    expect(moveLabel(voice, ["play", "the_fool"])).toBe("play the fool");
    expect(phaseSentence(voice, { phase: "trick" }, [1, 2])).toBe("La table attend Bram et Cleo.");
    expect(refusalSentence(voice, { key: "no" })).toBeNull();
  });

  test("a missing message is noticed but does not stop the game", () => {
    const voice = new Voice("en", "", []);
    expect(voice.say("no-such-message")).toBe("no-such-message");
    expect(voice.mistakes).toEqual(["no message no-such-message"]);
  });

  test("the table may give a word a nickname, and a word has a letter", async () => {
    await load("en", "shahdozd");
    const voice = new Voice("en", "shahdozd", brought("en", "shahdozd"), NAMES);
    voice.nicknames.set("d", "d (Cleo)");
    expect(moveLabel(voice, ["peek", "d"])).toBe("Look at slot d (Cleo)");
    expect(voice.attribute("word-king", "letter")).toBe("K");
    expect(voice.attribute("word-a", "letter")).toBe("");
  });
});
