"""The hour-glass of a table where time may be called, moved by a hand of the test's own."""

from hoodwink import Match
from hoodwink.match import Hourglass


class Hand:
    """Of a clock that only we move."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def inspecting(timed: bool) -> Match:
    match = Match("nottingham", seats=3, seed=1, timed=timed)
    while match.view(None)["phase"] != "inspect":
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    return match


def test_the_sand_runs_from_the_first_look_in_a_round() -> None:
    hand = Hand()
    glass = Hourglass(inspecting(timed=True), hand)
    full = glass.left()
    hand.at += 19.5
    assert full is not None
    assert glass.left() == full - 19.5


def test_where_time_cannot_be_called_there_is_no_end_to_it() -> None:
    assert Hourglass(inspecting(timed=False), Hand()).left() is None
