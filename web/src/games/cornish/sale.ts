/** The sale that is being composed: what and where. */
import type { Compose } from "../../compose/compose.svelte";

export function saleOf(compose: Compose): { goods: string; town: string } | null {
  const [verb, goods, town] = (compose.said || (compose.loud ?? "")).split(" ");
  return verb === "sell" && goods !== undefined && town !== undefined ? { goods, town } : null;
}
