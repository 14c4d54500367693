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
  /** Which one it is, from 1. */
  round: number;
  /** The first Sheriff. */
  first: number | null;
  /** Who stands at the gate in this round; none before the first is named. */
  sheriff: number | null;
  /** Whose turn it is where one acts after the other; none elsewhere. */
  turn: number | null;
  /** `left` and `right`, the top card last. */
  piles: Record<string, string[]>;
  /** What the deck was made of when it was last rebuilt; none before. */
  rebuilt: Rebuilt | null;
  /** A debt that is being paid with goods. */
  debt: Debt | null;
  /** What the merchant at the market has taken from the piles. */
  taken: string[];
  /** Where cards are being laid. */
  pile: string | null;
  /** How many cards these are in all. */
  laid: number;
  /** What the Sheriff is bound to do in this inspection. */
  duties: ((string | number)[])[];
  /** All that were ever made, and what became of them. */
  promises: PromiseTold[];
  /** How many are played. */
  rounds: number;
  /** How many cards can still be drawn. */
  deck: number;
  /** By seat, what lies before it. */
  seats: Place[];
  /** The seconds that the Sheriff has, if the match is timed. */
  clock: number | null;
  /** Cards on their way to a pile. */
  aside: Aside;
  /** All that can be accepted now. */
  offers: OfferTold[];
  /** The number of the last offer. */
  offered: number;
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

/** What all know since the deck was last rebuilt. */
export interface Rebuilt {
  /** In which that was, from 1. */
  round: number;
  /** What went into it. */
  deck: Record<string, number>;
  /** What was hidden elsewhere at that moment. */
  held: Record<string, number>;
  /** By seat, how many cards it has drawn since. */
  drawn: number[];
}

/** Coins that are owed and were not in the purse: goods stand in for them. */
export interface Debt {
  /** Who has to give goods. */
  debtor: number;
  /** Who gets them. */
  creditor: number;
  /** What is left to pay, in coins. */
  owed: number;
  /** Nothing worth more may be given any longer. */
  ceiling: number;
}

/** What somebody would do as Sheriff. Nothing makes anybody keep it. */
export interface PromiseTold {
  /** Who promised. */
  seat: number;
  /** To whom. */
  to: number;
  /** `pass` or `inspect`. */
  outcome: string;
  /** Whose bag is meant. */
  about: number;
  /** When it was made, from 1. */
  round: number;
  /** `open`, `kept` or `broken`. */
  standing: string;
}

/** What lies before one seat, as somebody sees it. */
export interface Place {
  /** What the bag is said to hold. */
  declared: string | null;
  /** `pass` or `inspect`, once the Sheriff has decided. */
  decided: string | null;
  /** Whether the Sheriff has frowned at the bag. */
  threatened: boolean;
  /** The legal goods. */
  stall: Record<string, number>;
  /** Cards that all saw going into the hand and not coming to light since, with their rounds. */
  taken_openly: ((string | number)[])[];
  /** What must go from the bag to the Sheriff, as far as it is there. */
  owed: Record<string, number>;
  /** How many offers were made in this inspection. */
  said: number;
  /** How often the Sheriff has named terms for this bag. */
  named: number;
  /** What Feast Plates have become. */
  served: Record<string, number>;
  /** What came of the bags that were opened so far. */
  inspected: Inspections;
  /** What is in the purse; none if it is hidden. */
  coins: number | null;
  /** How many cards, as the others take it. */
  hand: number;
  /** How many cards; 0 until all bags are shut. */
  bag: number;
  /** What the Sheriff pays if the bag is opened and holds just that; none once it is decided. */
  if_true: number | null;
  /** How many cards lie face down. */
  contraband: number;
  /** These cards, as far as one may know them. */
  face_down: FaceDown[];
}

/** How often a bag was opened before all, and what it held. */
export interface Inspections {
  /** Bags that held what was declared. */
  truthful: number;
  /** Bags that did not. */
  lies: number;
}

/** Face-down cards as they are told, those that look the same together. */
export interface FaceDown {
  /** What they are; none for one that has not been seen. */
  kind: string | null;
  /** How many look the same. */
  count: number;
  /** Out of whose bag they came. */
  origin: number;
  /** And in which round, from 1. */
  round: number;
  /** Who has seen their faces. */
  seen_by: number[];
  /** Whether all have seen them. */
  open: boolean;
  /** What all know that they are not. */
  is_not: string[];
}

/** What was set aside at the market, or confiscated. */
export interface Aside {
  /** How many cards. */
  count: number;
  /** Which they are; none if they lie face down. */
  goods: Record<string, number> | null;
}

