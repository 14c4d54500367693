/** "Nothing more this round": until the round ends the page says by itself that I have nothing to say, where I am asked only
 * so that a secret stays one, or where others wait for a word of mine. What declines is the server's affair. */
import type { AnyView, Table } from "../line/table.svelte";

const place = (table: string): string => `hoodwink.silence.${table}`;
const roundOf = (view: AnyView | null): number | null => (typeof view?.["round"] === "number" ? view["round"] : null);
/** As long as somebody takes who need not think, whatever there was to say: never at once, and never the same. */
const PAUSE = 700;
const awhile = (): number => PAUSE * (1 + Math.random() * 1.5);

export class Silence {
  /** The round for which I have said so; a page that is loaded again knows it. */
  #said = $state<number | null>(null);
  readonly #table: Table;
  readonly #windows: readonly string[];

  /** `windows` are the phases that ask all alike who might have a secret to play. */
  constructor(table: Table, windows: readonly string[]) {
    [this.#table, this.#windows] = [table, windows];
    const kept = sessionStorage.getItem(place(table.id));
    this.#said = kept === null ? null : Number(kept);
  }

  readonly #round = $derived.by(() => roundOf(this.#table.view));
  /** I am waited for, and "nothing" is an answer. */
  readonly asked = $derived.by(() => {
    const { asked, seat, view, window } = this.#table;
    return asked ? this.#windows.includes(view?.phase ?? "") : seat !== null && !!window?.waits_for.includes(seat);
  });
  readonly kept = $derived.by(() => this.#round !== null && this.#said === this.#round && !this.#table.view?.outcome);
  /** Whether it can be said now. */
  readonly offered = $derived.by(() => this.asked && !this.kept && this.#round !== null);

  keep(): void {
    this.#said = this.#round;
    sessionStorage.setItem(place(this.#table.id), String(this.#said));
  }

  end(): void {
    this.#said = null;
    sessionStorage.removeItem(place(this.#table.id));
  }

  /** Says it soon, once for each question. Returns how to stop. */
  answer(): () => void {
    const waiting = setTimeout(() => this.#table.waive(), awhile());
    return () => clearTimeout(waiting);
  }
}
