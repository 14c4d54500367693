"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.games.sherwood.things.numbers import HAND_LIMIT, MOST_SACKS
from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal("SF-140", "game-over", "The last convoy has passed: the game is over.")
NOT_A_PLAYER: Final = Refusal("SF-001", "not-a-player", "Nobody sits there.")
CHANCE_DECIDES: Final = Refusal("SF-017", "chance-decides", "Chance alone decides this.")
CHANCE_NOT_ASKED: Final = Refusal("SF-017", "chance-not-asked", "Chance is not asked for that now.")
CHANCE_FIRST: Final = Refusal("SF-017", "chance-first", "Chance has to answer first.")
SAID_LIKE: Final = said_like("SF-035", "look", "look a")

NOT_YOUR_TURN: Final = Refusal("SF-028", "not-your-turn", "It is another player's turn.")
NOT_NOW: Final = Refusal(
    "SF-025", "not-now", "That belongs to the planning phase, when you choose your action."
)
ANSWERS_FIRST: Final = Refusal(
    "SF-098", "answers-first", "Those who are asked have to answer the proposal first."
)
DRAFT_FIRST: Final = Refusal(
    "SF-049", "draft-first", "You have chosen a hideout: finish that, or drop it."
)
MUST_DONATE: Final = Refusal(
    "SF-031",
    "must-donate",
    f"With more than {MOST_SACKS} sacks in camp you must donate.",
    (("sacks", MOST_SACKS),),
)
TOO_FEW_SACKS: Final = Refusal("B-2", "too-few-sacks", "You do not have so many sacks to give.")
NO_GIFT: Final = Refusal("B-2", "no-gift", "A gift is at least one sack.")
NOT_IN_BOX: Final = Refusal("SF-002", "not-in-box", "The box does not hold so many.")
LIES_OPEN: Final = Refusal("B-3", "lies-open", "That card lies face up: everybody can see it.")
NO_SUCH_PLACE: Final = Refusal("SF-018", "no-such-place", "The row has no such place.")
HAND_FULL: Final = Refusal(
    "SF-040",
    "hand-full",
    f"Whoever holds {HAND_LIMIT} cards of equipment or more cannot buy.",
    (("cards", HAND_LIMIT),),
)
CANNOT_PAY: Final = Refusal("B-19", "cannot-pay", "Your sacks do not cover the price.")
NO_EQUIPMENT: Final = Refusal("B-17", "no-equipment", "Deck and discard are both empty.")
OAK_EMPTY: Final = Refusal("B-18", "oak-empty", "None of your raiders is left on the oak.")
NOT_A_HIDEOUT: Final = Refusal(
    "SF-010", "not-a-hideout", "That is no hideout: a band lies in wait in one by the road."
)
OCCUPIED: Final = Refusal("B-20", "occupied", "A band lies in that hideout already.")