/** An offer as it lies on the table. */
export interface OfferTold {
  /** By which it is accepted or refused; 0 while it is a draft. */
  number: number;
  /** Who spoke: the giver, or the Sheriff who asks for this. */
  by: number;
  /** Who would pay. */
  giver: number;
  /** `pass` or `inspect`: what the Sheriff is to do. */
  outcome: string;
  /** Whose bag it is about. */
  bag: number;
  /** The offer that this one answers or takes the place of, or 0. */
  replaces: number;
  /** To be paid to the Sheriff. */
  coins: number;
  /** Legal goods of the giver's stall. */
  goods: Record<string, number>;
  /** How many face-down cards of it. */
  contraband: number;
  /** What is said to be in the giver's bag, and would be the Sheriff's. */
  claims: Record<string, number>;
  /** What else the Sheriff is to do in this inspection. */
  asks: ((string | number)[])[];
  /** What the giver would do as Sheriff. */
  promises: ((string | number)[])[];
  /** What the Sheriff would do when Sheriff again. */
  repays: ((string | number)[])[];
  /** What its face-down cards are. If there are some, none to all but the giver and Sheriff. */
  kinds: Record<string, number> | null;
}

/** What one seat sees beyond that. */
export interface Own {
  /** By seat, where this one knows something better. */
  seats?: Record<string, PlaceKnown>;
  /** With the cards that this seat has put aside. */
  aside?: Aside;
  /** By their place among the offers, where this seat would give or get cards face down. */
  offers?: Record<string, OfferKnown>;
  /** Whose view this is; none for a spectator. */
  seat: number | null;
  /** The cards in hand; none for a spectator. */
  hand: Record<string, number> | null;
  /** The cards in the seat's own bag; none for a spectator. */
  bag: Record<string, number> | null;
  /** What the seat has begun to offer. */
  draft: OfferTold | null;
  /** By what its own bag is declared to hold, or may be: what comes of it if it is opened. */
  stakes: Record<string, Stake>;
}

/** What a seat knows better than all of what lies before a seat. */
export interface PlaceKnown {
  /** What is in the seat's own purse. */
  coins?: number;
  /** With the kinds of the cards that it has seen. */
  face_down?: FaceDown[];
}

/** What a seat knows better than all of an offer that it would give or get. */
export interface OfferKnown {
  /** The face-down cards in it. */
  kinds: Record<string, number>;
}

/** What comes of a bag that is opened. */
export interface Stake {
  /** Whether the Sheriff pays its owner, or the owner the Sheriff. */
  truthful: boolean;
  /** How much. */
  coins: number;
  /** What the owner loses. */
  seized: Record<string, number>;
}

/** Cards and numbers, as the pack and the options of the match have them. */
export interface Printed {
  /** Every kind of card, legal goods first. */
  goods: GoodPrinted[];
  /** King and Queen, by legal good. */
  bonuses: BonusPrinted[];
  /** In each purse at the beginning. */
  coins: number;
  /** Cards that a merchant's hand is filled up to. */
  hand: number;
  /** Cards of each discard pile at the beginning. */
  turned_up: number;
  /** The most cards that may be exchanged in the market. */
  set_aside: number;
  /** The most cards in a bag. */
  bag: number;
  /** Cards of each discard pile that stay when the deck is made again. */
  kept: number;
  /** Cards that are taken out of the deck unseen, at the beginning. */
  removed: number;
  /** Coins that the Sheriff pays for a royal summons in a bag that held what was declared. */
  summons: number;
  /** By how many play, the time for all inspections of a round; of matter where it is timed. */
  seconds: Record<string, number>;
  /** By how many play, how many rounds there are. */
  rounds: Record<string, number>;
}

/** One kind of card. */
export interface GoodPrinted {
  /** As moves say it. */
  name: string;
  /** Whether it may be declared; all else is contraband. */
  legal: boolean;
  /** Points at the end, in a stall. */
  value: number;
  /** Coins for one card of it when a bag is opened. */
  penalty: number;
  /** The legal good that a royal one helps to become King or Queen of. */
  counts_for: string | null;
  /** As how many goods of that kind; 1 unless royal. */
  counts_as: number;
  /** By how many play, the cards of it that are in the game with these options. */
  cards: Record<string, number>;
}

/** What it is worth to have most of a legal good at the end, or second most. */
export interface BonusPrinted {
  /** Which of the legal ones. */
  good: string;
  /** Points for the most. */
  king: number;
  /** Points for the second most. */
  queen: number;
}

