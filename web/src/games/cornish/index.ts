/** Cornish Smuggler: the coast, holds and warehouses, customs, people and secrets. */
import { SETS_OF } from "../../art/names";
import { entry } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import "./cornish.css";
import "./coast.css";
import Facts from "./Facts.svelte";
import { FINISHERS } from "./hush";
import { price } from "./price";
import { chip, deed, sign } from "./signs";
import { shelf, type CornishView } from "./shelf.svelte";
import { seatTells } from "./telling";
import Terms from "./Terms.svelte";
import { points, travels } from "./travels";
import Tray from "./Tray.svelte";
import { ENDS, another, plateWords } from "./words";

/** Decks lie in the tray, where one may go stands up on the map, and prices stand on their list. */
const DRAWN = new Set(["draw", "sail", "walk", "march"]);

export default entry<CornishView>({
  Board,
  Tray,
  Facts,
  Aside,
  Terms,
  art: SETS_OF["cornish"] ?? ["cornish"],
  drawsPlates: true,
  another,
  finishers: FINISHERS,
  price: (view, move) => (shelf.things ? price(view, shelf.things, move) : ""),
  chip: (move) => ({ block: sign(move), label: chip(move) }),
  deed,
  drawsNext: (said) => /^sell \S+ \S+$/.test(said) || (DRAWN.has(said.split(" ")[0] ?? "") && !said.includes(" to ")),
  plateWords: (view, seat) => (view.phase === "grant" && seat !== view.seat ? plateWords(seat) : []),
  plateTells: (view, seat) => seatTells(view, seat),
  progress: (view) => (view.round > 0 ? { key: "board-round", facts: { round: view.round } } : null),
  plain: (view, moves) => (view.phase === "window" ? moves : moves.filter((move) => ENDS.includes(move) && move !== "call off")),
  windows: ["window"],
  routine: ["income_received", "character_revealed", "secret_drawn", "chose", "turn_ended", "rest_waived", "goods_claimed", "character_dealt", "pair_drawn"],
  big: ["track_advanced", "goods_seized", "end_called", "game_over", "customs_raided", "player_hit"],
  heads: ["round_started"],
  travels,
  points,
});
