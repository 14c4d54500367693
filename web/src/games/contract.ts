/** What a game hangs into the frame that all games share. `web/README.md` tells how a board is made. */
import type { Component } from "svelte";
import type { Compose } from "../compose/compose.svelte";
import type { AnyEvent, AnyView, Table } from "../line/table.svelte";

/** What Board, Tray and Deals are given. */
export interface BoardProps<V = AnyView> {
  /** What to draw: the view as it would be after what is composed. `table.view` is how things stand. */
  view: V;
  table: Table;
  compose: Compose;
}
/** What is drawn inside the plate of a seat. */
export interface FactsProps<V = AnyView> {
  view: V;
  seat: number;
  /** Room for two numbers only. */
  narrow: boolean;
}
/** A block that travels from one anchor (`data-at`) to another when an event is told. */
export interface Travel {
  block: string;
  from: string;
  to: string;
  /** The seat whose colour it has. */
  seat?: number;
}
export interface Chip {
  block: string | null;
  seat?: number;
  /** Without it the move's sentence; an empty one is left out. */
  label: string | null;
  /** Where there is little room. */
  short?: string;
}
export interface Entry<V = AnyView> {
  Board: Component<BoardProps<V>>;
  Tray: Component<BoardProps<V>>;
  /** Public facts in the plate of a seat. */
  Facts?: Component<FactsProps<V>>;
  /** The room to deal at the side; its number is how many things wait there for an answer. */
  Deals?: Component<BoardProps<V>>;
  dealCount?(view: V, moves: readonly string[]): number;
  /** Stands above the log at the side, where there is one. */
  Aside?: Component<BoardProps<V>>;
  /** Stands in the strip beside the chips while something is composed: how it is paid, what it does. */
  Terms?: Component<BoardProps<V>>;
  /** How the chip of a composed move looks: short, with a block. Without it the chip is the move's sentence. */
  chip?(move: string): Chip | null;
  /** What confirm does, where the whole sentence of the move is too long. */
  deed?(view: V, move: string): string | null;
  /** Quiet moves of this game lead to a choice and are none: without an end there is nothing to confirm. */
  quietWaits?: boolean;
  /** What a whole move costs and yields; confirm says it. */
  price?(view: V, move: string): string;
  /** The words that the plate of a seat stands for. */
  plateWords?(view: V, seat: number): readonly string[];
  /** What lies before a seat, in words: said at a touch of its plate, which may have no room for all of it. */
  plateTells?(view: V, seat: number): string;
  /** The one number that wins, for the plate. */
  worth?(view: V, seat: number): number | null;
  /** What that number counts; coins unless told. */
  worthBlock?: string;
  /** What stands in the head beside the game's name: a message and its facts. */
  progress?(view: V): { key: string; facts: Record<string, unknown> } | null;
  /** Sets of blocks beside the common one. */
  art: readonly string[];
  /** Moves that end a batch of quiet ones, so that confirm can say them: `close`, `offer`. */
  finishers?: readonly string[];
  /** The same move in another order of its words, where things may be touched in any: `mix f a` for `mix a f`. */
  another?(move: string): string | null;
  /** Whether the board itself draws how one goes on from these words; the strip is then silent. */
  drawsNext?(said: string): boolean;
  /** Answers that stand in the strip as equal buttons and are sent at one touch. */
  plain?(view: V, moves: readonly string[]): readonly string[];
  /** To whom what is composed is said, if that is somebody: when it becomes another, it is dropped. */
  hearer?(view: V, words: readonly string[]): number | null;
  /** Phases that ask all alike, so that nobody can tell who has something to answer: for the rest of a round one may have nothing. */
  windows?: readonly string[];
  /** Verbs of answers that are printed in oxblood: they may cost something. */
  risks?: readonly string[];
  /** Events that are folded in the log unless they concern me. */
  routine?: readonly string[];
  /** Events that the board shows well enough: the log leaves them out. */
  silent?: readonly string[];
  /** Events that are told in bold. */
  big?: readonly string[];
  /** Events that begin a chapter in the log, such as a round. */
  heads?: readonly string[];
  /** What moves on the board when this is told. */
  travels?(event: AnyEvent, view: V): Travel[];
  /** The anchors of the things that a log line speaks of. */
  points?(event: AnyEvent): string[];
  /** Whether the board draws the plates of the seats itself: when the page is wide, or as it says. */
  drawsPlates?: boolean | ((view: V, wide: boolean) => boolean);
  /** What is drawn for what is composed, in the place of the frame's own strip. */
  Strip?: Component<BoardProps<V>>;
  /** The leaf at the side that opens by itself when this changes. */
  leaf?(view: V): "deals" | "log" | null;
}

/** Says that components typed for one game's view fit the frame, which hands them that view. */
export const entry = <V>(made: Entry<V>): Entry => made as unknown as Entry;
