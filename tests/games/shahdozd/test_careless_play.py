"""Matches in which everybody chooses without thinking, watched closely."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.shahdozd.possible import Script, possible_worlds, start
from games.shahdozd.tables import IN_ORDER, fresh, rules
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.moves import Move


@pytest.mark.parametrize("mixing", ["choose", "random"])
@pytest.mark.parametrize("seed", range(6))
def test_a_match_goes_the_same_way_whether_somebody_listens_or_not(seed: int, mixing: str) -> None:
    told = fresh(4, seed, mixing=mixing, turn_cap=60)
    silent = told.match.copy()
    chance = Chance(secret_from(f"silent {seed}"))
    while not told.over:
        seat = told.match.to_act[0]
        move = pick(told.match.moves(seat), chance)
        told.say(seat, move.text)
        silent.play(seat, move)
        assert silent.position() == told.match.position()


def pick(moves: Sequence[Move], chance: Chance) -> Move:
    """Any move, but more often a Minister's and less often a challenge."""
    mixing = [move for move in moves if move.text == "claim minister"]
    quiet = [move for move in moves if move.text == "allow"]
    choices = [*moves, *mixing * 6, *quiet * 2]
    return choices[chance.below(len(choices))]


def careless_script(seed: int, **options: Any) -> tuple[list[tuple[int, str]], Any]:
    """Who did what in forty steps with two unseen mixes at most, and the state at the end."""
    game = rules(**options)
    state = game.load(start(3, IN_ORDER, **options))
    chance = Chance(secret_from(f"careless {seed}"))
    script: list[tuple[int, str]] = []
    while len(script) < 40 and game.to_act(state):
        actor = game.to_act(state)[0]
        moves = [move for move in game.moves(state, actor) if may_follow(script, move)]
        move = pick(moves, chance)
        game.apply(state, actor, move, None)
        script.append((actor, move.text))
    return script, state


def may_follow(script: Script, move: Move) -> bool:
    """Each unseen mix doubles the worlds to be played through, so two have to do."""
    mixes = sum(text.startswith("mix ") for _, text in script)
    return mixes < 2 or move.text != "claim minister"


@pytest.mark.slow
@pytest.mark.rule("SD-021", "SD-053", "SD-054a", "SD-054b", "SD-054c", "SD-054d", "SD-054f", "D-5")
@pytest.mark.parametrize("mixing", ["open", "hidden", "random"])
@pytest.mark.parametrize("seed", range(5))
def test_a_view_knows_exactly_what_its_seat_could_have_worked_out(seed: int, mixing: str) -> None:
    script, state = careless_script(seed, mixing=mixing)
    game = rules(mixing=mixing)
    for seat in (0, 1, 2, None):
        worlds = [world.split() for world in possible_worlds(seat, 3, script, mixing=mixing)]
        for place, could_be in enumerate(game.view(state, seat)["could_be"]):
            assert set(could_be) == {world[place] for world in worlds}
