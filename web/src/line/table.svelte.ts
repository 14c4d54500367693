/** What a table has told so far. One for each table page; everything on screen is read from it. */
import type { AnyTold, By, ClocksTold, Games, GameName, News, Said, State, TableTold } from "../wire/messages";
import { kept } from "./keys";
import { laidOver } from "./over";
import { TableLine, type Answer, type Standing } from "./socket";
import { word } from "./word.svelte";

/** What every view has, whatever is played. */
export interface AnyView {
  game: string;
  options: Record<string, boolean | number | string>;
  to_act: number[];
  outcome: { scores: number[]; winners: number[]; reason: string; tie_break: string | null } | null;
  phase: string;
  seat: number | null;
  [fact: string]: unknown;
}
/** The view of a game by its types. */
export type View<G extends GameName> = Games[G]["Public"] & Omit<Games[G]["Own"], keyof Games[G]["Public"]>;

export interface AnyEvent {
  event: string;
  [fact: string]: unknown;
}
/** One announcement as it was heard. */
export interface Heard {
  number: number;
  by: By | null;
  events: AnyEvent[];
  /** Told after an absence. */
  missed: boolean;
}
export type Listener = (heard: Heard, before: AnyView | null, after: AnyView) => void;

/** So much of a very long match is asked for, if the server does not tell all of it. */
const RECENT = 250;

export class Table {
  told = $state.raw<TableTold | null>(null);
  public = $state.raw<Record<string, unknown> | null>(null);
  own = $state.raw<Record<string, unknown>>({});
  moves = $state.raw<readonly string[]>([]);
  number = $state(0);
  heard = $state.raw<readonly Heard[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  clocks = $state.raw<ClocksTold>({});
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  window = $state.raw<{ until: number; waits_for: number[] } | null>(null);
  digest = $state("");
  secret = $state<string | null>(null);
  standing = $state<Standing>("opening");
  /** Whether all was heard, from the beginning. */
  whole = $state(true);
  /** Announcements that came after an absence, until they are put away. */
  since = $state.raw<readonly Heard[]>([]);
  readonly view = $derived<AnyView | null>(this.public && (laidOver(this.public, this.own) as AnyView));
  readonly seat = $derived<number | null>(this.told?.seat ?? null);
  readonly asked = $derived(this.seat !== null && !!this.view?.to_act.includes(this.seat));
  readonly maySpeak = $derived(!this.asked && this.moves.length > 0);
  readonly #line: TableLine;
  readonly #listeners = new Set<Listener>();
  #fresh = true;
  /** From where the log is asked for at first: from the beginning, or from where the server still tells it. */
  #from = 0;

  constructor(readonly id: string, address = socketAddress(id)) {
    this.#line = new TableLine(address, () => kept()?.key ?? null, {
      hear: (told) => this.hear(told),
      stand: (standing) => (this.standing = standing),
      seen: () => (this.#fresh ? this.#from : this.number), // the log begins with the match
    });
  }

  begin(): void {
    this.#line.begin();
  }
  end(): void {
    this.#line.end();
  }
  /** Says hello once more: as somebody, who was nobody before. */
  again(): void {
    this.#line.end();
    this.#line.begin();
  }
  nudge(): void {
    this.#line.nudge();
  }

  /** Calls after every announcement; returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** As it was meant after the announcement of this number. */
  play(moves: readonly string[], seen: number): Promise<Answer> {
    return this.#line.ask({ do: "play", seen, moves: [...moves] });
  }
  try(moves: readonly string[]): Promise<Answer> {
    return this.#line.ask({ do: "try", seen: this.number, moves: [...moves] });
  }
  why(move: string): Promise<Answer> {
    return this.#line.ask({ do: "why", move });
  }
  /** What a bot would do in my place. */
  hint(): Promise<Answer> {
    return this.#line.ask({ do: "hint", seen: this.number });
  }
  talk(text: string): Promise<Answer> {
    return this.#line.ask({ do: "chat", text });
  }
  waive(): void {
    this.#line.say({ do: "waive", seen: this.number });
  }

  hear(told: AnyTold): void {
    if (told.told === "table") this.told = told;
    else if (told.told === "state") this.#hearState(told);
    else if (told.told === "news") this.#hearNews(told);
    else if (told.told === "chat") this.#hearChat(told);
    else if (told.told === "window") {
      this.window = told.until === null ? null : { until: told.until, waits_for: told.waits_for };
    } else if (told.told === "notice") word.hear(told);
  }

  #hearState(told: State): void {
    if (told.missed === null && told.number > this.number && this.#tooLong(told)) return;
    const missed = (told.missed ?? []) as unknown as AnyEvent[][];
    const first = told.number - missed.length + 1;
    const late = missed.map((events, at) => ({ number: first + at, by: null, events, missed: true }));
    this.heard = this.#fresh ? late : [...this.heard, ...late];
    const left = this.#fresh ? leftAt(this.id) : this.number;
    this.since = left === null ? [] : late.filter((heard) => heard.number > left);
    this.#fresh = false;
    this.window = null;
    this.#take(told);
  }

  /** What is longer than how it stands is told to who asks for all: the log would have a gap. Tells whether it is asked for again. */
  #tooLong(told: State): boolean {
    if (!this.#fresh && this.whole) {
      this.#fresh = true;
      queueMicrotask(() => this.again());
      return true;
    }
    this.whole = false;
    if (!this.#fresh || this.#from > 0 || told.number <= RECENT) return false;
    this.#from = told.number - RECENT;
    this.#take(told);
    queueMicrotask(() => this.again());
    return true;
  }

  #hearNews(told: News): void {
    const before = this.view;
    const heard: Heard = { number: told.number, by: told.by, events: told.events as unknown as AnyEvent[], missed: false };
    if (heard.events.length > 0) this.heard = [...this.heard, heard];
    this.#take(told);
    const after = this.view;
    if (after) for (const listener of this.#listeners) listener(heard, before, after);
  }

  #hearChat(told: Said): void {
    const others = this.chat.filter((said) => said.number !== told.number);
    this.chat = [...others, told].sort((a, b) => a.number - b.number);
  }

  #take(told: State | News): void {
    this.number = told.number;
    this.public = told.public as unknown as Record<string, unknown>;
    this.own = told.own as unknown as Record<string, unknown>;
    this.moves = told.moves;
    this.clocks = told.clocks;
    this.digest = told.digest;
    this.secret = told.secret;
    this.ahead = told.at - Date.now();
    leave(this.id, told.number);
  }
}

const place = (id: string): string => `hoodwink.seen.${id}`;

/** What had been seen when this page was last open here; null if it never was. */
function leftAt(id: string): number | null {
  const kept = localStorage.getItem(place(id));
  return kept === null ? null : Number(kept);
}

function leave(id: string, number: number): void {
  localStorage.setItem(place(id), String(number));
}

function socketAddress(id: string): string {
  const base = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}`;
  return `${base}/api/tables/${encodeURIComponent(id)}/socket`;
}
