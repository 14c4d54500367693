"""The kit reaches every game, option and kind of move."""

import pytest

import hoodwink
from conformance.cases import cases_of, option_sets
from conformance.walks import moments_by_verbs
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import Option


def test_a_registered_game_must_say_what_it_conserves(monkeypatch: pytest.MonkeyPatch) -> None:
    known = BOXES["shahdozd"]
    monkeypatch.setitem(BOXES, "new", Box("new", known.seats, known.options, known.rules))
    with pytest.raises(AssertionError, match="what 'new' conserves"):
        cases_of("new")


def test_a_new_game_is_played_with_each_value_of_each_option() -> None:
    schema = (
        Option("memory", True, "N-1"),
        Option("mixing", "open", "N-2", choices=("open", "hidden", "random")),
        Option("cap", 0, "N-3", low=0, high=50),
    )
    assert option_sets(schema) == [
        {},
        {"memory": False},
        {"mixing": "hidden"},
        {"mixing": "random"},
        {"cap": 1},
        {"cap": 50},
    ]


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_the_tables_of_a_game_have_all_its_seat_counts_and_options(game: str) -> None:
    cases = cases_of(game)
    assert {case.seats for case in cases} == set(BOXES[game].seats)
    played = {(name, value) for case in cases for name, value in case.options.items()}
    for option in BOXES[game].options:
        for choice in option.choices:
            assert choice == option.default or (option.name, choice) in played


@pytest.mark.slow
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_kind_of_move_comes_up_on_the_walks(game: str) -> None:
    """What is rare may need another walk."""
    cases = cases_of(game)
    met: set[str] = set()
    missing = wanted = {move.verb for move in cases[0].phrases}
    for walk in range(12):
        for number, case in enumerate(cases) if missing else ():
            met.update(*moments_by_verbs(case, 1000 * walk + number))
        missing = wanted - met
    assert missing == set()
