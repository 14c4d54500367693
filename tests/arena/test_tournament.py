"""A tournament gives the same report however it is held."""

import pytest

from hoodwink import HoodwinkError, arena
from hoodwink.arena import ArenaError
from hoodwink.bots import BotError

BOTS = ["remember", "random"]


def test_the_same_seed_gives_the_same_report() -> None:
    one, other = (arena.run("shahdozd", BOTS, 8, 4, seed="x", processes=1) for _ in range(2))
    assert one == other


def test_another_seed_gives_another_report() -> None:
    one, other = (arena.run("shahdozd", BOTS, 8, 4, seed=seed, processes=1) for seed in (1, 2))
    assert one.tables != other.tables


def test_the_number_of_processes_changes_nothing() -> None:
    """Bots of one's own are found in the other processes too."""
    names = ["remember", "random", "bots.stand_ins:Crasher"]
    reports = [
        arena.run("shahdozd", names, 24, 3, seed=3, processes=processes) for processes in (1, 2)
    ]
    assert reports[0] == reports[1]
    assert len(reports[0].tables[0].forfeits) == 24


def test_without_seats_every_number_of_seats_is_played() -> None:
    report = arena.run("shahdozd", ["random"], 1, processes=1)
    assert [(table.seats, table.games) for table in report.tables] == [
        (3, 3),
        (4, 4),
        (5, 5),
        (6, 6),
    ]


def test_without_seats_tables_too_small_for_the_bots_are_left_out() -> None:
    report = arena.run("shahdozd", ["random"] * 5, 1, processes=1)
    assert [table.seats for table in report.tables] == [5, 6]


def test_options_reach_the_game() -> None:
    report = arena.run("shahdozd", ["random"], 3, 3, {"turn_cap": 1}, processes=1)
    assert report.options["turn_cap"] == 1
    score = report.tables[0].lines[0].score
    assert score is not None
    assert 2 < score.mean < 4, "one turn does not move many coins"


def test_progress_is_told_as_matches_are_played() -> None:
    told: list[tuple[int, int]] = []
    arena.run("shahdozd", ["random"], 8, 4, processes=1, progress=lambda *step: told.append(step))
    assert told == [(4, 8), (8, 8)]


@pytest.mark.parametrize(
    ("bots", "games", "seats", "problem"),
    [
        (["random"] * 7, 1, None, "7 bots are too many for 6 seats"),
        (["random"] * 4, 1, 3, "4 bots are too many for 3 seats"),
        (["random"], 0, 3, "play at least 1"),
        ([], 1, 3, "name at least one bot"),
    ],
)
def test_a_tournament_that_cannot_be_held_says_why(
    bots: list[str], games: int, seats: int | None, problem: str
) -> None:
    with pytest.raises(ArenaError, match=problem):
        arena.run("shahdozd", bots, games, seats, processes=1)


def test_names_are_checked_before_anything_is_played() -> None:
    with pytest.raises(BotError, match="there are: remember, random"):
        arena.run("shahdozd", ["remember", "oracle"], processes=1)


def test_seats_and_options_are_checked_before_anything_is_played() -> None:
    with pytest.raises(HoodwinkError, match="3 to 6 players, not 9"):
        arena.run("shahdozd", ["random"], seats=9)
    with pytest.raises(HoodwinkError, match="no option 'hat'"):
        arena.run("shahdozd", ["random"], options={"hat": True})
