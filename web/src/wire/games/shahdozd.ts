// Written by `make reference` from the types of the server and the games.

/** What all see. */
export interface Public {
  /** Which game this is, by the name that `hoodwink.game_names()` lists. */
  game: string;
  /** By option, the value that the match is played with. */
  options: Record<string, boolean | number | string>;
  /** Whom the game waits for; empty while chance is due, and at the end. */
  to_act: number[];
  /** How the match ended; none before that. */
  outcome: OutcomeTold | null;
  /** What is to be done now; the moves are sorted by it. */
  phase: string;
  /** Whose turn it is; none before the first player is picked. */
  turn: number | null;
  /** How many are done. */
  turns: number;
  /** How many coins lie in it; the game ends when they are gone. */
  bank: number;
  /** By seat, how many coins it has. */
  purses: number[];
  /** The ring of cards, from a to f. */
  slots: Slot[];
  /** What has been claimed, while it may be doubted or is being used. */
  claim: ClaimTold | null;
  /** The two slots whose cards chance is putting back. */
  mixed: string[] | null;
  /** What all have followed: in a view with the memory aid and from the sixth card on, in a position always. */
  memory?: Memory;
  /** How many of the six cards lie on the table. */
  dealt: number;
}

/** How a match ended, in a view or a record. */
export interface OutcomeTold {
  /** By seat, what it is measured by in the end: coins, points, glory. */
  scores: number[];
  /** Who has won; more than one if nothing parts them. */
  winners: number[];
  /** Why it is over, in a few words such as `bank empty`. */
  reason: string;
  /** What parted equal scores, if anything had to. */
  tie_break: string | null;
}

/** One of the six places in the ring. */
export interface Slot {
  /** Its letter, from a to f, clockwise. */
  slot: string;
  /** Who sits before it; none with fewer than six players. */
  owner: number | null;
  /** The character, while the card lies face up. */
  card: string | null;
  /** In views with the memory aid: who has seen the card since it was last mixed unseen. */
  seen_by?: number[];
}

/** A claim that is not settled yet. */
export interface ClaimTold {
  /** Who claims, be it to be the Minister whom the King calls. */
  seat: number;
  /** Who the card is said to be. */
  character: string;
}

/** What everybody at the table has been able to follow. Cards are told apart by their backs. */
export interface Memory {
  /** By slot, the number of the card that lies there, followed through all that was seen. */
  backs: number[];
  /** One before each hidden mix and one after the last. */
  eras: EraTold[];
  /** The hidden mixes between the eras. */
  mixes: MixTold[];
}

/** What all know of the six backs between two hidden mixes. */
export interface EraTold {
  /** By back, the seats that have seen its face, as in "0 2"; "all" if everybody has. */
  seen_by: string[];
  /** By back, the characters that it is known not to be, as in "king thief". */
  denied: string[];
}

/** Two cards were taken and put back so that not everybody could follow. */
export interface MixTold {
  /** The numbers of the two backs. */
  cards: number[];
  /** Who alone knows how they were put back; -1: nobody does, chance did it. */
  by: number;
}

/** What one seat sees beyond that. */
export interface Own {
  /** Whose view this is; none for a spectator. */
  seat: number | null;
  /** What was chosen under cover, as it is said, until all have chosen. */
  sealed: string | null;
  /** By slot, with the memory aid: the characters that may lie there. */
  could_be?: string[][];
  /** With the memory aid: what could_be was worked out from. */
  own_memory?: OwnMemory;
}

/** What this seat has seen and remembers, in the order of the public memory. */
export interface OwnMemory {
  /** By era and back, the character, if this seat has seen it. */
  faces: ((string | null)[])[];
  /** By hidden mix, whether the cards changed places, if this seat knows. */
  swapped: (boolean | null)[];
}

/** Numbers and places, as the pack of the match has them. */
export interface Printed {
  /** The six cards, by what they show. */
  characters: string[];
  /** The six places of the cards, clockwise. */
  slots: string[];
  /** By how many play, the slot that each seat sits at. */
  seatings: Record<string, string[]>;
  /** So many coins a player are in the game. */
  coins_each: number;
  /** So many of them are in each purse at the beginning. */
  purse_each: number;
  /** Coins that the King takes from the bank. */
  king_takes: number;
  /** Coins that the bank pays to a Minister who answers the King. */
  minister_takes: number;
  /** Coins that a mistake costs who claims to be the Peasant. */
  peasant_penalty: number;
}

