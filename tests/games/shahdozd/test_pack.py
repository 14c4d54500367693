"""The numbers of the game come from its pack; another pack plays by other numbers."""

from pathlib import Path

import pytest

import hoodwink
from hoodwink import Match, PackError, PositionError
from hoodwink.games import shahdozd
from hoodwink.kernel.packs import Pack

BUILT_IN = Path(shahdozd.__path__[0], "pack.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> Pack:
    assert old in BUILT_IN
    return Pack(BUILT_IN.replace(old, new), "mine.toml")


@pytest.mark.rule("SD-003", "SD-004")
def test_a_pack_says_how_many_coins_are_in_the_game() -> None:
    rich = Match("shahdozd", seats=3, seed=1, pack=changed("in_game_each = 5", "in_game_each = 9"))
    assert rich.view(None)["bank"] == 18


@pytest.mark.rule("SD-009c", "D-11")
def test_a_pack_says_where_the_players_sit() -> None:
    beside = changed("[0, 1, 3, 4]", "[0, 1, 2, 3]")
    slots = Match("shahdozd", seats=4, seed=1, pack=beside).view(None)["slots"]
    assert [slot["owner"] for slot in slots] == [0, 1, 2, 3, None, None]


@pytest.mark.rule("SD-024")
def test_a_pack_says_what_the_king_takes() -> None:
    match = Match("shahdozd", seats=3, seed=1, pack=changed("king_takes = 3", "king_takes = 1"))
    for seat in range(3):
        match.play(seat, "peek none")
    king = match.to_act[0]
    match.play(king, "claim king")
    for seat in match.to_act:
        match.play(seat, "allow")
    assert match.view(None)["purses"][king] == 4


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("king_takes = 3", "king_takes = 0", "[amounts]: king_takes is 0; expected a whole number"),
        ("king_takes = 3", "", "[amounts]: king_takes is missing"),
        ("[coins]", "[purses]", "[coins] is missing; expected a table of that name"),
        ("in_purse_each = 3", "in_purse_each = 5", "[coins]: in_purse_each is 5; expected"),
        ("[0, 2, 4]", "[0, 2]", "[seating_3]: slots is [0, 2]; expected 3 whole numbers"),
        ("[0, 2, 4]", "[0, 4, 2]", "expected 3 different slots in rising order"),
        ("[0, 2, 4]", "[0, 2, 2]", "expected 3 different slots in rising order"),
        ('"original"', '"dreamt"', "[seating_4]: provenance is 'dreamt'; expected one of rulebook"),
        ('game = "shahdozd"', 'game = "chess"', "made for 'chess', not for 'shahdozd'"),
        ('version = "1"', "version = 1", "version is missing or no text"),
    ],
)
def test_a_wrong_pack_is_named_with_the_entry_and_what_was_expected(
    old: str, new: str, message: str
) -> None:
    with pytest.raises(PackError) as wrong:
        Match("shahdozd", seats=3, seed=1, pack=changed(old, new))
    assert str(wrong.value).startswith("mine.toml: ")
    assert message in str(wrong.value)


def test_a_position_made_with_another_pack_is_not_played_with_this_one() -> None:
    mine = changed("king_takes = 3", "king_takes = 2")
    position = Match("shahdozd", seats=3, seed=1, pack=mine).position()
    with pytest.raises(PositionError, match="give the pack that it was made with"):
        hoodwink.Match.from_position(position)
    assert Match.from_position(position, pack=mine).position() == position
