/** One line to a table: says hello, keeps the line warm, comes back by itself with what it has seen. */
import type { AnyAsk, AnyTold, Refused } from "../wire/messages";

export type Answer = Exclude<AnyTold, { told: "table" | "state" | "chat" | "window" | "notice" | "pong" }>;
export type Standing = "opening" | "open" | "lost" | "gone";
type Asking = Extract<AnyAsk, { id: string }>;
/** A question without its number, which the line gives. */
export type Asked = Asking extends infer One ? (One extends Asking ? Omit<One, "id"> : never) : never;

export interface Hearing {
  hear(told: AnyTold): void;
  stand(standing: Standing): void;
  /** The number that was told last, for the next hello. */
  seen(): number | null;
}

const BEAT = 12_000;
const PATIENCE = 8_000;
const WAITS = [300, 700, 1_500, 3_000, 6_000, 10_000];
/** Codes after which coming back is of no use: a key that is gone, no such table, other rules. */
const GONE = new Set([4001, 4004, 4009]);

interface Pending {
  ask: Asking;
  answer: (told: Answer) => void;
}

export class TableLine {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #heardAt = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  /** The table has answered our hello: what is asked from now on is heard. */
  #welcome = false;
  #ended = false;
  readonly #tag = Math.random().toString(36).slice(2, 8);
  #count = 0;

  constructor(
    readonly address: string,
    readonly key: () => string | null,
    readonly hearing: Hearing,
    readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  begin(): void {
    this.#ended = false;
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#drop();
    clearTimeout(this.#again);
  }

  /** Somebody is back at the screen, or the network is: do not wait for the next try. */
  nudge(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#again);
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  say(ask: Exclude<AnyAsk, Asking>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  /** A question with its answer; asked again with the same id if the line was lost between. */
  ask(asked: Asked): Promise<Answer> {
    const id = `${this.#tag}-${++this.#count}`;
    const ask = { ...asked, id } as Asking;
    return new Promise((answer) => {
      this.#pending.set(id, { ask, answer });
      if (this.#welcome && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
    });
  }

  #connect(): void {
    const socket = this.open(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as AnyTold);
    socket.onclose = (closed) => this.#lost(socket, closed.code);
  }

  #hello(socket: WebSocket): void {
    this.#heardAt = Date.now();
    socket.send(JSON.stringify({ do: "hello", key: this.key(), seen: this.hearing.seen() } satisfies AnyAsk));
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), BEAT / 4);
  }

  /** An open socket may be dead: nothing heard for long, then a ping, then the line is given up. */
  #check(): void {
    const silent = Date.now() - this.#heardAt;
    if (silent > BEAT + PATIENCE) this.#lost(this.#socket, 0);
    else if (silent >= BEAT) this.say({ do: "ping" });
  }

  #hear(told: AnyTold): void {
    this.#heardAt = Date.now();
    if (told.told === "table" && !this.#welcome) this.#welcomed();
    this.hearing.hear(told);
    const id = "id" in told ? told.id : null;
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id !== null && pending) {
      this.#pending.delete(id);
      pending.answer(told as Answer);
    }
  }

  /** Whatever has not been answered is asked again: on a line that was lost, or that we gave up for a new one. */
  #welcomed(): void {
    this.#welcome = true;
    this.#tries = 0;
    this.hearing.stand("open");
    for (const { ask } of this.#pending.values()) this.#socket?.send(JSON.stringify(ask));
  }

  #lost(socket: WebSocket | null, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    if (GONE.has(code)) {
      this.#ended = true;
      this.#refuseAll();
      return this.hearing.stand("gone");
    }
    this.hearing.stand("lost");
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0;
    this.#again = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4));
  }

  #drop(): void {
    clearInterval(this.#beat);
    this.#welcome = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #refuseAll(): void {
    for (const { ask, answer } of this.#pending.values()) {
      answer({ told: "refused", id: ask.id, error: "unavailable" } satisfies Refused);
    }
    this.#pending.clear();
  }
}
