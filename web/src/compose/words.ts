/** Moves are text. A thing stands for words; it is live when they begin a legal move at a word boundary. */

export const begins = (move: string, words: string): boolean =>
  words === "" || move === words || move.startsWith(`${words} `);

/** All moves that these words begin, themselves among them if they are one. */
export const begunBy = (moves: readonly string[], words: string): string[] =>
  moves.filter((move) => begins(move, words));

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** What a touch would say: the words after what is said so far; if none of them fit, from the start. */
export function fits(moves: readonly string[], said: string, words: readonly string[]): string[] {
  const some = (candidates: string[]) => [
    ...new Set(candidates.filter((candidate) => moves.some((move) => begins(move, candidate)))),
  ];
  const onward = said === "" ? [] : some(words.map((each) => joined(said, each)));
  return onward.length > 0 ? onward : some(words.filter(Boolean));
}

/** The words in which all these moves agree. */
export function common(moves: readonly string[]): string {
  const [first = "", ...rest] = moves.map((move) => move.split(" "));
  if (first === "") return "";
  let length = first.length;
  for (const words of rest) {
    let at = 0;
    while (at < length && words[at] === first[at]) at++;
    length = at;
  }
  return first.slice(0, length).join(" ");
}

/** How one may go on from what is said: each choice is one word longer than what all agree in. */
export function choices(moves: readonly string[], said: string): string[] {
  const begun = begunBy(moves, said);
  if (begun.length === 0) return [];
  const shared = common(begun);
  const at = shared === "" ? 0 : shared.split(" ").length;
  const next = [...new Set(begun.map((move) => move.split(" ").slice(0, at + 1).join(" ")))];
  return moves.includes(shared) ? next.flatMap((each) => (each === shared ? [each] : onward(moves, each))) : next;
}

/** Beside a move that is whole, `into` alone would read like it: what follows is told too, unless it is a number. */
function onward(moves: readonly string[], words: string): string[] {
  const more = choices(moves, words);
  return more.some((each) => /\d$/u.test(each)) ? [words] : more;
}

export interface Range {
  stem: string;
  low: number;
  high: number;
  values: number[];
}

/** Choices that are nothing but numbers become a stepper. */
export function range(going: readonly string[]): Range | null {
  const numbers = going.map((each) => Number(each.split(" ").at(-1)));
  if (going.length < 3 || numbers.some((number) => !Number.isInteger(number))) return null;
  const values = [...numbers].sort((a, b) => a - b);
  const stem = (going[0] ?? "").split(" ").slice(0, -1).join(" ");
  return { stem, low: values[0] ?? 0, high: values.at(-1) ?? 0, values };
}
