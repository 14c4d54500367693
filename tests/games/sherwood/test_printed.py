"""What the board of Sherwood Forest is drawn from."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.drawn import faults, unreadable
from hoodwink.games.sherwood import BOX
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.locales.voice import Voice

PRINTED: Any = BOX.open({}).printed()
TEXT = (Path(__file__).parent / "pack.toml").read_text(encoding="utf-8")
NAMES = [row["name"] for row in (*PRINTED["towns"], *PRINTED["hideouts"])]


def printed(text: str) -> Any:
    return BOX.open({}, Pack(text, "mine.toml")).printed()


def test_every_place_is_drawn_and_none_in_the_way_of_another() -> None:
    layout = PRINTED["layout"]
    assert faults(layout) == []
    for sheet in (layout["wide"], *layout["narrow"]):
        assert set(sheet["places"]) == {*NAMES, "cross-roads"}
    assert len(layout["narrow"]) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_can_be_read_on_a_telephone(language: str) -> None:
    voice = Voice(language, "sherwood")
    sheet: Any = PRINTED["layout"]["narrow"][0]
    places = {name: spot for name, spot in sheet["places"].items() if name != "cross-roads"}
    sheet = {**sheet, "places": places}
    assert unreadable(sheet, {name: voice.word(name) for name in places}) == []


def test_a_pack_without_a_drawing_is_laid_out_with_its_towns_in_the_corners() -> None:
    layout = printed(TEXT)["layout"]
    assert faults(layout) == []
    spots = layout["wide"]["places"]
    assert spots["nottingham"][0] < spots["gallows"][0] < spots["cross-roads"][0]
    assert spots["cross-roads"][0] < spots["abbey"][0] < spots["york"][0]


TOWNS = ["nottingham", "york", "derby", "lincoln"]
WORDS = st.lists(
    st.text("abcdefghij", min_size=3, max_size=8), min_size=5, max_size=20, unique=True
)


@settings(deadline=None, max_examples=40)
@given(names=WORDS, cuts=st.tuples(*[st.integers(0, 20)] * 3))
def test_random_forests_are_laid_out(names: list[str], cuts: Any) -> None:
    """Hideouts dealt to four roads, and one by the crossing that watches several."""
    ends = [0, *sorted(min(cut, len(names)) for cut in cuts), len(names)]
    arms = [names[one:other] for one, other in pairwise(ends)]
    arms = [[*arm, *([names[-1]] if names[-1] not in arm else [])] for arm in arms]
    lines = [f"{town} = {json.dumps(arm)}" for town, arm in zip(TOWNS, arms, strict=True)]
    head, _, tail = TEXT.partition("[roads]")
    _, _, rest = tail.partition("\n\n")
    roads = "\n".join(['provenance = "original"', *lines, f"red = {json.dumps(names[:4])}"])
    layout = printed(f"{head}[roads]\n{roads}\n\n{rest}")["layout"]
    assert faults(layout) == []
    assert set(layout["wide"]["places"]) == {*TOWNS, *names, "cross-roads"}


def test_the_same_cards_may_be_drawn_otherwise() -> None:
    """They have one digest, and yet each keeps its own drawing."""
    text = Path(__file__).parents[3] / "src/hoodwink/games/sherwood/pack.toml"
    moved = text.read_text("utf-8").replace('["derby", 984, 190]', '["derby", 980, 180]')
    pack = Pack(moved, "mine.toml")
    assert pack.digest == built_in("sherwood").digest
    assert BOX.open({}, pack).printed()["layout"]["wide"]["places"]["derby"] == [980, 180]
    assert PRINTED["layout"]["wide"]["places"]["derby"] == [984, 190]


def test_towns_and_hideouts_tell_their_roads() -> None:
    assert PRINTED["towns"][0] == {
        "name": "nottingham",
        "kind": "castle",
        "road": ["gallows", "hollow", "ravine", "thicket"],
    }
    rows = {row["name"]: row for row in PRINTED["hideouts"]}
    assert rows["ravine"] == {"name": "ravine", "red": False, "watches": ["nottingham", "derby"]}
    assert rows["fen"]["red"]


def test_cards_that_may_come_up_are_told_and_never_where() -> None:
    cards = PRINTED["cards"]
    assert len(cards) == 45
    assert cards[0] == {
        "card": "a1",
        "called": "eggs",
        "combat": 1,
        "glory": 1,
        "start": "nottingham",
        "end": "york",
        "sacks": 1,
        "companions": 0,
        "back": "a",
    }
    advanced = BOX.open({"advanced": True}).printed()
    assert len(advanced["cards"]) == 55
    assert [row["copies"] for row in advanced["equipment"]] == [8, 6, 4, 2, 2, 2]
    assert [row["copies"] for row in PRINTED["equipment"]] == [8, 6, 4, 0, 0, 0]
    assert PRINTED["rows"] == {"3": 4, "4": 5, "5": 6, "6": 6}
    assert json.loads(json.dumps(PRINTED)) == PRINTED
