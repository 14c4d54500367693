"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal("SD-056", "game-over", "The bank is empty: the game is over.")
CAP_REACHED: Final = Refusal("D-23", "cap-reached", "The agreed number of turns has been played.")
NOT_A_PLAYER: Final = Refusal("SD-001", "not-a-player", "Nobody sits there.")
CHANCE_ONLY: Final = Refusal(
    "SD-006", "chance-only", "Chance lays the cards and puts mixed ones back, and does no more."
)
CHANCE_NAMES_FIRST: Final = Refusal(
    "D-2", "chance-names-first", "Chance alone picks who plays first."
)
CHANCE_DEALS: Final = Refusal("SD-006", "chance-deals", "Chance alone lays the cards in the slots.")
CHANCE_PUTS_BACK: Final = Refusal(
    "D-5",
    "chance-puts-back",
    "Whether mixed cards are swapped is said with the mix, or left to chance.",
)
CHANCE_FIRST: Final = Refusal("SD-006", "chance-first", "Chance has to answer first.")
SAID_LIKE: Final = said_like("SD-022", "claim", "claim king")
NOT_YOUR_TURN: Final = Refusal("SD-012", "not-your-turn", "It is another player's turn.")
PEEKS_FIRST: Final = Refusal(
    "SD-012", "peeks-first", "The first turn begins when everybody has chosen where to peek."
)
CLAIM_FIRST: Final = Refusal(
    "SD-012", "claim-first", "First all but the claimant have to challenge or allow the claim."
)
ANSWERS_FIRST: Final = Refusal(
    "SD-012", "answers-first", "First all but the King have to answer as Minister or stay silent."
)
POWER_FIRST: Final = Refusal(
    "SD-012", "power-first", "A turn has one action: first the character claimed in it is played."
)
SETUP_ONLY: Final = Refusal(
    "SD-011", "setup-only", "Peeking at another slot is for the time before the first turn."
)
OWN_SLOT: Final = Refusal("SD-011", "own-slot", "The first peek is at any slot except your own.")
BANK_TOO_SMALL: Final = Refusal(
    "SD-016",
    "bank-too-small",
    "Without a coin you may look only if the bank has one for every other player.",
)
NO_CLAIM: Final = Refusal("SD-039", "no-claim", "There is no claim to challenge or allow now.")
CLAIM_STANDS: Final = Refusal(
    "D-14", "claim-stands", "The claim stands: challenges come before its power is used."
)
PEASANT_SHOWS: Final = Refusal(
    "D-9", "peasant-shows", "The Peasant is not challenged: the card lies open for all."
)
OWN_CLAIM: Final = Refusal(
    "SD-039", "own-claim", "Your own claim is for the others to challenge or allow."
)
NO_KING: Final = Refusal("SD-024", "no-king", "No King is asking for the Minister.")
OWN_KING: Final = Refusal("SD-025", "own-king", "The King cannot answer as Minister too.")
ONLY_MINISTER: Final = Refusal(
    "SD-024", "only-minister", "The King asks for the Minister and for nobody else."
)
SEALED: Final = Refusal(
    "D-34", "sealed", "You have chosen already, and a sealed choice is not changed."
)
NOT_MINISTER: Final = Refusal("SD-026", "not-minister", "Only a Minister whose claim stands mixes.")
TWO_CARDS: Final = Refusal("SD-026", "two-cards", "The Minister mixes two different cards.")
SAY_HOW_TO_MIX: Final = Refusal(
    "D-5", "say-how-to-mix", "Say also how you mix them: open or hidden, and swap or keep."
)
MIX_OPENLY: Final = Refusal(
    "D-5", "mix-openly", "In this match all see the mixing: say open, and swap or keep."
)
MIX_HIDDEN: Final = Refusal(
    "D-5", "mix-hidden", "In this match nobody else sees the mixing: say hidden, and swap or keep."
)
MIX_BLINDLY: Final = Refusal(
    "D-5", "mix-blindly", "In this match chance puts the two cards back: name only their slots."
)
NOT_EXECUTIONER: Final = Refusal(
    "SD-030", "not-executioner", "Only an Executioner whose claim stands accuses."
)
NOT_ANOTHERS_CARD: Final = Refusal(
    "SD-030", "not-anothers-card", "The Executioner points at a card of another player."
)
NOT_SHERIFF: Final = Refusal("SD-032", "not-sheriff", "Only a Sheriff whose claim stands taxes.")
NOT_ANOTHER_PLAYER: Final = Refusal(
    "SD-033", "not-another-player", "The Sheriff names another player to pay twice."
)
NOT_PEASANT: Final = Refusal(
    "SD-036", "not-peasant", "Only a Peasant whose own card was right names the others."
)
ALREADY_SHOWN: Final = Refusal(
    "SD-036", "already-shown", "That card, or that character, has been turned up already."
)

ALL: Final = tuple(value for value in tuple(globals().values()) if isinstance(value, Refusal))
