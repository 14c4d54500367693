"""Why a move may not be made. The sentences stand in other languages under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal("SD-056", "game-over", "The bank is empty: the game is over.")
CAP_REACHED: Final = Refusal("D-23", "cap-reached", "The agreed number of turns has been played.")
NOT_A_PLAYER: Final = Refusal("SD-001", "not-a-player", "Nobody sits there.")
CHANCE_DECIDES: Final = Refusal("SD-006", "chance-decides", "Chance alone decides this.")
CHANCE_FIRST: Final = Refusal("SD-006", "chance-first", "Chance has to answer first.")
SAID_LIKE: Final = said_like("SD-022", "claim", "claim king")
NOT_YOUR_TURN: Final = Refusal("SD-012", "not-your-turn", "It is another player's turn.")
ONE_ACTION: Final = Refusal(
    "SD-012",
    "one-action",
    "Something else has to be settled before the next look, rotation or claim.",
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
OWN_CLAIM: Final = Refusal(
    "SD-039", "own-claim", "Your own claim is for the others to challenge or allow."
)
NO_KING: Final = Refusal("SD-024", "no-king", "No King is asking for the Minister.")
OWN_KING: Final = Refusal("SD-025", "own-king", "The King cannot answer as Minister too.")
ONLY_MINISTER: Final = Refusal(
    "SD-024", "only-minister", "The King asks for the Minister and for nobody else."
)
SEALED: Final = Refusal("D-34", "sealed", "You have chosen already; the others have not.")
NOT_MINISTER: Final = Refusal("SD-026", "not-minister", "Only a Minister whose claim stands mixes.")
TWO_CARDS: Final = Refusal("SD-026", "two-cards", "The Minister mixes two different cards.")
OTHER_MIXING: Final = Refusal(
    "D-5", "other-mixing", "The mixing agreed for this match is another one."
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
