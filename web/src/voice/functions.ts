/** The nine functions that messages call; `hoodwink/locales/__init__.py` tells what each does. */

import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";
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

/** A message that is nothing but a list stays one inside `LIST`, without a second “and”. The bundle
 *  makes text of everything on the way, so the seams of a list are marked in that text. */
const [OPEN, SEAM, SHUT] = ["\uE000", "\uE001", "\uE002"];
const LISTING = /\uE000([^\uE002]*)\uE002/g;

/** A text whose lists are joined in words. */
export function joined(text: string, listed: Speaker["listed"]): string {
  return text.replace(LISTING, (_, parts: string) => listed(parts.split(SEAM)));
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
      return OPEN + parts.map((part) => voice.say(text(message), part)).join(SEAM) + SHUT;
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
  const said = text(saying);
  const whole = said.startsWith(OPEN) && said.indexOf(SHUT) === said.length - 1;
  return whole ? said.slice(1, -1).split(SEAM) : [said];
}

function seatsIn(seats: FluentValue | undefined): number[] {
  return wordsIn(text(seats)).map(Number);
}

function text(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value.valueOf());
}