NO_DRAFT: Final = Refusal(
    "SF-047", "no-draft", "You are not drafting an alliance: choose a hideout first."
)
NO_HIDEOUT: Final = Refusal("SF-043", "no-hideout", "Choose a hideout first.")
TOO_FEW_RAIDERS: Final = Refusal(
    "SF-043", "too-few-raiders", "You do not have so many raiders in camp."
)
NOBODY_PLACED: Final = Refusal(
    "SF-043", "nobody-placed", "At least one raider has to lie in wait there."
)
NOBODY_BROUGHT: Final = Refusal(
    "B-21", "nobody-brought", "Whoever takes part brings at least one raider."
)
NOT_ALONE: Final = Refusal(
    "SF-049", "not-alone", "You have begun to draft an alliance: drop it to lie there alone."
)
RAIDERS_CHOSEN: Final = Refusal(
    "SF-047", "raiders-chosen", "You bring just so many raiders already."
)
RAIDERS_FIRST: Final = Refusal(
    "SF-047", "raiders-first", "First say how many raiders you bring yourself."
)
NO_TALKS: Final = Refusal("B-49", "no-talks", "You have made enough proposals for one turn.")
WITHOUT_TALKS: Final = Refusal(
    "B-49", "without-talks", "At this table nobody proposes an alliance: place your raiders alone."
)
NOBODY_TO_ASK: Final = Refusal("SF-084", "nobody-to-ask", "No other camp has a raider left.")
NOT_YOURSELF: Final = Refusal("SF-082", "not-yourself", "An alliance needs another player.")
ALLY_TOO_WEAK: Final = Refusal(
    "SF-084", "ally-too-weak", "That player does not have so many raiders in camp."
)
NOT_INVITED: Final = Refusal("SF-084", "not-invited", "That player is not in the alliance.")
INVITED: Final = Refusal(
    "SF-084", "invited", "That player is in this draft: strike the invitation to change it."
)
CARD_LIMIT: Final = Refusal(
    "SF-046", "card-limit", "One card for each raider at most, and no more than are held."
)
NO_MORE_COPIES: Final = Refusal(
    "SF-004", "no-more-copies", "The draft names all cards of that kind that there are."
)
SPECIAL_CARD: Final = Refusal(
    "B-27", "special-card", "A special card adds no strength, so it cannot be used or promised."
)
NOT_IN_HAND: Final = Refusal("SF-059", "not-in-hand", "You do not hold that card.")
NO_SUCH_CARD: Final = Refusal("B-45", "no-such-card", "You do not hold that special card.")
NO_MARKERS: Final = Refusal("B-24", "no-markers", "All pairs of alliance markers are in use.")
NAMED_CARD: Final = Refusal(
    "SF-101", "named-card", "In the advanced game a promised card is not named."
)
UNNAMED_CARD: Final = Refusal(
    "SF-087", "unnamed-card", "In the basic game a promised card is named and shown."
)
BASIC_TERMS: Final = Refusal(
    "SF-085", "basic-terms", "In the basic game gold and loot are no matter for negotiation."
)
TARGET_SET: Final = Refusal(
    "SF-102", "target-set", "An alliance has one target: strike that of the draft to change it."
)
NO_TARGET: Final = Refusal("SF-106", "no-target", "Without a target no loot can be put aside.")
NOT_INFORMED: Final = Refusal(
    "SF-099", "not-informed", "The informant must be an ally who knows that card."
)
OWES_NOTHING: Final = Refusal("SF-114", "owes-nothing", "The informant promises to others only.")
NOT_IN_STOCK: Final = Refusal("B-6", "not-in-stock", "The stocks cannot lay out so much.")
NOT_IN_LOOT: Final = Refusal(
    "B-52", "not-in-loot", "That card cannot hold so much more than is promised of it already."
)
MINE_NEEDED: Final = Refusal(
    "B-52", "mine-needed", "The mine would keep fewer sacks than lie put aside."
)
NO_SUCH_LOOT: Final = Refusal("B-52", "no-such-loot", "No convoy holds so much.")
NO_TERM: Final = Refusal("B-48", "no-term", "Nothing is no term: name at least one.")
SETTLED: Final = Refusal(
    "B-49", "settled", "That is settled in this draft: strike it to change it."
)
NOT_SO_RICH: Final = Refusal(
    "SF-098", "not-so-rich", "Whoever would pay does not have so many sacks left."
)
NOT_DRAFTED: Final = Refusal("B-49", "not-drafted", "That is no term of this draft.")
GOLD_NEEDED: Final = Refusal(
    "B-54", "gold-needed", "A payment of this draft needs that gold: strike the payment first."
)

NOT_ADVANCED: Final = Refusal(
    "SF-094", "not-advanced", "Only in the advanced game does the leader cut off others."
)
SILENCE: Final = Refusal("SF-094", "silence", "There is nobody left to be cut off.")
SUGGEST_WHEN: Final = Refusal(
    "SF-083", "suggest-when", "Suggestions are for the time when another player plans."
)
SUGGEST_DONOR: Final = Refusal(
    "B-49",
    "suggest-donor",
    f"The active player has more than {MOST_SACKS} sacks and must donate: nobody can join.",
    (("sacks", MOST_SACKS),),
)
SUGGEST_NOBODY: Final = Refusal(
    "SF-083", "suggest-nobody", "You have no raider in camp to join with."
)
SUGGEST_RAIDERS: Final = Refusal(
    "SF-083", "suggest-raiders", "Without so many raiders in camp you cannot join."
)
SUGGEST_CARD: Final = Refusal("SF-083", "suggest-card", "You hold no card that you could bring.")
TOO_MANY_PARTS: Final = Refusal(
    "B-48", "too-many-parts", "No more parts are suggested than the richest convoy has sacks."
)
SAID_THAT: Final = Refusal("B-49", "said-that", "You have suggested that in this turn.")
SAID_ENOUGH: Final = Refusal(
    "B-49", "said-enough", "No more suggestions of yours are allowed in this turn."
)
HUSHED: Final = Refusal("SF-094", "hushed", "The leader wants to hear no more.")
NO_PROPOSAL: Final = Refusal("SF-082", "no-proposal", "Nobody has proposed an alliance to you.")
SEALED: Final = Refusal("SF-098", "sealed", "You have answered already; others have not.")
SEALED_CARD: Final = Refusal("B-45", "sealed-card", "You have chosen already; others have not.")

