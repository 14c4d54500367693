/** What moves on the board when something is told, and what a line of the log speaks of. */
import type { AnyEvent } from "../../line/table.svelte";
import type { Travel } from "../contract";

const place = (fact: unknown): string => `place-${String(fact)}`;
const seat = (fact: unknown): string => `seat-${String(fact)}`;

type Made = (event: AnyEvent) => Travel[];

/** From place to place, in the colour of who moved it. */
const step = (block: string): Made => (event) => [
  { block, from: place(event["start"]), to: place(event["end"]), ...(typeof event["seat"] === "number" && block !== "officer" ? { seat: event["seat"] } : {}) },
];
const ware = (event: AnyEvent): string => `ware-${String(event["goods"])}`;

const MADE: Record<string, Made> = {
  sailed: step("ship"),
  pawn_walked: step("pawn"),
  officer_marched: step("officer"),
  goods_carried: (event) => [{ block: ware(event), from: place(event["start"]), to: place(event["end"]) }],
  goods_hauled: (event) => [...step("pawn")(event), { block: ware(event), from: place(event["start"]), to: place(event["end"]) }],
  goods_bought: (event) => [{ block: ware(event), from: place(event["merchant"]), to: seat(event["seat"]) }],
  goods_landed: (event) => [event["goods"]].flat().map((goods) => ({ block: `ware-${String(goods)}`, from: seat(event["seat"]), to: place(event["place"]) })),
  goods_sold: (event) => [{ block: "gold", from: place(event["place"]), to: seat(event["seat"]) }],
  goods_seized: (event) => [{ block: ware(event), from: place(event["place"]), to: "customs" }],
  goods_released: (event) => [{ block: ware(event), from: "customs", to: seat(event["seat"]) }],
  customs_raided: (event) => [event["goods"]].flat().map((goods) => ({ block: `ware-${String(goods)}`, from: "customs", to: seat(event["seat"]) })),
  officer_bribed: (event) => [{ block: "gold", from: seat(event["seat"]), to: place(event["place"]) }],
  officer_placed: (event) => [{ block: "officer", from: "customs", to: place(event["place"]) }],
  pawn_placed: (event) => [{ block: "pawn", from: seat(event["seat"]), to: place(event["place"]), seat: Number(event["seat"]) }],
  pawn_removed: (event) => [{ block: "pawn", from: place(event["place"]), to: seat(event["seat"]), seat: Number(event["seat"]) }],
  character_hired: (event) => [{ block: `face-${String(event["character"])}`, from: "hire", to: seat(event["seat"]) }],
  gold_handed_over: (event) => [{ block: "gold", from: seat(event["seat"]), to: seat(event["to"]) }],
  secret_drawn: (event) => [{ block: "letter", from: "secrets", to: seat(event["seat"]) }],
  secret_played: (event) => [{ block: `secret-${String(event["secret"])}`, from: seat(event["seat"]), to: "customs" }],
};

export const travels = (event: AnyEvent): Travel[] => MADE[event.event]?.(event) ?? [];

const PLACES = ["place", "start", "end", "sea", "merchant"];

export function points(event: AnyEvent): string[] {
  const places = PLACES.flatMap((name) => (typeof event[name] === "string" ? [place(event[name])] : []));
  const seats = ["seat", "target", "to"].flatMap((name) => (typeof event[name] === "number" ? [seat(event[name])] : []));
  return event.event === "track_advanced" || event.event === "goods_seized" ? ["customs", ...places] : [...places, ...seats];
}
