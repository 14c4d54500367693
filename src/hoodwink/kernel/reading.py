"""Reading values that somebody else wrote, with errors that say where and what was expected."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.plain import cut, shown

MOST_EXPECTED: Final = 240
"""So many letters tell what was expected; a long list of names is cut."""


class Reading:
    """A table of values from outside. Each value is checked as it is read."""

    def __init__(self, where: str, values: Mapping[str, Any], error: type[HoodwinkError]) -> None:
        self._where: Final = where
        self._values: Final = values
        self._error: Final = error

    def wrong(self, key: str, expected: str) -> HoodwinkError:
        """The error for a value that is not as expected."""
        found = f"is {shown(self._values[key])}" if key in self._values else "is missing"
        told = cut(expected, MOST_EXPECTED)
        return self._error(f"{self._where}: {key} {found}; expected {told}")

    def names(self) -> list[str]:
        """The names of all values."""
        return list(self._values)

    def count(self, key: str, low: int, high: int) -> int:
        value = self._values.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def counts(self, key: str, length: int, low: int, high: int) -> list[int]:
        value = self.rows(key)
        if len(value) != length or any(type(n) is not int or not low <= n <= high for n in value):
            raise self.wrong(key, f"{length} whole numbers from {low} to {high}")
        return value[:]  # whoever wrote it may go on using theirs

    def word(self, key: str, choices: Sequence[str]) -> str:
        value = self._values.get(key)
        if type(value) is not str or value not in choices:
            raise self.wrong(key, "one of " + ", ".join(choices))
        return value

    def name(self, key: str, otherwise: str) -> str:
        """One plain word in small letters; may be missing."""
        value = self._values.get(key, otherwise)
        if type(value) is not str or not (value.isalpha() and value.islower()):
            raise self.wrong(key, "one word in small letters")
        return value

    def words(self, key: str, choices: Sequence[str]) -> list[str]:
        """Some of these words; may be missing."""
        value = self._values.get(key, [])
        if type(value) is not list or not all(type(w) is str and w in choices for w in value):
            raise self.wrong(key, "some of " + ", ".join(choices))
        return value

    def replies(self, key: str, seats: int, said: Sequence[str]) -> list[int]:
        """For each seat the number of what it has said under cover; -1 for nothing."""
        rows, known = self.rows(key), [None, *said]
        if len(rows) != seats or any(row not in known for row in rows):
            raise self.wrong(key, f"for {seats} seats none, or one of {', '.join(said)}")
        return [known.index(row) - 1 for row in rows]

    def flag(self, key: str) -> bool:
        value = self._values.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def rows(self, key: str) -> list[Any]:
        value = self._values.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, "a list")
        return value

    def table(self, key: str) -> dict[str, Any]:
        value = self._values.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table of values")
        return value

    def tables(self, key: str) -> list["Reading"]:
        """A list of tables, each to be read in turn."""
        rows = self.rows(key)
        if not all(isinstance(row, dict) for row in rows):
            raise self.wrong(key, "a list of tables")
        return [
            Reading(f"{self._where}: {key} {number}", row, self._error)
            for number, row in enumerate(rows)
        ]


_MISSING: Final = object()

Inside = Iterable[tuple[object, Any, "Shape"]]
"""What a value holds: where in it, which value, and of which shape that must be."""


def _nothing(_value: object) -> Inside:
    return ()


class Shape:
    """What a value must be like before anything is read of it: a look at it, and at what it holds.

    Whether such a value makes sense is for others to say, who need not ask what it is made of.
    """

    def __init__(
        self,
        expected: str,
        fits: Callable[[Any], bool],
        inside: Callable[[Any], Inside] = _nothing,
    ) -> None:
        self.expected: Final = expected
        self.fits: Final = fits
        self.inside: Final = inside

    def check(self, where: str, value: object, error: type[HoodwinkError]) -> None:
        """Raises the error for the first thing that is not of its shape."""
        if not self.fits(value):
            found = "missing" if value is _MISSING else shown(value)
            raise error(f"{where} is {found}; expected {cut(self.expected, MOST_EXPECTED)}")
        for name, inner, shape in self.inside(value):
            shape.check(f"{where}: {name}", inner, error)


FLAG: Final = Shape("true or false", lambda value: type(value) is bool)


def whole(low: int, high: int) -> Shape:
    return Shape(
        f"a whole number from {low} to {high}",
        lambda value: type(value) is int and low <= value <= high,
    )


def one_of(words: Sequence[str]) -> Shape:
    return Shape("one of " + ", ".join(words), lambda value: type(value) is str and value in words)


def maybe(shape: Shape) -> Shape:
    return Shape(
        f"none, or {shape.expected}",
        lambda value: value is None or shape.fits(value),
        lambda value: () if value is None else shape.inside(value),
    )


def heap(names: Sequence[str], most: int) -> Shape:
    """How many there are of some of these, and of all together."""

    def fits(value: Any) -> bool:
        if type(value) is not dict or not all(name in names for name in value):
            return False
        counts = value.values()
        return all(type(n) is int and n >= 0 for n in counts) and sum(counts) <= most

    told = f"how many of each by name, at most {most} together"
    return Shape(f"{told}: {', '.join(names)}", fits)


def rows(shape: Shape) -> Shape:
    """A list of any length."""
    return Shape(
        "a list",
        lambda value: type(value) is list,
        lambda value: [(number, row, shape) for number, row in enumerate(value)],
    )


def row(shapes: Sequence[Shape]) -> Shape:
    """A list with a shape for each of its places."""
    return Shape(
        f"a list of {len(shapes)}",
        lambda value: type(value) is list and len(value) == len(shapes),
        lambda value: [(number, value[number], shape) for number, shape in enumerate(shapes)],
    )


def table(shapes: Mapping[str, Shape]) -> Shape:
    """A table with all of these under their names; what else is in it is not looked at."""
    return Shape(
        "a table with " + ", ".join(shapes),
        lambda value: type(value) is dict,
        lambda value: [(key, value.get(key, _MISSING), shapes[key]) for key in shapes],
    )
