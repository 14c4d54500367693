/** Every game with a drawn board, loaded when it is played. Any other is played on the generic one. */
import type { Entry } from "./contract";

type Drawn = { default: Entry };

const DRAWN: Record<string, () => Promise<Drawn>> = {
  shahdozd: () => import("./shahdozd"),
  nottingham: () => import("./nottingham"),
  sherwood: () => import("./sherwood"),
  cornish: () => import("./cornish"),
};

export async function entryOf(game: string): Promise<Entry> {
  const load = DRAWN[game] ?? (() => import("./generic"));
  return (await load()).default;
}
