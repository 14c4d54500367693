"""Shapes: what values from outside must be like before anything is read of them."""

from typing import Any

import pytest

from hoodwink import PositionError
from hoodwink.kernel.reading import FLAG, Shape, heap, maybe, one_of, row, rows, table, whole

COUNT = whole(0, 3)
DEEP = table({"rows": rows(table({"pair": row([one_of(["a", "b"]), maybe(COUNT)])}))})

RIGHT: list[tuple[Shape, Any]] = [
    (COUNT, 0),
    (COUNT, 3),
    (FLAG, False),
    (one_of(["a", "b"]), "b"),
    (maybe(COUNT), None),
    (maybe(COUNT), 2),
    (maybe(rows(COUNT)), [0, 1]),
    (heap(["a", "b"], 3), {}),
    (heap(["a", "b"], 3), {"a": 0, "b": 3}),
    (rows(COUNT), []),
    (row([COUNT, FLAG]), [1, True]),
    (table({"a": COUNT}), {"a": 1, "whatever": "else"}),
    (DEEP, {"rows": [{"pair": ["a", None]}, {"pair": ["b", 1]}]}),
]

WRONG: list[tuple[Shape, Any, str]] = [
    (COUNT, True, "it is True; expected a whole number from 0 to 3"),
    (COUNT, -1, "it is -1; expected a whole number from 0 to 3"),
    (COUNT, 10**50, "it is a number beyond all measure; expected a whole number from 0 to 3"),
    (COUNT, 1.0, "it is 1.0; expected a whole number from 0 to 3"),
    (FLAG, 0, "it is 0; expected true or false"),
    (one_of(["a", "b"]), ["a"], "it is ['a']; expected one of a, b"),
    (maybe(COUNT), "x", "it is 'x'; expected none, or a whole number from 0 to 3"),
    (maybe(rows(COUNT)), [9], "it: 0 is 9; expected a whole number from 0 to 3"),
    (heap(["a"], 3), [], "it is []; expected how many of each by name, at most 3 together: a"),
    (heap(["a"], 3), {"b": 1}, "it is {'b': 1}; expected how many of each by name"),
    (heap(["a"], 3), {"a": -1}, "it is {'a': -1}; expected how many of each by name"),
    (heap(["a"], 3), {"a": True}, "it is {'a': True}; expected how many of each by name"),
    (heap(["a", "b"], 3), {"a": 2, "b": 2}, "at most 3 together: a, b"),
    (rows(COUNT), "012", "it is '012'; expected a list"),
    (rows(COUNT), (0, 1), "it is (0, 1); expected a list"),
    (row([COUNT, COUNT]), [1], "it is [1]; expected a list of 2"),
    (row([COUNT, COUNT]), [1, 4], "it: 1 is 4; expected a whole number from 0 to 3"),
    (table({"a": COUNT, "b": FLAG}), [], "it is []; expected a table with a, b"),
    (table({"a": COUNT}), {}, "it: a is missing; expected a whole number from 0 to 3"),
    (DEEP, {"rows": [{"pair": ["a", None]}, {"pair": ["b", 7]}]}, "it: rows: 1: pair: 1 is 7;"),
]


@pytest.mark.parametrize(("shape", "value"), RIGHT)
def test_what_fits_is_let_in(shape: Shape, value: Any) -> None:
    shape.check("it", value, PositionError)


@pytest.mark.parametrize(("shape", "value", "message"), WRONG)
def test_what_does_not_fit_is_named_with_what_would(shape: Shape, value: Any, message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        shape.check("it", value, PositionError)
    assert message in str(wrong.value)


def test_a_long_list_of_words_is_not_told_to_its_end() -> None:
    with pytest.raises(PositionError) as wrong:
        one_of([f"word{number}" for number in range(999)]).check("it", 5, PositionError)
    assert len(str(wrong.value)) < 300
