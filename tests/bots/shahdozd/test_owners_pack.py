"""A pack with other amounts: the bot reckons by them, and plays on to the end."""

from importlib.resources import files

from hoodwink import Match, Pack
from hoodwink.bots import let_bots_act, make_bot
from hoodwink.bots.shahdozd.mind import Mind
from hoodwink.games.shahdozd.moves import KING

TEXT = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text(encoding="utf-8")
GENEROUS = Pack(TEXT.replace("king_takes = 3", "king_takes = 5"), "generous.toml")


def test_the_king_takes_what_the_pack_says() -> None:
    match = Match("shahdozd", 4, seed=1, pack=GENEROUS)
    mind = Mind(match.view(0), match.setting)
    assert mind.after(mind.standing, 0, KING) == mind.hope(mind.standing.took(0, 5))


def test_bots_play_it_to_the_end() -> None:
    match = Match("shahdozd", 3, seed=2, pack=GENEROUS)
    bots = {seat: make_bot("remember", "shahdozd", seat, match.setting) for seat in range(3)}
    let_bots_act(match, bots)
    assert match.outcome
