"""What is measured in Cornish Smuggler: lengths, endings, actions, cards and fair seats."""

from collections import Counter
from pathlib import Path

import pytest

from hoodwink.kernel.outcome import Outcome
from tools.balance import cornish, snowball, starts
from tools.balance.playing import Field, Measured, Tally, play

PAGE = Path(__file__).parents[2] / "docs/rules/cornish.md"
TABLE = Field("cornish", 4)
GUEST = Field("cornish", 4, guest=cornish.HIRER)


def even(games: int = 100) -> Tally:
    """Games in which everything is used alike and every seat wins as often."""
    tally: Tally = Counter({("rounds", "all"): 9 * games})
    for kind, names in cornish.things().items():
        for name, copies in names.items():
            tally[kind, name] = 10 * copies
    for name in cornish.ACTIONS.values():
        tally["action", name] = 2 * games
    for place in range(4):
        tally["wins", str(place)] = tally["order", str(place)] = 60 * games // 4
    tally["end", "track end"], tally["end", "sold out"] = 3 * games // 4, games // 4
    for name in snowball.CHARACTERS:
        tally["start", name], tally["start wins", name] = 40, 60 * 10
    tally["lead", "all"], tally["lead", "wins"] = games, 60 * games // 4
    tally["hires", "9"], tally["margin", "all"] = 4 * games, 20 * games
    tally["guest", "wins"] = 60 * games // 4
    return tally


def report(**changes: tuple[str, str, int]) -> str:
    tally = even()
    for kind, name, count in changes.values():
        tally[kind, name] = count
    return cornish.report([Measured(TABLE, 100, tally), Measured(GUEST, 100, tally)])


def test_an_even_game_reaches_every_bar() -> None:
    told = report()
    assert "Every bar is reached." in told
    assert "| 4 | 9.0 | track end 75%, sold out 25%, round cap 0% |" in told
    assert "| honest work | 2.00 |" in told
    assert "| 25% | 20.0 | 9 | 1.00 (0.70 to 1.37) |" in told
    assert "| allen-cutler | 1.00 (0.57 to 1.61) of 40 |" in told


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
        ("end", "round cap", 1, "**track end 75%, sold out 25%, round cap 1%**"),
        ("action", "buy reputation", 40, "| buy reputation | **0.40** |"),
        ("lead", "wins", 60 * 46, "**46%**"),
        ("margin", "all", 2510, "**25.1**"),
        ("hires", "16", 30, "**16**"),
        ("guest", "wins", 60 * 33, "**1.32 (0.98 to 1.71)**"),
        ("start", "squire-st-aubyn", 0, "| squire-st-aubyn | **never** |"),
        (
            "start wins",
            "notary-edmonds",
            60 * 16,
            "| notary-edmonds | **1.60 (1.05 to 2.22) of 40**",
        ),
    ],
)
def test_what_misses_its_bar_is_set_in_bold(kind: str, name: str, count: int, shown: str) -> None:
    told = report(change=(kind, name, count))
    assert shown in told
    assert "in bold: 1." in told


def test_the_summary_names_the_first_character_that_wins_most() -> None:
    told = report(change=("start wins", "notary-edmonds", 60 * 14))
    assert "| 4 | notary-edmonds 1.40 (0.89 to 2.02) |" in told
    assert "Every bar is reached." in told


def test_there_are_fourteen_actions() -> None:
    assert len(set(cornish.ACTIONS.values())) == 14


def test_a_game_is_counted_as_it_happened() -> None:
    tally = play(Field("cornish", 3), "one")
    assert sum(count for (kind, _), count in tally.items() if kind == "ship") == 3
    assert sum(count for (kind, _), count in tally.items() if kind == "wins") == 60
    assert sum(count for (kind, _), count in tally.items() if kind == "order") == 60
    assert tally["action", "pass"] == 3 * tally["rounds", "all"]
    characters = sum(count for (kind, _), count in tally.items() if kind == "character")
    assert characters == 3 + tally["action", "hire"]
    assert sum(count for (kind, _), count in tally.items() if kind == "hires") == 3
    assert sum(count for (kind, _), count in tally.items() if kind == "start") == 3
    assert tally["lead", "all"] <= 1


