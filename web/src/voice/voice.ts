/** A voice speaks one language about one game to one listener. */

import { FluentBundle, type FluentResource, type Message } from "@fluent/bundle";
import { plain, type Facts, type Told } from "./facts";
import { functionsOf, joined, type Speaker } from "./functions";

type Pattern = NonNullable<Message["value"]>;

/** Names are by seat; `me` is the listener's own seat. */
export class Voice implements Speaker {
  /** What the table calls some words: slot d is `d (Cleo)` where Cleo sits; and what an owner's pack calls them. */
  readonly nicknames = new Map<string, string>();
  /** What went wrong while speaking; a person hears the rest of the sentence. */
  readonly mistakes: string[] = [];
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  #told: Told = {};

  constructor(
    readonly language: string,
    readonly game: string,
    resources: readonly FluentResource[],
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
  ) {
    this.#list = new Intl.ListFormat(language);
    this.#bundle = new FluentBundle(language, { functions: functionsOf(this), useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  /** The message in words; its bare name, should no file have it. */
  say(message: string, facts: Facts = {}): string {
    const said = this.find(message, facts);
    if (said === null) this.mistakes.push(`no message ${message}`);
    return said ?? message;
  }

  /** The message in words; null if no file has it. */
  find(message: string, facts: Facts = {}): string | null {
    const found = this.#bundle.getMessage(message);
    if (found === undefined) return null;
    const told = plain(facts);
    const spoken = Object.keys(found.attributes).find((fact) => fact in told);
    const pattern = spoken === undefined ? found.value : found.attributes[spoken];
    return pattern == null ? null : this.#format(message, pattern, told);
  }

  /** The message in words; null if it speaks of something that is not told. */
  whole(message: string, facts: Facts = {}): string | null {
    const before = this.mistakes.length;
    const said = this.find(message, facts);
    return this.mistakes.splice(before).length > 0 ? null : said;
  }

  /** An attribute by its own name, such as a word's letter; empty if there is none. */
  attribute(message: string, name: string): string {
    const pattern = this.#bundle.getMessage(message)?.attributes[name];
    return pattern === undefined ? "" : this.#format(message, pattern, { [name]: "asked" });
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** Every attribute of a message whose fact is told, as the message in hand was told it. */
  all(message: string): string {
    const told = this.#told;
    const attributes = Object.entries(this.#bundle.getMessage(message)?.attributes ?? {});
    const spoken = attributes.filter(([fact]) => fact in told);
    return spoken.map(([, pattern]) => this.#format(message, pattern, told)).join(", ");
  }

  /** What a sentence calls a seat. */
  name(seat: number): string {
    if (seat === this.me) return this.say("you");
    return this.names[seat] ?? this.say("seat", { number: seat });
  }

  /** What the table or an owner's pack calls a word; null where neither has a name for it. */
  nickname(word: string): string | null {
    return this.nicknames.get(word) ?? null;
  }

  /** A word of the engine as the table calls it; one that nobody has a name for, as it is. */
  word(word: string): string {
    const said = this.nicknames.get(word) ?? this.find(`word-${word}`);
    if (said === null) this.mistakes.push(`no message word-${word}`);
    return said ?? word;
  }

  /** Words as a list in a sentence: `Ada, Bram, and Cleo`. */
  listed(words: readonly string[]): string {
    return this.#list.format(words);
  }

  #format(message: string, pattern: Pattern, told: Told): string {
    const before = this.#told;
    const errors: Error[] = [];
    this.#told = told;
    const said = this.#bundle.formatPattern(pattern, told, errors);
    this.#told = before;
    this.mistakes.push(...errors.map((error) => `${message}: ${error.message}`));
    return joined(said, (words) => this.listed(words));
  }
}
