"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal("SN-084", "game-over", "The last round has been played.")
NOT_A_PLAYER: Final = Refusal("SN-001", "not-a-player", "Nobody sits there.")
NO_SUCH_SEAT: Final = Refusal("SN-001", "no-such-seat", "Nobody sits at that number.")
CHANCE_NAMES_SHERIFF: Final = Refusal(
    "SN-033", "chance-names-sheriff", "Chance alone picks the first Sheriff."
)
CHANCE_DRAWS: Final = Refusal(
    "SN-044",
    "chance-draws",
    "Say where you draw from: left, right or deck. What comes from the deck is up to chance.",
)
CHANCE_ONLY: Final = Refusal(
    "SN-030", "chance-only", "Chance deals and draws the cards that are due, and does no more."
)
CHANCE_FIRST: Final = Refusal("SN-030", "chance-first", "Cards have to be drawn first.")
CLOCK_DECIDES: Final = Refusal("SN-136", "clock-decides", "Only the clock calls time.")
CLOCK_ONLY: Final = Refusal("SN-136", "clock-only", "The clock does nothing but call time.")
NOT_TIMED: Final = Refusal("SN-136", "not-timed", "There is no clock in this match.")
NO_TIME: Final = Refusal("SN-136", "no-time", "The clock runs only while the Sheriff decides.")
BOUND_BAGS_LEFT: Final = Refusal(
    "A-28",
    "bound-bags-left",
    "Only bags that the Sheriff is bound to inspect are left: the clock changes nothing.",
)
SAID_LIKE: Final = said_like("SN-065", "threaten", "threaten 0")

NOT_MARKET: Final = Refusal("SN-036", "not-market", "This is done at the market.")
NOT_FILLING: Final = Refusal("SN-036", "not-filling", "Bags are not being filled now.")
NOT_DECLARING: Final = Refusal("SN-036", "not-declaring", "No declaration is due now.")
NOT_INSPECTING: Final = Refusal("SN-036", "not-inspecting", "No bag is being decided on now.")
SETTLE_FIRST: Final = Refusal(
    "SN-063", "settle-first", "First all that follows from the bag just opened has to be done."
)
NOT_YOUR_TURN: Final = Refusal("SN-041", "not-your-turn", "Another merchant's turn comes first.")
SHERIFF_WATCHES: Final = Refusal(
    "SN-037", "sheriff-watches", "The Sheriff only watches until the inspection."
)

NOT_IN_HAND: Final = Refusal("SN-042", "not-in-hand", "There is no such card in your hand.")
ASIDE_FULL: Final = Refusal("SN-042", "aside-full", "No more cards may be set aside.")
DRAWING_ALREADY: Final = Refusal(
    "SN-042", "drawing-already", "Cards are set aside before the first one is drawn."
)
SET_ASIDE_FIRST: Final = Refusal(
    "SN-043", "set-aside-first", "First say that you are done setting cards aside."
)
PILE_EMPTY: Final = Refusal("SN-121", "pile-empty", "That pile is empty.")
LAYING_ALREADY: Final = Refusal(
    "SN-047", "laying-already", "You have drawn: now you lay down what you set aside."
)
DECK_EMPTY: Final = Refusal("A-7", "deck-empty", "The deck is empty and cannot be rebuilt.")
MUST_REFILL: Final = Refusal("A-4", "must-refill", "The hand has to be filled up.")
NOT_SET_ASIDE: Final = Refusal("SN-047", "not-set-aside", "That card is not among those to lay.")
ONE_PILE: Final = Refusal("A-5", "one-pile", "All cards go on the one pile that was chosen.")
NOT_ON_DECK: Final = Refusal(
    "SN-047", "not-on-deck", "Cards are laid on a discard pile, never on the deck."
)
PILE_FIRST: Final = Refusal("SN-047", "pile-first", "First choose the pile.")
SHERIFF_LAYS: Final = Refusal("SN-079", "sheriff-lays", "The Sheriff lays the confiscated cards.")
PILE_FIRST_FOR_CONFISCATED: Final = Refusal(
    "SN-079", "pile-first-for-confiscated", "First choose the pile for the confiscated cards."
)
NOT_CONFISCATED: Final = Refusal(
    "SN-080", "not-confiscated", "That card is not among those confiscated."
)
LAY_LATER: Final = Refusal(
    "SN-047", "lay-later", "What you set aside is laid down once your hand is filled up again."
)
NOTHING_TO_LAY: Final = Refusal("SN-047", "nothing-to-lay", "There is nothing to lay down now.")

