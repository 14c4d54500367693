/** What I am about to say: quiet moves that were tried, at most one loud move at the end, and words not yet whole. */
import { laidOver } from "../line/over";
import type { Answer } from "../line/socket";
import type { AnyView } from "../line/table.svelte";
import { begins, begunBy, choices, fits } from "./words";

/** What composing needs of a table; the tests have one of their own. */
export interface Counter {
  readonly view: AnyView | null;
  readonly moves: readonly string[];
  readonly number: number;
  play(moves: readonly string[]): Promise<Answer>;
  try(moves: readonly string[]): Promise<Answer>;
}
export type Refused = Extract<Answer, { told: "refused" }>;
export interface Fan {
  /** The thing that was touched, by its element's id. */
  at: string;
  fits: string[];
}
interface Tried {
  own: object;
  moves: readonly string[];
}

export class Compose {
  /** Tried, and quiet: nobody has heard of them. */
  quiet = $state.raw<readonly string[]>([]);
  /** Whole, and the end of what is sent: others will hear of it. */
  loud = $state<string | null>(null);
  /** The beginning of a move. */
  said = $state("");
  fan = $state.raw<Fan | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  #tried = $state.raw<Tried | null>(null);
  #turn = 0;
  #last: Promise<void> = Promise.resolve();
  /** Moves that end a batch, by how a game orders them: `close`, `offer`. */
  finishers: readonly string[] = [];
  /** Whether quiet moves alone are nothing to be sent. */
  quietWaits = false;

  /** Another order of the same words, by the game; it is understood, but never sent. */
  another: (move: string) => string | null = () => null;

  constructor(readonly table: Counter) {}

