// Written by `make reference` from the types of the server and the games.

/** What all see. */
export interface Public {
  /** What is to be done now; the moves are sorted by it. */
  phase: string;
  /** From 1; 0 before the first. */
  round: number;
  /** Who is on turn first in this round. */
  first: number;
  /** Whose turn it is. */
  turn: number;
  /** What ends the game after this round, if anything. */
  ending: string;
  /** The space of the gold wheel that its pawn has reached. */
  wheel: number;
  /** The space of the customs track that its pawn has reached. */
  track: number;
  /** All officers on the board. */
  officers: OfficerTold[];
  /** Goods that lie in the open. */
  ashore: LotTold[];
  /** Goods in the customs warehouse. */
  seized: string[];
  /** What each has left, form by form. */
  merchants: Record<string, Record<string, number>>;
  /** Goods that have left the game. */
  departed: Record<string, number>;
  /** Deck by deck, who can be hired. */
  faces: (string | null)[];
  /** Characters that were discarded or lost. */
  gone: string[];
  /** Secrets that have left the game. */
  played: Record<string, number>;
  /** By seat, what is before it. */
  players: PlayerTold[];
  /** What has to be settled before the next turn. */
  pending: PendingTold;
  /** Which game this is, by the name that `hoodwink.game_names()` lists. */
  game: string;
  /** By option, the value that the match is played with. */
  options: Record<string, boolean | number | string>;
  /** Whom the game waits for; empty while chance is due, and at the end. */
  to_act: number[];
  /** How the match ended; none before that. */
  outcome: OutcomeTold | null;
  /** The risk that customs overlook. */
  level: number;
  /** What an officer costs who is nobody's man. */
  bribe: number;
  /** Of each hold, for each of its goods, the squares that it takes: row and column. */
  laid: number[][][][];
  /** By seat, how many secrets it holds. */
  hand_sizes: number[];
  /** How many cards of that deck are still to be drawn. */
  secrets_left: number;
  /** How many cards each has left. */
  decks: number[];
  /** For each deck the cards that were put there, which come last. */
  under_decks: UnderDeck[][];
  /** The cards that the player on turn chooses from. */
  dealt: (string | null)[];
}

/** A customs officer on the board. */
export interface OfficerTold {
  /** Where he stands. */
  place: string;
  /** In whose pay he is, if in anybody's. */
  briber: number | null;
}

/** Goods ashore. */
export interface LotTold {
  /** Where they lie. */
  place: string;
  /** Whose they are; none if no pawn stands by them. */
  owner: number | null;
  /** Which kind. */
  goods: string;
}

/** What lies before one player, all of it open. */
export interface PlayerTold {
  /** Coins at hand, which count in the end. */
  gold: number;
  /** Points to act with in this round. */
  influence: number;
  /** The good name, which counts in the end. */
  reputation: number;
  /** Its name; none before it is chosen. */
  ship: string | null;
  /** The sea space of the ship. */
  anchor: string | null;
  /** The goods aboard. */
  hold: string[];
  /** Where they stand. */
  pawns: string[];
  /** Who is in the player's service. */
  characters: CharacterTold[];
  /** The goods in each. */
  warehouses: Record<string, string[]>;
  /** Is out until the next round. */
  passed: boolean;
  /** Has worked honestly in this round. */
  worked: boolean;
  /** May sail into every cove this round. */
  charts: boolean;
}

/** Somebody in a player's service. */
export interface CharacterTold {
  /** Who it is. */
  character: string;
  /** Lies face down until the next round. */
  used: boolean;
}

/** What is to be settled before the next turn. */
export interface PendingTold {
  /** What the others may answer: `landing`, `sale` or `march`. */
  window: string | null;
  /** What they may answer, as it is by now. */
  claim: LandingTold | SaleTold | MarchTold | null;
  /** Pawns that go with lost characters. */
  losing: number;
  /** Where the pawn of the character just hired may go. */
  placing: string | null;
  /** Where officers are called to. */
  target: string | null;
  /** How many steps they still take towards it. */
  points: number;
  /** How many of these steps who lands may still buy off, now that answers raised the risk. */
  hiding: number;
  /** Officers who are to be placed. */
  recruits: number;
  /** Who is about to lose a secret. */
  spilling: number[];
  /** Who draws the next secrets. */
  draws: number[];
  /** Decks that turn up a new character. */
  reveals: string[];
  /** The round begins: after the last of the new characters comes the income. */
  opening: boolean;
  /** What a card that was just used allows. */
  grants: GrantTold[];
  /** The decks from which characters are dealt. */
  pair: string[];
  /** What is about to be landed; the player alone sees it. */
  draft: UnloadedTold[];
  /** Who is about to raid; the player alone sees it. */
  raiding: RaidedTold[];
  /** By how much cards lower the risk of a landing this turn. */
  shadow: number;
  /** Whether the player on turn has taken an action. */
  acted: boolean;
}

