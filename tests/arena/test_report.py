"""Numbers from results, worked out by hand."""

import json

import pytest

from arena.results import in_all_rotations
from hoodwink.arena import Report
from hoodwink.arena.forfeits import Forfeit
from hoodwink.arena.playing import Result
from hoodwink.arena.report import tabled

LINEUP = ("clever", "plain", "plain")
PLAYED = [
    [
        Result(("clever", "plain", "plain"), (1.0, 0.0, 0.0), (9, 4, 2)),
        Result(("plain", "plain", "clever"), (0.0, 0.5, 0.5), (1, 7, 7)),
        Result(("plain", "clever", "plain"), (1.0, 0.0, 0.0), (8, 5, 2)),
    ],
    [
        Result(("clever", "plain", "plain"), (1.0, 0.0, 0.0), (10, 3, 2)),
        Result(("plain", "plain", "clever"), (0.0, 0.0, 1.0), (2, 2, 11)),
        Result(("plain", "clever", "plain"), (0.0, 1.0, 0.0), (0, 15, 0)),
    ],
]
FORFEIT = Forfeit(
    "plain", 1, 3, "s", ("a", "b", "c"), 12, "take everything", "this move was not offered"
)


def test_a_bot_wins_its_share_of_all_its_matches() -> None:
    clever, plain = tabled(LINEUP, PLAYED).lines
    assert (clever.bot, clever.games) == ("clever", 6)
    assert clever.wins.mean == pytest.approx(4.5 / 6)
    assert plain.wins.mean == pytest.approx(1.5 / 2 / 6)


def test_a_fair_share_is_one() -> None:
    clever, plain = tabled(LINEUP, PLAYED).lines
    assert clever.times_fair == pytest.approx(3 * 4.5 / 6)
    assert clever.times_fair + 2 * plain.times_fair == pytest.approx(3)


def test_seats_of_one_bot_also_win_together() -> None:
    clever, plain = tabled(LINEUP, PLAYED).lines
    assert clever.together == clever.wins
    assert plain.together.mean == pytest.approx(1.5 / 6)


def test_a_duel_has_two_sides() -> None:
    lineup = ("clever", "plain", "clever", "plain")
    table = tabled(lineup, [in_all_rotations(lineup, (1.0, 0.0, 0.0, 0.0), (9, 4, 2, 1))])
    assert [(line.bot, seats, line.together.mean) for line, seats in table.sides] == [
        ("clever", 2, 1.0),
        ("plain", 2, 0.0),
    ]


def test_one_against_many_is_no_duel() -> None:
    assert tabled(LINEUP, PLAYED).sides == ()


def test_scores_are_averaged_by_seed_first() -> None:
    clever = tabled(LINEUP, PLAYED).lines[0]
    assert clever.score is not None
    assert clever.score.mean == pytest.approx(((9 + 7 + 5) / 3 + (10 + 11 + 15) / 3) / 2)
    assert clever.score.high - clever.score.mean == pytest.approx(1.959964 * 2.5)


def test_each_seat_has_a_line() -> None:
    lines = tabled(LINEUP, PLAYED).by_seat
    assert [(line.bot, line.seat) for line in lines] == [
        *[("clever", seat) for seat in range(3)],
        *[("plain", seat) for seat in range(3)],
    ]
    assert [line.wins.mean for line in lines[:3]] == [1.0, 0.5, 0.75]
    assert [line.games for line in lines] == [2, 2, 2, 4, 4, 4]


def test_a_forfeit_counts_as_lost_and_has_no_scores() -> None:
    table = tabled(LINEUP, [in_all_rotations(LINEUP, (0.5, 0.0, 0.5), forfeit=FORFEIT)])
    assert table.forfeits == (FORFEIT,) * 3
    assert [line.wins.mean for line in table.lines] == [0.5, 0.25]
    assert [line.score for line in table.lines] == [None, None]
    assert table.unfinished == 0


def test_a_match_that_would_not_end_is_counted() -> None:
    played = [in_all_rotations(LINEUP, (1 / 3, 1 / 3, 1 / 3))]
    assert tabled(LINEUP, played).unfinished == 3


def test_the_report_is_plain_json_that_says_how_it_was_made() -> None:
    report = Report("shahdozd", {"mixing": "open"}, 5, (tabled(LINEUP, PLAYED),))
    told = json.loads(json.dumps(report.to_json()))
    assert (told["game"], told["options"], told["seed"]) == ("shahdozd", {"mixing": "open"}, 5)
    assert "Wilson" in told["method"]
    (table,) = told["tables"]
    assert table["lineup"] == list(LINEUP)
    assert table["bots"][0]["win_rate"]["mean"] == pytest.approx(0.75)
    assert table["bots"][1]["together"]["mean"] == pytest.approx(0.25)
    assert table["by_seat"][4]["seat"] == 1
