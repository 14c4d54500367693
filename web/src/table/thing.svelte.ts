/** What a touchable thing knows: its words, its state, and what a touch of it does. */
import { begins } from "../compose/words";
import { getTable } from "./context";

export interface ThingProps {
  /** The words it may stand for: whole moves, their beginnings, or what may follow what is said. */
  words?: string | readonly string[];
  /** The whole moves to ask about while it is asleep, if the words are only parts of one. */
  ask?: string | readonly string[];
  /** Several quiet moves that one touch says, in this order; live when the first of them is legal. */
  run?: readonly string[];
  /** Its words are sent at one touch, beside what is being composed. */
  now?: boolean;
  /** It lies among what is composed: a touch takes back the last move that begins like this. */
  back?: string;
  /** It says another number of a move that may be composed already, known by how it begins: a touch rewrites that. */
  instead?: string;
  /** What it is, for the head of the popover; who cannot see it hears it after what is written on it. */
  label: string;
  /** What is written on it says all that the label does; then the label is for the popover alone. */
  legible?: boolean;
  /** What it is and does, said when it is touched though nothing can be done with it, and whenever a finger rests on it. */
  tells?: string;
  /** The one thing asked about; shown only while there is nothing to confirm. */
  glow?: boolean;
  /** An anchor by which travels and log lines find it. */
  at?: string;
  class?: string;
}
export type State = "live" | "composed" | "asleep";

let made = 0;
const listed = (words: string | readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : typeof words === "string" ? [words] : words;

export class Thing {
  readonly #at = getTable();
  readonly #props: () => ThingProps;
  readonly id = `thing-${++made}`;

  constructor(props: () => ThingProps) {
    this.#props = props;
  }

  readonly words = $derived.by(() => listed(this.#props().words));
  /** Where the composed move stands that a touch would rewrite, and its new words. */
  readonly #rewritten = $derived.by<[at: number, move: string] | null>(() => {
    const { instead } = this.#props();
    if (instead === undefined) return null;
    const { quiet } = this.#at.compose;
    const move = this.words.find((words) => begins(words, instead));
    const at = quiet.findLastIndex((each) => begins(each, instead));
    return move === undefined || at < 0 || quiet[at] === move ? null : [at, move];
  });
  readonly #said = $derived.by(() => {
    const { now, run } = this.#props();
    const { compose, table } = this.#at;
    if (now) return this.words.filter((words) => table.moves.includes(words));
    if (run) return compose.loud === null && compose.moves.includes(run[0] ?? "") ? run : [];
    return this.words.length > 0 ? compose.fits(this.words) : [];
  });
  readonly live = $derived.by(() => this.#rewritten !== null || this.#said.length > 0);
  readonly state = $derived.by<State>(() => {
    const { back, now, run } = this.#props();
    if (back !== undefined) return "composed";
    if (now || run) return this.live ? "live" : "asleep";
    if (this.words.some((words) => this.#at.compose.batch.includes(words)) && !(this.live && this.#at.compose.loud === null)) return "composed";
    if (this.#begun) return "composed";
    return this.live ? "live" : "asleep";
  });
  /** Its words are all that is said so far, and it has no more to add: a touch takes them back. */
  readonly #begun = $derived.by(() => {
    const { compose } = this.#at;
    return compose.said !== "" && this.words.includes(compose.said) && !compose.fits(this.words).some((each) => each !== compose.said);
  });
  readonly refused = $derived.by(() => this.#at.asking.reason?.at === this.id);
  readonly class = $derived.by(() => {
    const { glow, class: more = "" } = this.#props();
    const marks = { live: "live", composed: "done", asleep: "asleep" }[this.state];
    const ring = glow && this.#at.compose.empty ? "glow" : "";
    return `thing ${more} ${marks} ${ring} ${this.refused ? "refused" : ""}`;
  });

  /** Says what it is and does, and does nothing. */
  tell(): void {
    const { label, tells } = this.#props();
    if (tells) void this.#at.asking.ask([], this.id, label, tells);
  }

  touch(): void {
    const { compose, asking } = this.#at;
    const { back, ask, label, now, run, tells } = this.#props();
    if (this.refused) return asking.close();
    asking.close();
    if (this.#begun) void compose.back();
    else if (this.state === "composed") {
      const composed = back ?? this.words.find((words) => compose.batch.includes(words)) ?? "";
      void compose.takeBackWords(composed);
    } else if (this.#rewritten) void compose.rewrite(...this.#rewritten);
    else if (this.live && now) void compose.interject(this.#said[0] ?? "");
    else if (this.live && run) void compose.addAll(run);
    else if (this.live) void compose.touch(this.words, this.id);
    else void asking.ask(ask === undefined ? this.words : listed(ask), this.id, label, tells);
  }
}