def test_a_guest_sits_in_one_seat_and_its_victories_are_counted() -> None:
    field = Field("cornish", 2, (("round_cap", 1),), guest=cornish.HIRER)
    tallies = [play(field, "guest", seat) for seat in range(2)]
    assert [tally["guest", "wins"] for tally in tallies] == [
        tally["wins", str(seat)] for seat, tally in enumerate(tallies)
    ]
    assert tallies[0] != tallies[1]


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
    tally = cornish.measure(told, outcome, {})
    assert tally["action", "sail"] == tally["action", "sell"] == 1
    assert tally["action", "bribe"] == 0
    assert tally["order", "1"] == 60


def test_a_victory_counts_for_the_ship_it_was_won_with() -> None:
    taken = [
        {"event": "ship_taken", "seat": s, "ship": n} for s, n in enumerate(["swift", "dolphin"])
    ]
    tally = cornish.measure(taken, Outcome((9, 5), (0,), "track end"), {})
    assert (tally["ship wins", "swift"], tally["ship wins", "dolphin"]) == (60, 0)
    assert (tally["ship", "swift"], tally["ship", "dolphin"]) == (1, 1)


def test_a_start_counts_its_character_its_hires_and_the_margin() -> None:
    told = [
        {"event": "character_kept", "seat": 0, "character": "allen-cutler"},
        {"event": "character_kept", "seat": 1, "character": "widow-penrose"},
        {"event": "character_hired", "seat": 1, "character": "bal-maidens"},
    ]
    tally = snowball.counted(told, Outcome((9, 5), (0,), "track end"), {})
    assert (tally["start", "allen-cutler"], tally["start wins", "allen-cutler"]) == (1, 60)
    assert (tally["start", "widow-penrose"], tally["start wins", "widow-penrose"]) == (1, 0)
    assert (tally["hires", "0"], tally["hires", "1"], tally["margin", "all"]) == (1, 1, 4)


@pytest.mark.parametrize(
    ("names", "winners", "lead"),
    [
        ((7, 4), (0,), (1, 60)),
        ((4, 7), (0,), (1, 0)),
        ((4, 7), (0, 1), (1, 30)),
        ((5, 5), (0,), (0, 0)),
    ],
)
def test_the_early_lead_counts_where_one_player_has_it(
    names: tuple[int, int], winners: tuple[int, ...], lead: tuple[int, int]
) -> None:
    opened = {4: {"players": [{"reputation": name} for name in names]}}
    tally = snowball.counted([], Outcome((9, 5), winners, "track end"), opened)
    assert (tally["lead", "all"], tally["lead", "wins"]) == lead


def test_95_of_100_players_hire_no_more() -> None:
    tally: Tally = Counter({("hires", "3"): 379, ("hires", "8"): 2, ("hires", "40"): 19})
    assert snowball.nearly_most_hires(Measured(TABLE, 100, tally)) == 8


def started(**starts: tuple[int, int]) -> Measured:
    """Four at a table that is sure of every first character but these: starts, and wins of them."""
    tally = even()
    for name in snowball.CHARACTERS:
        tally["start", name], tally["start wins", name] = 400, 60 * 100
    for word, (begun, won) in starts.items():
        name = word.replace("_", "-")
        tally["start", name], tally["start wins", name] = begun, 60 * won
    return Measured(Field("cornish", 4, (("round_cap", 1),)), 100, tally)


@pytest.mark.parametrize(
    ("begun", "won", "suspect"),
    [
        (0, 0, True),
        (59, 0, True),  # too few, although it is up to 0.25 times the fair share
        (60, 0, False),
        (60, 20, True),  # 0.92 to 1.84
        (399, 133, True),  # 1.16 to 1.52
        (400, 134, False),  # as much, but often enough for a mean of 1.34
        (400, 136, True),  # the mean of 1.36 is near the bar
        (1199, 600, True),
        (1200, 600, False),
    ],
)
def test_a_suspect_may_win_too_much_or_began_too_seldom(
    begun: int, won: int, suspect: bool
) -> None:
    found = starts.suspects(started(dock_idlers=(begun, won)))
    assert found == (["dock-idlers"] if suspect else [])


