"""What is measured in Cornish Smuggler: lengths, endings, actions, cards and fair seats."""

from collections import Counter

import pytest

import balance
import balance_cornish
from balance import Measured, Setting, Tally
from hoodwink.kernel.outcome import Outcome

TABLE = Setting("cornish", 4)


def even(games: int = 100) -> Tally:
    """Games in which everything is used alike and every seat wins as often."""
    tally: Tally = Counter({("rounds", "all"): 9 * games})
    for kind, names in balance_cornish.things().items():
        for name, copies in names.items():
            tally[kind, name] = 10 * copies
    for name in balance_cornish.ACTIONS.values():
        tally["action", name] = 2 * games
    for place in range(4):
        tally["wins", str(place)] = tally["order", str(place)] = 60 * games // 4
    tally["end", "track end"], tally["end", "sold out"] = 3 * games // 4, games // 4
    return tally


def report(**changes: tuple[str, str, int]) -> str:
    tally = even()
    for kind, name, count in changes.values():
        tally[kind, name] = count
    return balance_cornish.report([Measured(TABLE, 100, tally)])


def test_an_even_game_reaches_every_bar() -> None:
    told = report()
    assert "Every bar is reached." in told
    assert "| 4 | 9.0 | track end 75%, sold out 25%, round cap 0% |" in told
    assert "| honest work | 2.00 |" in told


@pytest.mark.parametrize(
    ("kind", "name", "count", "shown"),
    [
        ("rounds", "all", 590, "**5.9**"),
        ("rounds", "all", 1410, "**14.1**"),
        ("end", "sold out", 0, "**track end 75%, sold out 0%, round cap 0%**"),
        ("ship", "swift", 1, "**swift 0.11**"),
        ("character", "allen-cutler", 0, "**allen-cutler 0.00**"),
        ("secret", "wrong-turning", 200, "**wrong-turning 7.19**"),
        ("action", "raid", 0, "| raid | **0.00** |"),
        ("wins", "2", 60 * 31, "**seat 2: +6.0**"),
        ("order", "0", 60 * 19, "**place 0: -6.0**"),
    ],
)
def test_what_misses_its_bar_is_set_in_bold(kind: str, name: str, count: int, shown: str) -> None:
    told = report(change=(kind, name, count))
    assert shown in told
    assert "in bold: 1." in told


def test_there_are_fourteen_actions() -> None:
    assert len(set(balance_cornish.ACTIONS.values())) == 14


def test_a_game_is_counted_as_it_happened() -> None:
    tally = balance.play(Setting("cornish", 3), "one")
    assert sum(count for (kind, _), count in tally.items() if kind == "ship") == 3
    assert sum(count for (kind, _), count in tally.items() if kind == "wins") == 60
    assert sum(count for (kind, _), count in tally.items() if kind == "order") == 60
    assert tally["action", "pass"] == 3 * tally["rounds", "all"]
    characters = sum(count for (kind, _), count in tally.items() if kind == "character")
    assert characters == 3 + tally["action", "hire"]


def test_steps_that_a_card_pays_for_are_no_actions() -> None:
    """Nor is being first worth anything to who does not win."""
    outcome = Outcome((9, 5), (0,), "track end")
    told = [
        {"event": "first_player", "seat": 1},
        {"event": "sailed", "seat": 0, "paid": "nothing"},
        {"event": "sailed", "seat": 0, "paid": "gold"},
        {"event": "officer_bribed", "seat": 0, "gold": 0},
        {"event": "goods_sold", "seat": 0, "paid": "nothing"},
    ]
    tally = balance_cornish.measure(told, outcome)
    assert tally["action", "sail"] == tally["action", "sell"] == 1
    assert tally["action", "bribe"] == 0
    assert tally["order", "1"] == 60


def test_a_victory_counts_for_the_ship_it_was_won_with() -> None:
    taken = [
        {"event": "ship_taken", "seat": s, "ship": n} for s, n in enumerate(["swift", "dolphin"])
    ]
    tally = balance_cornish.measure(taken, Outcome((9, 5), (0,), "track end"))
    assert (tally["ship wins", "swift"], tally["ship wins", "dolphin"]) == (60, 0)
    assert (tally["ship", "swift"], tally["ship", "dolphin"]) == (1, 1)
