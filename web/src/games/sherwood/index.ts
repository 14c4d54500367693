/** Sherwood Forest: the crossing roads, the row of convoys, alliances and raids. */
import { SETS_OF } from "../../art/names";
import { entry } from "../contract";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import Facts from "./Facts.svelte";
import Note from "./Note.svelte";
import "./sherwood.css";
import "./tray.css";
import { campTells } from "./saying";
import { chip, plain, points, price, travels } from "./telling";
import Tray from "./Tray.svelte";
import type { Forest } from "./types";
import { drafting, plateWords } from "./words";

export default entry<Forest>({
  Board, Tray, Facts, Deals,
  Terms: Note,
  art: [...(SETS_OF["sherwood"] ?? []), "signs"],
  drawsPlates: true,
  worth: (view, seat) => view.glory[seat] ?? 0,
  worthBlock: "glory",
  progress: ({ round }) => ({ key: "table-round", facts: { round } }),
  dealCount: (view, moves) => (view.phase === "answer" && moves.includes("accept") ? 1 : 0) + (view.turn === view.seat ? view.suggestions.length : 0),
  plateWords: (view, seat) => plateWords(view.draft, seat, drafting(view)),
  plateTells: campTells,
  hearer: (view, words) => (words.some((each) => each.startsWith("suggest")) ? view.turn : null),
  finishers: ["propose"],
  quietWaits: true,
  chip, price, plain, travels, points,
  routine: ["escaped", "reshuffled", "chose", "passed", "ordered", "promise_unneeded"],
  big: ["allied", "raided", "sheriff_beaten", "sheriff_won", "promise_broken", "lost"],
  heads: ["round_began"],
});
