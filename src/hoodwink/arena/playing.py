"""One seed of a tournament, played in every rotation of its line-up."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from hoodwink.arena.fixtures import Fixture
from hoodwink.arena.forfeits import Endless, Forfeit, Forfeited, Supervised
from hoodwink.bots import Bot, let_bots_act, make_bot
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match


@dataclass(frozen=True)
class Result:
    """How one match went: by seat the bots, their shares of the victory and their scores."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None = None
    forfeit: Forfeit | None = None


def play_fixture(fixture: Fixture) -> list[Result]:
    return [play_rotation(fixture, rotation) for rotation in range(fixture.seats)]


def play_rotation(fixture: Fixture, rotation: int) -> Result:
    """Nature is the same in each rotation; every bot has dice of its own in each."""
    places = fixture.places(rotation)
    bots = tuple(fixture.lineup[place] for place in places)
    options: dict[str, Any] = {**fixture.options}
    match = Match(fixture.game, fixture.seats, fixture.nature, pack=fixture.pack, **options)
    try:
        let_bots_act(match, _seated(fixture, match, rotation))
    except Forfeited as failed:
        shares = _shares_without(failed.forfeit.seat, fixture.seats)
        return Result(bots, shares, forfeit=failed.forfeit)
    except Endless:
        return Result(bots, (1 / fixture.seats,) * fixture.seats)
    assert match.outcome, "every seat has a bot, so the match waits for nobody"
    return Result(bots, _shares(match.outcome), match.outcome.scores)


def _seated(fixture: Fixture, match: Match, rotation: int) -> dict[Seat, Bot]:
    bots: dict[Seat, Bot] = {}
    dice = fixture.dice(rotation)
    for seat, place in enumerate(fixture.places(rotation)):
        name = fixture.lineup[place]
        make = partial(make_bot, name, fixture.game, dice[seat], match.setting)
        bots[seat] = Supervised(match, seat, (fixture.nature, *dice), name, make)
    return bots


def _shares(outcome: Outcome) -> tuple[float, ...]:
    """One victory, split between the winners."""
    each = 1 / len(outcome.winners)
    return tuple(each if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))


def _shares_without(loser: Seat, seats: int) -> tuple[float, ...]:
    return tuple(0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats))
