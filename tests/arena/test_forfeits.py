"""A bot that fails loses its match and is named; the tournament goes on."""

import pytest

from hoodwink import Match, arena
from hoodwink.arena import Table
from hoodwink.arena.fixtures import fixtures
from hoodwink.bots import let_bots_act, make_bot


def tournament(bot: str, games: int = 6) -> Table:
    names = [f"bots.stand_ins:{bot}", "random"]
    (table,) = arena.run("shahdozd", names, games, 3, seed=1, processes=1).tables
    return table


NATURE = fixtures("shahdozd", {}, ("random",) * 3, 3, 1)[0].nature


def test_a_crash_is_reported_with_bot_seed_and_error() -> None:
    table = tournament("Crasher")
    assert len(table.forfeits) == 6
    first = table.forfeits[0]
    assert (first.bot, first.seat, first.seed) == ("bots.stand_ins:Crasher", 0, NATURE)
    assert first.problem == "crashed with ZeroDivisionError: it was bound to happen"
    assert f"forfeits match '{NATURE}' of 3 seats at seat 0" in str(first)


def test_a_move_that_was_not_offered_is_reported() -> None:
    forfeit = tournament("Cheater").forfeits[0]
    assert forfeit.move == "take everything"
    assert str(forfeit).endswith("with 'take everything': this move was not offered")


def test_a_bot_that_cannot_even_be_made_forfeits() -> None:
    forfeit = tournament("Stillborn").forfeits[0]
    assert forfeit.problem == "crashed with RuntimeError: no"


def test_whoever_forfeits_loses_and_the_others_share() -> None:
    crasher, random = tournament("Crasher").lines
    assert crasher.wins.mean == 0
    assert random.wins.mean == pytest.approx(0.5)


def test_the_report_says_how_far_the_match_had_come() -> None:
    forfeit = tournament("Crasher").forfeits[0]
    before_the_first_choice = Match("shahdozd", forfeit.seats, forfeit.seed).version
    assert forfeit.version == before_the_first_choice > 0


def test_what_a_forfeit_tells_is_enough_to_see_it_again() -> None:
    forfeit = tournament("Latecomer").forfeits[0]
    match = Match("shahdozd", forfeit.seats, forfeit.seed)
    names = ["random"] * 3
    names[forfeit.seat] = forfeit.bot
    bots = {
        at: make_bot(names[at], "shahdozd", dice, match.setting)
        for at, dice in enumerate(forfeit.dice)
    }
    with pytest.raises(ZeroDivisionError):
        let_bots_act(match, bots)
    assert match.version == forfeit.version > 10


def test_a_match_that_does_not_end_is_stopped_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoodwink.arena.forfeits.MOST_CHOICES", 40)
    (table,) = arena.run("shahdozd", ["bots.stand_ins:Turner"], 3, 3, processes=1).tables
    assert table.unfinished == 3
    assert table.lines[0].wins.mean == pytest.approx(1 / 3)
    assert not table.forfeits


def test_an_interruption_is_no_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bots.stand_ins.First.choose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        arena.run("shahdozd", ["bots.stand_ins:First"], 3, 3, processes=1)
