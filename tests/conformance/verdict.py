"""How a property says no: a sentence, and the first place where two things differ."""

from typing import Any


def hold(truth: object, sentence: str) -> None:
    if not truth:
        raise AssertionError(sentence)


def same(found: Any, expected: Any, sentence: str) -> None:
    if found != expected:
        raise AssertionError(f"{sentence}; {_difference(found, expected, 'it')}")


def _difference(found: Any, expected: Any, where: str) -> str:
    """The first difference, by the path that leads to it."""
    if isinstance(found, dict) and isinstance(expected, dict) and set(found) == set(expected):
        key = next(key for key in found if found[key] != expected[key])
        return _difference(found[key], expected[key], f"{where}[{key!r}]")
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        place = next(n for n in range(len(found)) if found[n] != expected[n])
        return _difference(found[place], expected[place], f"{where}[{place}]")
    return f"{where} is {found!r}, not {expected!r}"
