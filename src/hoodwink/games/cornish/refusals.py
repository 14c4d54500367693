"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal

GAME_OVER: Final = Refusal(
    "CS-138", "game-over", "The last round has been played: the game is over."
)
NOT_A_PLAYER: Final = Refusal("CS-004", "not-a-player", "Nobody sits there.")
CHANCE_DECIDES: Final = Refusal("CS-134", "chance-decides", "Chance alone decides this.")
CHANCE_FIRST: Final = Refusal("CS-134", "chance-first", "Chance has to answer first.")
NOT_YOUR_TURN: Final = Refusal("CS-040", "not-your-turn", "It is another player's turn.")
PASSED: Final = Refusal("CS-043", "passed", "You have passed; wait for the next round.")
SEALED: Final = Refusal("CS-043", "sealed", "You have answered already; the others have not.")
NOT_NOW: Final = Refusal("CS-040", "not-now", "Something else has to be settled first.")
SETUP_FIRST: Final = Refusal("CS-028", "setup-first", "The drafts come before the first round.")
SETUP_OVER: Final = Refusal("CS-036", "setup-over", "That was chosen before the first round.")
FINISH_FIRST: Final = Refusal(
    "CS-081", "finish-first", "Land what you have unloaded or storm with your mob, or call it off."
)
NOTHING_TO_CALL_OFF: Final = Refusal(
    "CS-081", "nothing-to-call-off", "There is no landing or raid to call off."
)
SHIP_TAKEN: Final = Refusal("CS-028", "ship-taken", "Another player has that ship.")
WAREHOUSE_TAKEN: Final = Refusal(
    "CS-029", "warehouse-taken", "Only a START warehouse that nobody has taken can be chosen."
)
DECK_TOO_SMALL: Final = Refusal("CS-030", "deck-too-small", "That deck has too few cards left.")
NOT_DEALT: Final = Refusal("CS-030", "not-dealt", "You keep one of the two cards you were dealt.")
NO_ACCESS: Final = Refusal(
    "CS-080", "no-access", "Only a player with the right card knows the way into that cove."
)
SHIP_ELSEWHERE: Final = Refusal("CS-045", "ship-elsewhere", "Your ship is not there.")
CANNOT_PAY_SAIL: Final = Refusal(
    "CS-045", "cannot-pay-sail", "Sailing costs 1 influence or 3 gold, and you lack it."
)
NO_PAWN: Final = Refusal("CS-060", "no-pawn", "You have no pawn there.")
CANNOT_PAY_MOVE: Final = Refusal(
    "CS-046", "cannot-pay-move", "That costs 1 influence or 2 gold, and you lack it."
)
NOT_YOUR_GOODS: Final = Refusal("CS-059", "not-your-goods", "You own no such goods there.")
NO_PAWN_TO_RECEIVE: Final = Refusal(
    "CS-059", "no-pawn-to-receive", "Goods are carried only to a place with a pawn of yours."
)
CANNOT_PAY_HAUL: Final = Refusal(
    "CS-047", "cannot-pay-haul", "Goods and pawn together cost 3 influence or 5 gold."
)
NO_OFFICER: Final = Refusal("CS-062", "no-officer", "There is no such officer there.")
CANNOT_PAY_MARCH: Final = Refusal(
    "CS-048", "cannot-pay-march", "Moving an officer costs 4 influence or 6 gold."
)
NOT_NEAREST: Final = Refusal(
    "CS-087", "not-nearest", "The nearest officer takes a step on a shortest way."
)
NOT_FREE: Final = Refusal("CS-044", "not-free", "Without a card to pay for it, that has a price.")
ACTED: Final = Refusal(
    "CS-040", "acted", "You have acted; you may still put goods away, or end your turn."
)
NOT_GRANTED: Final = Refusal("CS-072", "not-granted", "The card you used does not allow that.")
CANNOT_PAY_REPUTATION: Final = Refusal(
    "CS-049", "cannot-pay-reputation", "A point of reputation costs 4 gold."
)
NO_MERCHANT: Final = Refusal("CS-075", "no-merchant", "Your ship lies at no merchant.")
NONE_LEFT: Final = Refusal("CS-075", "none-left", "This merchant has none of that left.")
CANNOT_PAY_GOODS: Final = Refusal(
    "CS-052", "cannot-pay-goods", "Goods cost 1 influence and 1 gold for each square."
)
DOES_NOT_FIT: Final = Refusal("CS-077", "does-not-fit", "That does not fit the hold any more.")
NOT_ABOARD: Final = Refusal("CS-081", "not-aboard", "You have no such goods aboard.")
NO_LANDING: Final = Refusal(
    "CS-079", "no-landing", "Landing needs your ship and a pawn of yours in the same port or cove."
)
CANNOT_PAY_LANDING: Final = Refusal("CS-050", "cannot-pay-landing", "Landing costs 1 influence.")
NO_SUCH_WAREHOUSE: Final = Refusal(
    "CS-120", "no-such-warehouse", "You have no such warehouse in this place."
)
WATCHED: Final = Refusal(
    "CS-119a", "watched", "An officer whom you have not bribed watches the warehouse."
)
WAREHOUSE_FULL: Final = Refusal("CS-121", "warehouse-full", "That does not fit the warehouse.")
NOTHING_UNLOADED: Final = Refusal("CS-081", "nothing-unloaded", "Unload something first.")
TOO_MUCH_HIDING: Final = Refusal(
    "CS-083", "too-much-hiding", "You lack the influence, or there is less risk to hide."
)
NOT_FACE_UP: Final = Refusal("CS-065", "not-face-up", "That character does not lie face up.")
CANNOT_PAY_HIRE: Final = Refusal(
    "CS-051", "cannot-pay-hire", "Hiring costs 1 influence or reputation, and the gold on the card."
)
NOT_CONNECTED: Final = Refusal(
    "CS-069", "not-connected", "A new pawn goes beside your network, or to the Isles of Scilly."
)
NO_PAWN_BESIDE: Final = Refusal(
    "CS-106", "no-pawn-beside", "Bribing needs a pawn of yours in the officer's place."
)
YOUR_OFFICER: Final = Refusal("C-46", "your-officer", "You have bribed this officer already.")
CANNOT_PAY_BRIBE: Final = Refusal(
    "CS-053", "cannot-pay-bribe", "A bribe costs 1 influence and the gold that the track shows."
)
NOT_THERE_TO_SELL: Final = Refusal(
    "C-23", "not-there-to-sell", "You sell what you own and guard in that town."
)
CANNOT_PAY_ROW: Final = Refusal(
    "CS-054", "cannot-pay-row", "The fair price costs 1 influence or reputation, the high one 2."
)
WORKED_ALREADY: Final = Refusal(
    "CS-111", "worked-already", "Honest work once a round is enough for anybody."
)
NO_SECRETS_LEFT: Final = Refusal("C-30", "no-secrets-left", "All secrets have been drawn.")
CANNOT_PAY_SECRET: Final = Refusal(
    "CS-056", "cannot-pay-secret", "A secret costs 2 influence or 2 gold."
)
CANNOT_RAID: Final = Refusal(
    "CS-116", "cannot-raid", "A raid needs 1 influence, a pawn in Penzance and a mob of yours."
)
NOTHING_SEIZED: Final = Refusal(
    "CS-117", "nothing-seized", "A raid takes seized goods, and a mob of yours for each."
)
NO_RAIDERS: Final = Refusal("CS-117", "no-raiders", "Say first what is taken, and by which mob.")
NOT_STORED: Final = Refusal("CS-120", "not-stored", "You have no such goods in that warehouse.")
NOT_YOUR_CHARACTER: Final = Refusal(
    "CS-072", "not-your-character", "You have no such character with something to use."
)
FACE_DOWN: Final = Refusal(
    "CS-072", "face-down", "That character has been used and lies face down until the next round."
)
CANNOT_PAY_USE: Final = Refusal("CS-072", "cannot-pay-use", "You cannot pay what using it costs.")
NOT_IN_HAND: Final = Refusal("CS-131", "not-in-hand", "You hold no such secret.")
WRONG_MOMENT: Final = Refusal("CS-043", "wrong-moment", "That secret is for another moment.")
PLACE_TAKEN: Final = Refusal(
    "CS-103", "place-taken", "A new officer comes to a place without officers and pawns."
)

ALL: Final = tuple(value for value in tuple(globals().values()) if isinstance(value, Refusal))
