"""Which bots there are, and how to have one."""

from inspect import Parameter, signature

import pytest

import hoodwink
from hoodwink.bots import BotError, bot_names, make_bot

SETTING = hoodwink.Match("shahdozd", 3).setting


def test_the_best_bot_is_named_first() -> None:
    assert bot_names("shahdozd") == ("remember", "random")
    assert bot_names("nottingham") == ("haggle", "honest", "smuggler", "random")


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_game_has_the_random_bot(game: str) -> None:
    assert "random" in bot_names(game)
    assert make_bot("random", game, 1, hoodwink.Match(game, 3).setting)


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BotError, match="no bot 'oracle' for shahdozd; there are: remember, random"):
        make_bot("oracle", "shahdozd", 1, SETTING)


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(hoodwink.HoodwinkError, match="there is no game 'chess'"):
        bot_names("chess")


def test_a_bot_of_ones_own_is_named_by_its_module() -> None:
    bot = make_bot("bots.stand_ins:First", "shahdozd", 5, SETTING)
    assert vars(bot) == {"seed": 5}


def test_a_bot_of_ones_own_that_asks_for_the_setting_is_handed_it() -> None:
    bot = make_bot("bots.stand_ins:Reader", "shahdozd", 5, SETTING)
    assert vars(bot) == {"seed": 5, "setting": SETTING}


def test_nobody_looks_for_a_setting_that_is_not_handed_over() -> None:
    assert signature(make_bot).parameters["setting"].default is Parameter.empty


def test_what_does_not_tell_what_it_takes_is_made_from_a_seed_alone() -> None:
    assert str(make_bot("builtins:str", "shahdozd", 5, SETTING)) == "5"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("no.such.module:Bot", "No module named 'no'"),
        ("bots.stand_ins:Missing", "has no attribute 'Missing'"),
        (":First", "Empty module name"),
        ("bots.stand_ins:NO_BOT", "a class or a function of a seed"),
    ],
)
def test_a_bot_that_cannot_be_imported_says_why(name: str, problem: str) -> None:
    with pytest.raises(BotError, match=problem):
        make_bot(name, "shahdozd", 1, SETTING)
