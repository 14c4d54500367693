/** A number of coins in the words that put coins into an offer. */
const WORTH = [20, 10, 5, 1];

export function coinsOf(sum: number): string[] {
  const words: string[] = [];
  let left = sum;
  for (const worth of WORTH) for (; left >= worth; left -= worth) words.push(`add coins ${worth}`);
  return words;
}
