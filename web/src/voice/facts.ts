/** Facts as every Fluent takes them: texts and numbers; `locales/voice.py` tells the same in Python. */

export type Facts = Readonly<Record<string, unknown>>;
export type Told = Record<string, string | number>;

/** What messages call the words after a verb, and the parts of an item. */
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** What is null was not told; lists are joined by spaces, a table's entries are `$claim-seat`. */
export function plain(facts: Facts): Told {
  const told: Told = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) told[name] = fact.map(item).join(" ");
    else if (isTable(fact)) Object.assign(told, entries(name, fact));
    else if (typeof fact === "boolean") told[name] = fact ? "true" : "false";
    else if (typeof fact === "string" || Number.isInteger(fact)) told[name] = fact as string | number;
  }
  return told;
}

function isTable(fact: unknown): fact is Facts {
  return typeof fact === "object" && fact !== null;
}

function entries(name: string, table: Facts): Told {
  const parts = Object.entries(table);
  const told = plain(Object.fromEntries(parts.map(([part, value]) => [`${name}-${part}`, value])));
  if (parts.every(([, value]) => typeof value === "boolean" || Number.isInteger(value))) {
    told[name] = parts.map(item).join(" ");
  }
  return told;
}

/** One word for an item, with a colon between its parts. */
function item(value: unknown): string {
  return Array.isArray(value) ? value.map(asPython).join(":") : asPython(value);
}

/** The other voice writes what is neither text nor number in its own way; so does this one. */
function asPython(value: unknown): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return value === null ? "None" : String(value);
}

/** Words as `$first`, `$second` and so on; those that are numbers count as numbers. */
export function inOrder(words: readonly string[]): Told {
  const named = words.slice(0, ORDINALS.length).map((word, at) => [ORDINALS[at], counted(word)]);
  return Object.fromEntries(named) as Told;
}

function counted(word: string): string | number {
  return /^\p{Nd}+$/u.test(word) ? Number(word) : word;
}

export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
