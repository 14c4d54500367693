/** Where a draft lies: what is laid, and how it would be after it, as the server has tried it. */
import type { Answer } from "../line/socket";
import type { AnyView } from "../line/table.svelte";
import { heard, mark, movesOf, standing, unmarked, type Draft, type Refused } from "./draft";

/** What composing needs of a table; the tests have one of their own. */
export interface Counter {
  readonly view: AnyView | null;
  readonly moves: readonly string[];
  readonly number: number;
  play(moves: readonly string[], seen: number): Promise<Answer>;
  try(moves: readonly string[]): Promise<Answer>;
  hint(): Promise<Answer>;
}
interface Tried {
  own: object;
  moves: readonly string[];
}

/** Something has been announced that we had not seen when we asked. */
export const late = (answer: Answer): boolean => answer.told === "refused" && answer.error === "stale";
/** Whether it speaks of a word; else it is about the table, and says nothing against any. */
const against = (no: Refused): boolean => no.error === "illegal" || no.error === "unknown" || no.error === "batch";

export class Desk {
  /** All that is laid, in its order: also what may no longer be said. */
  laid = $state.raw<Draft>([]);
  tried = $state.raw<Tried | null>(null);
  /** For which question it was composed. */
  phase = "";

  constructor(readonly table: Counter) {}

  keep(draft: Draft, tried: Tried | null): void {
    this.laid = draft;
    this.tried = tried && { own: tried.own, moves: tried.moves };
    if (standing(draft).length > 0) this.asked();
  }

  /** It is about the question of now, whatever becomes of it. */
  asked(): void {
    this.phase = this.table.view?.phase ?? "";
  }

  /** Tries all of it; marks what a rule is against, and tries the rest without it. What it tells is about the table: it rests, or is away. */
  async settle(all: Draft): Promise<Refused | null> {
    let draft = unmarked(all);
    while (standing(draft).length > 0) {
      const before = this.table.number;
      const answer = await this.table.try(movesOf(standing(draft)));
      if (answer.told === "tried") this.keep(heard(draft, answer.loud), answer);
      if (answer.told !== "refused") return null;
      if (late(answer) && this.table.number !== before) draft = unmarked(all);
      else if (against(answer)) draft = mark(draft, answer);
      else return answer;
    }
    this.keep(draft, null);
    return null;
  }

  /** The answer to these. What was announced meanwhile is taken in first: then it is about the table as it stands. */
  async ask(moves: () => readonly string[]): Promise<Answer> {
    for (;;) {
      const before = this.table.number;
      const answer = await this.table.try(moves());
      if (!late(answer) || this.table.number === before) return answer;
      await this.settle(this.laid);
    }
  }

  /** All of it or none. */
  async change(wanted: () => Draft): Promise<Refused | null> {
    let draft: Draft = [];
    const answer = await this.ask(() => movesOf(standing((draft = wanted()))));
    if (answer.told === "tried") this.keep(heard(draft, answer.loud), answer);
    return answer.told === "refused" ? answer : null;
  }

  /** What answers a question that is no longer asked is forgotten, if nothing of it stands. */
  lapse(): void {
    const asked = this.table.view?.phase === this.phase && this.table.moves.length > 0;
    if (!asked && standing(this.laid).length === 0) this.keep([], null);
  }
}
