"""Links to tables."""

import pytest

import hoodwink
from hoodwink.client.links import Place, place_of


def test_a_link_names_a_server_and_a_table() -> None:
    place = place_of(" http://127.0.0.1:8000/t/abc-DEF_1/ ")
    assert place == Place("http://127.0.0.1:8000", "abc-DEF_1")
    assert place.socket == "ws://127.0.0.1:8000/api/tables/abc-DEF_1/socket"


def test_a_server_may_stand_below_a_path_and_behind_encryption() -> None:
    place = place_of("https://example.org/games/t/abc")
    assert place.server == "https://example.org/games"
    assert place.socket == "wss://example.org/games/api/tables/abc/socket"


def test_a_code_is_read_out_to_friends() -> None:
    assert place_of("http://box:8000/KQ7XW") == Place("http://box:8000", None, "KQ7XW")


@pytest.mark.parametrize(
    "link", ["", "abc", "ftp://box/t/abc", "http://", "http://box", "file:///t/a"]
)
def test_anything_else_is_no_link(link: str) -> None:
    with pytest.raises(hoodwink.HoodwinkError, match="is no link to a table"):
        place_of(link)