  /** The view as it would be after what is composed; what is on screen. */
  readonly view = $derived.by<AnyView | null>(() => {
    const { view } = this.table;
    return view && this.#tried ? laidOver(view, this.#tried.own) : view;
  });
  readonly #legal = $derived.by<readonly string[]>(() => this.#tried?.moves ?? this.table.moves);
  /** What may be said after the quiet moves, in the place of the loud one too. */
  readonly open = $derived.by<readonly string[]>(() => [...this.#legal, ...this.#legal.flatMap((move) => this.another(move) ?? [])]);
  /** What may be said next. */
  readonly moves = $derived.by<readonly string[]>(() => (this.loud !== null ? [] : this.open));
  readonly batch = $derived<readonly string[]>(this.loud === null ? this.quiet : [...this.quiet, this.loud]);
  /** How one may go on from what is said. */
  readonly choices = $derived(this.said === "" ? [] : choices(this.moves, this.said));
  /** What confirm would add, where a game has such a word for it. */
  readonly finisher = $derived(this.loud !== null || this.quiet.length === 0 ? null : (this.finishers.find((word) => this.moves.includes(word)) ?? null));
  /** Whether there is something that confirm would send. */
  readonly whole = $derived(this.said === "" && (this.loud !== null || this.finisher !== null || (this.quiet.length > 0 && !this.quietWaits)));
  readonly empty = $derived(this.said === "" && this.batch.length === 0);

  fits(words: readonly string[]): string[] {
    return this.loud === null ? fits(this.moves, this.said, words) : fits(this.open, "", words);
  }

  /** How often it is among what is composed, whole or by its beginning. */
  count(words: string): number {
    return this.batch.filter((move) => begins(move, words)).length;
  }

  /** A thing was touched. Several fits open a fan at it. */
  touch(words: readonly string[], at = ""): Promise<void> {
    return this.#inTurn(() => this.#touch(words, at));
  }

  /** Says these words: the beginning of a move, or all of it. */
  take(words: string): Promise<void> {
    return this.#inTurn(() => this.#take(words));
  }

  /** Touches are answered in their order, however fast they come. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(act, act);
    return this.#last;
  }

  async #touch(words: readonly string[], at: string): Promise<void> {
    const found = this.fits(words);
    this.fan = found.length > 1 ? { at, fits: found } : null;
    if (found.length === 1) await this.#take(found[0] ?? "");
  }

  async #take(words: string): Promise<void> {
    this.fan = this.refused = null;
    if (this.loud !== null) this.loud = null; // one loud move ends the batch: another takes its place
    const begun = begunBy(this.moves, words);
    const whole = begun.length === 1 ? begun[0] : undefined;
    if (whole === undefined) {
      this.said = words;
      return;
    }
    await this.#add(whole);
  }

  /** A whole move, though others begin like it. */
  add(move: string): Promise<void> {
    this.fan = this.refused = null;
    return this.#inTurn(() => this.#add(move));
  }

  /** Tried if it is quiet, laid at the end if it is loud. */
  async #add(words: string): Promise<void> {
    const move = this.#legal.includes(words) ? words : (this.#legal.find((each) => this.another(each) === words) ?? words);
    this.said = "";
    const answer = await this.#try([...this.quiet, move]);
    if (answer?.told === "tried") this.#keep([...this.quiet, move], answer);
    else if (answer?.told === "refused" && answer.error === "batch") this.loud = move;
    else if (answer?.told === "refused") this.refused = answer;
  }

  /** Several quiet moves at one touch, all or none. */
  addAll(moves: readonly string[]): Promise<void> {
    this.fan = this.refused = null;
    return this.#inTurn(async () => {
      this.said = "";
      const wanted = [...this.quiet, ...moves];
      const answer = await this.#try(wanted);
      if (answer?.told === "tried") this.#keep(wanted, answer);
      else if (answer?.told === "refused") this.refused = answer;
    });
  }

  /** Said at once, beside what is being composed, which stays. */
  async interject(move: string): Promise<void> {
    if (this.busy) return;
    this.fan = this.refused = null;
    this.busy = true;
    const answer = await this.table.play([move]);
    this.busy = false;
    if (answer.told === "refused" && answer.error !== "stale") this.refused = answer;
  }

  /** Takes back one of what is composed, and whatever cannot stand without it. */
  takeBack(at: number): Promise<void> {
    return this.#inTurn(() => this.#takeBack(at));
  }

  async #takeBack(at: number): Promise<void> {
    this.refused = null;
    this.fan = null;
    if (at >= this.quiet.length) this.loud = null;
    else await this.#settle(this.quiet.filter((_, index) => index !== at));
  }

  /** Takes back the last that these words begin. */
  async takeBackWords(words: string): Promise<void> {
    const at = this.batch.findLastIndex((move) => begins(move, words));
    if (at >= 0) await this.takeBack(at);
  }

  /** A stepper: another word in the place of one that is composed; nothing changes if a rule is against it. */
  rewrite(at: number, move: string): Promise<void> {
    return this.#inTurn(() => this.#rewrite(at, move));
  }

  async #rewrite(at: number, move: string): Promise<void> {
    if (at >= this.quiet.length) {
      if (this.loud !== null) this.loud = move;
      return;
    }
    const wanted = this.quiet.map((each, index) => (index === at ? move : each));
    const answer = await this.#try(wanted);
    if (answer?.told === "tried") this.#keep(wanted, answer);
    else if (answer?.told === "refused") this.refused = answer;
  }

  /** Back by one word, then by one move. */
  async back(): Promise<void> {
    if (this.fan) this.fan = null;
    else if (this.said !== "") this.said = "";
    else if (this.batch.length > 0) await this.takeBack(this.batch.length - 1);
  }

  clear(): void {
    this.#turn++;
    this.quiet = [];
    this.loud = this.fan = this.refused = this.#tried = null;
    this.said = "";
  }

  /** Sends what is composed as one batch, all or nothing. */
  async confirm(): Promise<void> {
    const finisher = this.finisher;
    await this.send(finisher === null ? this.batch : [...this.quiet, finisher]);
  }

  /** A plain answer: said at once. */
  async send(moves: readonly string[]): Promise<void> {
    if (moves.length === 0 || this.busy) return;
    this.busy = true;
    const answer = await this.table.play(moves);
    this.busy = false;
    if (answer.told !== "refused") this.clear();
    else if (answer.error === "stale") void this.renew();
    else this.refused = answer;
  }

  /** Something was announced: what still stands of what is composed is kept. */
  renew(): Promise<void> {
    return this.#inTurn(() => this.#renew());
  }

  async #renew(): Promise<void> {
    const loud = this.loud;
    this.fan = null;
    if (this.quiet.length > 0) await this.#settle(this.quiet);
    else this.#tried = null;
    this.loud = loud !== null && this.open.includes(loud) ? loud : null;
    if (!this.open.some((move) => begins(move, this.said))) this.said = "";
  }

  /** What was composed before a reload. */
  async restore(quiet: readonly string[], loud: string | null, said: string): Promise<void> {
    this.loud = loud;
    this.said = said;
    this.quiet = quiet;
    await this.renew();
  }

  /** Tries all of these; drops the first that is refused and what follows it. */
  async #settle(moves: readonly string[]): Promise<void> {
    if (moves.length === 0) return this.#keep([], null);
    const answer = await this.#try(moves);
    if (answer?.told === "tried") return this.#keep(moves, answer);
    if (answer?.told !== "refused") return;
    if (answer.error === "stale") return; // the news that made it so calls again
    const stands = answer.at ?? moves.length - 1;
    await this.#settle(moves.slice(0, Math.min(stands, moves.length - 1)));
  }

  #keep(moves: readonly string[], tried: Tried | null): void {
    this.quiet = moves;
    this.#tried = tried && { own: tried.own, moves: tried.moves };
  }

  /** The answer, unless something newer was asked meanwhile. */
  async #try(moves: readonly string[]): Promise<Answer | null> {
    const turn = ++this.#turn;
    const before = this.table.number;
    let answer = await this.table.try(moves);
    if (answer.told === "refused" && answer.error === "stale" && (await this.#newer(before))) {
      answer = await this.table.try(moves);
    }
    return turn === this.#turn ? answer : null;
  }

  /** Whether the news has come that made an answer stale. */
  async #newer(before: number): Promise<boolean> {
    for (let tries = 0; tries < 20 && this.table.number === before; tries++) {
      await new Promise((go) => setTimeout(go, 50));
    }
    return this.table.number !== before;
  }
}
