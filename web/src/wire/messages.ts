// Written by `make reference` from the types of the server and the games.

import type * as shahdozd from "./games/shahdozd";
import type * as nottingham from "./games/nottingham";
import type * as sherwood from "./games/sherwood";
import type * as cornish from "./games/cornish";

/** By the name of a game, what it tells. */
export interface Games {
  shahdozd: { Public: shahdozd.Public; Own: shahdozd.Own; Printed: shahdozd.Printed; Event: shahdozd.Event; };
  nottingham: { Public: nottingham.Public; Own: nottingham.Own; Printed: nottingham.Printed; Event: nottingham.Event; };
  sherwood: { Public: sherwood.Public; Own: sherwood.Own; Printed: sherwood.Printed; Event: sherwood.Event; };
  cornish: { Public: cornish.Public; Own: cornish.Own; Printed: cornish.Printed; Event: cornish.Event; };
}

export type GameName = keyof Games;

/** The first message of all. Without a key one looks on. */
export interface Hello {
  do: "hello";
  /** Who I am, as `POST /api/keys` has told it. */
  key?: string | null;
  /** After a lost line: what had been seen, so that only the rest is told; 0: all of it. */
  seen?: number | null;
}

/** One or more small moves, all or nothing. All but the last are quiet. */
export interface Play {
  do: "play";
  /** Comes back with the answer; repeated, it is answered again and nothing is done twice. */
  id: string;
  /** The `number` that I was told last: if more was said since then, the move is `stale`. */
  seen: number;
  /** In the words of the game, as they stand among the moves that I was told. */
  moves: string[];
}

/** What would I see and may do after these? Nothing is stored, nobody hears of it. */
export interface Try {
  do: "try";
  /** Comes back with the answer. */
  id: string;
  /** The `number` that I was told last. */
  seen: number;
  /** Quiet ones, as many as have been prepared so far. The last may be one that others hear. */
  moves: string[];
}

/** Which rule stands against this move, for my own seat? */
export interface Why {
  do: "why";
  /** Comes back with the answer. */
  id: string;
  /** In the words of the game; it need not be among my moves. */
  move: string;
}

/** What would a bot do in my place? It sees what I see and no more. */
export interface Hint {
  do: "hint";
  /** Comes back with the answer. */
  id: string;
  /** The `number` that I was told last. */
  seen: number;
}

/** I have nothing to say: a bot need not wait for me.  Where I am asked myself, what the clock would say for me is said. */
export interface Waive {
  do: "waive";
  /** The `number` that I was told last. */
  seen: number;
}

