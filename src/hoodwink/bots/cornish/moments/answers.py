"""Secrets out of turn: in answer to a landing, a sale or an officer sent by another."""

from math import inf
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind, grace
from hoodwink.bots.cornish.knowledge.offers import those
from hoodwink.bots.cornish.plans.goods import gold_of
from hoodwink.bots.cornish.plans.rivals import seized
from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import NO_SEAT
from hoodwink.games.cornish.moves.cards import Play
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.setting import effects as do
from hoodwink.kernel.seats import Seat

LEAST: Final = 0.7
"""What an answer must be worth to give away the card."""


def reply(mind: Mind, moves: list[Choice]) -> Choice:
    best = LEAST
    found: Choice = say.LET_BE_MOVE
    for move in those(Play, moves):
        effects = mind.coast.setting.secrets[move.secret].effects
        worth = sum(_worth(mind, word, amount) for word, amount in effects)
        if worth > best:
            best, found = worth, move
    return found


def _worth(mind: Mind, word: int, amount: int) -> float:
    rival: Seat = mind.view["turn"]
    envy, claim = mind.envy(rival), mind.view["pending"]["claim"]
    if word == do.INFLUENCE:
        return amount * max(0.5, mind.influence_worth)
    if word == do.LEVY:
        return (1 + envy) * min(amount, int(mind.players[rival]["gold"]))
    if word == do.UNDERCUT:
        return envy * amount * 1.5
    place = mind.coast.place[claim["place"]]
    if word == do.WAYLAY:
        briber = NO_SEAT if claim["briber"] is None else claim["briber"]
        return -seized(mind, mind.coast.place[claim["end"]], briber) + envy * 1.5
    points = max(0, claim["risk"] - mind.level) if word == do.HEAT else 1
    points += claim["summoned"]
    caught = envy * _caught(mind, place, points, amount)
    if word == do.HEAT:
        return min(caught, envy * _ransom(mind, place, points + amount))
    return max(caught, envy * 1.5 * (rival == mind.leader))


def _ransom(mind: Mind, place: int, points: int) -> float:
    """What the landing player pays who buys the risk off again, if that can be paid (C-19)."""
    rival = mind.view["turn"]
    need = 1 + points - grace(mind.coast.board, mind.officers, place, rival)
    payable = need <= int(mind.players[rival]["influence"])
    return need * max(0.5, mind.influence_worth) if payable else inf


def _caught(mind: Mind, place: int, points: int, more: int) -> float:
    """What the player whose turn it is loses if customs take more steps."""
    rival = mind.view["turn"]
    if place == mind.coast.board.apart:
        return 0.0
    near = grace(mind.coast.board, mind.officers, place, rival)
    if not points < near <= points + more:
        return 0.0
    lost = [form for at, who, form in mind.ashore if at == place and who == rival]
    return float(gold_of(mind.coast, lost))