/** A landing that the others may answer. */
export interface LandingTold {
  /** Where the goods go ashore. */
  place: string;
  /** How much there is for customs to notice, answers included. */
  risk: number;
  /** Steps of officers that answers have added. */
  summoned: number;
  /** By how much answers have raised the risk. */
  raised: number;
}

/** A sale that the others may answer. */
export interface SaleTold {
  /** The town. */
  place: string;
  /** Which kind is sold. */
  goods: string;
  /** The row of the price list: low, fair or high. */
  row: string;
  /** By how much answers have lowered the price. */
  undercut: number;
  /** Steps of officers that answers have added. */
  summoned: number;
}

/** An order to an officer that the others may answer. */
export interface MarchTold {
  /** Where the officer stands. */
  place: string;
  /** In whose pay he is, if in anybody's. */
  briber: number | null;
  /** Where he is sent. */
  end: string;
  /** Whether an answer keeps him where he is. */
  waylaid: boolean;
}

/** What a card still lets its player do, and how often or how much. */
export interface GrantTold {
  /** The word on the card, such as `sail`. */
  do: string;
  /** How many steps are left, or how big it is. */
  amount: number;
}

/** Goods that are about to be landed. */
export interface UnloadedTold {
  /** Which kind. */
  goods: string;
  /** Where they would be stored at once; none for the open. */
  warehouse: string | null;
}

