"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.games.cornish.refusals.by_act import ALL as BY_ACT
from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal(
    "CS-138", "game-over", "The last round has been played: the game is over."
)
NOT_A_PLAYER: Final = Refusal("CS-004", "not-a-player", "Nobody sits there.")
CHANCE_FIRST: Final = Refusal("CS-134", "chance-first", "Chance has to answer first.")
CHANCE_NOT_ASKED: Final = Refusal("CS-134", "chance-not-asked", "Chance is not asked for that now.")
SAID_LIKE: Final = said_like("CS-058", "pass", "pass")
NOT_YOUR_TURN: Final = Refusal("CS-040", "not-your-turn", "It is another player's turn.")
PASSED: Final = Refusal("CS-043", "passed", "You have passed; wait for the next round.")
SEALED: Final = Refusal("CS-043", "sealed", "You have answered already; the others have not.")
OTHERS_ANSWER: Final = Refusal("CS-043", "others-answer", "The others may answer first.")
NOT_ASKED: Final = Refusal(
    "CS-043", "not-asked", "Only players who hold a secret are asked for an answer."
)
POOREST_CHOOSES: Final = Refusal(
    "CS-127", "poorest-chooses", "This choice falls to the poorest player."
)
SETUP_FIRST: Final = Refusal(
    "CS-028", "setup-first", "Before the first round everybody chooses what to start with."
)
ANSWER_FIRST: Final = Refusal(
    "CS-043",
    "answer-first",
    "You are asked for an answer: let it be, or play a secret for this moment.",
)
REMOVE_FIRST: Final = Refusal(
    "CS-074c", "remove-first", "A pawn goes with a lost character: say first which one."
)
PLACE_FIRST: Final = Refusal("CS-068", "place-first", "Your new pawn has to be placed first.")
HIDING_FIRST: Final = Refusal(
    "C-19",
    "hiding-first",
    "The risk of your landing has risen: first buy off some of it, or let it be.",
)
CUSTOMS_FIRST: Final = Refusal(
    "CS-090",
    "customs-first",
    "Customs move first, and for nothing: say which of the nearest officers takes a step.",
)
RECRUIT_FIRST: Final = Refusal("CS-103", "recruit-first", "The new officer has to be placed first.")
ACTED: Final = Refusal(
    "CS-040", "acted", "You have acted; you may still put goods away, or end your turn."
)
NOT_GRANTED: Final = Refusal("CS-072", "not-granted", "The card you used does not allow that.")
OPEN_TURN: Final = Refusal("CS-040", "open-turn", "Your turn is open: take an action, or pass.")
NOTHING_TO_ANSWER: Final = Refusal("CS-043", "nothing-to-answer", "There is nothing to answer now.")
NO_CARD_AT_WORK: Final = Refusal(
    "CS-072", "no-card-at-work", "Only a card that you have just used lets you do that."
)
NO_NEW_PAWN: Final = Refusal(
    "CS-068", "no-new-pawn", "A pawn is placed when a character is hired, or when a card says so."
)
NO_NEW_OFFICER: Final = Refusal("CS-102", "no-new-officer", "No new officer enters now.")
NOTHING_LOST: Final = Refusal(
    "CS-074c", "nothing-lost", "A pawn is removed only with a character who was lost."
)
FINISH_LANDING: Final = Refusal(
    "CS-081", "finish-landing", "Land what you have unloaded, or call it off."
)
FINISH_RAID: Final = Refusal(
    "CS-117", "finish-raid", "Storm the warehouse with your mob, or call it off."
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
    "CS-045", "cannot-pay-sail", "You lack what you would pay for sailing."
)
NO_PAWN: Final = Refusal("CS-060", "no-pawn", "You have no pawn there.")
NO_PAWN_TO_LOSE: Final = Refusal(
    "CS-074c", "no-pawn-to-lose", "You have no pawn there to take off the board."
)
CANNOT_PAY_MOVE: Final = Refusal(
    "CS-046", "cannot-pay-move", "You lack what you would pay for this step."
)
NOT_YOUR_GOODS: Final = Refusal("CS-059", "not-your-goods", "You own no such goods there.")
NO_PAWN_TO_RECEIVE: Final = Refusal(
    "CS-059", "no-pawn-to-receive", "Goods are carried only to a place with a pawn of yours."
)
CANNOT_PAY_HAUL: Final = Refusal(
    "CS-047", "cannot-pay-haul", "You lack what you would pay to move goods and pawn together."
)
CANNOT_PAY_MARCH: Final = Refusal(
    "CS-048", "cannot-pay-march", "You lack what you would pay to move an officer."
)
NOT_NEAREST: Final = Refusal(
    "CS-087", "not-nearest", "The nearest officer takes a step on a shortest way."
)
CANNOT_PAY_REPUTATION: Final = Refusal(
    "CS-049", "cannot-pay-reputation", "You lack the gold that reputation costs."
)
NO_MERCHANT: Final = Refusal("CS-075", "no-merchant", "Your ship lies at no merchant.")
NONE_LEFT: Final = Refusal("CS-075", "none-left", "This merchant has none of that left.")
CANNOT_PAY_GOODS: Final = Refusal(
    "CS-052", "cannot-pay-goods", "You lack the influence or the gold that these goods cost."
)
DOES_NOT_FIT: Final = Refusal("CS-077", "does-not-fit", "That does not fit the hold any more.")
NOT_ABOARD: Final = Refusal("CS-081", "not-aboard", "You have no such goods left aboard.")
NO_LANDING: Final = Refusal(
    "CS-079", "no-landing", "Landing needs your ship and a pawn of yours in the same port or cove."
)
CANNOT_PAY_LANDING: Final = Refusal(
    "CS-050", "cannot-pay-landing", "Landing costs influence, and you have none."
)
NO_SUCH_WAREHOUSE: Final = Refusal(
    "CS-119a", "no-such-warehouse", "You have no such warehouse in the place where you land."
)
WATCHED: Final = Refusal(
    "CS-119a", "watched", "An officer whom you have not bribed watches the warehouse."
)
NOT_YOUR_WAREHOUSE: Final = Refusal("CS-120", "not-your-warehouse", "That warehouse is not yours.")
WAREHOUSE_FULL: Final = Refusal("CS-121", "warehouse-full", "That does not fit the warehouse.")
NOTHING_UNLOADED: Final = Refusal("CS-081", "nothing-unloaded", "Unload something first.")
TOO_MUCH_HIDING: Final = Refusal(
    "CS-083", "too-much-hiding", "You lack the influence, or there is less risk to hide."
)
OVERLOOKED: Final = Refusal(
    "CS-084", "overlooked", "Customs overlook the rest: there is nothing more to buy off."
)
NOT_FACE_UP: Final = Refusal("CS-065", "not-face-up", "That character does not lie face up.")
CANNOT_PAY_HIRE: Final = Refusal(
    "CS-051", "cannot-pay-hire", "You lack the gold on the card, or what you would pay besides."
)
NOT_CONNECTED: Final = Refusal(
    "CS-069", "not-connected", "A new pawn goes beside your network, or where its card says."
)
MAINLAND_ONLY: Final = Refusal(
    "CS-129", "mainland-only", "The card sends this pawn to the mainland."
)
OWN_PAWN_THERE: Final = Refusal(
    "C-11", "own-pawn-there", "You have a pawn there already; a new one goes beside it."
)
NO_PAWN_BESIDE: Final = Refusal(
    "CS-106", "no-pawn-beside", "Bribing needs a pawn of yours in the officer's place."
)
YOUR_OFFICER: Final = Refusal("C-46", "your-officer", "You have bribed this officer already.")
CANNOT_PAY_BRIBE: Final = Refusal(
    "CS-053", "cannot-pay-bribe", "You lack the influence or the gold that this bribe costs."
)
NOT_THERE_TO_SELL: Final = Refusal(
    "C-23", "not-there-to-sell", "You sell what you own and guard in that town."
)
CANNOT_PAY_ROW: Final = Refusal(
    "CS-054", "cannot-pay-row", "You lack what you would pay for this price."
)
WORKED_ALREADY: Final = Refusal(
    "CS-111", "worked-already", "Honest work once a round is enough for anybody."
)
NO_SECRETS_LEFT: Final = Refusal("C-30", "no-secrets-left", "All secrets have been drawn.")
CANNOT_PAY_SECRET: Final = Refusal(
    "CS-056", "cannot-pay-secret", "You lack what you would pay for a secret."
)
NOT_SEIZED: Final = Refusal(
    "CS-117", "not-seized", "No such goods are left in the customs warehouse."
)
NOT_YOUR_MOB: Final = Refusal("CS-116", "not-your-mob", "That is no mob of yours.")
MOB_BUSY: Final = Refusal("CS-117", "mob-busy", "That mob takes something else already.")
NO_PAWN_AT_CUSTOMS: Final = Refusal(
    "CS-116", "no-pawn-at-customs", "A raid needs a pawn of yours at the customs warehouse."
)
TOO_FEW_MOBS: Final = Refusal(
    "C-6", "too-few-mobs", "As it was agreed, a raid needs 2 mobs.", (("mobs", 2),)
)
CANNOT_PAY_RAID: Final = Refusal(
    "CS-057", "cannot-pay-raid", "A raid costs influence, and you have none."
)
NO_RAIDERS: Final = Refusal("CS-117", "no-raiders", "Say first what is taken, and by which mob.")
NOT_BESIDE_IT: Final = Refusal(
    "CS-120", "not-beside-it", "You own no such goods beside that warehouse."
)
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
IN_VAIN: Final = Refusal("C-52", "in-vain", "That card would change nothing now.")
NOT_YOURSELF: Final = Refusal("C-52", "not-yourself", "Such a card hits another player.")
NOTHING_TO_LOSE: Final = Refusal(
    "C-52", "nothing-to-lose", "That player has nothing that the card could take."
)
AT_CUSTOMS: Final = Refusal(
    "C-52", "at-customs", "That officer is at the customs warehouse already."
)
TOO_BIG: Final = Refusal("CS-072", "too-big", "That is more than the card can free.")
NOT_USED: Final = Refusal("C-52", "not-used", "You have no such character who lies face down.")
ROUSES: Final = Refusal("C-49", "rouses", "Nobody turns up a character who turns up others.")
PLACE_TAKEN: Final = Refusal(
    "CS-103", "place-taken", "A new officer comes to a place without officers and pawns."
)
OFFICERS_THERE: Final = Refusal(
    "C-17",
    "officers-there",
    "No place on land is empty, so a new officer comes to one without officers.",
)
NO_POST_ON_SCILLY: Final = Refusal(
    "C-18", "no-post-on-scilly", "Customs overlook the Isles of Scilly."
)
NO_LANE: Final = Refusal(
    "CS-045", "no-lane", "A ship sails from a sea space to the next one along a lane."
)
NO_ROAD: Final = Refusal(
    "CS-060", "no-road", "A pawn walks along a road to a neighbouring place on land."
)
NO_ROAD_TO_CARRY: Final = Refusal(
    "CS-059", "no-road-to-carry", "Goods are carried along a road to a neighbouring place."
)
NO_ROAD_TO_HAUL: Final = Refusal(
    "CS-061",
    "no-road-to-haul",
    "Goods and pawn move together along a road to a neighbouring place.",
)
NO_ROAD_TO_MARCH: Final = Refusal(
    "CS-062", "no-road-to-march", "An officer goes along a road to a neighbouring place."
)
SCILLY_APART: Final = Refusal("C-45", "scilly-apart", "No road leads to the Isles of Scilly.")
VILLAGE: Final = Refusal("CS-093", "village", "A village buys nothing; goods are sold in towns.")
ROW_PRICE: Final = Refusal(
    "CS-054",
    "row-price",
    "The low price is free; the others cost influence or reputation, which you name.",
)
HIRE_PRICE: Final = Refusal(
    "CS-051", "hire-price", "Hiring costs influence or reputation besides the gold: say which."
)
SECRET_PRICE: Final = Refusal(
    "CS-056", "secret-price", "A secret costs influence or gold: say which."
)

ALL: Final = (
    *(value for value in tuple(globals().values()) if isinstance(value, Refusal)),
    *BY_ACT,
)
