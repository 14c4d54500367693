/** What I am about to say: quiet moves that were tried, at most one loud move at the end, and words not yet whole. */
import { Composition, CONFIRM } from "./composition.svelte";
import { late } from "./desk.svelte";
import { heard, lay, marked, rewritten, withWord, without, type Refused } from "./draft";
import { Queue } from "./queue";
import { begins, begunBy } from "./words";

export type { Counter } from "./desk.svelte";
export type { Refused } from "./draft";

const STALE: Refused = { told: "refused", id: null, error: "stale" };
const HINT = "hint";

/** Whatever a person does here is done in its turn, as the table stands by then: nothing is lost, nothing overtakes. */
export class Compose extends Composition {
  readonly #queue = new Queue();
  /** Up to this announcement it is kept though nothing of it stands: it was sent, and refused. */
  #keptAt = 0;

  /** A thing was touched. Several fits open a fan at it. */
  touch(words: readonly string[], at = ""): Promise<void> {
    const seen = this.table.number;
    return this.#queue.add(async () => {
      this.#hush();
      const found = this.fits(words);
      if (found.length > 1) this.fan = { at, fits: found };
      else if (found.length === 1) await this.#take(found[0] ?? "", at);
      else if (this.table.number !== seen) this.#refuse(STALE, at);
    });
  }

  /** Says these words: the beginning of a move, or all of it. */
  take(words: string): Promise<void> {
    return this.#queue.add(() => this.#take(words));
  }

  /** A whole move, though others begin like it. */
  add(move: string): Promise<void> {
    return this.#queue.add(() => this.#add(move));
  }

  /** Several quiet moves at one touch, all or none. */
  addAll(moves: readonly string[]): Promise<void> {
    return this.#queue.add(async () => {
      this.#hush();
      this.said = "";
      this.#refuse(await this.desk.change(() => [...this.laid.filter((word) => !word.loud), ...moves.map((move) => lay(move))]));
    });
  }

  /** Lays what a bot would say before me: I may send it, or take it back. */
  hint(): Promise<void> {
    this.hinting = true;
    return this.#queue.add(async () => {
      this.#hush();
      if (this.empty) await this.#hint();
      this.hinting = false;
    });
  }

  /** Takes back one of what is composed, and whatever cannot stand without it. */
  takeBack(at: number): Promise<void> {
    return this.takeBackLaid(this.standing[at]?.id);
  }

  /** The same, of all that is laid; nothing if it has gone by then. */
  takeBackLaid(id: number | undefined): Promise<void> {
    return this.#queue.add(() => this.#takeBack(id));
  }

  /** Takes back the last that these words begin. */
  takeBackWords(words: string): Promise<void> {
    return this.#queue.add(() => this.#takeBack(this.laid.findLast((word) => begins(word.move, words))?.id));
  }

  /** A stepper: another word in the place of one that is composed; nothing changes if a rule is against it. */
  rewrite(at: number, move: string): Promise<void> {
    const id = this.standing[at]?.id;
    return this.#queue.add(async () => {
      this.#hush();
      if (this.#has(id)) this.#refuse(await this.desk.change(() => rewritten(this.laid, id, move)));
    });
  }

  /** Back by one word, then by one move. */
  back(): Promise<void> {
    return this.#queue.add(async () => {
      if (this.fan) this.fan = null;
      else if (this.said !== "") this.said = "";
      else await this.#takeBack(this.laid.at(-1)?.id);
    });
  }

  clear(): Promise<void> {
    return this.#queue.add(() => this.#clear());
  }

  /** Sends what is composed as one batch, all or nothing. */
  confirm(): Promise<void> {
    return this.#say(CONFIRM, () => (this.whole ? [...this.batch, ...(this.finisher === null ? [] : [this.finisher])] : []), true);
  }

  /** A plain answer: said at once. */
  send(moves: readonly string[]): Promise<void> {
    return this.#say(moves.join(), () => moves, true);
  }

  /** Said at once, beside what is being composed, which stays. */
  interject(move: string): Promise<void> {
    return this.#say(move, () => [move], false);
  }

  /** Something was announced: what still stands of what is composed is kept, the rest is marked. */
  readonly renew = this.#queue.once(async () => {
    this.fan = null;
    const lapses = this.table.number > this.#keptAt;
    if (lapses && this.table.moves.length === 0) this.desk.keep([], null);
    else await this.desk.settle(this.laid);
    if (lapses) this.desk.lapse();
    this.#forget();
  });

  /** What was composed before a reload. */
  restore(quiet: readonly string[], loud: string | null, said: string): Promise<void> {
    this.restored = { quiet, loud, said };
    return this.#queue.add(async () => {
      if (this.empty) {
        this.said = said;
        this.desk.asked();
        await this.desk.settle([...quiet.map((move) => lay(move)), ...(loud === null ? [] : [lay(loud, true)])]);
        this.desk.lapse();
        this.#forget();
      }
      this.restored = null;
    });
  }

  // --- what is done when its turn has come

  #has(id: number | undefined): id is number {
    return this.laid.some((word) => word.id === id);
  }

  #hush(): void {
    this.fan = this.refused = null;
  }

  #refuse(no: Refused | null, at = CONFIRM): void {
    if (no === null) return;
    this.refused = no;
    this.refusedAt = at || CONFIRM;
  }

  /** Words that begin nothing any longer. */
  #forget(): void {
    if (!this.open.some((move) => begins(move, this.said))) this.said = "";
  }

  async #take(words: string, at = ""): Promise<void> {
    this.#hush();
    const begun = begunBy(this.open, words);
    const whole = begun.length === 1 ? begun[0] : undefined;
    if (whole !== undefined) return this.#add(whole, at);
    const loud = this.standing.find((word) => word.loud); // one loud move ends the batch: another takes its place
    this.desk.laid = without(this.laid, loud?.id);
    this.said = words;
  }

  /** Laid down where it belongs, once it is known whether others will hear it. */
  async #add(words: string, at = ""): Promise<void> {
    this.#hush();
    this.said = "";
    const move = this.legal.includes(words) ? words : (this.legal.find((each) => this.another(each) === words) ?? words);
    const answer = await this.desk.ask(() => [...this.quiet, move]);
    if (answer.told === "refused") return this.#refuse(answer, at);
    if (answer.told !== "tried") return;
    const wanted = withWord(this.laid, lay(move, answer.loud));
    if (marked(wanted).length > 0) this.#refuse(await this.desk.settle(wanted), at);
    else this.desk.keep(wanted, answer);
  }

  /** All of it at once, and only if nothing was announced meanwhile. */
  async #hint(): Promise<void> {
    const seen = this.table.number;
    const answer = await this.table.hint();
    if (this.table.number !== seen || late(answer)) return this.#refuse(STALE, HINT);
    if (answer.told === "refused") return this.#refuse(answer, HINT);
    if (answer.told !== "hinted" || answer.moves.length === 0) return;
    const tried = await this.table.try(answer.moves);
    if (tried.told === "tried") this.desk.keep(heard(answer.moves.map((move) => lay(move)), tried.loud), tried);
    else if (tried.told === "refused") this.#refuse(tried, HINT);
  }

  async #takeBack(id: number | undefined): Promise<void> {
    this.#hush();
    if (!this.#has(id)) return;
    const before = this.marked.map((word) => word.id);
    this.#refuse(await this.desk.settle(without(this.laid, id)));
    this.desk.laid = this.laid.filter((word) => word.no === null || before.includes(word.id)); // what cannot stand without it goes along
  }

  #clear(): void {
    this.#hush();
    this.desk.keep([], null);
    this.said = "";
  }

  /** As it was meant when it was pressed: the server knows by `seen` what was not known by then. Pressed again before the answer it is the same. */
  #say(pressed: string, what: () => readonly string[], ends: boolean): Promise<void> {
    const seen = this.table.number;
    if (this.sending.includes(pressed)) return this.#queue.add(() => {});
    this.sending = [...this.sending, pressed];
    return this.#queue.add(async () => {
      const moves = what();
      this.#hush();
      if (moves.length > 0) await this.#send(moves, seen, ends);
      else if (this.table.number !== seen) this.#refuse(STALE);
      this.sending = this.sending.filter((each) => each !== pressed);
    });
  }

  /** What was refused stays laid, and is tried again: whatever stands against it is marked. */
  async #send(moves: readonly string[], seen: number, ends: boolean): Promise<void> {
    const answer = await this.table.play(moves, seen);
    if (answer.told !== "refused") return ends ? this.#clear() : undefined;
    this.#keptAt = this.table.number;
    this.desk.asked();
    await this.desk.settle(this.laid);
    this.#refuse(answer);
  }
}