NOT_RAIDING: Final = Refusal("SF-053", "not-raiding", "No card of the row is sent on its way now.")
NOT_YOUR_CARD: Final = Refusal("SF-053", "not-your-card", "Another player chooses the card.")
CARD_GONE: Final = Refusal("SF-066", "card-gone", "That card has left the game.")
NOT_LEADER: Final = Refusal(
    "SF-109", "not-leader", "Only the leader of this band says in which order its members declare."
)
BASIC_ORDER: Final = Refusal(
    "B-25", "basic-order", "In the basic game the leader declares first, then the others clockwise."
)
NO_ORDER: Final = Refusal(
    "SF-109", "no-order", "No band waits to be told in which order its members declare."
)
HEARD: Final = Refusal("SF-109", "heard", "That player has a place in the order already.")
HEAR_STRANGER: Final = Refusal("SF-109", "hear-stranger", "That player has no raider in this band.")
HEAR_EMPTY: Final = Refusal("SF-109", "hear-empty", "That player holds no card of equipment.")
NO_MEETING: Final = Refusal("SF-059", "no-meeting", "Your band is not asked for equipment now.")
ORDER_FIRST: Final = Refusal(
    "SF-109",
    "order-first",
    "First the leader says in which order this band declares its equipment.",
)
ANOTHER_ASKED: Final = Refusal(
    "B-25", "another-asked", "Another member of this band is asked for equipment now."
)
NOT_SHARING: Final = Refusal("SF-070", "not-sharing", "You have no loot to distribute now.")
NOT_IN_BAND: Final = Refusal("SF-072", "not-in-band", "That player has no raiders in this band.")
NO_SUCH_PART: Final = Refusal("SF-070", "no-such-part", "No such part is left of the loot.")
NOBODY_ON_OAK: Final = Refusal(
    "SF-075", "nobody-on-oak", "None of that player's raiders is left on the oak."
)
KEEP_INSTEAD: Final = Refusal(
    "SF-111", "keep-instead", "You get what you do not give away: keep the rest."
)
NOT_DUE: Final = Refusal("SF-072", "not-due", "Another player is to get the next part.")
PART_LOST: Final = Refusal(
    "B-50", "part-lost", "Then fewer players could get a part, or fewer parts could be given."
)
NOT_INFORMANT: Final = Refusal(
    "SF-111", "not-informant", "Only the informant of this raid keeps the rest."
)
NO_REST: Final = Refusal("SF-111", "no-rest", "No rest of a planned raid lies there to be kept.")
NO_MESSENGER: Final = Refusal(
    "SF-128", "no-messenger", "Nobody waits for a Messenger of yours on this road."
)
NOT_A_TOWN: Final = Refusal("SF-128", "not-a-town", "A Messenger names a town, and nothing else.")
NO_TURNING_BACK: Final = Refusal(
    "SF-129", "no-turning-back", "The cart comes from that town, and never turns back."
)
GOES_THERE: Final = Refusal("SF-128", "goes-there", "The cart goes to that town already.")
NO_RAID_DONE: Final = Refusal(
    "SF-125", "no-raid-done", "Provisions are for a band of yours that has just raided."
)
NO_SHERIFF: Final = Refusal(
    "SF-126", "no-sheriff", "A Cape is for a band of yours that has just lost to the Sheriff."
)
NOTHING_TO_LET: Final = Refusal("B-45", "nothing-to-let", "Nobody asks you for a special card.")

ALL: Final = tuple(value for value in tuple(globals().values()) if isinstance(value, Refusal))
