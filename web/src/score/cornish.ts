/** Cornish Smuggler: gold and a good name, and what the coast has seen. */
import type { PlayerTold } from "../wire/games/cornish";
import { checked, counted, type Heard, ladder, type Sheet } from "./sheet";

export function cornish(heard: Heard): Partial<Sheet> {
  const players = heard.view["players"] as PlayerTold[];
  const [gold, name] = [players.map((one) => one.gold), players.map((one) => one.reputation)];
  const parts = checked(
    [{ key: "web-part-gold", tone: "gold", by: gold }, { key: "web-part-reputation", tone: "sea", by: name }],
    heard.scores, { key: "web-part-points", tone: "green", by: heard.scores },
  );
  const seized = counted(heard, "goods_seized", "seat");
  return {
    parts,
    lines: [
      ...parts.map(({ key, by }) => ({ key, by })),
      { key: "web-total", by: heard.scores, kind: "sum" },
      ...ladder(heard, [{ key: "web-tie-gold", by: gold, parts: "richest" }]),
    ],
    deeds: [
      { key: "web-deed-landed", by: counted(heard, "goods_landed", "seat", (event) => (event["goods"] as unknown[]).length) },
      { key: "web-deed-sold", by: counted(heard, "goods_sold", "seat") },
      { key: "web-deed-earned", by: counted(heard, "sale_paid", "seat", (event) => Number(event["gold"])) },
      { key: "web-deed-seized", by: seized },
      { key: "web-deed-bribed", by: counted(heard, "officer_bribed", "seat") },
      { key: "web-deed-worked", by: counted(heard, "worked_honestly", "seat") },
    ],
    striking: seized.flatMap((times, seat) => (times >= 3 ? [{ key: "web-striking-seized", facts: { seat, times } }] : [])),
  };
}
