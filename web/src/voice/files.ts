/** The Fluent files that Python speaks from too: a chunk a language and file, loaded when asked for. */

import { FluentResource } from "@fluent/bundle";

/** Every language by its code, with its own name for itself. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", fr: "Français" };
export const DEFAULT = "en";
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** What every page speaks of, whatever is played: the house's words, and those of the browser's table. */
const HOUSE = ["common", "table"];

type Load = () => Promise<string>;
const files = import.meta.glob<string>("../../../src/hoodwink/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

const resources = new Map<string, FluentResource>();

/** Where a language's files lie, by `en/common`. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/").slice(0, -4), load]),
);

function needed(language: string, game: string): string[] {
  const names = [...HOUSE, game].map((name) => `${language}/${name}`);
  return names.filter((name) => byName.has(name));
}

/** Brings the words of a game in a language; those of the house alone for a game without any. */
export async function load(language: string, game = ""): Promise<void> {
  await Promise.all(
    needed(language, game).map(async (name) => {
      const read = byName.get(name);
      if (read && !resources.has(name)) resources.set(name, new FluentResource(await read()));
    }),
  );
}

/** What has been brought of them so far. */
export function brought(language: string, game = ""): FluentResource[] {
  return needed(language, game).flatMap((name) => resources.get(name) ?? []);
}

export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.slice(0, 2)) ? "rtl" : "ltr";
}

/** The first of these that we speak. */
export function spokenAmong(asked: readonly (string | null | undefined)[]): string {
  const codes = asked.map((code) => (code ?? "").slice(0, 2).toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? DEFAULT;
}
