"""One moment for each phase in which somebody is waited for, found by playing without a page."""

import random
from importlib import import_module
from typing import Any, Final, NamedTuple

from games.nottingham.tables import table
from hoodwink.bots import bot_names, make_bot
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match

SEATS: Final = 4
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "shahdozd": {},
    "nottingham": {"promos": True},
    "sherwood": {"advanced": True},
    "cornish": {},
}
"""With these every phase of a game can come."""
NATURES: Final = {
    "shahdozd": {"first", "deal", "shuffle"},
    "nottingham": {"first", "deal", "drawing", "refill"},
    "sherwood": {"first", "layout", "look", "draw", "reveal"},
    "cornish": {"first", "deal", "spill", "secret", "reveal"},
}
"""Where nature decides at once: nobody ever sees a table in them."""
MOST: Final = 60
"""So many matches are played in search of all phases."""


class Moment(NamedTuple):
    phase: str
    seat: Seat
    """Who is waited for; at the end anybody."""
    public: Any
    own: Any
    moves: list[str]


def phases(game: str) -> set[str]:
    """All that the rules know and somebody may see."""
    known: tuple[str, ...] = import_module(f"hoodwink.games.{game}.things.moments").PHASES
    return {*known} - NATURES[game]


def moments(game: str) -> dict[str, Moment]:
    """By phase, as far as they come in some matches; the last one is the end."""
    found: dict[str, Moment] = {}
    if game == "nottingham":
        _note(owing(), 1, found)
    for seed in range(MOST):
        _look_for(game, seed, found)
        if phases(game) <= found.keys():
            break
    over = found.pop("over")
    return {**found, "over": over}


def owing(seats: int = SEATS) -> Match:
    """A debt beyond the purse: too rare to be waited for."""
    bags, stalls = {1: "3 mead", 2: "apple"}, {1: "5 chicken 5 apple"}
    how = {"seats": seats, "declared": {1: "bread"}, "stalls": stalls, **OPTIONS["nottingham"]}
    coins = [50, 2, 98, 50, 50][:seats]
    return table(bags=bags, coins=coins, **how).say(0, "inspect 1", "lay left").match


def _look_for(game: str, seed: int, found: dict[str, Moment]) -> None:
    """One match of good bots that are absent-minded: chance leads where nobody wants to go."""
    dice = random.Random(seed)
    match = Match(game, SEATS, seed, **OPTIONS[game])
    best = bot_names(game)[0]
    bots = [make_bot(best, game, seat, match.setting) for seat in range(SEATS)]
    absent = seed % 3 / 2
    while match.outcome is None:
        seat = dice.choice(match.to_act)
        _note(match, seat, found)
        moves = match.moves(seat)
        wise = bots[seat].choose(match.view(seat), moves)
        match.play(seat, dice.choice(moves) if dice.random() < absent else wise)
    _note(match, 0, found)


def _note(match: Match, seat: Seat, found: dict[str, Moment]) -> None:
    phase = match.view(seat)["phase"]
    if phase not in found:
        said = [move.text for move in match.moves(seat)]
        found[phase] = Moment(phase, seat, match.public(), match.own(seat), said)
