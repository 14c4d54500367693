/** A move on its chip and on confirm: a sign and a few words. */
import { blockOf } from "../../art/names";
import { capitalised, moveLabel, voice } from "../../voice";
import { mine } from "./holdings";
import type { CornishView } from "./shelf.svelte";
import { named, seaName } from "./telling";

const PLAIN: Record<string, string> = { sail: "ship", walk: "pawn", march: "officer", bribe: "officer", recall: "officer", land: "landing", storm: "chest", discover: "secret" };
const GOODS = ["buy", "sell", "carry", "haul", "unload", "store", "fetch", "raid", "release"];
const PEOPLE = ["hire", "use", "keep", "rouse"];

export function sign(move: string): string | null {
  const [verb = "", first = ""] = move.split(" ");
  if (move === "buy reputation") return "reputation";
  if (GOODS.includes(verb)) return first ? blockOf("cornish", "good", first) : null;
  if (PEOPLE.includes(verb)) return first ? blockOf("cornish", "character", first) : null;
  if (verb === "play") return first ? blockOf("cornish", "secret", first) : null;
  return PLAIN[verb] ?? null;
}

const STEPS = ["sail", "walk", "carry", "haul", "march"];
const place = (word: string): string => (voice.find(`board-sea-${word}`) === null ? named(word) : capitalised(seaName(word)));

/** Where it goes, what it is: the sign beside it tells the rest. */
export function chip(move: string): string | null {
  const words = move.split(" for ")[0]?.split(" ") ?? [];
  const [verb = "", first = "", second = ""] = words;
  if (verb === "land") return ""; // the stepper tells it
  if (move === "buy reputation") return moveLabel(voice, words);
  if ((verb === "unload" || verb === "sell" || verb === "buy") && first) return words.includes("into") ? moveLabel(voice, words) : capitalised(voice.word(first));
  if (verb === "place" && second) return place(second);
  const to = words.indexOf("to");
  const end = to > 0 ? words[to + 1] : undefined;
  if (STEPS.includes(verb) && end) return place(end);
  return first && ["hire", "use", "play", "keep"].includes(verb) ? named(first) : moveLabel(voice, words);
}

/** Without the price, which stands beside it. */
export function deed(view: CornishView, move: string): string | null {
  const words = move.split(" for ")[0]?.split(" ") ?? [];
  const [verb = "", first = ""] = words;
  if (verb === "land") return voice.say("board-land", { place: mine(view)?.anchor ?? "" });
  if (verb === "target") return voice.say("board-against", { target: Number(first) });
  return moveLabel(voice, verb === "sell" ? words.slice(0, 3) : words);
}
