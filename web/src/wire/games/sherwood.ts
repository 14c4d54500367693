// Written by `make reference` from the types of the server and the games.

/** What all see. */
export interface Public {
  /** From 1; there are six. */
  round: number;
  /** Who is the active player. */
  turn: number;
  /** Who holds the figure, and so begins the round. */
  figure: number;
  /** Who has the first-player card. */
  first: number | null;
  /** Whose camp has been empty in this round. */
  emptied: number[];
  /** By seat, raiders in the camp. */
  camps: number[];
  /** By seat, raiders still to be won. */
  oaks: number[];
  /** By seat, sacks of gold in the camp. */
  sacks: number[];
  /** By seat, points so far. */
  glory: number[];
  /** By seat, the raiders sent there in this round. */
  church: number[];
  /** By seat, the raiders who ask about the row. */
  inn: number[];
  /** By seat, the raiders who buy equipment. */
  merchant: number[];
  /** By seat, the raiders on the square, with those recruited there. */
  market: number[];
  /** The stock of gold, in sacks. */
  mine: number;
  /** By seat, cards of equipment in hand. */
  held: number[];
  /** Equipment that was used, all face up. */
  discard: Record<string, number>;
  /** Those in use, in the order of the board. */
  hideouts: BandTold[];
  /** All that were ever made by word. */
  promises: PromiseTold[];
  /** Made in this turn. */
  proposals: number;
  /** Whether the active player wants to hear no more suggestions. */
  hushed: boolean;
  /** Pairs of a seat and the move that it has made. */
  suggestions: ((number | string)[])[];
  /** How many cards of the row. */
  sent: number;
  /** The convoy or the Sheriff on the road; none in the planning phase. */
  cart: CartTold | null;
  /** Which game this is, by the name that `hoodwink.game_names()` lists. */
  game: string;
  /** By option, the value that the match is played with. */
  options: Record<string, boolean | number | string>;
  /** Whom the game waits for; empty while chance is due, and at the end. */
  to_act: number[];
  /** How the match ended; none before that. */
  outcome: OutcomeTold | null;
  /** What is to be done now; the moves below are sorted by it. */
  phase: string;
  /** The row of convoys, with the cards that lie face up. */
  row: PlaceTold[];
  /** With the memory aid: the cards that have left the game. */
  gone: string[];
  /** How many cards the merchant has left. */
  deck: number;
  /** With the memory aid: by seat, cards that all have seen go to the hand and not leave it. */
  shown: Record<string, number>[];
  /** The alliance that is proposed. */
  draft: Terms | null;
}

/** A hideout in use: who lies there, and what was agreed about it. */
export interface BandTold {
  /** Its name on the board. */
  hideout: string;
  /** Who leads the band; none if only loot or a marker lies there. */
  leader: number | null;
  /** By seat, how many lie there. */
  raiders: number[];
  /** The alliance marker that lies there. */
  letter: string | null;
  /** The place in the row that bears the same letter. */
  target: string | null;
  /** On whose word that convoy is to be robbed. */
  informant: number | null;
  /** Pairs of a seat and the card that it has laid out. */
  pledges: ((number | string)[])[];
  /** Loot put aside: a seat, sacks and companions each. */
  escrow: number[][];
}

/** Cards that a seat has promised another by word to use in a band. */
export interface PromiseTold {
  /** Who promised. */
  seat: number;
  /** The leader to whom. */
  to: number;
  /** How many. */
  cards: number;
  /** In which it was promised. */
  round: number;
  /** Where the band lies. */
  hideout: string;
  /** `open`, `kept`, `broken` or `unneeded`. */
  standing: string;
}

