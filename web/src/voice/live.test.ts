import { expect, test } from "vitest";
import { plain } from "./facts";
import { directionOf, spokenAmong } from "./files";
import { LiveVoice, speak, voice } from "./live.svelte";
import { agoIn, changeIn, clockIn, dateIn, numberIn } from "./numbers";
import { choiceLabel, optionHint, outcomeSentences, titleOf } from "./sentences";

test("the language changes for every voice of the page at once", async () => {
  await voice.load("en", "shahdozd");
  voice.address(["Ada", "Bram"], 1);
  const other = new LiveVoice();
  await other.load("sherwood");
  const claim = { event: "claimed", seat: 1, character: "king" };
  expect(voice.sentence(claim)).toBe("You claim to be the King.");
  await speak("fr");
  expect(voice.sentence(claim)).toContain("Roi");
  expect([titleOf(other), voice.number(1234)]).toEqual(["La forêt de Sherwood", "1\u202f234"]);
  await voice.load("en", "nottingham");
  expect([voice.language, voice.direction, titleOf(voice)]).toEqual(["en", "ltr", "Sheriff of Nottingham"]);
});

test("a language that is chosen while words are on their way is kept", async () => {
  await voice.load("en", "shahdozd");
  const late = new LiveVoice();
  const [coming, chosen] = [late.load("cornish"), speak("fr")];
  await Promise.all([coming, chosen]);
  expect([voice.language, titleOf(late)]).toEqual(["fr", "Le contrebandier de Cornouailles"]);
  const [first, last] = [speak("en"), speak("fr")];
  await Promise.all([last, first]);
  expect(voice.language).toBe("fr");
  await speak("en");
});

test("the end, options and their answers are told", async () => {
  await voice.load("en", "nottingham");
  voice.address(["Ada", "Bram", "Cleo"], 0);
  const told = outcomeSentences(voice, { winners: [0], reason: "no cards left", tie_break: "most apples" });
  expect(told).toEqual(["No cards left.", "You win!", "Equals were parted by: most apples."]);
  expect(optionHint(voice, "royals")).not.toBe("");
  expect([choiceLabel(voice, "royals", true), choiceLabel(voice, "offers", 2)]).toEqual(["yes", "2"]);
});

test("facts become texts and numbers", () => {
  const facts = { a: null, b: true, c: [1, 2], claim: { seat: 3 }, slots: [], n: 4, none: {} };
  const told = { b: "true", c: "1 2", claim: "seat:3", "claim-seat": 3, slots: "", n: 4, none: "" };
  expect(plain(facts)).toEqual(told);
  expect(plain({ asks: [["inspect", 3], ["pass", 0]] })).toEqual({ asks: "inspect:3 pass:0" });
  expect(plain({ claim: { seat: 3, who: "king" } })).toEqual({ "claim-seat": 3, "claim-who": "king" });
});

test("numbers and moments are written as the language has it", () => {
  const noon = new Date("2031-03-05T12:00:00Z");
  const before = new Date("2031-03-05T10:00:00Z");
  expect([numberIn("en", 1234), changeIn("fr", -3), changeIn("en", 3)]).toEqual(["1,234", "\u22123", "+3"]);
  expect([agoIn("en", before, noon), agoIn("fr", before, noon)]).toEqual(["2 hours ago", "il y a 2 heures"]);
  expect([clockIn("en", 245), clockIn("en", 3600), clockIn("en", -1)]).toEqual(["4:05", "1:00:00", "0:00"]);
  expect(dateIn("fr", noon)).toContain("mars 2031");
});

test("a language that we do not speak gives way to one that we do", () => {
  expect([spokenAmong(["de-CH", "fr-CH"]), spokenAmong([null, "de"])]).toEqual(["fr", "en"]);
  expect([directionOf("fa"), directionOf("fr")]).toEqual(["rtl", "ltr"]);
});

test("an owner's pack names its words, each in its language", async () => {
  await voice.load("en", "cornish");
  expect([voice.nickname("looe"), voice.word("newquay")]).toEqual([null, "newquay"]);
  voice.call({ en: { newquay: "<b>Newquay</b>" }, fr: { newquay: "Nouveau-Quai" } });
  expect([voice.nickname("newquay"), voice.word("newquay")]).toEqual(["<b>Newquay</b>", "<b>Newquay</b>"]);
  await speak("fr");
  expect(voice.word("newquay")).toBe("Nouveau-Quai");
  voice.call({});
  expect(voice.nickname("newquay")).toBeNull();
  await speak("en");
});
