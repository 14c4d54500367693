/** King, Thief, Minister: the ring of six on the rug. */
import type { AnyEvent } from "../../line/table.svelte";
import { entry, type Travel } from "../contract";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import type { Ring } from "./ring";
import "./shahdozd.css";
import Tray from "./Tray.svelte";
import { another } from "./words";

const MOST = 3;
const coins = (event: AnyEvent, from: string, to: string): Travel[] =>
  Array.from({ length: Math.min(Number(event["coins"] ?? 0), MOST) }, () => ({ block: "coin", from, to }));

export default entry<Ring>({
  Board, Tray, Facts,
  art: ["shahdozd"],
  worth: (view, seat) => view.purses[seat] ?? null,
  progress: (view) => (view.outcome ? null : { key: "progress-turn", facts: { number: view.turns + 1 } }),
  another,
  drawsNext: () => true,
  plain: (view, moves) => (view.phase === "challenge" || view.phase === "answer" ? moves : []),
  risks: ["challenge", "answer"],
  routine: ["took", "paid", "declined_peek"],
  silent: ["chose"],
  big: ["challenged", "confronted", "accused", "mixed", "shown", "peasant_failed"],
  travels(event) {
    const seat = `seat-${String(event["seat"])}`;
    if (event.event === "took") return coins(event, "bank", seat);
    if (event.event === "paid") return coins(event, seat, "bank");
    return event.event === "stole" ? coins(event, `seat-${String(event["victim"])}`, seat) : [];
  },
  points(event) {
    const slots = [event["slot"], ...(Array.isArray(event["slots"]) ? (event["slots"] as unknown[]) : [])].filter((slot) => typeof slot === "string");
    const seats = ["victim", "claimant", "twice", "owner", "king"].flatMap((name) => (typeof event[name] === "number" ? [`seat-${event[name]}`] : []));
    const doer = typeof event["seat"] === "number" && slots.length === 0 ? [`seat-${event["seat"]}`] : [];
    return [...slots.map((slot) => `slot-${slot}`), ...seats, ...doer];
  },
  drawsPlates: () => true,
});
