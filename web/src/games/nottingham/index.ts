/** Sheriff of Nottingham. */
import type { AnyEvent } from "../../line/table.svelte";
import { entry, type Travel } from "../contract";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import Facts from "./Facts.svelte";
import "./style/index.css";
import Strip from "./Strip.svelte";
import { stallTells } from "./stall";
import { middleOf, type Nott } from "./table";
import Tray from "./Tray.svelte";
import { points, travels } from "./travels";

const ANSWERS = /^(accept|refuse) /;

export default entry<Nott>({
  Board, Tray, Facts, Deals, Strip,
  art: ["nottingham", "nottingham-royal"],
  finishers: ["close", "done", "offer"],
  routine: ["drew", "dealt", "turned_up", "set_aside", "chose_pile", "laid", "closed", "bagged", "deck_rebuilt", "lapsed"],
  big: ["inspected", "threatened", "promise_settled", "game_over"],
  heads: ["round_began"],
  worth: (view, seat) => view.seats[seat]?.coins ?? null,
  plateTells: (view, seat) => stallTells(view.seats[seat]),
  progress: ({ round, rounds }) => ({ key: "table-round", facts: { round, rounds } }),
  plain: (view, moves) => (view.phase === "aside" || view.phase === "draw" ? moves.filter((move) => move === "done" || move === "stop") : []),
  dealCount: (_, moves) => new Set(moves.filter((move) => ANSWERS.test(move)).map((move) => move.split(" ")[1])).size,
  leaf: (view) => (view.phase === "inspect" ? "deals" : view.phase === "aside" ? "log" : null),
  drawsPlates: (view, wide) => wide || middleOf(view) === "desk",
  travels: (event: AnyEvent, view): Travel[] => travels(event, view),
  points,
});
