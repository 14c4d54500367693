/** What a touchable thing knows: its words, its state, and what a touch of it does. */
import { getTable } from "./context";

export interface ThingProps {
  /** The words it may stand for: whole moves, their beginnings, or what may follow what is said. */
  words?: string | readonly string[];
  /** The whole moves to ask about while it is asleep, if the words are only parts of one. */
  ask?: string | readonly string[];
  /** It lies among what is composed: a touch takes back the last move that begins like this. */
  back?: string;
  /** What it is, for who cannot see it and for the head of the popover. */
  label: string;
  /** What it shows can be read aloud as it is; then the label is for the popover alone. */
  legible?: boolean;
  /** What it is and does, said when it is touched though nothing can be done with it. */
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
  readonly live = $derived.by(() => this.words.length > 0 && this.#at.compose.fits(this.words).length > 0);
  readonly state = $derived.by<State>(() => {
    const { back } = this.#props();
    if (back !== undefined) return "composed";
    if (this.words.some((words) => this.#at.compose.batch.includes(words)) && !(this.live && this.#at.compose.loud === null)) return "composed";
    return this.live ? "live" : "asleep";
  });
  readonly refused = $derived.by(() => this.#at.asking.reason?.at === this.id);
  readonly class = $derived.by(() => {
    const { glow, class: more = "" } = this.#props();
    const marks = { live: "live", composed: "done", asleep: "asleep" }[this.state];
    const ring = glow && this.#at.compose.empty ? "glow" : "";
    return `thing ${more} ${marks} ${ring} ${this.refused ? "refused" : ""}`;
  });

  touch(): void {
    const { compose, asking } = this.#at;
    const { back, ask, label, tells } = this.#props();
    if (this.refused) return asking.close();
    asking.close();
    if (this.state === "composed") {
      const composed = back ?? this.words.find((words) => compose.batch.includes(words)) ?? "";
      void compose.takeBackWords(composed);
    } else if (this.live) void compose.touch(this.words, this.id);
    else void asking.ask(ask === undefined ? this.words : listed(ask), this.id, label, tells);
  }
}
