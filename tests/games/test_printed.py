"""What is printed is told by every game: JSON, and the same for the whole match."""

import json

import pytest

from hoodwink.games import BOXES
from hoodwink.games.nottingham import BOX as NOTTINGHAM
from hoodwink.games.shahdozd import BOX as SHAHDOZD


@pytest.mark.parametrize("game", BOXES)
def test_it_is_json_and_told_again_alike(game: str) -> None:
    rules = BOXES[game].open({})
    told = rules.printed()
    assert json.loads(json.dumps(told)) == told == rules.printed()


@pytest.mark.rule("SN-134")
def test_goods_tell_value_penalty_and_what_they_count_as() -> None:
    goods = {row["name"]: row for row in NOTTINGHAM.open({}).printed()["goods"]}
    assert goods["apple"] == {
        "name": "apple",
        "legal": True,
        "value": 2,
        "penalty": 2,
        "counts_for": None,
        "counts_as": 1,
        "cards": {"3": 48, "4": 48, "5": 48},
    }
    assert (goods["gouda"]["counts_for"], goods["gouda"]["counts_as"]) == ("cheese", 2)
    assert goods["gouda"]["cards"]["4"] == 2
    plain = NOTTINGHAM.open({"royals": False}).printed()
    assert [row["cards"]["4"] for row in plain["goods"] if row["name"] == "gouda"] == [0]
    assert plain["bonuses"][0] == {"good": "apple", "king": 20, "queen": 10}
    assert plain["rounds"] == {"3": 9, "4": 8, "5": 10}


def test_the_ring_tells_who_sits_where() -> None:
    told = SHAHDOZD.open({}).printed()
    assert told["seatings"]["4"] == ["a", "b", "d", "e"]
    assert (told["king_takes"], len(told["characters"])) == (3, 6)
