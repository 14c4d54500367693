/** What the engine tells, as sentences. A game without messages is still told, just plainly. */

import { inOrder, type Facts } from "./facts";
import { called, capitalised, plainly, spaced } from "./plainly";

export { capitalised } from "./plainly";

/** What a sentence needs of a voice: a `Voice`, or the live one of the page. */
export interface Telling {
  readonly game: string;
  readonly me: number | null;
  say(message: string, facts?: Facts): string;
  find(message: string, facts?: Facts): string | null;
  whole(message: string, facts?: Facts): string | null;
  attribute(message: string, name: string): string;
  name(seat: number): string;
  nickname(word: string): string | null;
}

export interface ToldEvent {
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** As `Refused` and `why` of the wire tell it. */
export interface ToldRefusal {
  readonly key?: string | null;
  readonly facts?: Facts;
}

export interface ToldOutcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly tie_break?: string | null;
}

/** What the game is called. */
export function titleOf(voice: Telling): string {
  return voice.find("title") ?? capitalised(spaced(voice.game));
}

/** What the game is about, in a sentence. */
export function pitchOf(voice: Telling): string {
  return voice.find("pitch") ?? "";
}

/** An event as its listener is told it. */
export function eventSentence(voice: Telling, { event, ...facts }: ToldEvent): string {
  const said = voice.find(`event-${event}`, facts);
  return said === null ? plainly(voice, event, facts) : capitalised(said);
}

/** A choice, or the beginning of one, by its words; short where its verb stands beside it. A beginning
 *  that lacks words of the short form is said in full, as far as it goes. */
export function moveLabel(voice: Telling, words: readonly string[], short = false): string {
  const [verb = "", ...rest] = words;
  const [key, facts] = [`move-${verb}`, inOrder(rest)];
  const said = (short && voice.whole(key, { ...facts, short: true })) || voice.find(key, facts);
  return said || (short && rest.length > 0 ? rest : words).map((word) => called(voice, word)).join(" ");
}

/** What to do now, or whom the table waits for. */
export function phaseSentence(voice: Telling, view: Facts, toAct: readonly number[]): string {
  const mine = voice.me !== null && toAct.includes(voice.me);
  const facts = { ...view, to_act: toAct, you: mine ? true : null };
  const said = voice.find(`phase-${String(view["phase"])}`, facts);
  return capitalised(said || voice.say("phase", facts));
}

/** Why not; null where the game gives no reason (`error` of the wire then has a word). */
export function refusalSentence(voice: Telling, refusal: ToldRefusal): string | null {
  return refusal.key ? voice.find(`refusal-${refusal.key}`, refusal.facts) : null;
}

/** Why a match ended. */
export function reasonSentence(voice: Telling, reason: string): string {
  return voice.find(`outcome-${reason.replaceAll(" ", "-")}`) ?? capitalised(`${reason}.`);
}

/** Why it ended and who won, with what parted equals if anything did. */
export function outcomeSentences(voice: Telling, outcome: ToldOutcome): string[] {
  const won = capitalised(voice.say("outcome-winners", { winners: outcome.winners }));
  const told = [reasonSentence(voice, outcome.reason), won];
  const by = outcome.tie_break;
  if (by == null) return told;
  const parted = voice.find(`tie-break-${by.replaceAll(" ", "-")}`);
  return [...told, parted ?? voice.say("tie-break", { by })];
}

/** A switch, by its name. */
export function optionLabel(voice: Telling, option: string): string {
  return voice.find(`option-${option}`) ?? capitalised(spaced(option));
}

export function optionHint(voice: Telling, option: string): string {
  return voice.attribute(`option-${option}`, "hint");
}

/** A value that an option may take. */
export function choiceLabel(voice: Telling, option: string, value: unknown): string {
  if (typeof value === "boolean") return voice.say(value ? "yes" : "no");
  return voice.find(`choice-${option}-${String(value)}`) ?? spaced(String(value));
}
