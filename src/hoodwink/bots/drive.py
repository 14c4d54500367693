"""Bots at a table: they act whenever the match waits for them."""

from collections.abc import Collection, Mapping
from typing import Final

from hoodwink.bots.bot import Bot
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match

LONGEST_SENTENCE: Final = 100
"""A bot that has prepared a word with so many quiet moves has had its say."""


def let_bots_act(
    match: Match,
    bots: Mapping[Seat, Bot],
    tell: Tell | None = None,
    still: Collection[Seat] = (),
) -> None:
    """Play every bot's seat until the match waits for others only, or is over.

    Bots choose behind their hands even while a person still thinks. Before each choice those
    who may interject are asked; one that has done so is not asked again before somebody whom
    the match waits for has moved, so that bots cannot talk for ever. A word is whole before
    another is heard: the quiet moves that prepare it do not count as one.

    A person who may interject comes before a bot's choice too, so this returns there. Call it
    again with that seat in `still`, for one who lets the occasion pass.
    """
    while True:
        _let_interject(match, bots, tell)
        if _persons_turn(match, bots, still):
            return
        move = _act(match, bots, tell)
        if move is None:
            return
        if not move.quiet:
            still = ()


def _persons_turn(match: Match, bots: Mapping[Seat, Bot], still: Collection[Seat]) -> bool:
    """Whether somebody who is no bot may want to say something first."""
    return any(seat >= 0 and seat not in bots and seat not in still for seat in match.may_act)


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
        if seat in bots and seat not in spoken and _speak(match, seat, bots[seat], tell):
            return seat
    return None


def _speak(match: Match, seat: Seat, bot: Bot, tell: Tell | None) -> bool:
    """Quiet moves, and then one that is heard; returns whether there was any."""
    for made in range(LONGEST_SENTENCE):
        move = bot.interject(match.view(seat), match.moves(seat))
        if move is None:
            return made > 0
        match.play(seat, move, tell)
        if not move.quiet or seat not in match.may_act:
            break
    return True


def _act(match: Match, bots: Mapping[Seat, Bot], tell: Tell | None) -> Move | None:
    """The first bot that the match waits for moves; returns how, or None if it waits for none."""
    for seat in match.to_act:
        if seat in bots:
            move = bots[seat].choose(match.view(seat), match.moves(seat))
            match.play(seat, move, tell)
            return move
    return None
