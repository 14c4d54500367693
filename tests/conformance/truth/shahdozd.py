"""King, Thief, Minister: moments of a poor bank and of each agreed mixing."""

from collections.abc import Iterator

from conformance.truth.moment import Moment
from games.shahdozd.tables import Table, table

Refused = dict[str, tuple[int, str]]
"""By key, who says what there."""

MIXES = {"open": "mix-openly", "hidden": "mix-hidden", "random": "mix-blindly"}
"""By what was agreed, what stands against mixing otherwise."""


def moments() -> Iterator[Moment]:
    for laid, refused in (*_bank(), *_mixes(), *_kings()):
        for key, (seat, text) in refused.items():
            yield Moment(key, laid, seat, text)


def _bank() -> Iterator[tuple[Table, Refused]]:
    yield table(purses=(0, 6, 6, 6)), {"bank-too-small": (0, "look")}


def _mixing(agreed: str) -> Table:
    """Seat 0 is a Minister whom nobody has challenged."""
    at = table(purses=(3, 3, 3, 3), mixing=agreed).say(0, "claim minister")
    for seat in at.match.to_act:
        at.say(seat, "allow")
    return at


def _mixes() -> Iterator[tuple[Table, Refused]]:
    for agreed, key in MIXES.items():
        text = "mix a b" if agreed != "random" else "mix a b open keep"
        yield _mixing(agreed), {key: (0, text)}
    yield _mixing("choose"), {"say-how-to-mix": (0, "mix a b"), "two-cards": (0, "mix a a")}


def _kings() -> Iterator[tuple[Table, Refused]]:
    at = table(purses=(3, 3, 3, 3)).say(0, "claim king")
    for seat in at.match.to_act:
        at.say(seat, "allow")
    yield at, {"own-king": (0, "answer minister"), "only-minister": (1, "answer king")}
