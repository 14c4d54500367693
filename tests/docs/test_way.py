"""How many files a move passes, from typed words to state and event: the guide names them."""

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from games.nottingham.tables import haggling
from hoodwink.kernel.events import Tell
from hoodwink.match import Match

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/hoodwink"
GUIDE = (ROOT / "docs/guide/architecture.md").read_text("utf-8")
NAMED = re.findall(r"`([\w/]+\.py)`", GUIDE.partition("A typed `offer`")[2].partition(". ")[0])
MOST = 9
GREEN = 2


def entered(match: Match, seat: int, words: str, tell: Tell) -> set[str]:
    """The files of which any function is called while this is played."""
    files: set[Path] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            files.add(Path(frame.f_code.co_filename))

    sys.setprofile(note)
    try:
        match.play(seat, words, tell)
    finally:
        sys.setprofile(None)
    ours = [path.relative_to(SOURCES) for path in files if path.is_relative_to(SOURCES)]
    return {str(path).removeprefix("games/nottingham/") for path in ours}


@pytest.mark.parametrize("word", ["add coins 5", "promise pass 0", "ask inspect 3", "repay pass 1"])
def test_an_offer_is_said_by_way_of_the_files_that_the_guide_names(word: str) -> None:
    at = haggling().say(GREEN, "draft pass 2", "add coins 1", word)
    at.match.copy().play(GREEN, "offer")  # what is listed once is listed now
    heard: list[str] = []

    def tell(kind: str, _: object = None, /, **facts: object) -> None:
        heard.append(f"{kind} by {facts['by']}")

    way = entered(at.match, GREEN, "offer", tell)
    assert heard == [f"offered by {GREEN}"]
    assert [told["by"] for told in at.view(None)["offers"]] == [GREEN]
    assert way == set(NAMED)
    assert len(way) <= MOST
