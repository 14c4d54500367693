"""How a view tells what is remembered of the six cards, and what that amounts to."""

from typing import Final

from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.state import EVERYBODY
from hoodwink.games.shahdozd.things.eras import UNKNOWN, Era
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN

FACE_NAMES: Final[tuple[str | None, ...]] = (*CHARACTERS, None)
"""By character; the last one, for what is unknown."""
SEEN_BY: Final = [" ".join(map(str, SEATS_IN[mask])) for mask in range(64)] + ["all"] * 64
"""By a mask of seats, who has seen a card."""
SEEN_IN: Final = {words: mask for mask, words in enumerate(SEEN_BY[:64])} | {"all": EVERYBODY}
DENIED: Final = [" ".join(CHARACTERS[face] for face in SEATS_IN[mask]) for mask in range(64)]
"""By a mask of characters, what a card is known not to be."""
DENIED_IN: Final = {words: mask for mask, words in enumerate(DENIED)}
NUMBER: Final = {name: face for face, name in enumerate(CHARACTERS)} | {None: UNKNOWN}


def eras_in(seen: View) -> list[Era]:
    """The eras that a view tells of; without memory only the cards that lie face up."""
    if "memory" not in seen:
        up = [place["card"] for place in seen["slots"]]
        return [Era([NUMBER[card] for card in up], [0] * 6)]
    known = seen["own_memory"]
    eras = [
        Era([NUMBER[face] for face in faces], [DENIED_IN[words] for words in told["denied"]])
        for faces, told in zip(known["faces"], seen["memory"]["eras"], strict=True)
    ]
    mixes = zip(eras[:-1], seen["memory"]["mixes"], known["swapped"], strict=True)
    for era, mix, swapped in mixes:
        card, other = mix["cards"]
        era.ends_with(card, other, swapped)
    return eras
