/** The voice of the page: what it says changes with the language, the game and the company. */

import type { Facts } from "./facts";
import { brought, directionOf, load, spokenAmong } from "./files";
import { agoIn, changeIn, clockIn, dateIn, numberIn, shareIn } from "./numbers";
import { eventSentence, type Telling, type ToldEvent } from "./sentences";
import { Voice } from "./voice";

const KEPT = "hoodwink-language";

/** Names by language and word. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FIRST = spokenAmong([remembered(), ...(globalThis.navigator?.languages ?? [])]);
let language = $state(FIRST);
/** The language that was asked for last: its words may still be on their way. */
let wanted = FIRST;
/** Counts what was brought, so that sentences are said again when their words arrive. */
let arrivals = $state(0);
const voices = new Set<LiveVoice>();

function remembered(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEPT) ?? null;
  } catch {
    return null; // a browser may forbid it; then nothing is remembered
  }
}

function remember(code: string): void {
  try {
    globalThis.localStorage?.setItem(KEPT, code);
  } catch {
    // see above
  }
}

function tellPage(code: string): void {
  const page = globalThis.document?.documentElement;
  if (page) Object.assign(page, { lang: code, dir: directionOf(code) });
}

/** Speaks of one game at a time. `voice` below is the table's; a list of games takes one for each. */
export class LiveVoice implements Telling {
  #game = $state("");
  #names = $state.raw<readonly string[]>([]);
  #me = $state<number | null>(null);
  #texts = $state.raw<Texts>({});
  readonly #spoken = $derived.by(() => {
    void arrivals;
    const spoken = new Voice(language, this.#game, brought(language, this.#game), this.#names, this.#me);
    for (const [word, text] of Object.entries(this.#texts[language] ?? {})) spoken.nicknames.set(word, text);
    return spoken;
  });

  constructor(game = "") {
    this.#game = game;
    voices.add(this);
  }

  get language(): string {
    return language;
  }

  get direction(): "ltr" | "rtl" {
    return directionOf(language);
  }

  get game(): string {
    return this.#game;
  }

  get me(): number | null {
    return this.#me;
  }

  /** `load(game)` in the language at hand, or `load(language, game)`, which is then spoken. */
  async load(...asked: [game: string] | [language: string, game: string]): Promise<void> {
    const game = asked.at(-1) ?? "";
    const code = asked.length === 1 ? language : asked[0];
    await load(code, game);
    this.#game = game;
    arrivals += 1;
    // Who has chosen another language meanwhile is not brought back to this one.
    if (language !== code) await speak(asked.length === 1 ? wanted : code);
  }

  /** Who sits at the table, by seat, and which seat is the listener's. */
  address(names: readonly string[], me: number | null): void {
    this.#names = names;
    this.#me = me;
  }

  /** What an owner's pack calls its words, by language; nothing for the packs that come with the games. */
  call(texts: Texts): void {
    this.#texts = texts;
  }

  /** Such a name; null where the pack has none. */
  nickname(word: string): string | null {
    return this.#spoken.nickname(word);
  }

  say(message: string, facts: Facts = {}): string {
    return this.#spoken.say(message, facts);
  }

  find(message: string, facts: Facts = {}): string | null {
    return this.#spoken.find(message, facts);
  }

  whole(message: string, facts: Facts = {}): string | null {
    return this.#spoken.whole(message, facts);
  }

  attribute(message: string, name: string): string {
    return this.#spoken.attribute(message, name);
  }

  name(seat: number): string {
    return this.#spoken.name(seat);
  }

  word(word: string): string {
    return this.#spoken.word(word);
  }

  listed(words: readonly string[]): string {
    return this.#spoken.listed(words);
  }

  sentence(event: ToldEvent): string {
    return eventSentence(this, event);
  }

  number(value: number): string {
    return numberIn(language, value);
  }

  share(value: number): string {
    return shareIn(language, value);
  }

  change(value: number): string {
    return changeIn(language, value);
  }

  date(moment: Date, hour = false): string {
    return dateIn(language, moment, hour);
  }

  ago(moment: Date, now: Date): string {
    return agoIn(language, moment, now);
  }

  clock(seconds: number): string {
    return clockIn(language, seconds);
  }
}

/** The table's own voice. */
export const voice = new LiveVoice();

/** Speaks another language from now on; nothing changes on screen before all its words are here. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  let games: string[];
  do {
    games = spokenOf();
    await Promise.all(games.map((game) => load(code, game)));
  } while (spokenOf().some((game) => !games.includes(game)));
  if (wanted !== code) return;
  arrivals += 1;
  language = code;
  remember(code);
  tellPage(code);
}

/** The games that are spoken of on the page. */
function spokenOf(): string[] {
  return [...voices].map((one) => one.game);
}
