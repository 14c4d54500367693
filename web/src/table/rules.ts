/** The rules page of a game, read loosely: the drawer shows what the server tells of it. */

export interface RuleLine {
  rule: string | null;
  text: string;
}
export interface RuleSection {
  title: string;
  lines: RuleLine[];
}

type Loose = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);

/** Sections with their rules, out of the server's answer; null if there is none. */
export function sectionsOf(told: unknown): RuleSection[] | null {
  if (told === null || typeof told !== "object") return null;
  const sections = list((told as Loose)["sections"]);
  if (sections.length === 0) return null;
  return sections.map((section) => ({
    title: text(section["title"]),
    lines: list(section["parts"] ?? section["lines"] ?? section["rules"]).map((line) => ({
      rule: text(line["rule"] ?? line["id"]) || null,
      text: text(line["text"]),
    })),
  }));
}
