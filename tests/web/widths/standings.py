"""Where matches stand: for every phase of a game at a number of seats, the fullest such moment."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from hoodwink.bots import bot_names, make_bot
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match
from web.moments import MOST, OPTIONS, owing, phases

ENOUGH: Final = 2
"""So many matches are played at least, to choose from."""


class Standing(NamedTuple):
    match: Match
    seat: Seat
    """Who is waited for; at the end anybody."""
    choices: int


def standings(game: str, seats: int) -> dict[str, Standing]:
    """By phase. AssertionError if one never comes in many matches."""
    found: dict[str, Standing] = {}
    if game == "nottingham":
        _note(owing(seats), 1, found)
    for seed in range(MOST):
        for match, seat in _played(game, seats, seed):
            _note(match, seat, found)
        if seed + 1 >= ENOUGH and phases(game) <= found.keys():
            return found
    raise AssertionError(f"{game} with {seats}: no match comes to {phases(game) - found.keys()}")


def _note(match: Match, seat: Seat, found: dict[str, Standing]) -> None:
    phase, choices = match.view(seat)["phase"], len(match.moves(seat))
    if phase not in found or choices > found[phase].choices:
        found[phase] = Standing(match.copy(), seat, choices)


def _played(game: str, seats: int, seed: int) -> Iterator[tuple[Match, Seat]]:
    """One match of good bots that are absent-minded: chance leads where nobody wants to go."""
    dice = random.Random(seed)
    match = Match(game, seats, seed, **OPTIONS[game])
    best = bot_names(game)[0]
    bots = [make_bot(best, game, seat, match.setting) for seat in range(seats)]
    absent = seed % 3 / 2
    while match.outcome is None:
        seat = dice.choice(match.to_act)
        yield match, seat
        moves = match.moves(seat)
        wise = bots[seat].choose(match.view(seat), moves)
        match.play(seat, dice.choice(moves) if dice.random() < absent else wise)
    yield match, 0
