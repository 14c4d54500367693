/** "Why can't I?": asked of the server, shown beside the thing. And the rule that is being read. */
import type { Compose } from "../compose/compose.svelte";
import type { Table } from "../line/table.svelte";
import { refusalSentence, voice } from "../voice";

export interface Reason {
  /** The thing that was touched, by its element's id. */
  at: string;
  label: string;
  /** Null while the answer is under way. */
  sentence: string | null;
  rule: string | null;
  /** What the thing is and does. */
  tells?: string | undefined;
}

export class Asking {
  reason = $state.raw<Reason | null>(null);
  /** The rule at which the drawer is open; an empty word: at its beginning. */
  rule = $state<string | null>(null);
  /** Whether the list of what keys do is open. */
  shortcuts = $state(false);

  constructor(readonly table: Table) {}

  /** Which rule stands against the first of these that the game knows as a move? */
  async ask(moves: readonly string[], at: string, label: string, tells?: string): Promise<void> {
    this.reason = { at, label, sentence: null, rule: null, tells };
    if (moves.length === 0) return this.#tell(at, label, tells === undefined ? null : "", null);
    for (const move of moves) {
      const answer = await this.table.why(move);
      if (this.reason?.at !== at) return;
      if (answer.told === "reason" && answer.rule !== null) {
        return this.#tell(at, label, refusalSentence(voice, answer), answer.rule);
      }
      if (answer.told === "reason") return this.#tell(at, label, voice.say("web-why-none"), null);
    }
    this.#tell(at, label, null, null);
  }

  #tell(at: string, label: string, sentence: string | null, rule: string | null): void {
    const { tells } = this.reason ?? {};
    this.reason = { at, label, sentence: sentence ?? (tells === undefined ? voice.say("web-why-unknown") : ""), rule, tells };
  }

  close(): void {
    this.reason = null;
  }
}

/** What a refused batch says. */
export function refusedSentence(refused: NonNullable<Compose["refused"]>): string {
  return refusalSentence(voice, refused) ?? voice.find(`web-refused-${refused.error}`) ?? voice.say("web-refused-unavailable");
}
