"""A voice speaks one language about one game to one listener."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from hoodwink.kernel.seats import Seat
from hoodwink.locales import DEFAULT

COMMON: Final = "common"

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""What messages call the words after a verb, and the parts of an item."""

Told = Mapping[str, str | int]


class Listing(str):
    """A list in words that can still become part of a longer one, without a second “and”."""

    parts: Sequence[str]

    def __new__(cls, said: str, parts: Sequence[str]) -> "Listing":
        listing = super().__new__(cls, said)
        listing.parts = parts
        return listing


class Voice:
    """Says a message with its facts. Names are by seat; `me` is the listener's own seat."""

    def __init__(
        self, language: str, game: str = "", names: Sequence[str] = (), me: Seat | None = None
    ) -> None:
        self.language: Final = language
        self.game: Final = game
        self.names: Final = tuple(names)
        self.me: Final = me
        self.nicknames: dict[str, str] = {}
        """What the table calls some words: slot d is `d (Cleo)` where Cleo sits; and what an
        owner's pack calls them."""
        self._told: Told = {}
        self.mistakes: Final[list[str]] = []
        """What went wrong while speaking; a person hears the rest of the sentence."""
        spoken = dict.fromkeys((language, DEFAULT))
        self._bundles: Final = [self._bundle(code) for code in spoken]

    def _bundle(self, language: str) -> FluentBundle:
        functions: dict[str, Any] = {
            "WHO": self._who,
            "NAME": self._name,
            "NAMES": self._names,
            "WORD": self._word,
            "COUNT": self._count,
            "EACH": self._each,
            "LIST": self._list,
            "ALL": self._all,
            "PHRASE": self._phrase,
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for resource in (COMMON, self.game):
            bundle.add_resource(_resource(language, resource))
        return bundle

    def say(self, message: str, /, **facts: Any) -> str:
        """The message in words; its bare name, should no file have it."""
        said = self.find(message, facts)
        if said is None:
            self.mistakes.append(f"no message {message}")
            return message
        return said

    def find(self, message: str, facts: Mapping[str, Any]) -> str | None:
        """The message in words, in this language or the default one; None if neither has it."""
        told = plain(facts)
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            patterns = [said for fact, said in found.attributes.items() if fact in told]
            pattern = patterns[0] if patterns else found.value
            if pattern is not None:
                return self._format(bundle, message, pattern, told)
        return None

    def whole(self, message: str, facts: Mapping[str, Any]) -> str | None:
        """The message in words; None if it speaks of something that is not told."""
        before = len(self.mistakes)
        said = self.find(message, facts)
        if len(self.mistakes) == before:
            return said
        del self.mistakes[before:]
        return None

    def _format(self, bundle: FluentBundle, message: str, pattern: Any, told: Told) -> str:
        before, self._told = self._told, told
        text, errors = bundle.format_pattern(pattern, dict(told))
        self._told = before
        self.mistakes.extend(f"{message}: {error!r}" for error in errors)
        return str(text)

    def attribute(self, message: str, name: str) -> str:
        """An attribute by its own name, such as a word's letter; empty if there is none."""
        return self.find(message, {name: "asked"}) or "" if self._has(message, name) else ""

    def _has(self, message: str, attribute: str) -> bool:
        return any(
            bundle.has_message(message) and attribute in bundle.get_message(message).attributes
            for bundle in self._bundles
        )

    def _who(self, seats: Any) -> str:
        return "you" if self.me in _seats_in(seats) else "other"

    def _name(self, seat: Any) -> str:
        return self.name(int(seat))

    def name(self, seat: Seat) -> str:
        """What a sentence calls a seat."""
        if seat == self.me:
            return self.say("you")
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat)

    def _names(self, seats: Any) -> str:
        """Others first, the listener last, as politeness has it."""
        order = sorted(_seats_in(seats), key=lambda seat: seat == self.me)
        return self.listed(self.name(seat) for seat in order)

    def listed(self, words: Iterable[str]) -> str:
        """Words as a list in a sentence: `Ada, Bram and Cleo`."""
        return format_list(list(words), locale=self.language)

    def _word(self, words: Any) -> str:
        return self.listed(self.word(word) for word in str(words).split())

    def word(self, word: str) -> str:
        """A word of the engine as the table calls it; one that nobody has a name for, as it is."""
        said = self.nicknames.get(word) or self.find(f"word-{word}", {})
        if said is None:
            self.mistakes.append(f"no message word-{word}")
            return word
        return said

    def _count(self, words: Any) -> int:
        return len(str(words).split())

    def _each(self, items: Any, message: Any) -> str:
        """The message for every item, its parts being `$first`, `$second` and so on."""
        parts = [in_order(item.split(":")) for item in str(items).split()]
        said = [self.say(str(message), **part) for part in parts]
        return Listing(self.listed(said), said)

    def _list(self, *sayings: Any) -> str:
        said = [part for saying in sayings for part in getattr(saying, "parts", [str(saying)])]
        return self.listed(part for part in said if part)

    def _all(self, message: Any) -> str:
        """Every attribute of a message whose fact is told, as the message in hand was told it."""
        told, bundle = self._told, self._bundles[0]
        said = [
            self._format(bundle, str(message), pattern, told)
            for fact, pattern in bundle.get_message(str(message)).attributes.items()
            if fact in told
        ]
        return ", ".join(said)  # each may be a list of its own

    def _phrase(self, words: Any, message: Any) -> str:
        """The message about a move in words, which are `$first`, `$second` and so on."""
        return self.say(str(message), **in_order(str(words).split()))


def plain(facts: Mapping[str, Any]) -> dict[str, str | int]:
    """Facts as every Fluent takes them: texts and numbers. What is None was not told."""
    told: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, Mapping):
            told |= plain({f"{name}-{part}": value for part, value in fact.items()})
            if all(isinstance(value, int) for value in fact.values()):
                told[name] = " ".join(_item(entry) for entry in fact.items())
        elif isinstance(fact, bool):
            told[name] = "true" if fact else "false"
        elif isinstance(fact, list | tuple):
            told[name] = " ".join(_item(item) for item in fact)
        elif isinstance(fact, int | str):
            told[name] = fact
    return told


def _item(item: Any) -> str:
    """One word for an item, with a colon between its parts."""
    return ":".join(str(part) for part in item) if isinstance(item, list | tuple) else str(item)


def in_order(words: Iterable[str]) -> dict[str, str | int]:
    """Words as `$first`, `$second` and so on; those that are numbers count as numbers."""
    parts = [int(word) if word.isdecimal() else word for word in words]
    return dict(zip(ORDINALS, parts, strict=False))


def _seats_in(seats: Any) -> list[Seat]:
    return [int(seat) for seat in str(seats).split()]


@lru_cache
def _resource(language: str, name: str) -> Any:
    """A parsed file; empty for a game that nobody has written sentences for yet."""
    path = files("hoodwink.locales").joinpath(language, f"{name}.ftl")
    return FluentResource(path.read_text(encoding="utf-8") if path.is_file() else "")
