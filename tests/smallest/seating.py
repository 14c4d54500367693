"""How a test sits down to the smallest game: as if it stood among the others.

`sit_down` adds the line of the registry and puts the game's pack, sentences and rules page where
they would be in `src/hoodwink`. Match, terminal and arena then have it under the name `poke`.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from conformance.cases import Case, cases_in
from conformance.entries import ENTRIES, Entry
from conformance.reasons.reason import Reasons
from hoodwink.games import BOXES
from hoodwink.kernel.packs import Pack
from hoodwink.locales import rulebook
from smallest.poke import BOX
from smallest.poke.moves import PHRASES, RULES
from smallest.poke.refusals import ALL
from smallest.poke.setting import GOODS

HERE = Path(__file__).parent
PACK = Pack((HERE / "poke" / "pack.toml").read_text(encoding="utf-8"), "poke/pack.toml")
PAGE = (HERE / "rules" / "poke.md").read_text(encoding="utf-8")
SHELVES = {"hoodwink.games": HERE, "hoodwink.locales": HERE / "locales", "hoodwink": HERE}
READERS = ("hoodwink.kernel.packs", "hoodwink.locales.voice", "hoodwink.locales.rulebook")
"""The modules that read files of a game."""


class Shelf:
    """The files of a package, and beside them those of the smallest game."""

    def __init__(self, package: str) -> None:
        self._package = package

    def joinpath(self, *steps: str) -> Any:
        ours = SHELVES[self._package].joinpath(*steps)
        return ours if ours.exists() else files(self._package).joinpath(*steps)


def sit_down(patch: pytest.MonkeyPatch) -> None:
    assert isinstance(BOXES, dict)
    patch.setitem(BOXES, BOX.name, BOX)
    for module in READERS:
        patch.setattr(f"{module}.files", Shelf)
    assert isinstance(ENTRIES, dict)
    patch.setitem(ENTRIES, BOX.name, ENTRY)


def cards_and_purses(truth: Any, seats: int) -> tuple[object, object]:
    """PP-02: no card is dealt twice, so none of a kind more often than the deck has it."""
    dealt = [bag for bag in truth["bags"] if bag]
    for goods, count in truth["heap"].items():
        dealt += [goods] * count
    over = [goods for goods in GOODS if dealt.count(goods) > deck()[goods]]
    return (over, min(truth["purses"]) >= 0, len(truth["bags"])), ([], True, seats)


def deck() -> dict[str, int]:
    return {goods: PACK.entry(goods).count("cards", 0, 99) for goods in GOODS}


def own_bag_is_there(view: Any, truth: Any) -> bool:
    return view["seat"] is None or truth["bags"][view["seat"]] == view["bag"]


REASONS = Reasons(
    lambda _pack: {"goods": GOODS},
    subjects={"cry": r"\bcr(y|ies|ied)", "trust": r"\banswer", "look": r"\banswer"},
    general=frozenset({"game-over", "not-a-player", "chance-decides", "chance-first"}),
    claims={
        "game-over": lambda a: a.phase == "over",
        "not-a-player": lambda a: not 0 <= a.seat < len(a.view["purses"]),
        "chance-decides": lambda a: a.verb == "deal",
        "chance-first": lambda a: a.phase == "deal",
        "said-like": lambda a: PHRASES.find(a.text) is None,
        "not-your-sale": lambda a: a.view["seller"] != a.seat,
        "cried-already": lambda a: a.phase == "answer" and a.view["seller"] == a.seat,
        "cried-last": lambda a: a.words[1] == a.view["cried"],
        "no-cry": lambda a: a.phase != "answer",
        "own-cry": lambda a: a.view["seller"] == a.seat,
        "sealed": lambda a: a.view["sealed"] is not None,
    },
    refusals=ALL,
    rule=lambda rule: rulebook.rule_in(PAGE, rule),
    rules=RULES,
)
ENTRY = Entry(
    cards_and_purses, own_bag_is_there, phrases=lambda _pack: tuple(PHRASES.moves), reasons=REASONS
)


def cases() -> list[Case]:
    return cases_in(BOX, ENTRY, tuple(PHRASES.moves), PACK)
