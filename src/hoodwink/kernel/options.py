"""The options of a game: the name, the allowed values and the default of each."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hoodwink.kernel.errors import OptionError
from hoodwink.kernel.plain import shown

OptionValue = bool | int | str
"""A switch, a number, or one of some words."""
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One switch. Its label and hint stand in the locale files as `option-<name>`."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "count" if isinstance(self.default, int) else "choice"

    @property
    def allowed(self) -> str:
        """The values it may take, in words."""
        if self.kind == "flag":
            return "true or false"
        if self.kind == "count":
            return f"a whole number from {self.low} to {self.high}"
        return ", ".join(self.choices)

    def allows(self, value: object) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "count":
            return type(value) is int and self.low <= value <= self.high
        return value in self.choices

    def read(self, text: str) -> OptionValue:
        """The value that a person typed; checked later, with the rest."""
        word = text.strip().lower()
        if self.kind == "flag" and word in _YES_NO:
            return _YES_NO[word]
        if self.kind == "count" and word.isdigit():
            return int(word)
        return word


_YES_NO: Mapping[str, bool] = {"true": True, "yes": True, "on": True} | {
    "false": False,
    "no": False,
    "off": False,
}


def settle(schema: Sequence[Option], given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Every option with its value; OptionError names one that is not allowed."""
    known = {option.name: option for option in schema}
    for name, value in given.items():
        if name not in known:
            there = ", ".join(known)
            raise OptionError(f"there is no option {shown(name)}; there are: {there}")
        if not known[name].allows(value):
            raise OptionError(f"option {name!r} is {shown(value)}; allowed: {known[name].allowed}")
    return {name: given.get(name, option.default) for name, option in known.items()}


def read_options(schema: Sequence[Option], texts: Iterable[str]) -> dict[str, OptionValue]:
    """`mixing=open` and the like, each read as its option reads it; checked later."""
    known = {option.name: option for option in schema}
    read: dict[str, OptionValue] = {}
    for text in texts:
        name, _, value = text.partition("=")
        read[name] = known[name].read(value) if name in known else value
    return read
