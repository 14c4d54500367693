"""What the kit sits down to: a game, its options, and how many seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from conformance.entries import ENTRIES, Entry
from hoodwink import Match, Move
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box, Game
from hoodwink.kernel.options import Option, Options, OptionValue, settle
from hoodwink.kernel.packs import Pack, built_in


@dataclass(frozen=True)
class Case:
    """One way to play one game. The game need not be registered, unless for a Match."""

    box: Box
    seats: int
    options: Options
    entry: Entry
    phrases: tuple[Move, ...] = ()
    pack: Pack | None = None

    def open(self) -> Game[Any]:
        """Rules that nobody has used before; a box would lend the same ones again."""
        pack = self.pack or built_in(self.box.name)
        return self.box.rules(settle(self.box.options, self.options), pack)

    @property
    def complete(self) -> bool:
        """Whether a view holds all that its seat knows."""
        return self.entry.complete(self.options)

    def sit(self, seed: int) -> Match:
        options: dict[str, Any] = dict(self.options)
        return Match(self.box.name, self.seats, seed, pack=self.pack, **options)

    def __repr__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        pack = [] if self.pack is None else [self.pack.version]
        return "-".join([self.box.name, str(self.seats), *pack, *options])


def cases_of(game: str) -> list[Case]:
    """Every seat count with every option set of a registered game, with its lean pack too."""
    if game not in ENTRIES:
        raise AssertionError(f"say in conformance/entries.py what {game!r} conserves")
    entry = ENTRIES[game]
    cases = cases_in(BOXES[game], entry, _phrases(game, entry))
    if entry.lean is not None:
        cases += cases_in(BOXES[game], entry.lean, _phrases(game, entry.lean), entry.lean.pack)
    return cases


def cases_in(
    box: Box, entry: Entry, phrases: tuple[Move, ...], pack: Pack | None = None
) -> list[Case]:
    return [
        Case(box, seats, options, entry, phrases, pack)
        for seats in box.seats
        for options in entry.option_sets or option_sets(box.options)
    ]


def option_sets(schema: Sequence[Option]) -> list[dict[str, OptionValue]]:
    """The defaults, then each other value of each option alone."""
    sets: list[dict[str, OptionValue]] = [{}]
    for option in schema:
        sets += [{option.name: value} for value in _values(option) if value != option.default]
    return sets


def _values(option: Option) -> Sequence[OptionValue]:
    if option.kind == "flag":
        return (False, True)
    if option.kind == "choice":
        return option.choices
    return sorted({option.low, min(option.low + 1, option.high), option.high})


def _phrases(game: str, entry: Entry) -> tuple[Move, ...]:
    """All that can be said in a game, if it keeps a phrasebook where games keep theirs."""
    if entry.phrases is not None:
        return entry.phrases(entry.pack)
    phrases = getattr(import_module(f"hoodwink.games.{game}.moves"), "PHRASES", None)
    return () if phrases is None else tuple(phrases.moves)
