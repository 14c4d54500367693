"""Every message about every kind of subject: the listener, somebody with a name, a seat with only a
number; alone and among others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hoodwink.locales import LANGUAGES
from tools.cases.case import NAMES, Case
from tools.cases.hearing import Saying
from tools.cases.made import fitting, uses_of
from tools.cases.never import NEVER_MINE, NEVER_NOTHING, NeverMine

ME: Final = 0
NAMED: Final = 1
NUMBERED: Final = len(NAMES)
"""Seats from here on have no name."""

Seats = Mapping[str, bool]
"""The facts of a message that are seats; true if a list of them."""


def subjects(game: str, saying: Saying, never: NeverMine = NEVER_MINE) -> Iterator[Case]:
    """The made cases of a message, each told about everybody whom it may be about."""
    seats = uses_of(game, saying).seats
    possible = [fact for fact in seats if fact not in _others(game, saying, never)]
    for case in _bases(game, saying) if seats else ():
        for company in _companies(seats, possible):
            told = replace(case, facts={**case.facts, **company}, me=ME)
            if all(told.fits(language) for language in LANGUAGES):
                yield told


def one_of_each_company(game: str, saying: Saying) -> list[Case]:
    """The first of them for each set of people."""
    seats, found = uses_of(game, saying).seats, dict[str, Case]()
    for case in subjects(game, saying):
        found.setdefault(repr([case.facts[fact] for fact in seats]), case)
    return [*found.values()]


def _bases(game: str, saying: Saying) -> Iterator[Case]:
    for case in fitting(game, saying):
        if saying[0] not in NEVER_NOTHING or any(fact != 0 for fact in _amounts(case)):
            yield case


def _amounts(case: Case) -> list[Any]:
    people = ("seat", "to", "to_act", "you")
    return [fact for name, fact in case.facts.items() if name not in people]


def _others(game: str, saying: Saying, never: NeverMine) -> list[str]:
    """The facts by which a message speaks of others only."""
    key, part = saying
    others = never.get(game, {}).get(f"{key}.{part}" if part else key, "").split()
    asked = key.startswith("phase") and part != "you"  # who is asked hears `.you`
    return [*others, "to_act"] if asked else others


def _companies(seats: Seats, possible: Sequence[str]) -> Iterator[Mapping[str, Any]]:
    """Who is meant: the listener by none of the facts or by one of them; others by all others."""
    for first in (NAMED, NUMBERED):
        for mine in (None, *possible):
            for many in (False, True) if any(seats.values()) else (False,):
                yield {
                    fact: _sitting(first + 2 * place, fact == mine, seats[fact], many)
                    for place, fact in enumerate(seats)
                }


def _sitting(seat: int, mine: bool, listed: bool, many: bool) -> Any:
    one = ME if mine else seat
    return ([one, seat + 1] if many else [one]) if listed else one
