"""Checks of values from outside, before anything is read of them: plain JSON, and not too much."""

from typing import Any, Final, Optional

from hoodwink.kernel.errors import HoodwinkError

DEEPEST: Final = 12
LONGEST: Final = 1_000
MOST_VALUES: Final = 10_000
HIGHEST: Final = 10**9
WORDIEST: Final = 200
"""How deep tables and lists may lie in each other, how much one and all of them may hold, and
how far a number and a text may go: far more than any match needs, and little to look at."""

_SHOWN: Final = 80
_CUT: Final = "..."

Way = Optional[tuple[Any, object]]  # noqa: UP045 - it names itself, so mypyc wants it plain
"""How to get to a value: the way to what holds it, and its key or number there."""


def shown(value: object, length: int = _SHOWN) -> str:
    """A value as an error tells it: in one line, and not at length."""
    if type(value) is int and abs(value) > HIGHEST:
        return "a number beyond all measure"
    return cut(repr(value), length)


def cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - len(_CUT)] + _CUT


def look_over(where: str, value: object, error: type[HoodwinkError]) -> None:
    """Refuse what is not plain JSON, or is too deep, too long or too much."""
    pending: list[tuple[object, Way, int]] = [(value, None, 1)]
    held = 0
    while pending:
        inner, way, depth = pending.pop()
        if isinstance(inner, (dict, list)):
            held += len(inner)
            expected = _unlikely(inner, depth, held)
            if not expected:
                keys = list(inner) if isinstance(inner, dict) else range(len(inner))
                pending += [(inner[key], (way, key), depth + 1) for key in keys]
        else:
            expected = _unexpected(inner)
        if expected:
            raise error(f"{place(where, way)} is {_told(inner)}; expected {expected}")


def _unlikely(holder: dict[Any, Any] | list[Any], depth: int, held: int) -> str:
    """What would be right instead of a table or list, if it could not be meant."""
    if type(holder) is not dict and type(holder) is not list:
        return "a plain table or list"
    if depth > DEEPEST:
        return f"no more than {DEEPEST} tables and lists in each other"
    if len(holder) > LONGEST or held > MOST_VALUES:
        return f"at most {LONGEST} values in one table or list and {MOST_VALUES} in all"
    if isinstance(holder, dict) and not all(_is_key(key) for key in holder):
        return f"keys that are texts of at most {WORDIEST} letters"
    return ""


def _is_key(key: object) -> bool:
    return type(key) is str and len(key) <= WORDIEST


def _unexpected(value: object) -> str:
    """The same for a single value."""
    if value is None or type(value) is bool:
        return ""
    if type(value) is int:
        return "" if -HIGHEST <= value <= HIGHEST else f"a number up to {HIGHEST}"
    if type(value) is str:
        return "" if len(value) <= WORDIEST else f"a text of at most {WORDIEST} letters"
    return "a table, a list, a text, a whole number, true, false or null"


def _told(value: object) -> str:
    """What it is; only single values are repeated, for they alone are short."""
    if isinstance(value, (dict, list)):
        return f"a {cut(type(value).__name__, 30)} of {len(value)}"
    if type(value) in (int, str, float):
        return shown(value)
    return f"a {cut(type(value).__name__, 30)}"


def place(where: str, way: Way) -> str:
    """The way in words, its first and last steps at least."""
    steps: list[str] = []
    while way is not None:
        way, step = way
        steps.append(cut(step, 30) if isinstance(step, str) else str(step))
    return cut(": ".join([where, *reversed(steps)]).replace("\n", " "), 120)


def refuse_unlike(
    where: str, given: object, written: object, error: type[HoodwinkError], way: Way = None
) -> None:
    """What was read must be what is written again: nothing overlooked, nothing put right."""
    if type(given) is not type(written):
        raise error(f"{place(where, way)} is {shown(given)}; expected {shown(written)}")
    if isinstance(given, dict) and isinstance(written, dict):
        _refuse_other_keys(where, given, written, error, way)
        for key in given:
            refuse_unlike(where, given[key], written[key], error, (way, key))
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        for number in range(len(given)):
            refuse_unlike(where, given[number], written[number], error, (way, number))
    elif given != written:
        raise error(f"{place(where, way)} is {shown(given)}; expected {shown(written)}")


def _refuse_other_keys(
    where: str,
    given: dict[str, Any],
    written: dict[str, Any],
    error: type[HoodwinkError],
    way: Way,
) -> None:
    for key in given:
        if key not in written:
            there = cut(", ".join(written), 160) or "nothing"
            raise error(f"{place(where, way)}: there is no {shown(key, 40)}; expected {there}")
    for key in written:
        if key not in given:
            raise error(f"{place(where, (way, key))} is missing; expected {shown(written[key])}")