/** Chance has picked who takes the first turn. */
export interface FirstPlayer {
  event: "first_player";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A choice was made behind the hand; nobody hears which. */
export interface Chose {
  event: "chose";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A player did not want to look at a card before the first turn. */
export interface DeclinedPeek {
  event: "declined_peek";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** Before the first turn a player has looked at the card of another slot. */
export interface Peeked {
  event: "peeked";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where the card lies, a letter from a to f. */
  slot: string;
  /** Its character, for who looked. */
  card?: string;
}

/** A player has spent the turn on looking at the card in their own slot. */
export interface Looked {
  event: "looked";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where the card lies, a letter from a to f. */
  slot: string;
  /** Its character, for who looked. */
  card?: string;
}

/** All six cards were moved on. */
export interface Rotated {
  event: "rotated";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `left`, `right`, or `front` for half-way round. */
  way: string;
}

/** A player says which card lies in their own slot, true or not. */
export interface Claimed {
  event: "claimed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who the card is said to be. */
  character: string;
}

/** A claim was doubted, and the challenger has looked at the card. */
export interface Challenged {
  event: "challenged";
  /** Who challenged. */
  seat: number;
  /** Who had claimed. */
  claimant: number;
  /** What had been claimed. */
  character: string;
  /** Whether the claim was right. */
  true: boolean;
  /** The character in the slot, for the challenger. */
  card?: string;
}

/** Who answered the King as Minister. */
export interface Answered {
  event: "answered";
  /** Who had called for the Minister. */
  king: number;
  /** All who say that they are the Minister. */
  seats: number[];
}

/** One of several who answered has to show the card to the others. */
export interface Confronted {
  event: "confronted";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whether it is the Minister. */
  true: boolean;
  /** Its character, for the others who answered. */
  card?: string;
}

/** The Minister has taken two cards and put them back. */
export interface Mixed {
  event: "mixed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The letters of the two. */
  slots: string[];
  /** Whether it was done behind the hand. */
  hidden: boolean;
  /** Whether the cards changed places: told to all, to the Minister, or to nobody. */
  swapped?: boolean;
}

/** The Executioner has named a card, and its owner says whether that is right. */
export interface Accused {
  event: "accused";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Before whom the card lies. */
  owner: number;
  /** The letter of its slot. */
  slot: string;
  /** Who it was said to be. */
  character: string;
  /** Whether it is. */
  right: boolean;
  /** Its true character, for the owner. */
  card?: string;
}

/** The Sheriff collects from everybody. */
export interface Taxed {
  event: "taxed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who pays two coins. */
  twice: number;
}

/** A card is turned up before all eyes. */
export interface Shown {
  event: "shown";
  /** The letter of its slot. */
  slot: string;
  /** Its character. */
  card: string;
}

/** The Peasant says what a card is before it is turned up. */
export interface Named {
  event: "named";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The letter of its slot. */
  slot: string;
  /** Who it is said to be. */
  character: string;
}

/** The Peasant has named a card wrongly. */
export interface PeasantFailed {
  event: "peasant_failed";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** Coins came out of the bank. */
export interface Took {
  event: "took";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many changed hands. */
  coins: number;
}

/** Coins went into the bank. */
export interface Paid {
  event: "paid";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many changed hands. */
  coins: number;
}

/** The purse was too small: all others take coins from the bank instead. */
export interface CouldNotPay {
  event: "could_not_pay";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** The Thief or the Executioner takes coins out of a purse. */
export interface Stole {
  event: "stole";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whose purse it was. */
  victim: number;
  /** How many were taken. */
  coins: number;
}

/** The last turn is done. */
export interface GameOver {
  event: "game_over";
  /** `bank empty` or `turn cap`. */
  reason: string;
}

/** What happened, as one seat is told it. */
export type Event = FirstPlayer | Chose | DeclinedPeek | Peeked | Looked | Rotated | Claimed | Challenged | Answered | Confronted | Mixed | Accused | Taxed | Shown | Named | PeasantFailed | Took | Paid | CouldNotPay | Stole | GameOver;

/** Events by kind. */
export interface Events {
  first_player: FirstPlayer;
  chose: Chose;
  declined_peek: DeclinedPeek;
  peeked: Peeked;
  looked: Looked;
  rotated: Rotated;
  claimed: Claimed;
  challenged: Challenged;
  answered: Answered;
  confronted: Confronted;
  mixed: Mixed;
  accused: Accused;
  taxed: Taxed;
  shown: Shown;
  named: Named;
  peasant_failed: PeasantFailed;
  took: Took;
  paid: Paid;
  could_not_pay: CouldNotPay;
  stole: Stole;
  game_over: GameOver;
}
