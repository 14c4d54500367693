/** A sentence in two: the large line says what is asked, the small one the rest of it. */

/** As long as this it fits on one line by itself. */
const SHORT = 60;
/** A first sentence that is longer is parted at its colon. */
const LONG = 54;
const SENTENCE = /^(.{12,}?[.?!])\s+(.+)$/su;
const CLAUSE = /^(.{12,}?[.:?!])\s+(.+)$/su;

export function parted(whole: string): [large: string, small: string] {
  if (whole.length <= SHORT) return [whole, ""];
  const first = SENTENCE.exec(whole);
  const cut = first && (first[1] ?? "").length <= LONG ? first : (CLAUSE.exec(whole) ?? first);
  return [cut?.[1]?.replace(/\s?:$/u, ".") ?? whole, cut?.[2] ?? ""];
}
