"""Customs as a weapon: steps and posts that hurt others, and not oneself."""

from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers, those
from hoodwink.bots.cornish.plans.goods import gold_of
from hoodwink.games.cornish.moves import NO_SEAT, briber_of
from hoodwink.games.cornish.moves.actions import March
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.moves.setup import PlaceOfficer
from hoodwink.games.cornish.setting import FAR, NOWHERE

LEAST: Final = 0.5
"""What sending an officer must be worth beyond what it costs."""


def seized(mind: Mind, place: int, briber: int) -> float:
    """What an officer who comes there would take, as gain for this seat."""
    total = 0.0
    for at, owner, form in mind.ashore:
        if at == place and owner != briber:
            gold = gold_of(mind.coast, [form])
            total += -1.3 * gold if owner == mind.seat else mind.envy(owner) * gold
    return total


def menace(mind: Mind, place: int, briber: int) -> float:
    """How much an officer there would be in the way of others, rather than of oneself."""
    return sum(
        _near(mind, seat, place) * _sway(mind, seat) for seat in range(mind.seats) if seat != briber
    )


def _sway(mind: Mind, seat: int) -> float:
    return -1.0 if seat == mind.seat else mind.envy(seat)


def _near(mind: Mind, seat: int, place: int) -> float:
    """Officers matter where goods are landed and sold."""
    coast = mind.coast
    away = coast.board.away[place]
    found = 0.0
    for name in set(mind.players[seat]["pawns"]):
        at = coast.place[name]
        if away[at] < FAR and (coast.board.sizes[at] or coast.anchorage[at] != NOWHERE):
            found += (1 + coast.board.sizes[at]) / (1 + 2 * away[at])
    for at, owner, form in mind.ashore:
        if owner == seat and away[at] < FAR:
            found += 2.0 * coast.setting.sizes[form] / (1 + 2 * away[at])
    return found


def march_worth(mind: Mind, move: March) -> float:
    """A step of an officer: what is seized, and where the officer is then."""
    briber = briber_of(move.officer)
    gain = seized(mind, move.end, briber)
    return gain + 0.1 * (menace(mind, move.end, briber) - menace(mind, move.start, briber))


def step(mind: Mind, moves: list[Choice]) -> Choice:
    """The poorest chooses which officer moves, and which way."""
    return max(those(March, moves), key=lambda move: march_worth(mind, move))


def post(mind: Mind, moves: list[Choice]) -> Choice:
    """A new officer goes where the leader trades, and not oneself."""
    return max(those(PlaceOfficer, moves), key=lambda move: menace(mind, move.place, NO_SEAT))


def march(mind: Mind, offers: Offers) -> Choice | None:
    """Send an officer to goods that others left in the open."""
    targets = {at for at, owner, _ in mind.ashore if owner not in (mind.seat, NOWHERE)}
    if not targets:
        return None
    best, found = LEAST, None
    for move in offers.of(March):
        if move.end in targets:
            gain = seized(mind, move.end, briber_of(move.officer)) - mind.pay(
                move.pay, mind.coast.setting.march_cost
            )
            if gain > best:
                best, found = gain, move
    return found
