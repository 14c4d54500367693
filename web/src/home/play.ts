/** One click: a table against bots, with everything as usual. */
import { http } from "../line/http";
import type { GameTold } from "../wire/bodies";
import { ways } from "../ways.svelte";
import { who } from "./who.svelte";

/** Four play where four may: enough to be lied to by several. */
const USUAL = 4;

export async function playNow(game: GameTold): Promise<void> {
  await who.sure();
  const seats = Math.min(Math.max(USUAL, game.fewest), game.most);
  const best = game.bots[0] ?? "random";
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), best]));
  const made = await http.make({ game: game.name, seats, bots, sit: 0, watch: true });
  await http.start(made.id);
  ways.to(`/t/${made.id}`);
}
