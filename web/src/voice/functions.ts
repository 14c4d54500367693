/** The nine functions that messages call; `hoodwink/locales/__init__.py` tells what each does. */

import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { inOrder, wordsIn, type Told } from "./facts";

/** What the functions need of a voice. */
export interface Speaker {
  readonly me: number | null;
  name(seat: number): string;
  word(word: string): string;
  listed(words: readonly string[]): string;
  say(message: string, facts: Told): string;
  all(message: string): string;
}

/** A list in words that can still become part of a longer one, without a second “and”. */
class Listing extends FluentType<string> {
  constructor(
    said: string,
    readonly parts: readonly string[],
  ) {
    super(said);
  }

  toString(): string {
    return this.value;
  }
}

export function functionsOf(voice: Speaker): Record<string, FluentFunction> {
  const named = (seats: number[]) => voice.listed(seats.map((seat) => voice.name(seat)));
  return {
    WHO: ([seats]) => (seatsIn(seats).some((seat) => seat === voice.me) ? "you" : "other"),
    NAME: ([seat]) => voice.name(Number(text(seat))),
    NAMES: ([seats]) => named(listenerLast(seatsIn(seats), voice.me)),
    WORD: ([words]) => voice.listed(wordsIn(text(words)).map((word) => voice.word(word))),
    COUNT: ([words]) => new FluentNumber(wordsIn(text(words)).length),
    EACH: ([items, message]) => {
      const parts = wordsIn(text(items)).map((one) => inOrder(one.split(":")));
      const said = parts.map((part) => voice.say(text(message), part));
      return new Listing(voice.listed(said), said);
    },
    LIST: (sayings) => voice.listed(sayings.flatMap(partsOf).filter((part) => part !== "")),
    ALL: ([message]) => voice.all(text(message)),
    PHRASE: ([words, message]) => voice.say(text(message), inOrder(wordsIn(text(words)))),
  };
}

/** As politeness has it. */
function listenerLast(seats: number[], me: number | null): number[] {
  return [...seats.filter((seat) => seat !== me), ...seats.filter((seat) => seat === me)];
}

function partsOf(saying: FluentValue): readonly string[] {
  return saying instanceof Listing ? saying.parts : [text(saying)];
}

function seatsIn(seats: FluentValue | undefined): number[] {
  return wordsIn(text(seats)).map(Number);
}

function text(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value.valueOf());
}
