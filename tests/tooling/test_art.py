"""Blocks are all of one kind, each word that a pack brings has its own, and the sheet shows all."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tools.sheet import ROOT, blocks, main, sets

SETS = sets(ROOT)
NAMES = [name for text in SETS.values() for name in blocks(text)]
ROYAL = ("granny-apples", "golden-apples", "gouda", "blue-cheese", "rye-bread", "black-bread")
PROMOS = ("arcane-scrolls", "feast-plate", "royal-summons")
CLASSES = {
    *("i", "thin", "fat", "fat2", "vfat", "n", "k", "c", "cl", "u", "rim", "vf", "wk", "we", "wl"),
    *("f-paper", "f-red", "f-green", "f-green2", "f-gold", "f-sea", "f-wood", "f-seat", "s-fill"),
    *("sl-wood", "sl-gold", "sl-paper", "t-wave", "t-leafs", "t-fields", "t-planks"),
}
"""Strokes, cuts and the eight tones; a block has no colour and no style of its own."""


def pack(game: str) -> dict[str, Any]:
    text = files(f"hoodwink.games.{game}").joinpath("pack.toml").read_text("utf-8")
    return tomllib.loads(text)


def keys(game: str, section: str, cards: str) -> list[str]:
    return [card["key"] for card in pack(game)[section][cards]]


def test_no_block_is_cut_twice() -> None:
    assert sorted(set(NAMES)) == sorted(NAMES)


@pytest.mark.parametrize("name", SETS)
def test_blocks_are_printed_in_our_inks_alone(name: str) -> None:
    used = {word for found in re.findall(r'class="([^"]*)"', SETS[name]) for word in found.split()}
    assert used <= CLASSES
    assert not re.search(r"<(text|image|script|style|foreignObject)\b|\bstyle=", SETS[name])


def test_royal_goods_and_special_cards_are_cut() -> None:
    assert {f"good-{name}" for name in (*ROYAL, "royal-rooster", *PROMOS)} <= {*NAMES}


def test_everything_of_cornwall_is_cut() -> None:
    wanted = {f"ware-{key}" for key in keys("cornish", "goods", "forms")}
    wanted |= {f"ship-{key}" for key in keys("cornish", "ships", "cards")}
    wanted |= {f"face-{key}" for key in keys("cornish", "characters", "cards")}
    wanted |= {f"secret-{key}" for key in keys("cornish", "secrets", "cards")}
    assert wanted <= {*NAMES}


def test_hideouts_and_special_equipment_of_sherwood_are_cut() -> None:
    roads = pack("sherwood")["roads"]
    towns = pack("sherwood")["towns"]["names"]
    wanted = {f"hideout-{place}" for town in towns for place in roads[town]}
    special = {*pack("sherwood")["special_equipment"]} - {"provenance"}
    assert wanted | special <= {*NAMES}


def test_the_sheet_shows_every_block_in_both_sizes_and_themes(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path / "sheet.html")]) == 0
    page = (tmp_path / "sheet.html").read_text("utf-8")
    assert [page.count(f'<use href="#{name}"/></svg>') for name in NAMES] == [4] * len(NAMES)