/** A word to all at the table. The game never hears it. */
export interface Chat {
  do: "chat";
  /** Comes back with the answer. */
  id: string;
  /** One line of plain text; what cannot be printed is left out. */
  text: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** All about the table that is not the game. */
export interface TableTold {
  told: "table";
  /** As its link names it. */
  id: string;
  /** Short, to be read out; until the match begins. */
  code: string | null;
  /** By its name; the types of `public`, `own` and events follow from it. */
  game: string;
  /** Every option with its value. */
  options: Record<string, boolean | number | string>;
  /** The cards, places and prices. */
  pack: PackTold;
  /** Before the match, in it, after it; closed: nothing more happens here. */
  status: "closed" | "lobby" | "over" | "playing";
  /** The person who made the table. */
  host: string;
  /** The person of this connection. */
  me: string | null;
  /** Of this connection; null: it looks on. */
  seat: number | null;
  /** By seat. */
  chairs: ChairTold[];
  /** How many look on. */
  watchers: number;
  /** Whether it is listed for all. */
  open: boolean;
  /** Whether clocks and bots rest. */
  paused: boolean;
  /** What is agreed here beside the rules of the game. */
  house: HouseRules;
  /** People whom the host does not let speak. */
  muted: string[];
  /** The table where the same people sit down again. */
  rematch: string | null;
  /** The SHA-256 of nature's secret, before the first choice. */
  commitment: string;
}

/** The content that is played. */
export interface PackTold {
  /** As the pack names it. */
  version: string;
  /** Of all that is played with: the same digest, the same cards. */
  digest: string;
  /** Of a pack that somebody has brought along: the SHA-256 of all of it, names and drawings, too. Null for the pack that comes with the game. */
  own: string | null;
}

/** One seat, and who is on it. */
export interface ChairTold {
  /** Null: nobody, or somebody who is forgotten. */
  name: string | null;
  /** By the id that a person keeps under any name. */
  person: string | null;
  /** Plays the seat, if there is one. */
  bot: string | null;
  /** Whether somebody is connected for it. */
  present: boolean;
  /** When all people at the table do, the match rests. */
  wants_pause: boolean;
}

/** The rules of the house: all that is agreed at a table and is no rule of the game. */
export interface HouseRules {
  /** How long one may think. */
  clock: ClockRules;
  /** The seconds that a bot leaves to people who may have a word to say. */
  window: number;
  /** Whether others may look on. */
  watch: boolean;
}

/** How long one may think, in seconds; 0 is for ever. */
export interface ClockRules {
  /** For one decision. */
  decision: number;
  /** For all decisions of one player together. */
  player: number;
  /** Once a decision, for who has lost the connection. */
  grace: number;
}

/** How the match stands. Comes first, and after an absence. */
export interface State<G extends GameName = GameName> {
  told: "state";
  /** Of the last announcement: what the next message calls `seen`. */
  number: number;
  /** Whose view this is; null: of who looks on. */
  seat: number | null;
  /** The moment by the server's clock. */
  at: number;
  /** What all see. */
  public: Games[G]["Public"];
  /** What this seat sees beyond that, to be laid over it; of a list by place, as an object. */
  own: Games[G]["Own"];
  /** What this seat may do now; empty while it is not asked. */
  moves: string[];
  /** Of all that has happened, chained; to be noted by who does not trust the server. */
  digest: string;
  /** Who has how long; empty where no clock runs. */
  clocks: ClocksTold;
  /** Announced since `seen`, one list each; null: not asked, or longer than how it stands. */
  missed: Games[G]["Event"][][] | null;
  /** Nature's, when it is over. */
  secret: string | null;
}

/** Moments are milliseconds since the epoch, by the clock of the server. */
export interface ClocksTold {
  /** When the time of an awaited seat is up. */
  due?: Record<string, number>;
  /** The milliseconds that each seat has for the rest of the match. */
  left?: Record<string, number>;
  /** When the table calls time. */
  called?: number | null;
}

/** Something was announced, or your own seat has prepared something. */
export interface News<G extends GameName = GameName> {
  told: "news";
  /** Of this announcement: what the next message calls `seen`. */
  number: number;
  /** The moment by the server's clock. */
  at: number;
  /** Null: the deal at the beginning. */
  by: By | null;
  /** What happened, as this seat is told it; none if the seat has only prepared something. */
  events: Games[G]["Event"][];
  /** What all see now. */
  public: Games[G]["Public"];
  /** What this seat sees beyond that, to be laid over it; of a list by place, as an object. */
  own: Games[G]["Own"];
  /** What this seat may do now; empty while it is not asked. */
  moves: string[];
  /** Of all that has happened, chained. */
  digest: string;
  /** Who has how long; empty where no clock runs. */
  clocks: ClocksTold;
  /** The message that this answers, for its sender. */
  id: string | null;
  /** Nature's, when it is over. */
  secret: string | null;
}

/** Who did it. */
export interface By {
  /** Null: the table itself, when time is called. */
  seat: number | null;
  /** A bot may sit in for a person; the clock plays for who is late. */
  how: "bot" | "clock" | "person";
}

/** A chat is stored, or a move that was repeated had been played before. */
export interface Done {
  told: "done";
  /** The message that this answers. */
  id: string;
  /** Of the line of chat; or of the announcement that the move had made. */
  number: number;
}

/** Nothing was done, and this is why. */
export interface Refused {
  told: "refused";
  /** The message that this answers; null if it had none that could be read. */
  id: string | null;
  /** A word for programs; see the list of them. */
  error: "bad-message" | "batch" | "bot-plays" | "busy" | "illegal" | "muted" | "not-playing" | "not-seated" | "paused" | "stale" | "too-fast" | "too-many-steps" | "unavailable" | "unknown";
  /** Of the game, by its id in the rules. */
  rule?: string | null;
  /** Of the sentence that says it, in every language. */
  key?: string | null;
  /** What the sentence speaks of. */
  facts?: Record<string, string | number>;
  /** Which move of the batch, from 0. */
  at?: number | null;
}

/** How it would be after these quiet moves; no rule is against the last, if it is none. */
export interface Tried<G extends GameName = GameName> {
  told: "tried";
  /** The message that this answers. */
  id: string;
  /** Of the last announcement, when it was tried. */
  number: number;
  /** What this seat would see beyond what all see. */
  own: Games[G]["Own"];
  /** What this seat could do then. */
  moves: string[];
  /** Whether others would hear the last of these: it may be said, and all here is before it. */
  loud: boolean;
}

/** What stands against a move. No rule: it may be made. */
export interface Reason {
  told: "reason";
  /** The message that this answers. */
  id: string;
  /** Of the game, by its id in the rules. */
  rule: string | null;
  /** Of the sentence that says it, in every language. */
  key: string | null;
  /** What the sentence speaks of. */
  facts: Record<string, string | number>;
}

/** What a bot would do in this seat's place. */
export interface Hinted {
  told: "hinted";
  /** The message that this answers. */
  id: string;
  /** Which one, by its name. */
  bot: string;
  /** As one message would say them; none: it would keep still. */
  moves: string[];
}

/** A line of chat. */
export interface Said {
  told: "chat";
  /** Lines are counted from 0; after an absence the last 50 come again. */
  number: number;
  /** The moment by the server's clock. */
  at: number;
  /** Who said it, by id. */
  person: string;
  /** Null once it is forgotten. */
  name: string | null;
  /** Where that person sits now. */
  seat: number | null;
  /** Plain text, never markup. */
  text: string;
}

/** A bot leaves people time for a word. */
export interface Window {
  told: "window";
  /** The moment when it decides; null: the time is over. */
  until: number | null;
  /** Those who may speak and have not waived it. */
  waits_for: number[];
}

/** A word of who runs the server, to all. */
export interface Notice {
  told: "notice";
  /** Plain text, never markup; empty: the last one no longer holds. */
  text: string;
  /** The moment when it was said, by the server's clock. */
  at: number;
}

/** The line holds. */
export interface Pong {
  told: "pong";
}

/** What a connection may say. */
export type AnyAsk =
  | Hello
  | Play
  | Try
  | Why
  | Hint
  | Waive
  | Chat
  | Ping;

/** What a connection is told. */
export type AnyTold<G extends GameName = GameName> =
  | TableTold
  | State<G>
  | News<G>
  | Done
  | Refused
  | Tried<G>
  | Reason
  | Hinted
  | Said
  | Window
  | Notice
  | Pong;