/** Chance has named the first Sheriff. */
export interface SheriffChosen {
  event: "sheriff_chosen";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A seat has got its first hand. */
export interface Dealt {
  event: "dealt";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many cards it is. */
  count: number;
  /** What is in it, told to the seat. */
  goods?: Record<string, number>;
}

/** A card begins a discard pile, or lies on it. */
export interface TurnedUp {
  event: "turned_up";
  /** `left` or `right`. */
  pile: string;
  /** What the card shows. */
  good: string;
}

/** The market opens. */
export interface RoundBegan {
  event: "round_began";
  /** From 1. */
  round: number;
  /** Who stands at the gate this time. */
  sheriff: number;
}

/** A merchant has put cards aside, face down. */
export interface SetAside {
  event: "set_aside";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many. */
  count: number;
  /** Which, told to the merchant. */
  goods?: Record<string, number>;
}

/** A card has come to a hand. */
export interface Drew {
  event: "drew";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `left`, `right` or `deck`. */
  source: string;
  /** Told to all if it comes from a pile, else to the seat. */
  good?: string;
}

/** Somebody is about to lay these goods on a discard pile, in an order still to be chosen. */
export interface ChosePile {
  event: "chose_pile";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `left` or `right`. */
  pile: string;
  /** All that is to be laid. */
  goods: Record<string, number>;
}

/** Cards lie on a discard pile, the last one on top. */
export interface Laid {
  event: "laid";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `left` or `right`. */
  pile: string;
  /** In the order in which they were laid. */
  goods: string[];
}

/** All but the top cards of both piles are the deck now. */
export interface DeckRebuilt {
  event: "deck_rebuilt";
  /** How many these are. */
  cards: number;
}

/** A bag is shut for good. */
export interface Closed {
  event: "closed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** What is in it, told to its owner. */
  goods?: Record<string, number>;
}

/** All bags are shut, and all see how many cards are in this one. */
export interface Bagged {
  event: "bagged";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many. */
  count: number;
}

/** A merchant has said what the bag holds. */
export interface Declared {
  event: "declared";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The one kind that it is said to hold. */
  good: string;
  /** How many cards, as all see. */
  count: number;
}

/** The Sheriff frowns at a bag. */
export interface Threatened {
  event: "threatened";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whose bag it is. */
  bag: number;
}

/** The Sheriff lets a bag pass. */
export interface Passed {
  event: "passed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whose bag it is. */
  bag: number;
}

/** What a bag that has passed brings to its owner's stall. */
export interface Unpacked {
  event: "unpacked";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The legal ones. */
  goods: Record<string, number>;
  /** How many cards lie face down. */
  contraband: number;
  /** What these are, told to the owner. */
  kinds?: Record<string, number>;
}

/** The Sheriff has opened a bag before all. */
export interface Inspected {
  event: "inspected";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whose bag it is. */
  bag: number;
  /** All that was in it. */
  goods: Record<string, number>;
  /** Whether all is as it was declared. */
  truthful: boolean;
  /** Told to all: a Royal Summons stands in for what is not. */
  excused?: boolean;
}

/** A Royal Summons was in the bag: the Sheriff owes so much more. */
export interface Summoned {
  event: "summoned";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who owes it. */
  sheriff: number;
  /** How much more. */
  coins: number;
}

/** The Sheriff's time is up. */
export interface TimeRanOut {
  event: "time_ran_out";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A merchant offers the Sheriff something. */
export interface Offered {
  event: "offered";
  /** By which it is accepted or refused; 0 while it is a draft. */
  number: number;
  /** Who spoke: the giver, or the Sheriff who asks for this. */
  by: number;
  /** Who would pay. */
  giver: number;
  /** `pass` or `inspect`: what the Sheriff is to do. */
  outcome: string;
  /** Whose bag it is about. */
  bag: number;
  /** The offer that this one answers or takes the place of, or 0. */
  replaces: number;
  /** To be paid to the Sheriff. */
  coins: number;
  /** Legal goods of the giver's stall. */
  goods: Record<string, number>;
  /** How many face-down cards of it. */
  contraband: number;
  /** What is said to be in the giver's bag, and would be the Sheriff's. */
  claims: Record<string, number>;
  /** What else the Sheriff is to do in this inspection. */
  asks: ((string | number)[])[];
  /** What the giver would do as Sheriff. */
  promises: ((string | number)[])[];
  /** What the Sheriff would do when Sheriff again. */
  repays: ((string | number)[])[];
  /** What the face-down cards are, told to the giver and to the Sheriff. */
  kinds?: Record<string, number>;
}

/** The Sheriff names terms. */
export interface Countered {
  event: "countered";
  /** By which it is accepted or refused; 0 while it is a draft. */
  number: number;
  /** Who spoke: the giver, or the Sheriff who asks for this. */
  by: number;
  /** Who would pay. */
  giver: number;
  /** `pass` or `inspect`: what the Sheriff is to do. */
  outcome: string;
  /** Whose bag it is about. */
  bag: number;
  /** The offer that this one answers or takes the place of, or 0. */
  replaces: number;
  /** To be paid to the Sheriff. */
  coins: number;
  /** Legal goods of the giver's stall. */
  goods: Record<string, number>;
  /** How many face-down cards of it. */
  contraband: number;
  /** What is said to be in the giver's bag, and would be the Sheriff's. */
  claims: Record<string, number>;
  /** What else the Sheriff is to do in this inspection. */
  asks: ((string | number)[])[];
  /** What the giver would do as Sheriff. */
  promises: ((string | number)[])[];
  /** What the Sheriff would do when Sheriff again. */
  repays: ((string | number)[])[];
  /** What the face-down cards are, told to the giver and to the Sheriff. */
  kinds?: Record<string, number>;
}

/** A yes: the deal is closed. */
export interface Accepted {
  event: "accepted";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Of the offer. */
  number: number;
  /** Who pays. */
  giver: number;
  /** `pass` or `inspect`: what is bought. */
  outcome: string;
  /** Whose bag it is about. */
  bag: number;
  /** Who is paid, and is bound by it. */
  sheriff: number;
}

/** An offer is waved away. */
export interface Refused {
  event: "refused";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Of the offer. */
  number: number;
}

/** An offer is taken back by who made it. */
export interface Withdrew {
  event: "withdrew";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Of the offer. */
  number: number;
}

/** Nothing can come of an offer, or of terms, that this seat has named. */
export interface Lapsed {
  event: "lapsed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Of the offer. */
  number: number;
  /** Who would have paid. */
  giver: number;
}

/** A Sheriff has done what was promised about a bag, or the opposite. */
export interface PromiseSettled {
  event: "promise_settled";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whom the promise was given to. */
  to: number;
  /** What was promised, `pass` or `inspect`. */
  outcome: string;
  /** About whose bag. */
  bag: number;
  /** `kept` or `broken`. */
  standing: string;
}

/** Coins have changed hands. */
export interface Paid {
  event: "paid";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who gets it. */
  to: number;
  /** How many. */
  coins: number;
}

/** Goods have gone from stall to stall. */
export interface Gave {
  event: "gave";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who gets it. */
  to: number;
  /** The cards that all see. */
  goods: Record<string, number>;
  /** How many cards went face down. */
  contraband: number;
  /** What these are, told to both. */
  kinds?: Record<string, number>;
}

/** Goods that were claimed to be in a bag come to the Sheriff. */
export interface Delivered {
  event: "delivered";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who gets it. */
  to: number;
  /** What was in the bag of it. */
  goods: Record<string, number>;
  /** How many were not in the bag. */
  missing: number;
}

/** There is nothing left that a debt could be paid with. */
export interface Forgave {
  event: "forgave";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who owed it. */
  debtor: number;
  /** What was left of the debt. */
  coins: number;
}

/** After the last round: what lay face down on a stall. */
export interface Revealed {
  event: "revealed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** All of it. */
  goods: Record<string, number>;
}

/** A Feast Plate has become a good. */
export interface Served {
  event: "served";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one its owner has named. */
  good: string;
}

/** What a seat's points are made of. */
export interface Counted {
  event: "counted";
  /** Who did this, or whom it befell. */
  seat: number;
  /** What the stall is worth. */
  goods: number;
  /** What is in the purse. */
  coins: number;
  /** By good, the bonus of King and Queen. */
  crowns: Record<string, number>;
}

/** All is counted. */
export interface GameOver {
  event: "game_over";
  /** The points of each seat. */
  scores: number[];
  /** That all rounds are played. */
  reason: string;
}

/** What happened, as one seat is told it. */
export type Event = SheriffChosen | Dealt | TurnedUp | RoundBegan | SetAside | Drew | ChosePile | Laid | DeckRebuilt | Closed | Bagged | Declared | Threatened | Passed | Unpacked | Inspected | Summoned | TimeRanOut | Offered | Countered | Accepted | Refused | Withdrew | Lapsed | PromiseSettled | Paid | Gave | Delivered | Forgave | Revealed | Served | Counted | GameOver;

/** Events by kind. */
export interface Events {
  sheriff_chosen: SheriffChosen;
  dealt: Dealt;
  turned_up: TurnedUp;
  round_began: RoundBegan;
  set_aside: SetAside;
  drew: Drew;
  chose_pile: ChosePile;
  laid: Laid;
  deck_rebuilt: DeckRebuilt;
  closed: Closed;
  bagged: Bagged;
  declared: Declared;
  threatened: Threatened;
  passed: Passed;
  unpacked: Unpacked;
  inspected: Inspected;
  summoned: Summoned;
  time_ran_out: TimeRanOut;
  offered: Offered;
  countered: Countered;
  accepted: Accepted;
  refused: Refused;
  withdrew: Withdrew;
  lapsed: Lapsed;
  promise_settled: PromiseSettled;
  paid: Paid;
  gave: Gave;
  delivered: Delivered;
  forgave: Forgave;
  revealed: Revealed;
  served: Served;
  counted: Counted;
  game_over: GameOver;
}