def test_the_start_alone_is_dealt_as_in_the_whole_game() -> None:
    """Of two cards dealt to each seat one is put back."""
    cards = starts.first_cards(TABLE, "deal")
    assert len({name for name, _ in cards}) == 8
    kept = {("start", name) for name, put_back in cards if not put_back}
    short = Field("cornish", 4, (("round_cap", 1),))
    assert {key for key in play(short, "deal") if key[0] == "start"} == kept


def test_a_character_that_a_bot_puts_back_can_be_kept_by_habit() -> None:
    short = Field("cornish", 4, (("round_cap", 1),))
    put_back = next(name for name, put_back in starts.first_cards(TABLE, "deal") if put_back)
    assert play(short, "deal")["start", put_back] == 0
    assert play(short, "deal", habit=f"keep {put_back}")["start", put_back] == 1


def test_suspects_are_played_with_until_they_have_begun_often_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """First where a bot keeps the card by itself; nothing else is counted again."""
    for word in ("LEAST", "ENOUGH", "MOST"):
        monkeypatch.setattr(starts, word, 6)
    monkeypatch.setattr(starts, "STEP", 4)
    before = started(notary_edmonds=(0, 0), vintner_le_grice=(1, 1))
    after = starts.further(before, "further", 1)
    changed = {key: after.tally[key] - before.tally[key] for key in after.tally}
    assert changed["start", "notary-edmonds"] == 6
    assert changed["start forced", "notary-edmonds"] > 0  # bots would rather have another
    assert changed["start", "vintner-le-grice"] == 5
    assert not after.tally["start forced", "vintner-le-grice"]
    assert changed["further", "games"] == 11
    kinds = {kind for (kind, _), more in changed.items() if more}
    assert kinds <= {"start", "start forced", "start wins", "further"}
    told = cornish.report([after, Measured(GUEST, 100, after.tally)])
    assert "There were\n11 such games" in told
    assert f" of 6, {changed['start forced', 'notary-edmonds']} forced" in told


def test_who_is_surely_below_the_bar_is_played_with_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(_field: Field, _seed: str, habit: str) -> Tally:
        return Counter({("start", habit.removeprefix("keep ")): 1})

    monkeypatch.setattr(starts, "first_cards", lambda _field, _seed: [("dock-idlers", True)])
    monkeypatch.setattr(starts, "play", lost)
    monkeypatch.setattr(starts, "LEAST", 8)
    monkeypatch.setattr(starts, "MOST", 30)
    monkeypatch.setattr(starts, "STEP", 5)
    found = starts.further(started(dock_idlers=(0, 0)), "below", 1)
    assert found.tally["start", "dock-idlers"] == 10  # 0 of 5: up to 1.74; 0 of 10: up to 1.11


def test_games_with_a_guest_tell_nothing_of_first_characters() -> None:
    guests = Measured(GUEST, 100, Counter())
    assert cornish.further(guests, "guest", 1) is guests


def test_the_page_tells_the_balance_of_the_pack_as_it_is_now() -> None:
    """All that is measured, at every table; only known bars are missed. Else: make balance."""
    page = PAGE.read_text(encoding="utf-8").partition("<!-- balance -->")[2]
    assert f"on the pack `{cornish.PACK.digest}`" in page
    assert "Every bar is reached." in page
    assert "| **" not in page
    for headings in (cornish.HEADINGS, snowball.HEADINGS):
        assert f"| {' | '.join(headings)} |" in page
    rows = {line.split(" | ")[0]: line.count("|") for line in page.splitlines()}
    for name in (*cornish.ACTIONS.values(), *snowball.CHARACTERS):
        assert rows[f"| {name}"] == 6, name
