/** What things are and do, in sentences. */
import { capitalised, voice } from "../../voice";
import type { Pointed } from "./about.svelte";
import { pack } from "./pack.svelte";
import { cardAt } from "./strength";
import type { CardTold, Forest } from "./types";

/** A card of the row in words. */
export const cardSays = (card: CardTold): string => capitalised(voice.say(card.raiders_lost === undefined ? "convoy" : "sheriff", { card }));

/** Its name and its line, if it has one. */
export const storyOf = (card: CardTold): string => voice.attribute(`word-${card.called}`, "line");

/** What was pointed at: its name, what it is, and perhaps a line more. */
export function aboutIt(view: Forest, { kind, name }: Pointed): { name: string; says: string; line: string } | null {
  if (kind === "place") {
    const card = cardAt(view, name);
    if (!card) return { name: voice.say("board-card", { place: name }), says: voice.say("board-face-down"), line: "" };
    return { name: capitalised(voice.word(card.called)), says: `${cardSays(card)}.`, line: storyOf(card) };
  }
  if (kind === "hideout") {
    const printed = pack.printed?.hideouts.find((each) => each.name === name);
    if (!printed) return null;
    const red = printed.red && view.options["advanced"] === true ? voice.say("board-red") : "";
    return { name: capitalised(voice.word(name)), says: voice.say("board-watches", { towns: voice.listed(printed.watches.map((town) => voice.word(town))) }), line: red };
  }
  if (kind === "post") return { name: voice.say(`board-${name}`), says: voice.say(`board-about-${name}`, { most: pack.printed?.most_sacks ?? 5 }), line: "" };
  const gear = pack.printed?.equipment.find((each) => each.name === name);
  const says = voice.find(`board-gear-${name}`) ?? voice.say("board-gear", { bonus: gear?.bonus ?? 0 });
  return { name: capitalised(voice.word(name)), says, line: "" };
}

/** What a camp has, in words. */
export const campTells = (view: Forest, seat: number): string =>
  voice.say("board-camp-tells", { raiders: view.camps[seat] ?? 0, sacks: view.sacks[seat] ?? 0, gear: view.held[seat] ?? 0, oak: view.oaks[seat] ?? 0 });
