"""The picture is well-formed and shows what the report says."""

from xml.etree import ElementTree

import pytest

from arena.results import in_all_rotations
from hoodwink.arena import Report, plot
from hoodwink.arena.inks import OCHRE
from hoodwink.arena.plot import HEIGHT, TOP
from hoodwink.arena.report import tabled

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*names: str) -> ElementTree.Element:
    losers = len(names) - 1
    played = [in_all_rotations(names, (1.0, *[0.0] * losers), (9, *[3] * losers))]
    report = Report("shahdozd", {}, 0, (tabled(names, played),))
    return ElementTree.fromstring(plot(report))


def texts(picture: ElementTree.Element, kind: str) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}{kind}")]


def test_every_bot_is_named_with_its_win_rate() -> None:
    picture = drawn("remember", "random", "random")
    assert {"remember", "random", "fair share", "3 players"} <= set(texts(picture, "text"))
    assert "remember, 3 players: 100.0%" in texts(picture, "title")
    assert "random, 3 players: 0.0%" in texts(picture, "title")


@pytest.mark.parametrize("seats", [3, 6])
def test_the_fair_share_is_drawn_at_its_height(seats: int) -> None:
    picture = drawn(*["random"] * seats)
    dashes = [path for path in picture.iter(f"{SVG}path") if path.get("stroke") == OCHRE]
    height = round(TOP + HEIGHT * (1 - 1 / seats), 1)
    assert any(f" {height}H" in str(path.get("d")) for path in dashes)


def test_names_are_written_as_they_are() -> None:
    picture = drawn("mine:<Bold>&Co", "random", "random")
    assert "mine:<Bold>&Co" in texts(picture, "text")


def test_a_long_legend_widens_the_paper() -> None:
    narrow, wide = drawn("a", "b", "c"), drawn("x" * 60, "b", "c")
    assert int(str(wide.get("width"))) > int(str(narrow.get("width")))
