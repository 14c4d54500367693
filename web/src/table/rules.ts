/** The rules page of a game as the server tells it: sections of blocks, blocks of words. Nothing of it is markup. */

export interface Run {
  text: string;
  style?: "plain" | "strong" | "soft" | "code" | "rule" | "section";
  to?: string | null;
}
export interface RulesBlock {
  kind: "text" | "item" | "rule" | "table" | "code";
  rule?: string | null;
  runs?: Run[];
  rows?: { cells: Run[][]; rule?: string | null }[];
}
export interface RulesSection {
  id: string;
  title: string;
  level: number;
  blocks: RulesBlock[];
}

/** Its sections; null where the server has no such page. */
export function sectionsOf(told: unknown): RulesSection[] | null {
  const sections = (told as { sections?: RulesSection[] } | null)?.sections;
  return sections && sections.length > 0 ? sections : null;
}
