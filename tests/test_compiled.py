"""Plain or compiled, as this run of the tests expects, and the same to whoever uses it."""

import os
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import hoodwink
from hoodwink import HoodwinkError, Match, Move, OptionError, Outcome, Refusal, SeatsError
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.options import Option

UNCHECKED: Any = Match
"""For calls that a type checker would not let pass."""

COMPILED = os.environ.get("HOODWINK_EXPECT") == "compiled"
NEVER_COMPILED = re.compile(
    r"hoodwink\.kernel\.(compiling|told|packs(\.\w+)?)"
    r"|hoodwink\.games\.\w+\.(events(\.\w+)?|view\.(told|pending|printed|printing)|position\.told)"
    r"|hoodwink\.games\.\w+\.(refusals(\.\w+)?|moves\.never)"
    r"|hoodwink\.games\.(nottingham|shahdozd)\.position(\.\w+)?"
)


def compilable() -> Iterator[ModuleType]:
    for name in ("hoodwink.kernel", "hoodwink.games"):
        package = import_module(name)
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{name}."):
            yield import_module(found.name)
    yield from (import_module(f"hoodwink.match.{name}") for name in ("match", "standing", "log"))


def _never(module: ModuleType) -> bool:
    return NEVER_COMPILED.fullmatch(module.__name__) is not None


def test_rules_and_match_are_compiled_when_expected_and_only_then() -> None:
    modules = [module for module in compilable() if not _never(module)]
    assert len(modules) > 20
    plain = {module.__name__ for module in modules if str(module.__file__).endswith(".py")}
    assert plain == (set() if COMPILED else {module.__name__ for module in modules})


def test_hoodwink_knows_whether_it_is_compiled() -> None:
    assert hoodwink.compiled() is COMPILED


def test_the_modules_that_are_never_compiled_are_plain() -> None:
    never = [module for module in compilable() if _never(module)]
    assert len(never) > len(hoodwink.game_names())
    assert all(str(module.__file__).endswith(".py") for module in never)


def test_slotted_classes_take_no_other_attribute() -> None:
    slotted: Any
    for slotted in (Match("shahdozd", 3, 1), Move("allow")):
        with pytest.raises(AttributeError):
            slotted.colour = "red"


def test_a_property_cannot_be_assigned() -> None:
    match = UNCHECKED("shahdozd", 3, 1)
    with pytest.raises(AttributeError):
        match.to_act = ()


def test_frozen_values_stay_as_they_are_and_compare_by_what_they_say() -> None:
    refusal: Any = Refusal("SD-012", "not-your-turn", "It is another player's turn.")
    with pytest.raises(FrozenInstanceError):
        refusal.rule = "SD-013"
    assert refusal == replace(refusal)
    assert hash(refusal) == hash(replace(refusal))
    assert refusal != replace(refusal, rule="SD-013")
    assert repr(Outcome((1, 2), (1,), "over")) == (
        "Outcome(scores=(1, 2), winners=(1,), reason='over', tie_break=None)"
    )


def test_fields_have_their_defaults() -> None:
    option = Option("memory", True, "SD-053")
    assert (option.choices, option.low, option.high, option.kind) == ((), 0, 0, "flag")
    assert Move("allow").quiet is False


def test_what_was_never_set_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="bank"):
        assert State().bank


def test_a_match_is_not_copied_by_stealth() -> None:
    match = Match("shahdozd", 3, 1)
    assert match.copy() is not match
    assert match.copy() != match


@pytest.mark.parametrize("game", ["", "chess"])
def test_a_game_that_does_not_exist_is_named(game: str) -> None:
    with pytest.raises(HoodwinkError, match=f"there is no game '{game}'; there are: "):
        Match(game, 3)


def test_a_forgotten_number_of_seats_is_named() -> None:
    with pytest.raises(SeatsError, match="shahdozd is for 3 to 6 players, not 0"):
        Match("shahdozd")


def test_a_misspelt_option_is_named() -> None:
    with pytest.raises(OptionError, match="there is no option 'sede'; there are: memory"):
        Match("shahdozd", 3, sede=7)


def test_a_forgotten_game_is_named() -> None:
    with pytest.raises(TypeError, match=r"missing .* 'game'"):
        UNCHECKED()


def test_too_many_arguments_are_counted() -> None:
    with pytest.raises(TypeError, match="positional arguments"):
        UNCHECKED("shahdozd", 3, 1, None)


@pytest.mark.parametrize("seat", ["0", None])
def test_a_seat_that_is_no_number_is_a_type_error(seat: object) -> None:
    with pytest.raises(TypeError):
        UNCHECKED("shahdozd", 3, 1).play(seat, "peek none")