/** The card that is chosen: its cart, the band that it has met, the loot not yet shared. */
export interface CartTold {
  /** The letter of its card in the row. */
  place: string;
  /** The town that it goes to; none until the card is turned up. */
  destination: string | null;
  /** How many arrows lie behind it. */
  step: number;
  /** Who has sent it elsewhere. */
  messengers: number[];
  /** The band that it has met. */
  hideout: string | null;
  /** In which the band is asked for equipment. */
  order: number[];
  /** Who is to use a card or pass. */
  asked: number | null;
  /** Who has used nothing since the last card. */
  passed: number[];
  /** Who has used nothing when asked last. */
  declined: number[];
  /** Pairs of a seat and the card that it has used. */
  played: ((number | string)[])[];
  /** Sacks of it that nobody has got yet. */
  loot_sacks: number;
  /** Companions that nobody has got yet. */
  loot_companions: number;
  /** By seat, the parts of the loot got since all were last even. */
  cycle: number[];
  /** Who has had a part this time round. */
  served: number[];
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

/** A place of the row. */
export interface PlaceTold {
  /** Its letter, from a on. */
  place: string;
  /** The card, if it lies face up or this seat has looked at it and remembers. */
  card: CardTold | null;
  /** Whether its card has been sent already. */
  gone: boolean;
  /** Whether all can see the card. */
  face_up: boolean;
  /** Who has asked at the inn about it. */
  looked_by: number[];
  /** Whose markers lie there. */
  markers: number[];
}

/** What a card of the row shows: a convoy, or the Sheriff. */
export interface CardTold {
  /** Which one it is: its back and a number, as in `a7` or `sheriff-b2`. */
  card: string;
  /** The word that the languages have for it. */
  called: string;
  /** The strength that a band needs. */
  combat: number;
  /** For everybody in a band that is strong enough. */
  glory: number;
  /** The town where the cart comes from. */
  start: string;
  /** The town that it wants to reach. */
  end: string;
  /** Loot, on convoys. */
  sacks?: number;
  /** Raiders to be won, on convoys. */
  companions?: number;
  /** What a band that is too weak loses to the Sheriff. */
  raiders_lost?: number;
  /** And how much of its good name. */
  glory_lost?: number;
}

/** An alliance, by what it has: what it does not have is left out for everybody. */
export interface Terms {
  /** Where the band is to lie. */
  hideout: string;
  /** By seat, those who lie there. */
  raiders: Record<string, number>;
  /** Pairs of a seat and a card that it promises; `card` if it is not named. */
  cards?: ((number | string)[])[];
  /** The place in the row of the convoy to be robbed. */
  target?: string;
  /** On whose word that convoy is chosen. */
  informant?: number;
  /** By seat, the loot that the informant promises. */
  sacks?: Record<string, number>;
  /** By seat, the companions that the informant promises. */
  companions?: Record<string, number>;
  /** By seat, the sacks that the leader pays now; below zero, those that the seat pays. */
  paid?: Record<string, number>;
}

/** What one seat sees and remembers beyond that. */
export interface Own {
  /** `draft`, while this seat drafts: others see it think. */
  phase?: string;
  /** The alliance that this seat drafts. */
  draft?: Terms | null;
  /** By place of the row, from 0: what this seat has looked at and not all can see. */
  row?: Record<string, PlaceKnown>;
  /** Whose view this is; none for a spectator. */
  seat: number | null;
  /** The seat's equipment; none for a spectator. */
  hand: Record<string, number> | null;
  /** The answer given under cover, while others still think. */
  sealed: string | null;
}

/** What a seat knows better than all of a place of the row. */
export interface PlaceKnown {
  /** Which it has looked at and remembers. */
  card: CardTold;
}

/** Map, cards and numbers, as the pack and the options of the match have them. */
export interface Printed {
  /** The two ends of one road, then those of the other. */
  towns: TownPrinted[];
  /** All of them, in the order of the roads. */
  hideouts: HideoutPrinted[];
  /** Where raiders are sent on errands. */
  posts: string[];
  /** Where towns and hideouts are drawn, and the crossing under the name `cross-roads`. */
  layout: LayoutTold;
  /** All that may come up with these options; nobody knows when. */
  cards: ConvoyPrinted[];
  /** Ordinary kinds first. */
  equipment: EquipmentPrinted[];
  /** Of the alliance markers. */
  letters: string[];
  /** By how many play, how many cards lie in the row. */
  rows: Record<string, number>;
  /** How many are played. */
  rounds: number;
  /** All that there are. */
  sacks: number;
  /** Of each colour. */
  raiders_each: number;
  /** Of each colour, in the camp at the beginning; the others are in the oak. */
  raiders_in_camp: number;
  /** At the beginning. */
  sacks_in_camp: number;
  /** For cards that the player has looked at, so that all see who has. */
  markers_each: number;
  /** Whoever has more must donate. */
  most_sacks: number;
  /** Equipment that a hand may hold. */
  most_cards: number;
  /** Sacks for a card of the merchant. */
  equipment_price: number;
  /** Sacks for a raider at the market square. */
  recruit_price: number;
  /** For each companion won in the last round. */
  companion_glory: number;
}

/** One end of a road. */
export interface TownPrinted {
  /** As cards name it. */
  name: string;
  /** What it may be drawn as; `town` if the pack has nothing to say. */
  kind: string;
  /** The hideouts that a cart from here passes before it comes to the crossing. */
  road: string[];
}

/** A place by the road where a band can lie in wait. */
export interface HideoutPrinted {
  /** As moves say it. */
  name: string;
  /** Whether it is outlined in red. */
  red: boolean;
  /** The towns whose roads it lies by; those near the crossing watch several. */
  watches: string[];
}

/** Where everything stands: as the pack has it, or else laid out by the engine. */
export interface LayoutTold {
  /** For a wide screen. */
  wide: SheetTold;
  /** For a telephone: one sheet, or one a region. */
  narrow: SheetTold[];
}

/** One drawing of the board, or of a part of it. */
export interface SheetTold {
  /** The word that the languages have for this part. */
  key: string;
  /** Its width and height in pixels. */
  size: number[];
  /** By place, left and top of its middle. Every place is at home on one sheet of a drawing. */
  places: Record<string, number[]>;
  /** The same for places at home on another sheet that are drawn here, too. */
  guests: Record<string, number[]>;
  /** Where roads leave this sheet: the place that they lead to, and where its name stands. */
  exits: Record<string, number[]>;
  /** Roads and lanes to be drawn as curves. */
  bends: BendTold[];
  /** Outlines of the land, each a path as SVG draws it. */
  coast: string[];
}

/** A road or lane that is no straight line. */
export interface BendTold {
  /** The two places that it joins. */
  ends: string[];
  /** The control point of its curve, left and top; may lie outside of the sheet. */
  by: number[];
}

/** A card that may come into the row. */
export interface ConvoyPrinted {
  /** Which one it is: its back and a number, as in `a7` or `sheriff-b2`. */
  card: string;
  /** The word that the languages have for it. */
  called: string;
  /** The strength that a band needs. */
  combat: number;
  /** For everybody in a band that is strong enough. */
  glory: number;
  /** The town where the cart comes from. */
  start: string;
  /** The town that it wants to reach. */
  end: string;
  /** Loot, on convoys. */
  sacks?: number;
  /** Raiders to be won, on convoys. */
  companions?: number;
  /** What a band that is too weak loses to the Sheriff. */
  raiders_lost?: number;
  /** And how much of its good name. */
  glory_lost?: number;
  /** The letter on its back. */
  back: string;
}

/** A kind of equipment. */
export interface EquipmentPrinted {
  /** As moves say it. */
  name: string;
  /** What it adds to one raider; 0 for special cards. */
  bonus: number;
  /** Cards of it that are in the game with these options. */
  copies: number;
  /** Whether it does something else than to make a raider stronger. */
  special: boolean;
}

/** A new row lies there, its first card face up. */
export interface RoundBegan {
  event: "round_began";
  /** Which one it is, from 1. */
  round: number;
  /** Who holds the figure, and begins. */
  figure: number;
  /** What lies open at place a. */
  card: CardTold;
}

/** Sacks for the church, as much glory for the giver. */
export interface Donated {
  event: "donated";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many were given. */
  sacks: number;
}

/** Somebody has asked at the inn about a card of the row. */
export interface Looked {
  event: "looked";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Its letter in the row. */
  place: string;
  /** What it shows, for who asked. */
  card?: CardTold;
}

/** The merchant has sold a card. */
export interface Bought {
  event: "bought";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which it is, for the buyer. */
  equipment?: string;
}

/** The discard has become the merchant's deck. */
export interface Reshuffled {
  event: "reshuffled";
  /** How many the deck has now. */
  cards: number;
}

/** A raider was taken from the oak to the market square, and comes home with the others. */
export interface Recruited {
  event: "recruited";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A band of one player lies in wait. */
export interface Occupied {
  event: "occupied";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where in the forest. */
  hideout: string;
  /** How strong it is in heads. */
  raiders: number;
}

/** The first camp of this round is empty, which brings a point of glory. */
export interface EmptiedFirst {
  event: "emptied_first";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** The second camp of this round is empty, which brings the first-player card. */
export interface TookFirstPlayerCard {
  event: "took_first_player_card";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** On what terms somebody would join the active player. */
export interface Suggested {
  event: "suggested";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whose turn it is. */
  to: number;
  /** The move as it was said. */
  words: string;
}

/** The active player wants to hear no more suggestions. */
export interface Hushed {
  event: "hushed";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** The active player proposes an alliance. */
export interface Proposed {
  event: "proposed";
  /** Where the band is to lie. */
  hideout: string;
  /** By seat, those who lie there. */
  raiders: Record<string, number>;
  /** Pairs of a seat and a card that it promises; `card` if it is not named. */
  cards?: ((number | string)[])[];
  /** The place in the row of the convoy to be robbed. */
  target?: string;
  /** On whose word that convoy is chosen. */
  informant?: number;
  /** By seat, the loot that the informant promises. */
  sacks?: Record<string, number>;
  /** By seat, the companions that the informant promises. */
  companions?: Record<string, number>;
  /** By seat, the sacks that the leader pays now; below zero, those that the seat pays. */
  paid?: Record<string, number>;
  /** Who would lead it. */
  seat: number;
}

/** An answer was given under cover; nobody hears which. */
export interface Chose {
  event: "chose";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** An alliance has come to nothing. */
export interface Declined {
  event: "declined";
  /** Who said no, or had not the cards to show. */
  seats: number[];
}

/** All have agreed, and what was agreed for now is done. */
export interface Allied {
  event: "allied";
  /** Where the band is to lie. */
  hideout: string;
  /** By seat, those who lie there. */
  raiders: Record<string, number>;
  /** Pairs of a seat and a card that it promises; `card` if it is not named. */
  cards?: ((number | string)[])[];
  /** The place in the row of the convoy to be robbed. */
  target?: string;
  /** On whose word that convoy is chosen. */
  informant?: number;
  /** By seat, the loot that the informant promises. */
  sacks?: Record<string, number>;
  /** By seat, the companions that the informant promises. */
  companions?: Record<string, number>;
  /** By seat, the sacks that the leader pays now; below zero, those that the seat pays. */
  paid?: Record<string, number>;
  /** Who leads the band. */
  seat: number;
  /** The markers of the alliance, if it has any; told to all. */
  letter?: string;
}

/** The promised cards were used. */
export interface PromiseKept {
  event: "promise_kept";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whom the promise was given to. */
  to: number;
}

/** Asked for the promised cards, the player declined. */
export interface PromiseBroken {
  event: "promise_broken";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whom the promise was given to. */
  to: number;
}

/** Nobody has asked for the promised cards. */
export interface PromiseUnneeded {
  event: "promise_unneeded";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whom the promise was given to. */
  to: number;
}

/** A card of the row is on its way. */
export interface Sent {
  event: "sent";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Its letter in the row. */
  place: string;
  /** What it shows, now that it is turned up. */
  card: CardTold;
}

/** A Messenger sends the cart to another town. */
export interface Redirected {
  event: "redirected";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The town. */
  to: string;
}

/** The cart has left the forest. */
export interface Escaped {
  event: "escaped";
  /** The letter of its card in the row. */
  place: string;
  /** The town that it has reached. */
  to: string;
}

/** The leader says in which order the band declares. */
export interface Ordered {
  event: "ordered";
  /** Who did this, or whom it befell. */
  seat: number;
  /** As far as it is said. */
  seats: number[];
}

/** A card is used in a fight. */
export interface Used {
  event: "used";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one. */
  equipment: string;
}

/** Who was asked has used no card. */
export interface Passed {
  event: "passed";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** The band could not stop the cart. */
export interface PassedBy {
  event: "passed_by";
  /** Where the band lies. */
  hideout: string;
  /** Of the band: raiders and equipment. */
  strength: number;
  /** What stands on the card against it. */
  combat: number;
}

/** The band has lost to the Sheriff. */
export interface SheriffWon {
  event: "sheriff_won";
  /** Where the band lies. */
  hideout: string;
  /** Of the band: raiders and equipment. */
  strength: number;
  /** What stands on the card against it. */
  combat: number;
}

/** A band has robbed the convoy. */
export interface Raided {
  event: "raided";
  /** Where the band lies. */
  hideout: string;
  /** Of the band: raiders and equipment. */
  strength: number;
  /** What stands on the card against it. */
  combat: number;
  /** Who has raiders in it. */
  seats: number[];
  /** For each of them. */
  glory: number;
}

/** A band has beaten the Sheriff. */
export interface SheriffBeaten {
  event: "sheriff_beaten";
  /** Where the band lies. */
  hideout: string;
  /** Of the band: raiders and equipment. */
  strength: number;
  /** What stands on the card against it. */
  combat: number;
  /** Who has raiders in it. */
  seats: number[];
  /** For each of them. */
  glory: number;
}

/** Loot that somebody has got. */
export interface Shared {
  event: "shared";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many go to the camp. */
  sacks: number;
  /** How many come down from the oak. */
  companions: number;
}

/** How far an informant has kept the word given to an ally. */
export interface Honoured {
  event: "honoured";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The ally. */
  to: number;
  /** Paid out of the loot. */
  sacks: number;
  /** Who joined the ally out of the loot. */
  companions: number;
  /** Sacks from the informant's own camp. */
  gold: number;
  /** Parts that nobody could give any more. */
  lost: number;
}

/** The informant keeps what is left of the loot. */
export interface KeptRest {
  event: "kept_rest";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** Provisions keep a player's raiders in the hideout. */
export interface Stayed {
  event: "stayed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where they stay. */
  hideout: string;
}

/** A Cape hides a player's raiders from the Sheriff. */
export interface WoreCape {
  event: "wore_cape";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whether they remain there, or go home unhurt. */
  stays: boolean;
}

/** What the Sheriff has cost a player. */
export interface Lost {
  event: "lost";
  /** Who did this, or whom it befell. */
  seat: number;
  /** As much as there was of what the card says. */
  glory: number;
  /** How many went to the oak. */
  raiders: number;
}

/** A companion for whoever has the most raiders in red hideouts. */
export interface RedRewarded {
  event: "red_rewarded";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How many these are. */
  raiders: number;
}

/** The last convoy has passed. */
export interface GameOver {
  event: "game_over";
  /** The glory of each seat. */
  scores: number[];
}

/** What happened, as one seat is told it. */
export type Event = RoundBegan | Donated | Looked | Bought | Reshuffled | Recruited | Occupied | EmptiedFirst | TookFirstPlayerCard | Suggested | Hushed | Proposed | Chose | Declined | Allied | PromiseKept | PromiseBroken | PromiseUnneeded | Sent | Redirected | Escaped | Ordered | Used | Passed | PassedBy | SheriffWon | Raided | SheriffBeaten | Shared | Honoured | KeptRest | Stayed | WoreCape | Lost | RedRewarded | GameOver;

/** Events by kind. */
export interface Events {
  round_began: RoundBegan;
  donated: Donated;
  looked: Looked;
  bought: Bought;
  reshuffled: Reshuffled;
  recruited: Recruited;
  occupied: Occupied;
  emptied_first: EmptiedFirst;
  took_first_player_card: TookFirstPlayerCard;
  suggested: Suggested;
  hushed: Hushed;
  proposed: Proposed;
  chose: Chose;
  declined: Declined;
  allied: Allied;
  promise_kept: PromiseKept;
  promise_broken: PromiseBroken;
  promise_unneeded: PromiseUnneeded;
  sent: Sent;
  redirected: Redirected;
  escaped: Escaped;
  ordered: Ordered;
  used: Used;
  passed: Passed;
  passed_by: PassedBy;
  sheriff_won: SheriffWon;
  raided: Raided;
  sheriff_beaten: SheriffBeaten;
  shared: Shared;
  honoured: Honoured;
  kept_rest: KeptRest;
  stayed: Stayed;
  wore_cape: WoreCape;
  lost: Lost;
  red_rewarded: RedRewarded;
  game_over: GameOver;
}
