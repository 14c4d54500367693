/** What a seat is just now, for its plate. */
import { voice } from "../../voice";
import type { Forest } from "./types";

export function seatRole(view: Forest, seat: number): string {
  const draft = view.draft?.raiders[seat] !== undefined && view.turn !== seat;
  if (draft) return voice.say("board-invited");
  return "";
}

/** Marks that a seat bears: the figure, the first-player card. */
export function marksOf(view: Forest, seat: number): { word: string; kind: "gold" | "ink" }[] {
  const marks: { word: string; kind: "gold" | "ink" }[] = [];
  if (view.figure === seat) marks.push({ word: voice.say("board-figure"), kind: "gold" });
  if (view.first === seat) marks.push({ word: voice.say("board-first"), kind: "ink" });
  return marks;
}
