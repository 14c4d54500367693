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
  /** What a whole move costs and yields; confirm says it. */
  price?(view: V, move: string): string;
  /** What the chip of a move says, and what confirm does, where its whole sentence is too long; an empty chip is left out. */
  chip?(view: V, move: string): string | null;
  deed?(view: V, move: string): string | null;
  /** The block that stands on the chip of a move. */
  sign?(move: string): string | null;
  /** The words that the plate of a seat stands for. */
  plateWords?(view: V, seat: number): readonly string[];
  /** The one number that wins, for the plate. */
  worth?(view: V, seat: number): number | null;
  /** What stands in the head beside the game's name: a message and its facts. */
  progress?(view: V): { key: string; facts: Record<string, unknown> } | null;
  /** Sets of blocks beside the common one. */
  art: readonly string[];
  /** Moves that end a batch of quiet ones, so that confirm can say them: `close`, `offer`. */
  finishers?: readonly string[];
  /** Answers that stand in the strip as equal buttons and are sent at one touch. */
  plain?(view: V, moves: readonly string[]): readonly string[];
  /** Events that are folded in the log unless they concern me. */
  routine?: readonly string[];
  /** Events that are told in bold. */
  big?: readonly string[];
  /** Events that begin a chapter in the log, such as a round. */
  heads?: readonly string[];
  /** What moves on the board when this is told. */
  travels?(event: AnyEvent, view: V): Travel[];
  /** The anchors of the things that a log line speaks of. */
  points?(event: AnyEvent): string[];
  /** Whether the board draws the plates of the seats itself when the page is wide. */
  drawsPlates?: boolean;
}

/** Says that components typed for one game's view fit the frame, which hands them that view. */
export const entry = <V>(made: Entry<V>): Entry => made as unknown as Entry;