/** Goods that are about to be taken from customs. */
export interface RaidedTold {
  /** Which kind. */
  goods: string;
  /** Who would take them, and be lost by it. */
  character: string;
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

/** A character that was put under its deck, and by whom. */
export interface UnderDeck {
  /** Who put it there, and knows it. */
  seat: number;
  /** Who it is; none for all others. */
  character: string | null;
}

/** What one seat sees and knows; a spectator nothing. */
export interface Own {
  /** With the characters that this seat has put there. */
  under_decks?: UnderDeck[][];
  /** With the characters that this seat chooses from. */
  dealt?: (string | null)[];
  /** With what this seat is about to land, or whom it sends to raid. */
  pending?: PendingTold;
  /** Whose view this is; none for a spectator. */
  seat: number | null;
  /** The seat's secrets; none for a spectator. */
  hand: string[] | null;
  /** The answer that the seat has given, while others still think. */
  sealed: string | null;
  /** That goods will be left without a guard: `no-guard` or `last-guard`. */
  warning: string | null;
}

/** Board, cards and numbers, as the pack and the options of the match have them. */
export interface Printed {
  /** Every place on land. */
  land: LandPrinted[];
  /** Open water and merchants; ports and coves stand with the land. */
  sea: SeaPrinted[];
  /** The place of the customs house. */
  customs: string;
  /** The place that no officer and no road reaches. */
  apart: string;
  /** Where officers stand at the beginning. */
  posts: string[];
  /** Where all places are drawn. */
  layout: LayoutTold;
  /** In each purse at the beginning. */
  gold: number;
  /** The same in talk. */
  influence: number;
  /** What honest work is measured against: it pays what gold and reputation lack to it. */
  honest_work: number;
  /** By action: `sail`, `move`, `haul`, `march`, `discover`. */
  costs: Record<string, CostPrinted>;
  /** Gold for buying one point of it. */
  reputation_cost: number;
  /** Influence that landing, hiring, buying, bribing and a raid cost beside all else. */
  fee: number;
  /** Gold more for an officer whom another has bribed. */
  rival_bribe: number;
  /** By row of the price list, the influence or reputation that asking for it costs. */
  row_costs: Record<string, number>;
  /** Spaces of the gold wheel; whenever it passes START customs learn of it. */
  wheel: number;
  /** The customs track from its first space. */
  track: SpacePrinted[];
  /** By how many play, the last space of the track. */
  ends: Record<string, number>;
  /** By row, `low`, `fair` and `high`, the squares for towns of size 1 to 6. */
  prices: Record<string, PricePrinted[]>;
  /** Every kind. */
  goods: GoodsPrinted[];
  /** All that there are. */
  ships: ShipPrinted[];
  /** All that there are. */
  warehouses: WarehousePrinted[];
  /** Of characters. */
  decks: string[];
  /** All cards of all decks; nobody knows their order. */
  characters: CharacterPrinted[];
  /** All kinds. */
  secrets: SecretPrinted[];
}

/** A place on land. */
export interface LandPrinted {
  /** As moves say it. */
  name: string;
  /** What it may be drawn as; else `town`, `port`, `cove` or `village`. */
  kind: string;
  /** Of a town, 1 to 6: the column of the price list. 0 if nothing is sold here. */
  size: number;
  /** Of landing in a port; 0 in a cove and where no ship comes. */
  risk: number;
  /** Whether only those come here who have somebody that knows the way. */
  cove: boolean;
  /** The neighbours on land. */
  roads: string[];
  /** The neighbours at sea, for ports and coves. */
  lanes: string[];
}

/** Open water, or a merchant abroad. */
export interface SeaPrinted {
  /** As moves say it. */
  name: string;
  /** Whether goods are bought here. */
  merchant: boolean;
  /** The neighbours at sea. */
  lanes: string[];
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

/** What an action costs: one or the other. */
export interface CostPrinted {
  /** Paid in talk. */
  influence: number;
  /** Paid in coin. */
  gold: number;
}

/** A space of the customs track. */
export interface SpacePrinted {
  /** The risk that customs overlook while their pawn is here. */
  level: number;
  /** The gold that an officer wants. */
  bribe: number;
  /** Officers who enter when the space is reached. */
  officers: number;
}

/** A square of the price list. */
export interface PricePrinted {
  /** Paid by the town. */
  gold: number;
  /** Won with it. */
  reputation: number;
}

/** A kind of goods. */
export interface GoodsPrinted {
  /** As moves say it. */
  name: string;
  /** Its shape; it may be turned, but not turned over. */
  rows: string[];
  /** Its squares, which are risk when it is landed. */
  size: number;
  /** Gold at a merchant, with nobody to bargain. */
  price: number;
  /** By merchant, how many lie there at the beginning. */
  stock: Record<string, number>;
}

/** A ship to be chosen. */
export interface ShipPrinted {
  /** As moves say it. */
  name: string;
  /** The room in it. */
  hold: string[];
}

/** A room for goods on land. */
export interface WarehousePrinted {
  /** As moves say it. */
  name: string;
  /** Where on land it is. */
  place: string;
  /** What fits into it. */
  room: string[];
  /** Whether it is chosen at the start; the others come with a character. */
  start: boolean;
}

/** A character card. What it does is said in the small words of the pack. */
export interface CharacterPrinted {
  /** As moves say it. */
  name: string;
  /** Where it comes from. */
  deck: string;
  /** Gold for hiring it. */
  cost: number;
  /** Won by hiring it. */
  reputation: number;
  /** Whether it joins a raid on the customs. */
  mob: boolean;
  /** What it does while it is yours. */
  always: string[];
  /** What it does when it is used, which turns it face down. */
  use: string[];
  /** What using it costs. */
  pay: string[];
  /** Whether using it is the action of the turn. */
  action: boolean;
}

/** A kind of secret card. */
export interface SecretPrinted {
  /** As moves say it. */
  name: string;
  /** How many there are of it. */
  count: number;
  /** On one's own `turn`, or when another's `landing`, `sale` or `march` is answered. */
  when: string;
  /** Its effects in the small words of the pack. */
  do: string[];
}

/** Chance has picked who begins. */
export interface FirstPlayer {
  event: "first_player";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A ship was chosen, before the first round. */
export interface ShipTaken {
  event: "ship_taken";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The name under which it sails. */
  ship: string;
}

/** A first warehouse was chosen, before the first round. */
export interface WarehouseTaken {
  event: "warehouse_taken";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one, and so where it stands. */
  warehouse: string;
}

/** Two decks are named, from which a character each is dealt. */
export interface PairDrawn {
  event: "pair_drawn";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The two; twice the same if both cards come from one. */
  decks: string[];
}

/** One of two cards to choose from. */
export interface CharacterDealt {
  event: "character_dealt";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where it came from, which all see. */
  deck: string;
  /** Who it is, for the player alone. */
  character?: string;
}

/** A player has chosen the first character. */
export interface CharacterKept {
  event: "character_kept";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who stays, face up. */
  character: string;
  /** The deck under which the other card goes. */
  returned: string;
}

/** A ship lies at its first anchor. */
export interface ShipPlaced {
  event: "ship_placed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The space of the sea. */
  sea: string;
}

/** A new round begins. */
export interface RoundStarted {
  event: "round_started";
  /** Which one it is, from 1. */
  round: number;
  /** Who is on turn first. */
  first: number;
}

/** A character is turned up, and can be hired. */
export interface CharacterRevealed {
  event: "character_revealed";
  /** Which deck it was the top card of. */
  deck: string;
  /** Who it is. */
  character: string;
}

/** The last card of a deck lies face up. */
export interface DeckEmptied {
  event: "deck_emptied";
  /** Where nobody else can be turned up. */
  deck: string;
}

/** What a player gets at the beginning of a round. */
export interface IncomeReceived {
  event: "income_received";
  /** Who did this, or whom it befell. */
  seat: number;
  /** How much there is to act with. */
  influence: number;
  /** What characters bring in. */
  gold: number;
}

/** A player is out until the next round. */
export interface Passed {
  event: "passed";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A player has nothing more to put away. */
export interface TurnEnded {
  event: "turn_ended";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** This round is the last one. */
export interface EndCalled {
  event: "end_called";
  /** `track end`, `sold out` or `round cap`. */
  reason: string;
}

/** The last round is done. */
export interface GameOver {
  event: "game_over";
  /** What had called the end. */
  reason: string;
}

/** A ship has gone to a neighbouring space of the sea. */
export interface Sailed {
  event: "sailed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** The space that was left. */
  start: string;
  /** The space that was reached. */
  end: string;
}

/** A pawn has gone along a road. */
export interface PawnWalked {
  event: "pawn_walked";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** The space that was left. */
  start: string;
  /** The space that was reached. */
  end: string;
}

/** Goods went from one pawn of the network to another. */
export interface GoodsCarried {
  event: "goods_carried";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** The space that was left. */
  start: string;
  /** The space that was reached. */
  end: string;
  /** Which kind. */
  goods: string;
}

/** Goods went along with the pawn beside them. */
export interface GoodsHauled {
  event: "goods_hauled";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** The space that was left. */
  start: string;
  /** The space that was reached. */
  end: string;
  /** Which kind. */
  goods: string;
}

/** An officer is sent, and may still be waylaid. */
export interface OfficerOrdered {
  event: "officer_ordered";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** The space that was left. */
  start: string;
  /** The space that was reached. */
  end: string;
  /** In whose pay the officer is, if in anybody's. */
  briber: number | null;
}

/** A point of good name, for gold. */
export interface ReputationBought {
  event: "reputation_bought";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The price. */
  gold: number;
}

/** Goods are aboard, bought from a merchant abroad. */
export interface GoodsBought {
  event: "goods_bought";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which kind. */
  goods: string;
  /** The space of the sea where they were bought. */
  merchant: string;
  /** The price. */
  gold: number;
}

/** A cargo goes ashore, and the others may answer. */
export interface GoodsLanded {
  event: "goods_landed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where it was landed. */
  place: string;
  /** All that was landed. */
  goods: string[];
  /** What of it went straight into warehouses. */
  stored: string[];
  /** What is left of it after hiding. */
  risk: number;
  /** The influence spent on that. */
  hiding: number;
}

/** Who landed was asked once more, as answers had raised the risk. */
export interface RiskHidden {
  event: "risk_hidden";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where it was landed. */
  place: string;
  /** How many points were bought off now, perhaps none. */
  hiding: number;
  /** How many steps officers still take. */
  points: number;
}

/** A character has come into a player's service. */
export interface CharacterHired {
  event: "character_hired";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** Who it is. */
  character: string;
  /** The wage, paid once. */
  gold: number;
}

/** An officer looks away for a player from now on. */
export interface OfficerBribed {
  event: "officer_bribed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where he stands. */
  place: string;
  /** Who had bribed this officer before. */
  instead_of: number | null;
  /** The bribe. */
  gold: number;
}

/** Goods change hands in a town, and the others may answer. */
export interface GoodsSold {
  event: "goods_sold";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
  /** Which kind. */
  goods: string;
  /** The town. */
  place: string;
  /** The row of the price list: low, fair or high. */
  row: string;
}

/** What a sale brings, after all answers to it. */
export interface SalePaid {
  event: "sale_paid";
  /** Who did this, or whom it befell. */
  seat: number;
  /** For the seller. */
  gold: number;
  /** And the good name that comes with it. */
  reputation: number;
}

/** A player gave up what was left of the cargo and took an honest wage. */
export interface WorkedHonestly {
  event: "worked_honestly";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The wage. */
  gold: number;
  /** What is left of it. */
  reputation: number;
}

/** A player has asked about for a secret. */
export interface SecretSought {
  event: "secret_sought";
  /** Who did this, or whom it befell. */
  seat: number;
  /** `influence`, `gold`, `reputation` or `nothing`. */
  paid: string;
}

/** A mob has broken into the customs warehouse. */
export interface CustomsRaided {
  event: "customs_raided";
  /** Who did this, or whom it befell. */
  seat: number;
  /** What it has taken. */
  goods: string[];
}

/** Goods were hidden in a warehouse. */
export interface GoodsStored {
  event: "goods_stored";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which kind. */
  goods: string;
  /** In which one. */
  warehouse: string;
}

/** Goods lie in the open again. */
export interface GoodsFetched {
  event: "goods_fetched";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which kind. */
  goods: string;
  /** In which one. */
  warehouse: string;
}

/** An answer was given under cover; nobody hears which. */
export interface Chose {
  event: "chose";
  /** Who did this, or whom it befell. */
  seat: number;
}

/** A pawn stands by goods that were nobody's: they are its player's now. */
export interface GoodsClaimed {
  event: "goods_claimed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where they lie. */
  place: string;
  /** Which kind. */
  goods: string;
}

/** No pawn stands by these goods any more: they are nobody's now. */
export interface GoodsAbandoned {
  event: "goods_abandoned";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where they lie. */
  place: string;
  /** Which kind. */
  goods: string;
}

/** An officer has found goods: they go to the customs warehouse. */
export interface GoodsSeized {
  event: "goods_seized";
  /** Whose they were; none if they were nobody's. */
  seat: number | null;
  /** Where they were found. */
  place: string;
  /** Which kind. */
  goods: string;
}

/** A card frees goods from the customs warehouse. */
export interface GoodsReleased {
  event: "goods_released";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which kind. */
  goods: string;
}

/** Customs have noticed something. */
export interface CustomsAlerted {
  event: "customs_alerted";
  /** Where officers are called to. */
  place: string;
  /** How many steps officers take towards the place. */
  points: number;
}

/** An officer has taken a step. */
export interface OfficerMarched {
  event: "officer_marched";
  /** Who chose the step; none if there was no choice. */
  seat: number | null;
  /** In whose pay the officer is, if in anybody's. */
  briber: number | null;
  /** The place that he left. */
  start: string;
  /** The place that he reached. */
  end: string;
}

/** An officer that was ordered about stays where it is. */
export interface OfficerWaylaid {
  event: "officer_waylaid";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where that is. */
  start: string;
}

/** A new officer has entered. */
export interface OfficerPlaced {
  event: "officer_placed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where on the land. */
  place: string;
}

/** The network of a player has another pawn. */
export interface PawnPlaced {
  event: "pawn_placed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where on the land. */
  place: string;
}

/** The network of a player has one pawn less. */
export interface PawnRemoved {
  event: "pawn_removed";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Where on the land. */
  place: string;
}

/** The customs pawn has reached another space of its track. */
export interface TrackAdvanced {
  event: "track_advanced";
  /** The number of the space. */
  track: number;
  /** The risk that customs overlook from now on. */
  level: number;
}

/** A character does what the card says, and lies face down. */
export interface CharacterUsed {
  event: "character_used";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who it is. */
  character: string;
}

/** A character lies face up again, and can be used once more. */
export interface CharacterRoused {
  event: "character_roused";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who it is. */
  character: string;
}

/** A character leaves the game. */
export interface CharacterLost {
  event: "character_lost";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who it is. */
  character: string;
}

/** A card has come to a hand. */
export interface SecretDrawn {
  event: "secret_drawn";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one, for the player alone. */
  secret?: string;
}

/** A secret does what the card says. */
export interface SecretPlayed {
  event: "secret_played";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one. */
  secret: string;
}

/** A secret is out before it was of use. */
export interface SecretSpilt {
  event: "secret_spilt";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Which one. */
  secret: string;
}

/** A card was used against somebody. */
export interface PlayerHit {
  event: "player_hit";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Whom it hits. */
  target: number;
  /** The word on the card: fine, rob, hush, gossip or spill. */
  by: string;
  /** What was lost, as far as there was any. */
  amount: number;
}

/** A player had to pay another one. */
export interface GoldHandedOver {
  event: "gold_handed_over";
  /** Who did this, or whom it befell. */
  seat: number;
  /** Who is paid. */
  to: number;
  /** How much, as far as there was any. */
  gold: number;
}

/** The rest of what a card grants is not used. */
export interface RestWaived {
  event: "rest_waived";
  /** Who did this, or whom it befell. */
  seat: number;
  /** The word on the card, such as `sail`. */
  rest: string;
}

/** What happened, as one seat is told it. */
export type Event = FirstPlayer | ShipTaken | WarehouseTaken | PairDrawn | CharacterDealt | CharacterKept | ShipPlaced | RoundStarted | CharacterRevealed | DeckEmptied | IncomeReceived | Passed | TurnEnded | EndCalled | GameOver | Sailed | PawnWalked | GoodsCarried | GoodsHauled | OfficerOrdered | ReputationBought | GoodsBought | GoodsLanded | RiskHidden | CharacterHired | OfficerBribed | GoodsSold | SalePaid | WorkedHonestly | SecretSought | CustomsRaided | GoodsStored | GoodsFetched | Chose | GoodsClaimed | GoodsAbandoned | GoodsSeized | GoodsReleased | CustomsAlerted | OfficerMarched | OfficerWaylaid | OfficerPlaced | PawnPlaced | PawnRemoved | TrackAdvanced | CharacterUsed | CharacterRoused | CharacterLost | SecretDrawn | SecretPlayed | SecretSpilt | PlayerHit | GoldHandedOver | RestWaived;

/** Events by kind. */
export interface Events {
  first_player: FirstPlayer;
  ship_taken: ShipTaken;
  warehouse_taken: WarehouseTaken;
  pair_drawn: PairDrawn;
  character_dealt: CharacterDealt;
  character_kept: CharacterKept;
  ship_placed: ShipPlaced;
  round_started: RoundStarted;
  character_revealed: CharacterRevealed;
  deck_emptied: DeckEmptied;
  income_received: IncomeReceived;
  passed: Passed;
  turn_ended: TurnEnded;
  end_called: EndCalled;
  game_over: GameOver;
  sailed: Sailed;
  pawn_walked: PawnWalked;
  goods_carried: GoodsCarried;
  goods_hauled: GoodsHauled;
  officer_ordered: OfficerOrdered;
  reputation_bought: ReputationBought;
  goods_bought: GoodsBought;
  goods_landed: GoodsLanded;
  risk_hidden: RiskHidden;
  character_hired: CharacterHired;
  officer_bribed: OfficerBribed;
  goods_sold: GoodsSold;
  sale_paid: SalePaid;
  worked_honestly: WorkedHonestly;
  secret_sought: SecretSought;
  customs_raided: CustomsRaided;
  goods_stored: GoodsStored;
  goods_fetched: GoodsFetched;
  chose: Chose;
  goods_claimed: GoodsClaimed;
  goods_abandoned: GoodsAbandoned;
  goods_seized: GoodsSeized;
  goods_released: GoodsReleased;
  customs_alerted: CustomsAlerted;
  officer_marched: OfficerMarched;
  officer_waylaid: OfficerWaylaid;
  officer_placed: OfficerPlaced;
  pawn_placed: PawnPlaced;
  pawn_removed: PawnRemoved;
  track_advanced: TrackAdvanced;
  character_used: CharacterUsed;
  character_roused: CharacterRoused;
  character_lost: CharacterLost;
  secret_drawn: SecretDrawn;
  secret_played: SecretPlayed;
  secret_spilt: SecretSpilt;
  player_hit: PlayerHit;
  gold_handed_over: GoldHandedOver;
  rest_waived: RestWaived;
}
