/** Small things that several parts say. */
import { voice } from "../../voice";
import { mayBe, type Ring, SLOTS, slotOf } from "./ring";

/** The rule that each power stands in. */
export const RULES: Readonly<Record<string, string>> = {
  king: "SD-024", thief: "SD-028", minister: "SD-026", executioner: "SD-030", sheriff: "SD-032", peasant: "SD-036", answer: "SD-025",
};

const either = (words: readonly string[]): string => new Intl.ListFormat(voice.language, { type: "disjunction" }).format(words);

/** "Minister or Peasant": what may lie there, if that is few enough to be worth a word. */
export function knownAs(view: Ring, slot: number): string {
  const faces = mayBe(view, slot);
  return faces.length > 0 && faces.length <= 3 ? either(faces.map((face) => voice.word(face))) : "";
}

/** What a card is called. */
export function cardLabel(view: Ring, slot: number): string {
  const { owner = null } = view.slots[slot] ?? {};
  const said = voice.say("card-label", { slot: SLOTS[slot], owner });
  const known = knownAs(view, slot);
  return known ? `${said}: ${known}` : said;
}

/** What I do well to remember, one sentence each, the newest first. */
export function reckoned(view: Ring, me: number | null): string[] {
  const { memory, own_memory: own } = view;
  if (!memory) return [];
  const told: string[] = [];
  for (let at = memory.mixes.length - 1; at >= 0; at--) {
    const mix = memory.mixes[at];
    const known = own?.swapped[at] ?? null;
    if (!mix || known !== null) continue;
    const slots = mix.cards.map((back) => memory.backs.indexOf(back)).sort((one, other) => one - other);
    const faces = slots.map((slot) => mayBe(view, slot));
    if (faces.some((each) => each.length === 1)) continue; // seen since: nothing to reckon with
    const letters = slots.map((slot) => SLOTS[slot] ?? "");
    const mixed = voice.say("reckon-mix", { by: mix.by < 0 ? null : mix.by, slots: letters });
    told.push([mixed, between(faces)].filter(Boolean).join(" "));
  }
  const seen = me === null ? [] : (view.slots[slotOf(view, me)]?.seen_by ?? []).filter((seat) => seat !== me);
  if (seen.length > 0) told.push(voice.say("reckon-seen", { seats: seen }));
  return [...new Set(told)]; // the same two may be mixed again
}

/** If two mixed cards are the same two characters. */
function between([first = [], second = []]: readonly (readonly string[])[]): string {
  const same = first.length === 2 && second.length === 2 && first.every((face) => second.includes(face));
  return same ? voice.say("reckon-two", { one: first[0], other: first[1] }) : "";
}