BAG_FULL: Final = Refusal("SN-051", "bag-full", "The bag holds no more cards.")
NOT_TO_BAG: Final = Refusal(
    "SN-051", "not-to-bag", "Only cards of your hand go into the bag, and there is no such one."
)
BAG_EMPTY: Final = Refusal("SN-051", "bag-empty", "At least one card must be in the bag.")
BAG_CLOSED: Final = Refusal("SN-053", "bag-closed", "Your bag is closed for good.")
NO_CARDS: Final = Refusal("A-7", "no-cards", "Without a card in hand there is no bag to fill.")
ONLY_LEGAL_NAMED: Final = Refusal(
    "SN-058", "only-legal-named", "Only legal goods may be declared, never contraband."
)
NUMBER_ADDED: Final = Refusal(
    "SN-060",
    "number-added",
    "Name only the kind: the number of cards is added by itself, and always true.",
)
ANOTHER_DECLARES: Final = Refusal(
    "SN-055", "another-declares", "Another merchant declares before you."
)
DECLARED_ALREADY: Final = Refusal("SN-059", "declared-already", "You have declared your bag.")
NO_BAG: Final = Refusal("A-7", "no-bag", "Without a card in hand you brought no bag.")

NOT_SHERIFF: Final = Refusal("SN-063", "not-sheriff", "Only the Sheriff decides on bags.")
NOT_TO_DISMISS: Final = Refusal(
    "A-33", "not-to-dismiss", "Only the Sheriff turns down all that is offered about a bag."
)
SHERIFF_HAS_NO_BAG: Final = Refusal(
    "SN-035", "sheriff-has-no-bag", "The Sheriff is no merchant and brings no bag."
)
NO_SUCH_BAG: Final = Refusal("SN-067", "no-such-bag", "That bag is not waiting for a decision.")
BOUND: Final = Refusal("SN-096", "bound", "A deal of this inspection binds the Sheriff otherwise.")
THREATENED: Final = Refusal("SN-065", "threatened", "That bag has been threatened already.")
THIS_OR_THAT: Final = Refusal(
    "SN-066",
    "this-or-that",
    "Its owner offers several things for a pass: accept one, or turn all of them down.",
)
NOTHING_OFFERED: Final = Refusal("A-33", "nothing-offered", "Nothing is offered about that bag.")
DRAFT_FIRST: Final = Refusal(
    "A-36", "draft-first", "First say aloud what you have begun, or drop it."
)

