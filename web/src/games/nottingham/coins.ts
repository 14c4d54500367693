/** Coins of an offer, in the words that put them in. */
const WORTH = [20, 10, 5, 1];
const ADDED = /^add coins (\d+)$/u;

/** A number of coins as discs, the largest first. */
function discsOf(sum: number): number[] {
  const discs: number[] = [];
  let left = sum;
  for (const worth of WORTH) for (; left >= worth; left -= worth) discs.push(worth);
  return discs;
}

export function coinsOf(sum: number): string[] {
  return discsOf(sum).map((worth) => `add coins ${worth}`);
}

/** The discs that lie on the mat, the largest first, without single coins: as they were put there, the rest as large as they come. */
export function lyingDiscs(coins: number, composed: readonly string[]): number[] {
  const added = composed.flatMap((move) => Number(ADDED.exec(move)?.[1] ?? []));
  const sum = added.reduce((whole, worth) => whole + worth, 0);
  const discs = sum <= coins ? [...added, ...discsOf(coins - sum)] : discsOf(coins);
  return discs.filter((worth) => worth > 1).sort((one, other) => other - one);
}
