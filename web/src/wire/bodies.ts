// Written by `make reference` from the types of the server and the games.

import type { GameName, Games } from "./messages";

/** Somebody new with a name; or, with a link, the same person on another device. */
export interface Join {
  /** As the others at a table see it: 1 to 24 letters. */
  name?: string | null;
  /** As `POST /api/me/link` has told it on the first device. */
  link?: string | null;
}

/** Somebody whom the server knows from now on. */
export interface Joined {
  /** To be kept: it is the person. The server has its hash alone. */
  key: string;
  /** The id by which others know who this is. */
  person: string;
  /** As it was understood, without what cannot be printed. */
  name: string;
}

/** Whoever asks. */
export interface Me {
  /** The id by which others know who this is. */
  person: string;
  /** As the others see it. */
  name: string;
  /** Where news go while this person is away. */
  webhook: string | null;
}

/** Another name. */
export interface ChangeMe {
  /** As the others will see it: 1 to 24 letters. */
  name?: string | null;
}

/** Where to tell me that it is my turn, or that it is over. */
export interface SetWebhook {
  /** An address that takes JSON by POST; null: nowhere. */
  url: string | null;
}

/** It is known now where news go. */
export interface WebhookSet {
  /** Signs every message; shown once. */
  secret: string | null;
}

/** Makes another device the same person, once and soon. */
export interface Link {
  /** For `POST /api/keys` on the other device. */
  link: string;
  /** Until when it can be taken, in milliseconds since the epoch. */
  expires: number;
}

/** What is played, by how many, and by which rules of the house. */
export interface NewTable {
  /** One of `GET /api/games`. */
  game: string;
  /** How many play; bots count. */
  seats: number;
  /** Those that are to differ from the default. */
  options?: Record<string, boolean | number | string>;
  /** The text of an owner's pack. */
  pack?: string | null;
  /** By seat. */
  bots?: Record<string, string>;
  /** How long one may think. */
  clock?: ClockRules;
  /** The seconds that a bot leaves to people who may have a word to say. */
  window?: number;
  /** Whether it is listed for all; else who has the link or the code comes. */
  open?: boolean;
  /** Whether others may look on. */
  watch?: boolean;
  /** The host sits down here at once. */
  sit?: number | null;
}

/** How long one may think, in seconds; 0 is for ever. */
export interface ClockRules {
  /** For one decision. */
  decision?: number;
  /** For all decisions of one player together. */
  player?: number;
  /** Once a decision, for who has lost the connection. */
  grace?: number;
}

/** A chair for who asks. */
export interface Sit {
  /** From 0; null: the first that is free. */
  seat?: number | null;
}

/** A bot for an empty chair, or none. */
export interface ManSeat {
  /** From 0. */
  seat: number;
  /** By its name; null takes the bot away. */
  bot?: string | null;
}

/** A bot for my own seat. */
export interface HandOver {
  /** By its name; null: the best there is. */
  bot?: string | null;
}

/** Whom it concerns. */
export interface OfSeat {
  /** From 0. */
  seat: number;
}

/** Whether all hear what somebody says. */
export interface Mute {
  /** By the id that a chair or a line of chat tells. */
  person: string;
  /** False: they are heard again. */
  mute?: boolean;
}

/** Where a table is found. */
export interface TableMade {
  /** 128 random bits: who does not know it does not find the table. */
  id: string;
  /** Short, to be read out; stands for the table until the match begins. */
  code: string | null;
  /** To be sent to the others. */
  link: string;
}

/** What who runs the server has to say. */
export interface WordToAll {
  /** Plain text, never markup; empty: nothing. */
  text: string;
  /** The moment when it was said, by the server's clock. */
  at: number;
}

/** A table in a list. */
export interface TableRow {
  /** As its socket and its routes name it. */
  id: string;
  /** By its name. */
  game: string;
  /** How far it is. */
  status: "closed" | "lobby" | "over" | "playing";
  /** Names; a bot by its own, null: free. */
  seats: (string | null)[];
  /** Mine. */
  seat: number | null;
  /** Whether the match waits for me. */
  my_turn: boolean;
  /** When something happened last, in milliseconds since the epoch. */
  touched: number;
  /** Whether it is listed for all. */
  open: boolean;
  /** The version of Hoodwink that opens it; null: this one does. */
  needs: string | null;
  /** Whether I am its host, who may close it; others leave it. */
  hosted: boolean;
}

/** What was wrong and what would be right. */
export interface Problem {
  /** A word for programs, such as `not-host`. */
  error: string;
  /** A sentence for who writes them. */
  detail: string;
  /** More about it, where there is more. */
  extra: Record<string, unknown>;
}

/** What can be chosen at a game, as its own schema has it. */
export interface OptionTold {
  /** As a new table names it. */
  name: string;
  /** A `flag` is true or false, a `count` has bounds, a `choice` its words. */
  kind: string;
  /** What is played unless told. */
  default: boolean | number | string;
  /** Where the rules speak of it. */
  rule: string;
  /** One of these, for a choice. */
  choices: string[];
  /** The least, for a count. */
  low: number;
  /** The most, for a count. */
  high: number;
}

/** A game that this server has. */
export interface GameTold {
  /** As a new table names it. */
  name: string;
  /** Seats. */
  fewest: number;
  /** Seats. */
  most: number;
  /** All that can be chosen. */
  options: OptionTold[];
  /** The best first. */
  bots: string[];
  /** The version of its rules; a match goes on only by the version it began with. */
  rules: number;
}

/** What a board is drawn from. It stays the same at a table, and holds nothing of its match. */
export interface PackShown<G extends GameName = GameName> {
  /** By its name. */
  game: string;
  /** All of them, as they are played. */
  options: Record<string, boolean | number | string>;
  /** Which content it is; how it is drawn may change and leave the digest as it is. */
  pack: PackTold;
  /** By language, the names that an owner's pack brings for its words. They are no markup. */
  texts: Record<string, Record<string, string>>;
  /** Places, cards and numbers, as the game types them. */
  printed: Games[G]["Printed"];
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

/** Some words of a rules page. They are text, and no markup. */
export interface RunTold {
  /** To be shown as it is. */
  text: string;
  /** Stressed, in italics, what one types, or a word that leads elsewhere. */
  style?: "code" | "plain" | "rule" | "section" | "soft" | "strong";
  /** The number of a rule, or the id of a section, that it leads to. */
  to?: string | null;
}

/** A paragraph, an item, a rule, a table or an example. */
export interface BlockTold {
  /** What it is drawn as. */
  kind: "code" | "item" | "rule" | "table" | "text";
  /** The number of a rule. */
  rule?: string | null;
  /** What it says. */
  runs?: RunTold[];
  /** Of a table, its heading first. */
  rows?: RowTold[];
}

/** A row of a table. */
export interface RowTold {
  /** From left to right. */
  cells: RunTold[][];
  /** The number of the rule that stands in it. */
  rule?: string | null;
}

/** A part of a rules page. */
export interface SectionTold {
  /** As other parts name it. */
  id: string;
  /** Its heading. */
  title: string;
  /** 1 for the page itself, 2 for a part, 3 for a part of a part. */
  level: number;
  /** What it says, in order. */
  blocks: BlockTold[];
}

/** The rules of a game, to be read by a person. */
export interface RulesTold {
  /** By its name. */
  game: string;
  /** The one that it is written in: English, if nobody has written it in the one asked for. */
  language: string;
  /** From top to bottom. */
  sections: SectionTold[];
}
