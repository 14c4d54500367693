"""Bots at a table: they act whenever the match waits for them."""

from collections.abc import Mapping

from hoodwink.bots.bot import Bot
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match


def let_bots_act(match: Match, bots: Mapping[Seat, Bot], tell: Tell | None = None) -> None:
    """Play every bot's seat until the match waits for others only, or is over.

    Bots choose behind their hands even while a person still thinks. Before each choice those
    who may interject are asked; one that has done so is not asked again before somebody whom
    the match waits for has moved, so that bots cannot talk for ever.
    """
    acting = True
    while acting:
        _let_interject(match, bots, tell)
        acting = _act(match, bots, tell)


def _let_interject(match: Match, bots: Mapping[Seat, Bot], tell: Tell | None) -> None:
    """All who may, until nobody wants to who has not yet: what one says may move another."""
    spoken: set[Seat] = set()
    speaker = _interject(match, bots, spoken, tell)
    while speaker is not None:
        spoken.add(speaker)
        speaker = _interject(match, bots, spoken, tell)


def _interject(
    match: Match, bots: Mapping[Seat, Bot], spoken: set[Seat], tell: Tell | None
) -> Seat | None:
    """The first bot that wants to interject does; returns its seat."""
    for seat in match.may_act:
        if seat in bots and seat not in spoken:
            move = bots[seat].interject(match.view(seat), match.moves(seat))
            if move is not None:
                match.play(seat, move, tell)
                return seat
    return None


def _act(match: Match, bots: Mapping[Seat, Bot], tell: Tell | None) -> bool:
    """The first bot that the match waits for moves; False if it waits for none."""
    for seat in match.to_act:
        if seat in bots:
            match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat)), tell)
            return True
    return False
