/** What a whole move costs and yields, in a few words for confirm. */
import { voice } from "../../voice";
import type { CornishView, Things } from "./shelf.svelte";
import { amounts, bribe, goodsPrice, risk, sale, wage, type Amount } from "./sums";

const STEPS: Record<string, string> = { sail: "sail", walk: "move", carry: "move", haul: "haul", march: "march", discover: "discover" };

/** What a plain deed costs, as signs and numbers. */
export function cost(things: Things, move: string): Amount[] {
  if (move === "buy reputation") return [["gold", things.printed.reputation_cost]];
  if (move === "storm warehouse") return [["influence", things.printed.fee]];
  return move.startsWith("discover") ? step(things, "discover", move.split(" ").at(-1)) : [];
}

export function price(view: CornishView, things: Things, move: string): string {
  const words = move.split(" ");
  const [verb = "", first = "", second = "", third = ""] = words;
  const by = words.at(-2) === "for" ? words.at(-1) : undefined;
  const fee = things.printed.fee;
  if (verb in STEPS) return amounts(step(things, STEPS[verb] ?? "", by));
  if (verb === "buy" && first === "reputation") return amounts([["gold", things.printed.reputation_cost]]);
  if (verb === "buy") return amounts([["gold", goodsPrice(view, things, first)], ["influence", fee]]);
  if (verb === "hire") return hired(view, things, first, by);
  if (verb === "bribe" && view.phase === "turn") return amounts([["gold", bribe(view, things, second === "of" ? Number(third) : null)], ["influence", fee]]);
  if (verb === "sell") return sold(view, things, words, by);
  if (verb === "land") return landed(view, things, first === "hiding" ? Number(second) : 0);
  if (verb === "storm") return amounts([["influence", fee]]);
  return "";
}

function step(things: Things, action: string, by: string | undefined): Amount[] {
  const cost = things.printed.costs[action];
  if (by === "influence") return [["influence", cost?.influence ?? 0]];
  return by === "gold" ? [["gold", cost?.gold ?? 0]] : [];
}

function hired(view: CornishView, things: Things, character: string, by: string | undefined): string {
  const much = by === "reputation" ? Number(view.options["hire_reputation"] ?? 1) : things.printed.fee;
  const won = things.characters.get(character)?.reputation ?? 0;
  const pays: Amount[] = [["gold", wage(view, things, character)], [by === "reputation" ? "reputation" : "influence", much]];
  return [amounts(pays), amounts([["reputation", won]], true)].filter(Boolean).join(", ");
}

function sold(view: CornishView, things: Things, [, goods = "", town = "", row = ""]: string[], by: string | undefined): string {
  const line = sale(view, things, goods, town).rows.find((one) => one.row === row);
  if (!line) return "";
  const cost: Amount[] = by === "influence" || by === "reputation" ? [[by, -line.cost]] : [];
  return amounts([["gold", line.gold], ["reputation", line.reputation], ...cost], true);
}

function landed(view: CornishView, things: Things, hiding: number): string {
  const told = risk(view, things, hiding);
  const pays = amounts([["influence", things.printed.fee + hiding]]);
  return told ? `${pays}, ${voice.say("board-risk", { risk: told.sum })}` : pays;
}
