/** What is composed, as it is drawn: nothing here changes anything. */
import { laidOver } from "../line/over";
import type { AnyView } from "../line/table.svelte";
import { Desk, type Counter } from "./desk.svelte";
import { marked, movesOf, standing, type Refused } from "./draft";
import { begins, choices, fits } from "./words";

export interface Fan {
  /** The thing that was touched, by its element's id. */
  at: string;
  fits: string[];
}
/** As it is kept over a reload. */
export interface Composed {
  quiet: readonly string[];
  loud: string | null;
  said: string;
}
export const CONFIRM = "confirm";

export class Composition {
  protected readonly desk: Desk;
  /** The beginning of a move. */
  said = $state("");
  fan = $state.raw<Fan | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Where it was touched, by the element's id. */
  refusedAt = $state(CONFIRM);
  /** A hint is on its way. */
  hinting = $state(false);
  /** What was pressed and is not answered. */
  protected sending = $state.raw<readonly string[]>([]);
  protected restored = $state.raw<Composed | null>(null);
  /** Moves that end a batch, by how a game orders them: `close`, `offer`. */
  finishers: readonly string[] = [];
  /** Whether quiet moves alone are nothing to be sent. */
  quietWaits = false;
  /** Another order of the same words, by the game; it is understood, but never sent. */
  another: (move: string) => string | null = () => null;

  constructor(readonly table: Counter) {
    this.desk = new Desk(table);
  }

  /** The view as it would be after what is composed; what is on screen. */
  readonly view = $derived.by<AnyView | null>(() => {
    const { view } = this.table;
    return view && this.desk.tried ? laidOver(view, this.desk.tried.own) : view;
  });
  /** All that is laid, in its order: also what may no longer be said. */
  readonly laid = $derived.by(() => this.desk.laid);
  protected readonly standing = $derived(standing(this.laid));
  /** What may no longer be said. */
  readonly marked = $derived(marked(this.laid));
  /** Tried, and quiet: nobody has heard of them. */
  readonly quiet = $derived<readonly string[]>(movesOf(this.standing.filter((word) => !word.loud)));
  /** Whole, and the end of what is sent: others will hear of it. */
  readonly loud = $derived<string | null>(this.standing.find((word) => word.loud)?.move ?? null);
  readonly batch = $derived<readonly string[]>(movesOf(this.standing));
  readonly busy = $derived(this.sending.length > 0);
  protected readonly legal = $derived.by<readonly string[]>(() => this.desk.tried?.moves ?? this.table.moves);
  /** What may be said after the quiet moves, in the place of the loud one too. */
  readonly open = $derived.by<readonly string[]>(() => [...this.legal, ...this.legal.flatMap((move) => this.another(move) ?? [])]);
  /** What may be said next. */
  readonly moves = $derived.by<readonly string[]>(() => (this.loud !== null ? [] : this.open));
  /** How one may go on from what is said. */
  readonly choices = $derived(this.said === "" ? [] : choices(this.moves, this.said));
  /** What confirm would add, where a game has such a word for it. */
  readonly finisher = $derived.by<string | null>(() => {
    if (this.loud !== null || this.quiet.length === 0 || this.marked.length > 0) return null;
    return this.finishers.find((word) => this.moves.includes(word)) ?? null;
  });
  /** Whether there is something that confirm would send; never while a word is marked. */
  readonly whole = $derived.by(() => {
    if (this.said !== "" || this.marked.length > 0) return false;
    return this.loud !== null || this.finisher !== null || (this.quiet.length > 0 && !this.quietWaits);
  });
  readonly empty = $derived(this.said === "" && this.laid.length === 0);
  readonly composed = $derived.by<Composed>(() => {
    if (this.restored) return this.restored;
    const loud = this.laid.find((word) => word.loud)?.move ?? null;
    return { quiet: movesOf(this.laid.filter((word) => !word.loud)), loud, said: this.said };
  });

  fits(words: readonly string[]): string[] {
    return this.loud === null ? fits(this.moves, this.said, words) : fits(this.open, "", words);
  }

  /** How often it is among what is composed, whole or by its beginning. */
  count(words: string): number {
    return this.batch.filter((move) => begins(move, words)).length;
  }
}
