/** The score sheet of a game; one with sums alone where nobody has written more. */
import { cornish } from "./cornish";
import { nottingham } from "./nottingham";
import { shahdozd } from "./shahdozd";
import { EMPTY, type Heard, type Sheet } from "./sheet";
import { sherwood } from "./sherwood";

const GAMES: Readonly<Record<string, (heard: Heard) => Partial<Sheet>>> = { cornish, nottingham, shahdozd, sherwood };

export function sheetOf(heard: Heard): Sheet {
  const plain: Sheet = { ...EMPTY, parts: [{ key: "web-part-points", tone: "green", by: heard.scores }] };
  const { parts, lines, ...told } = { ...plain, ...GAMES[heard.view.game]?.(heard) };
  const shown = lines.filter(({ by, kind }) => kind || parts.length > 1 || !parts.some((part) => part.by === by)); // a sum is not said twice
  return { ...EMPTY, parts, lines: shown.some(({ kind }) => kind !== "sum") ? shown : [], ...(heard.whole ? told : {}) }; // deeds are counted from the beginning or not at all
}
