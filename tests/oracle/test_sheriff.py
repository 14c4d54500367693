"""An independent oracle: our kernel plays OpenSpiel's sheriff, and OpenSpiel checks the sums."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cases import Case, cases_in
from conformance.entries import Entry
from conformance.kit import PROPERTIES, QUICK, Property, routes
from conformance.tables import Table
from hoodwink.games import BOXES
from hoodwink.kernel.game import Game
from hoodwink.kernel.options import Options
from oracle.sheriff import BOX, PACK, PHRASES, State, conserved

OPTION_SETS: tuple[Options, ...] = (
    {},
    {"rounds": 1},
    {"max_bribe": 0, "rounds": 2},
    {"sheriff_penalty": 9},
)


@pytest.mark.parametrize(
    ("max_bribe", "max_items", "rounds", "terminals"),
    [
        (3, 3, 1, 32),
        (3, 5, 2, 384),
        (3, 3, 3, 2_048),
        (5, 3, 2, 576),
        (5, 5, 3, 10_368),
        (3, 5, 4, 24_576),
    ],
)
def test_the_tree_has_the_size_that_openspiel_publishes(
    max_bribe: int, max_items: int, rounds: int, terminals: int
) -> None:
    options = {"max_bribe": max_bribe, "max_items": max_items, "rounds": rounds}
    rules = BOX.open(options, PACK)
    assert count_terminals(rules, rules.start(2)) == terminals


def count_terminals(rules: Game[Any], state: State) -> int:
    if not rules.to_act(state):
        return 1
    (seat,) = rules.to_act(state)
    total = 0
    for move in rules.moves(state, seat):
        after = rules.copy(state)
        rules.apply(after, seat, move, None)
        total += count_terminals(rules, after)
    return total


def test_the_published_defaults_are_ours() -> None:
    theirs = pyspiel.load_game("sheriff").get_parameters()
    ours = {option.name: option.default for option in BOX.options}
    assert ours == {name.removeprefix("num_"): int(value) for name, value in theirs.items()}


def test_a_thousand_random_histories_agree_with_openspiel() -> None:
    game, rules, chance = pyspiel.load_game("sheriff"), BOX.open({}, PACK), random.Random(7)
    for _ in range(1_000):
        ours, theirs = rules.start(2), game.new_initial_state()
        while not theirs.is_terminal():
            (seat,) = rules.to_act(ours)
            moves, actions = rules.moves(ours, seat), theirs.legal_actions()
            assert seat == theirs.current_player()
            assert len(moves) == len(actions)
            pick = chance.randrange(len(actions))
            rules.apply(ours, seat, moves[pick], None)
            theirs.apply_action(actions[pick])
        outcome = rules.outcome(ours)
        assert outcome is not None
        assert list(outcome.scores) == theirs.returns()


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """A Match finds its game by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOXES, "sheriff", BOX)
        yield


def cases() -> list[Case]:
    return cases_in(BOX, Entry(conserved, option_sets=OPTION_SETS), tuple(PHRASES.moves), PACK)


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
@QUICK
@given(st.data())
def test_the_oracle_conforms(holds: Property, data: st.DataObject) -> None:
    holds(Table(data.draw(routes(cases()))))
