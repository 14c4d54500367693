"""Positions read again, if a match could be in them."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.nottingham.position.bargain import load_bargain
from hoodwink.games.nottingham.position.cards import (
    each,
    facts,
    handful,
    kinds,
    looks,
    made_of,
)
from hoodwink.games.nottingham.position.plausible import check
from hoodwink.games.nottingham.setting import SEATS, Setting
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, NOTHING, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.deck import MOST_DRAWS, packed_draws
from hoodwink.games.nottingham.things.goods import LEGAL, MANY, checked_goods
from hoodwink.games.nottingham.view.places import (
    check_notes,
    check_notes_of,
    read_notes,
    read_notes_of,
)
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import all_below


def load(setting: Setting, values: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    read = Reading("position", values, PositionError)
    seats = len(read.rows("purses"))
    if seats not in SEATS:
        raise read.wrong("purses", "one for each of 3 to 5 players")
    s = State(seats)
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.round = read.count("round", 0, setting.rounds[seats])
    s.first = read.count("first", NO_SEAT, seats - 1)
    s.sheriff = read.count("sheriff", NO_SEAT, seats - 1)
    s.turn = read.count("turn", NO_SEAT, seats - 1)
    s.waiting = read.count("waiting", 0, all_below(seats))
    _load_deck(s, setting, read)
    _load_stalls(s, setting, read)
    _load_notes(s, setting, read, values)
    _load_round(s, read)
    check(s, setting, read)
    load_bargain(s, setting, read)
    return s


def _load_deck(s: State, setting: Setting, read: Reading) -> None:
    s.deck = checked_goods(read, "deck", read.table("deck"))
    s.deck_left = read.count("deck_left", 0, sum(s.deck))
    s.out = checked_goods(read, "out", read.table("out"))
    s.fresh = made_of(read, "fresh")
    s.held = checked_goods(read, "held", read.table("held")) if s.fresh else made_of(read, "held")
    if s.deck_left != sum(s.deck) - (0 if s.fresh else setting.removed):
        raise read.wrong("deck_left", "as many as the deck holds, less those that were removed")
    s.rebuilt = read.count("rebuilt", 0, s.round)
    s.drawn = _drawn(s, read)
    piles = read.rows("piles")
    if len(piles) != 2:
        raise read.wrong("piles", "two lists")
    s.piles = [kinds(read, "piles", pile) for pile in piles]


def _drawn(s: State, read: Reading) -> int:
    """Nobody but the players takes cards from a rebuilt deck."""
    drawn = read.counts("drawn", len(s.purse), 0, MOST_DRAWS)
    gone = sum(s.fresh) - s.deck_left if s.fresh else 0
    if sum(drawn) != gone:
        raise read.wrong("drawn", f"{gone} cards together, as many as a rebuilt deck has lost")
    return packed_draws(drawn)


def _load_stalls(s: State, setting: Setting, read: Reading) -> None:
    seats = len(s.purse)
    total = setting.coins * seats
    s.purse = read.counts("purses", seats, 0, total)
    if sum(s.purse) != total:
        raise read.wrong("purses", f"{total} coins together")  # SN-162
    s.hand = [handful(read, "hands", hand) for hand in each(read, "hands", seats)]
    s.stall = [checked_goods(read, "stalls", stall, LEGAL) for stall in each(read, "stalls", seats)]
    s.down = looks(s, read)
    s.facts = facts(s, read)


def _load_notes(s: State, setting: Setting, read: Reading, values: Mapping[str, Any]) -> None:
    seats = len(s.purse)
    for seat, (row, told) in enumerate(
        zip(read.tables("seats"), each(read, "seats", seats), strict=True)
    ):
        check_notes_of(setting, row, seats)
        read_notes_of(s, seat, told)
    check_notes(read, values)
    read_notes(s, values)


def _load_round(s: State, read: Reading) -> None:
    seats = len(s.purse)
    everybody = all_below(seats)
    s.aside = handful(read, "aside", read.table("aside"))
    s.bag = [handful(read, "bags", bag) for bag in each(read, "bags", seats)]
    s.declared = read.counts("declared", seats, NOTHING, LEGAL - 1)
    s.undecided = read.count("undecided", 0, everybody)
    s.decided = read.counts("decided", seats, UNDECIDED, 1)
    s.threatened = read.count("threatened", 0, everybody)
    s.debtor = read.count("debtor", NO_SEAT, seats - 1)
    s.creditor = read.count("creditor", NO_SEAT, seats - 1)
    s.debt = read.count("debt", 0, MANY)
    s.ceiling = read.count("ceiling", 0, NO_CEILING)
