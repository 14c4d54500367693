"""Where each game keeps what it tells: the same rooms and the same names in all of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from hoodwink.games import BOXES
from hoodwink.kernel.chapters import Chapter, ChapterGame
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.game import Box
from hoodwink.kernel.moves import Phrasebook


@dataclass(frozen=True)
class Catalogue:
    """Everything that can be seen, told, said and written down in one game."""

    box: Box
    public: type[Any]
    own: type[Any]
    printed: type[Any]
    events: Mapping[str, type[Any]]
    position: type[Any]
    phrases: Phrasebook
    chapters: Mapping[str, Chapter[Any]]
    """By phase, as views and positions name it."""
    refusals: tuple[Refusal, ...]


def catalogue(game: str) -> Catalogue:
    """Read from the rooms of the game, with its own pack and no option changed."""
    room, box = f"hoodwink.games.{game}", BOXES[game]
    rules = box.open({})
    view = import_module(f"{room}.view.told")
    return Catalogue(
        box,
        view.Public,
        view.Own,
        import_module(f"{room}.view.printed").Printed,
        import_module(f"{room}.events").EVENTS,
        import_module(f"{room}.position.told").Position,
        rules.setting.phrases,
        chapters(rules, import_module(f"{room}.rules").at.PHASES),
        tuple(_refusals(f"{room}.refusals")),
    )


def chapters(rules: Any, phases: tuple[str, ...]) -> dict[str, Chapter[Any]]:
    assert isinstance(rules, ChapterGame)
    return dict(zip(phases, rules.chapters, strict=True))


def _refusals(room: str) -> Iterator[Refusal]:
    """Single ones, and those that come once for each act."""
    package = import_module(room)
    inner = walk_packages(getattr(package, "__path__", []), f"{room}.")
    for module in [package, *(import_module(found.name) for found in inner)]:
        for value in vars(module).values():
            if isinstance(value, Refusal):
                yield value
            elif isinstance(value, dict):
                yield from (one for one in value.values() if isinstance(one, Refusal))