NO_DRAFT: Final = Refusal("A-36", "no-draft", "You have begun no offer.")
NO_MORE_DRAFTS: Final = Refusal(
    "A-18", "no-more-drafts", "You have made as many offers as were agreed for an inspection."
)
NO_MORE_OFFERS: Final = Refusal(
    "A-18", "no-more-offers", "You have as many open offers for that bag as were agreed."
)
NO_MORE_TERMS: Final = Refusal(
    "A-18", "no-more-terms", "You have named terms for that bag as often as was agreed."
)
SHERIFF_SELLS_PASSES: Final = Refusal(
    "A-35", "sheriff-sells-passes", "The Sheriff names terms for a bag to pass, to its owner."
)
SETTLED: Final = Refusal("A-41", "settled", "A deal has settled already what becomes of that bag.")
NOT_IN_DRAFT: Final = Refusal("A-36", "not-in-draft", "That is not in what you have begun.")
NO_SUCH_OFFER: Final = Refusal("SN-092", "no-such-offer", "There is no such open offer.")
NOT_YOUR_OFFER: Final = Refusal(
    "SN-092", "not-your-offer", "Only who made an offer changes it or takes it back."
)
NOT_TO_ANSWER: Final = Refusal(
    "SN-092", "not-to-answer", "Only the Sheriff and who would pay have an answer to that."
)
OWN_OFFER: Final = Refusal("SN-092", "own-offer", "Your own offer is for others to answer.")
NOT_THE_COINS: Final = Refusal("SN-091", "not-the-coins", "There are not so many coins to offer.")
HEAPS: Final = Refusal(
    "A-36",
    "heaps",
    "Coins go in and out by heaps of these sizes: 1, 5, 10, 20.",
    (("heaps", "1, 5, 10, 20"),),
)
NOT_ON_STALL: Final = Refusal(
    "SN-090", "not-on-stall", "Only goods that lie on the stall can be added."
)
NOT_IN_BAG: Final = Refusal(
    "SN-089e", "not-in-bag", "No more goods can be claimed in that bag than it holds."
)
BAG_PASSED: Final = Refusal(
    "A-14", "bag-passed", "Goods are claimed only in a bag that waits for a decision."
)
NOT_IN_PLAY: Final = Refusal("SN-023", "not-in-play", "There is no such card in this match.")
ASKED_ALREADY: Final = Refusal(
    "A-17", "asked-already", "It is said already what is to become of that bag."
)
NOT_SHERIFF_AGAIN: Final = Refusal(
    "SN-095", "not-sheriff-again", "A promise is for a round as Sheriff, and there is none to come."
)
ANOTHERS_BAG: Final = Refusal(
    "SN-095", "anothers-bag", "A promise is about somebody else's bag, for a Sheriff brings none."
)
PROMISED_ALREADY: Final = Refusal(
    "SN-095", "promised-already", "Something is promised already about that bag."
)
OFFERS_NOTHING: Final = Refusal("SN-089a", "offers-nothing", "An offer has to give something.")
CANNOT_PAY: Final = Refusal(
    "SN-091", "cannot-pay", "There are more coins in what you have begun than in your purse."
)
MISSING_GOODS: Final = Refusal(
    "A-13", "missing-goods", "There are goods in what you have begun that your stall does not hold."
)
TERMS_TOO_DEAR: Final = Refusal(
    "SN-091", "terms-too-dear", "More coins are asked than there are in your purse."
)
TERMS_NOT_ON_STALL: Final = Refusal(
    "A-13", "terms-not-on-stall", "Goods are asked that your stall does not hold."
)
AGAINST_DUTY: Final = Refusal(
    "A-17", "against-duty", "This contradicts what the Sheriff is bound to already."
)

NO_DEBT: Final = Refusal("SN-114", "no-debt", "You owe nothing that goods have to be given for.")
NOT_YET_DUE: Final = Refusal(
    "SN-114", "not-yet-due", "Goods are given only if coins are not enough, once cards are laid."
)
LEGAL_FIRST: Final = Refusal(
    "SN-117", "legal-first", "Legal goods go first, and there are some on your stall."
)
NOT_TO_GIVE: Final = Refusal("SN-114", "not-to-give", "That card does not lie on your stall.")
TOO_MUCH: Final = Refusal(
    "A-9", "too-much", "Goods go by falling value, so that none is given in vain."
)
NO_PLATE: Final = Refusal("SN-144", "no-plate", "It is not for you to serve a Feast Plate now.")
NO_PLATES: Final = Refusal("SN-140", "no-plates", "There are no promo cards in this match.")
LEGAL_DISHES: Final = Refusal(
    "SN-143", "legal-dishes", "A Feast Plate becomes legal goods and nothing else."
)

ALL: Final = tuple(value for value in tuple(globals().values()) if isinstance(value, Refusal))
