/** A table that a test holds the other end of: it answers at once, or when the test says so. */
import type { Answer } from "../line/socket";
import type { AnyView } from "../line/table.svelte";
import type { Counter } from "./compose.svelte";

type Asked = { do: "try" | "play" | "hint"; moves: readonly string[]; seen: number; answer: () => void };

/** A market where up to two cards go into a bag; `close` and `shout ...` are heard by all. */
export class Market implements Counter {
  number = 1;
  phase = "bag";
  hand = ["apple", "apple", "silk"];
  /** Whether anybody may say anything. */
  asks = true;
  played: string[][] = [];
  hinted: string[] = ["bag apple", "close"];
  /** All that was asked, in its order. */
  asked: Asked[] = [];
  /** Answers wait for the test. */
  held = false;

  get view(): AnyView {
    return { game: "market", options: {}, to_act: [0], outcome: null, phase: this.phase, seat: 0, bag: [] };
  }
  get moves(): string[] {
    return this.asks ? (this.#after([])?.moves ?? []) : [];
  }
  try(moves: readonly string[]): Promise<Answer> {
    return this.#ask("try", moves, this.number, () => this.#tried(moves));
  }
  play(moves: readonly string[], seen: number): Promise<Answer> {
    return this.#ask("play", moves, seen, () => this.#played(moves));
  }
  /** A bot thinks on though something is announced: what it says then is about what was. */
  hint(): Promise<Answer> {
    return this.#ask("hint", [], this.number, () => ({ told: "hinted", id: "h", bot: "b", moves: this.hinted }));
  }

  /** Something was announced: what was said before it is stale. */
  announce(change: () => void = () => {}): void {
    this.number++;
    change();
  }
  /** Answers what has been asked first, and lets all happen that comes of it. */
  async answer(): Promise<void> {
    this.asked.find((each) => !this.#done.has(each))?.answer();
    await settled();
  }
  async answerAll(): Promise<void> {
    this.held = false;
    for (const each of this.asked) each.answer();
    await settled();
  }
  /** What waits for an answer. */
  get waiting(): string[] {
    return this.asked.filter((each) => !this.#done.has(each)).map((each) => [each.do, ...each.moves].join(" "));
  }

  readonly #done = new Set<Asked>();

  #ask(what: Asked["do"], moves: readonly string[], seen: number, answered: () => Answer): Promise<Answer> {
    return new Promise((tell) => {
      const asked: Asked = { do: what, moves, seen, answer: () => {
        if (this.#done.has(asked)) return;
        this.#done.add(asked);
        tell(seen < this.number && what !== "hint" ? { told: "refused", id: "t", error: "stale" } : answered());
      } };
      this.asked.push(asked);
      if (!this.held) asked.answer();
    });
  }

  #after(moves: readonly string[]): { own: { bag: string[] }; moves: string[] } | null {
    const hand = [...this.hand];
    const bag: string[] = [];
    for (const move of moves) {
      const at = hand.indexOf(move.replace("bag ", ""));
      if (!move.startsWith("bag ") || at < 0 || bag.length === 2 || !this.asks) return null;
      bag.push(...hand.splice(at, 1));
    }
    const more = bag.length < 2 ? [...new Set(hand)].map((card) => `bag ${card}`) : [];
    return { own: { bag }, moves: [...more, ...(bag.length ? ["close"] : []), "shout loud low", "shout loud high", "shout soft low"] };
  }

  #tried(moves: readonly string[]): Answer {
    const loud = moves.findIndex((move) => !move.startsWith("bag "));
    const quiet = loud < 0 ? moves : moves.slice(0, loud);
    const no = (at: number): Answer => ({ told: "refused", id: "t", error: "illegal", at, key: "no-such-card" });
    for (let at = 0; at < quiet.length; at++) if (!this.#after(quiet.slice(0, at + 1))) return no(at);
    const after = this.#after(quiet);
    if (!after || !this.asks) return no(0);
    if (loud >= 0 && !after.moves.includes(moves[loud] ?? "")) return no(loud);
    if (loud >= 0 && loud < moves.length - 1) return { told: "refused", id: "t", error: "batch", at: loud };
    return { told: "tried", id: "t", number: this.number, loud: loud >= 0, ...after } as unknown as Answer;
  }

  #played(moves: readonly string[]): Answer {
    const tried = this.#tried(moves);
    if (tried.told === "refused") return tried;
    this.played.push([...moves]);
    this.number++;
    return { told: "done", id: "p", number: this.number };
  }
}

/** All that can happen without the test has happened. */
export const settled = (): Promise<void> => new Promise((go) => setTimeout(go));
