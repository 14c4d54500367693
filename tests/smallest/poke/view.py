"""What one seat sees: a part that all see, and what is the seat's own."""

from typing import TypedDict

from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import OutcomeTold
from hoodwink.kernel.seats import SEATS_IN, Seat
from hoodwink.kernel.waiting import NO_REPLY
from smallest.poke import scoring
from smallest.poke.moves import ANSWERS
from smallest.poke.setting import GOODS, Setting
from smallest.poke.state import NOTHING, State
from smallest.poke.things import moments as at


class Open(TypedDict):
    """What lies open on the table; a position has it, too."""

    phase: str
    round: int
    """How many are done."""
    seller: Seat
    purses: list[int]
    cried: str | None
    """The last cry."""
    heap: dict[str, int]
    """What the bags held that have been opened."""


class Public(Open):
    game: str
    options: dict[str, OptionValue]
    to_act: list[Seat]
    bags: list[bool]
    """Who has one."""
    prices: dict[str, int]
    outcome: OutcomeTold | None


class Own(TypedDict):
    seat: Seat | None
    """None: a spectator."""
    bag: str | None
    """What is in your bag."""
    sealed: str | None
    """What you chose under cover, as it is said."""


def open_part(s: State) -> Open:
    return {
        "phase": at.PHASES[s.phase],
        "round": s.round,
        "seller": s.seller,
        "purses": s.purse[:],
        "cried": named(s.cried),
        "heap": dict(zip(GOODS, s.heap, strict=True)),
    }


def public(s: State, setting: Setting) -> Public:
    """Built from nothing: each line is something that all may know."""
    return {
        **open_part(s),
        "game": "poke",
        "options": dict(setting.options),
        "to_act": list(SEATS_IN[s.waiting]),
        "bags": [goods != NOTHING for goods in s.bags],
        "prices": dict(zip(GOODS, setting.prices, strict=True)),
        "outcome": scoring.outcome(s, setting).to_json() if s.phase == at.OVER else None,
    }


def own(s: State, _setting: Setting, seat: Seat | None) -> Own:
    """What this seat sees beyond that."""
    if seat is None:
        return {"seat": None, "bag": None, "sealed": None}
    return {"seat": seat, "bag": named(s.bags[seat]), "sealed": answer(s.replies[seat])}


def named(goods: int) -> str | None:
    return None if goods == NOTHING else GOODS[goods]


def answer(reply: int) -> str | None:
    return None if reply == NO_REPLY else ANSWERS[reply].text
