import pytest

from conformance.tiny import Fists
from hoodwink.games import BOXES
from hoodwink.kernel.errors import PackError, SeatsError
from hoodwink.kernel.packs import Pack

BOX = BOXES["shahdozd"]


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"shahdozd is for 3 to 6 players, not {seats}"):
        BOX.check_seats(seats)


def test_a_box_opens_with_its_own_pack() -> None:
    assert BOX.open({}).start(3) is not None


def test_a_game_need_have_neither_a_setting_nor_anything_printed() -> None:
    game = Fists({"rounds": 1}, Pack('game = "fists"\nversion = "1"', "mine.toml"))
    assert (game.setting, game.printed()) == (None, {})


def test_a_pack_for_another_game_is_refused() -> None:
    other = Pack('game = "sherwood"\nversion = "1"', "mine.toml")
    with pytest.raises(PackError, match=r"mine.toml: made for 'sherwood', not for 'shahdozd'"):
        BOX.open({}, other)
