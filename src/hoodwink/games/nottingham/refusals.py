"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal

GAME_OVER: Final = Refusal("SN-084", "game-over", "The last round has been played.")
NOT_A_PLAYER: Final = Refusal("SN-001", "not-a-player", "Nobody sits there.")
CHANCE_DECIDES: Final = Refusal("SN-030", "chance-decides", "Chance alone decides this.")
CHANCE_FIRST: Final = Refusal("SN-030", "chance-first", "Cards have to be drawn first.")
CLOCK_DECIDES: Final = Refusal("SN-136", "clock-decides", "Only the clock calls time.")
NOT_TIMED: Final = Refusal("SN-136", "not-timed", "There is no clock in this match.")
NO_TIME: Final = Refusal("SN-136", "no-time", "The clock runs only while the Sheriff decides.")
BOUND_BAGS_LEFT: Final = Refusal(
    "A-28",
    "bound-bags-left",
    "Only bags that the Sheriff is bound to inspect are left: the clock changes nothing.",
)

NOT_MARKET: Final = Refusal("SN-036", "not-market", "This is done at the market.")
NOT_FILLING: Final = Refusal("SN-036", "not-filling", "Bags are not being filled now.")
NOT_DECLARING: Final = Refusal("SN-036", "not-declaring", "No declaration is due now.")
NOT_INSPECTING: Final = Refusal("SN-036", "not-inspecting", "No bag is being decided on now.")
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
DECK_FIRST: Final = Refusal(
    "SN-045", "deck-drawn", "Cards are drawn only to fill the hand, from the piles before the deck."
)
DECK_EMPTY: Final = Refusal("A-7", "deck-empty", "The deck is empty and cannot be rebuilt.")
MUST_REFILL: Final = Refusal("A-4", "must-refill", "The hand has to be filled up.")
NOT_SET_ASIDE: Final = Refusal("SN-047", "not-set-aside", "That card is not among those to lay.")
ONE_PILE: Final = Refusal("A-5", "one-pile", "All cards go on the one pile that was chosen.")
PILE_FIRST: Final = Refusal("SN-047", "pile-first", "First choose the pile.")
NOTHING_TO_LAY: Final = Refusal("SN-047", "nothing-to-lay", "There is nothing to lay down now.")

BAG_FULL: Final = Refusal("SN-051", "bag-full", "The bag holds no more cards.")
BAG_EMPTY: Final = Refusal("SN-051", "bag-empty", "At least one card must be in the bag.")
BAG_CLOSED: Final = Refusal("SN-053", "bag-closed", "Your bag is closed for good.")
NO_CARDS: Final = Refusal("A-7", "no-cards", "Without a card in hand there is no bag to fill.")

NOT_SHERIFF: Final = Refusal("SN-063", "not-sheriff", "Only the Sheriff decides on bags.")
NO_SUCH_BAG: Final = Refusal("SN-067", "no-such-bag", "That bag is not waiting for a decision.")
BOUND: Final = Refusal("SN-096", "bound", "A deal of this inspection binds the Sheriff otherwise.")
THREATENED: Final = Refusal("SN-065", "threatened", "That bag cannot be threatened now.")
THIS_OR_THAT: Final = Refusal(
    "SN-066",
    "this-or-that",
    "Its owner offers several things for a pass: accept one, or turn all of them down.",
)
NOTHING_OFFERED: Final = Refusal("A-33", "nothing-offered", "Nothing is offered about that bag.")
DRAFT_FIRST: Final = Refusal(
    "SN-092", "draft-first", "First make the offer that you have begun, or drop it."
)

NO_DRAFT: Final = Refusal("SN-089a", "no-draft", "There is no offer begun.")
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
SETTLED: Final = Refusal(
    "SN-096", "settled", "A deal has settled already what becomes of that bag."
)
NOT_IN_DRAFT: Final = Refusal("A-36", "not-in-draft", "That is not in what you have begun.")
NO_SUCH_OFFER: Final = Refusal("SN-092", "no-such-offer", "There is no such open offer.")
NOT_YOUR_OFFER: Final = Refusal("SN-092", "not-your-offer", "That is not for you to do.")
OWN_OFFER: Final = Refusal("SN-092", "own-offer", "Your own offer is for others to answer.")
NOT_THE_COINS: Final = Refusal("SN-091", "not-the-coins", "There are not so many coins to offer.")
NOT_ON_STALL: Final = Refusal(
    "SN-090", "not-on-stall", "Only goods that lie on the stall can be added."
)
NOT_IN_BAG: Final = Refusal(
    "SN-089e", "not-in-bag", "Goods are claimed in a bag that waits, and no more than it can hold."
)
NOT_TO_ASK: Final = Refusal(
    "A-17", "not-to-ask", "This cannot be asked: the bag is settled, or named already."
)
NOT_TO_PROMISE: Final = Refusal(
    "SN-095", "not-to-promise", "A promise is about another's bag when you are Sheriff again, once."
)
OFFERS_NOTHING: Final = Refusal("SN-089a", "offers-nothing", "An offer has to give something.")
CANNOT_PAY: Final = Refusal("SN-091", "cannot-pay", "What is offered is not all there any more.")
AGAINST_DUTY: Final = Refusal(
    "A-17", "against-duty", "This contradicts what the Sheriff is bound to already."
)

NO_DEBT: Final = Refusal("SN-114", "no-debt", "You owe nothing that goods have to be given for.")
LEGAL_FIRST: Final = Refusal(
    "SN-117", "legal-first", "Legal goods go first, and only what lies on your stall."
)
TOO_MUCH: Final = Refusal(
    "A-9", "too-much", "Goods go by falling value, so that none is given in vain."
)
NO_PLATE: Final = Refusal("SN-144", "no-plate", "It is not for you to serve a Feast Plate now.")

ALL: Final = tuple(value for value in tuple(globals().values()) if isinstance(value, Refusal))
