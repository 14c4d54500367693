"""Values from outside: what is too much, too deep or no JSON is refused before it is read."""

from collections import OrderedDict
from typing import Any

import pytest

from hoodwink import PositionError
from hoodwink.kernel.plain import (
    DEEPEST,
    HIGHEST,
    LONGEST,
    MOST_VALUES,
    look_over,
    refuse_unlike,
    shown,
)


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def shared(times: int) -> list[Any]:
    """Small to write and huge to read: each list holds the one before ten times."""
    found: list[Any] = [0]
    for _ in range(times):
        found = [found] * 10
    return found


ENDLESS: list[Any] = []
ENDLESS.append(ENDLESS)

HOSTILE: list[tuple[Any, str]] = [
    (nested(50_000), f"no more than {DEEPEST} tables and lists in each other"),
    (ENDLESS, f"no more than {DEEPEST} tables and lists in each other"),
    (shared(9), f"{MOST_VALUES} in all"),
    ([0] * (LONGEST + 1), f"is a list of {LONGEST + 1}; expected at most {LONGEST} values"),
    (10**5000, "is a number beyond all measure; expected a number up to"),
    (-HIGHEST - 1, "is a number beyond all measure; expected a number up to"),
    ("x" * 201, "expected a text of at most 200 letters"),
    ({"x" * 201: 1}, "expected keys that are texts of at most 200 letters"),
    ({1: 1}, "expected keys that are texts"),
    (1.0, "is 1.0; expected a table, a list, a text, a whole number, true, false or null"),
    (float("nan"), "is nan; expected a table"),
    ((1, 2), "is a tuple; expected a table, a list"),
    ({1, 2}, "is a set; expected a table, a list"),
    (b"x", "is a bytes; expected a table, a list"),
    (OrderedDict(x=1), "is a OrderedDict of 1; expected a plain table or list"),
]


@pytest.mark.parametrize(("value", "expected"), HOSTILE, ids=range(len(HOSTILE)))
def test_what_no_match_needs_is_refused_in_a_short_line(value: Any, expected: str) -> None:
    with pytest.raises(PositionError) as wrong:
        look_over("position", {"state": [None, value]}, PositionError)
    told = str(wrong.value)
    assert told.startswith("position: state: 1")
    assert expected in told
    assert len(told) < 300
    assert "\n" not in told


def test_what_a_match_may_hold_is_let_in() -> None:
    look_over("it", {"a": [None, True, -HIGHEST, "x" * 200, {}, nested(8)]}, PositionError)


def test_a_long_value_is_cut_where_it_is_told() -> None:
    assert shown([1, 2]) == "[1, 2]"
    assert len(shown(["x" * 50] * 50)) == 80
    assert "\n" not in shown("a\nb")


def test_the_way_to_a_value_is_told_in_one_short_line() -> None:
    with pytest.raises(PositionError) as wrong:
        look_over("it", {"a\nb" + "c" * 90: {"d": 1.5}}, PositionError)
    assert str(wrong.value).startswith("it: a b" + "c" * 24 + "...: d is 1.5; expected")


UNLIKE: list[tuple[Any, str]] = [
    ({"a": [1, 2], "b": True}, "it: b is True; expected 1"),
    ({"a": [1, 3], "b": 1}, "it: a: 1 is 3; expected 2"),
    ({"a": [1], "b": 1}, "it: a is [1]; expected [1, 2]"),
    ({"a": [1, 2]}, "it: b is missing; expected 1"),
    ({"a": [1, 2], "b": 1, "c": 0}, "it: there is no 'c'; expected a, b"),
    ([], "it is []; expected {'a': [1, 2], 'b': 1}"),
]


@pytest.mark.parametrize(("given", "message"), UNLIKE)
def test_the_first_difference_is_named(given: Any, message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        refuse_unlike("it", given, {"a": [1, 2], "b": 1}, PositionError)
    assert str(wrong.value) == message


def test_the_same_is_the_same_in_any_order_of_its_keys() -> None:
    refuse_unlike("it", {"a": [], "b": {"c": None}}, {"b": {"c": None}, "a": []}, PositionError)


def test_an_empty_table_expects_nothing() -> None:
    with pytest.raises(PositionError, match="it: there is no 'x'; expected nothing"):
        refuse_unlike("it", {"x": 1}, {}, PositionError)
