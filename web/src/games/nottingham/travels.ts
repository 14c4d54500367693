/** What moves when something is told, and what a line of the log points at. */
import type { AnyEvent } from "../../line/table.svelte";
import type { Travel } from "../contract";
import { cards, type Goods } from "./goods";
import type { Nott } from "./table";

const seat = (number: unknown): string => `seat-${String(number)}`;
const pileOf = (name: unknown): string => (name === "deck" ? "deck" : `pile-${String(name)}`);
const goods = (event: AnyEvent): string[] => cards(event["goods"] as Goods).map(({ good }) => `good-${good}`);

export function travels(event: AnyEvent, view: Nott): Travel[] {
  const by = Number(event["seat"]);
  switch (event.event) {
    case "drew":
      return [{ block: event["good"] ? `good-${String(event["good"])}` : "card-back", from: pileOf(event["source"]), to: seat(by) }];
    case "laid":
      return (event["goods"] as string[]).map((good) => ({ block: `good-${good}`, from: seat(by), to: pileOf(event["pile"]) }));
    case "closed":
      return [{ block: "bag-tied", from: seat(by), to: "gate", seat: by }];
    case "declared":
      return [{ block: `good-${String(event["good"])}`, from: seat(by), to: "gate" }];
    case "paid":
      return Array.from({ length: Math.min(3, Number(event["coins"])) }, () => ({ block: "coin", from: seat(by), to: seat(event["to"]) }));
    case "gave":
    case "delivered":
      return goods(event).slice(0, 3).map((block) => ({ block, from: seat(by), to: seat(event["to"]) }));
    case "passed":
      return [{ block: "bag-passed", from: "gate", to: seat(event["bag"]), seat: Number(event["bag"]) }];
    case "inspected":
      return [{ block: "bag-open", from: seat(event["bag"]), to: "gate", seat: Number(event["bag"]) }];
    case "threatened":
      return [{ block: "star", from: seat(view.sheriff), to: seat(event["bag"]) }];
    default:
      return [];
  }
}

/** The things that a line speaks of. */
export function points(event: AnyEvent): string[] {
  const found: string[] = [];
  if (typeof event["number"] === "number") found.push(`offer-${event["number"]}`, `said-${event["number"]}`);
  if (typeof event["pile"] === "string") found.push(`pile-${event["pile"]}`);
  if (typeof event["bag"] === "number") found.push(`bag-${event["bag"]}`, `bagline-${event["bag"]}`);
  if (typeof event["seat"] === "number") found.push(`seat-${event["seat"]}`);
  return found;
}
