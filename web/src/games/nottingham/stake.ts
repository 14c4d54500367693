/** What it would mean for the owner if a bag were opened. */
import { voice } from "../../voice";
import { counted, type Goods } from "./goods";
import { prices } from "./prices.svelte";

/** What it excuses only the rules know. */
const OWN_SAY = "royal-summons";

export const notAs = (goods: Goods, declared: string | null): Goods =>
  Object.fromEntries(Object.entries(goods).filter(([good]) => good !== declared));

/** In a sentence; null where nobody has told what cards cost, or where a card has its own say in it. */
export function stakeOf(goods: Goods, declared: string | null): string | null {
  if (OWN_SAY in goods) return null;
  const lied = notAs(goods, declared);
  const lies = counted(lied) > 0;
  const coins = prices.penalty(lies ? lied : goods);
  return coins === null ? null : voice.say(lies ? "board-stake-lie" : "board-stake-true", { coins, goods: lied });
}
