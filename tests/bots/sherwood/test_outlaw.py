"""Situations with a right answer."""

from typing import Any

from games.sherwood.tables import Table, band, raid, table
from hoodwink.bots import make_bot


def answer(laid: Table, seat: int) -> str:
    bot = make_bot("outlaw", "sherwood", 1, laid.match.setting)
    return bot.choose(laid.match.view(seat), laid.match.moves(seat)).text


def word(laid: Table, seat: int) -> str | None:
    said = make_bot("outlaw", "sherwood", 1, laid.match.setting).interject(
        laid.match.view(seat), laid.match.moves(seat)
    )
    return said.text if said else None


def drafted(laid: Table, seat: int) -> list[str]:
    """Everything that a seat says until it is somebody else's turn to answer."""
    said: list[str] = []
    while tuple(laid.match.to_act) == (seat,) and len(said) < 20:
        said.append(answer(laid, seat))
        laid.say(seat, said[-1])
    return said


def test_in_the_last_round_it_donates_all_that_it_has() -> None:
    assert answer(table(sacks=[5, 2, 2, 2], round=6), 0) == "donate 5"


def test_early_it_keeps_the_price_of_a_recruit_when_it_must_donate() -> None:
    assert answer(table(sacks=[8, 2, 2, 2], round=1), 0) == "donate 5"
    assert answer(table(sacks=[8, 2, 2, 2], round=5), 0) == "donate 8"


def test_it_sends_the_card_that_its_own_band_can_rob() -> None:
    laid = table(
        phase="choose",
        bands=[band("hollow", {0: 4}), band("fen", {1: 4})],
        row={"a": "a10", "b": "a9"},
        looked={"b": [0]},
        oaks=[3, 4, 4, 4],
    )
    assert answer(laid, 0) == "send b"


def test_it_uses_the_weakest_card_that_wins() -> None:
    laid = raid("a9", band("hollow", {1: 3}), hands={1: {"staff": 1, "longbow": 1}})
    assert answer(laid, 1) == "use staff"


def test_it_wastes_no_card_where_all_its_cards_are_too_few() -> None:
    laid = raid("a9", band("hollow", {1: 2}), hands={1: {"staff": 1}})
    assert laid.phase == "equip"
    assert answer(laid, 1) == "pass"


def test_it_takes_the_odd_part_of_the_loot_for_itself() -> None:
    laid = raid("a9", band("hollow", {1: 2, 2: 2}))
    assert laid.phase == "share"
    assert answer(laid, 1) == "give 1 sack"


def test_it_proposes_an_alliance_where_it_is_too_weak_alone() -> None:
    laid = table(row={"a": "b21"}, round=4, camps=[6, 6, 6, 6], oaks=[2, 2, 2, 2])
    said = drafted(laid, 0)
    assert said[-1] == "propose"
    assert laid.phase == "answer"


def test_it_accepts_a_fair_alliance_and_declines_a_hopeless_one() -> None:
    fair = table(row={"a": "b21"}, round=4, camps=[6, 6, 6, 6], oaks=[2, 2, 2, 2])
    fair.say(0, "hide thicket", "bring 6", "invite 1 6", "propose")
    assert answer(fair, 1) == "accept"
    hopeless = table(row={"a": "b21"}, round=4, camps=[6, 6, 6, 6], oaks=[2, 2, 2, 2])
    hopeless.say(0, "hide abbey", "bring 1", "invite 1 6", "propose")
    assert answer(hopeless, 1) == "decline"


def test_whoever_was_refused_goes_alone() -> None:
    laid = table(row={"a": "b21"}, round=4, camps=[6, 6, 6, 6], oaks=[2, 2, 2, 2])
    laid.say(0, "hide thicket", "bring 6", "invite 1 6", "propose").say(1, "decline")
    assert "propose" not in drafted(laid, 0)


def test_it_promises_an_ally_a_share_of_the_target() -> None:
    laid = table(advanced=True, row={"a": "b21"}, round=4, camps=[6, 6, 6, 6], oaks=[2, 2, 2, 2])
    said = drafted(laid, 0)
    assert "target a by 0" in said
    assert any(term.startswith("share ") for term in said)


def test_it_suggests_a_raid_on_a_cart_that_only_it_has_seen() -> None:
    secret: dict[str, Any] = {"row": {"b": "b21"}, "looked": {"b": [1]}}
    laid = table(round=4, camps=[6, 6, 6, 6], oaks=[2, 1, 2, 2], **secret)
    said = word(laid, 1)
    assert said is not None
    assert said.startswith("suggest ")
    assert word(laid, 2) is None


def test_it_says_a_thing_only_once_in_a_turn() -> None:
    secret: dict[str, Any] = {"row": {"b": "b21"}, "looked": {"b": [1]}}
    laid = table(round=4, camps=[6, 6, 6, 6], oaks=[2, 1, 2, 2], **secret)
    said = word(laid, 1)
    assert said is not None
    laid.say(1, said)
    assert word(laid, 1) is None


def test_it_wears_its_cape_when_the_sheriff_wins() -> None:
    laid = raid(
        "sheriff-b1", band("brook", {1: 3}), advanced=True, hands={1: {"cape": 1}}, glory=[5] * 4
    )
    while laid.phase == "messenger":
        laid.answer()
    assert laid.phase == "cape"
    assert answer(laid, 1).startswith("cape ")
