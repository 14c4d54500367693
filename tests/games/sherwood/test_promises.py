"""Promises to use cards: kept, broken, or not needed after all."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, raid


def promise(seat: int, to: int = 0, cards: int = 1, standing: str = "open") -> dict[str, Any]:
    about = {"round": 1, "hideout": "mill"}
    return {"seat": seat, "to": to, "cards": cards, **about, "standing": standing}


def met(raiders: dict[int, int], *promises: dict[str, Any], **more: Any) -> Table:
    """A cart of combat value 6 comes by the mill, and no Messenger can be about."""
    mill = band("mill", raiders, **more.pop("mill", {}))
    discard = {"messenger": 2, **more.pop("discard", {})}
    return raid("a17", mill, advanced=True, promises=list(promises), discard=discard, **more)


def standings(laid: Table) -> list[str]:
    return [one["standing"] for one in laid.promises]


@pytest.mark.rule("SF-109", "SF-105", "B-51")
def test_who_is_asked_and_declines_has_broken_the_promise_and_all_hear_of_it() -> None:
    laid = met({0: 2, 1: 2}, promise(1), hands={1: {"sword": 1}}).say(1, "pass")
    assert laid.told("promise_broken") == [{"seat": 1, "to": 0}]
    assert laid.promises == [promise(1, standing="broken")]


@pytest.mark.rule("SF-109", "SF-105", "B-51")
def test_a_promise_is_kept_by_using_as_many_cards() -> None:
    laid = met({0: 2, 1: 2}, promise(1), hands={1: {"sword": 1}}).say(1, "use sword")
    assert laid.told("promise_kept") == [{"seat": 1, "to": 0}]
    assert laid.told("raided")


@pytest.mark.rule("SF-105", "B-51")
def test_a_member_who_was_never_asked_has_broken_no_promise() -> None:
    hands = {0: {"sword": 1}, 1: {"staff": 1}}
    laid = met({0: 2, 1: 2}, promise(1), hands=hands).say(0, "hear 0", "use sword")
    assert laid.told("raided")
    assert laid.told("promise_broken") == []
    assert laid.told("promise_unneeded") == [{"seat": 1, "to": 0}]
    assert standings(laid) == ["unneeded"]


@pytest.mark.rule("B-51")
def test_who_is_not_asked_for_the_second_card_has_not_refused_it() -> None:
    laid = met({0: 2, 1: 2}, promise(1, cards=2), hands={1: {"sword": 1, "staff": 1}})
    laid.say(1, "use sword")
    assert laid.told("raided")
    assert standings(laid) == ["unneeded"]


@pytest.mark.rule("B-51")
def test_who_declines_at_first_and_uses_the_card_after_all_has_kept_the_promise() -> None:
    hands = {0: {"staff": 1}, 1: {"staff": 1}}
    laid = met({0: 2, 1: 2}, promise(1), hands=hands).say(0, "hear 1").say(1, "pass")
    laid.say(0, "use staff").say(1, "use staff")
    assert laid.told("raided")
    assert standings(laid) == ["kept"]


@pytest.mark.rule("B-51")
def test_where_nobody_has_to_be_asked_the_promise_is_closed_as_not_needed() -> None:
    laid = met({0: 3, 1: 3}, promise(1), promise(0, 1), hands={1: {"sword": 1}})
    assert laid.told("raided")
    assert laid.told("promise_unneeded") == [{"seat": 0, "to": 1}, {"seat": 1, "to": 0}]
    assert standings(laid) == ["unneeded", "unneeded"]


@pytest.mark.rule("SF-105", "B-51")
def test_a_promise_about_a_target_is_not_settled_by_another_card() -> None:
    mill = {"letter": "c", "target": "b", "informant": 0}
    laid = met({0: 2, 1: 2}, promise(1), mill=mill, hands={1: {"sword": 1}}).say(1, "pass")
    assert laid.promises == [promise(1)]


@pytest.mark.rule("B-51")
def test_who_goes_home_after_another_card_cannot_be_asked_any_more() -> None:
    mill = {"letter": "c", "target": "b", "informant": 0}
    hands = {1: {"provisions": 1}}
    laid = met({0: 3, 1: 3}, promise(1), promise(0, 1), mill=mill, hands=hands)
    while laid.phase == "share":
        laid.say(0, laid.moves(0)[0])
    laid.answer(s1="provisions")
    assert laid.band("mill")["raiders"] == [0, 3, 0, 0]
    assert standings(laid) == ["open", "unneeded"]


@pytest.mark.rule("B-51")
def test_who_flees_from_the_sheriff_cannot_be_asked_any_more() -> None:
    hollow = band("hollow", {0: 1, 1: 1})
    about = {"round": 1, "hideout": "hollow"}
    laid = raid("sheriff-a1", hollow, advanced=True, promises=[{**promise(1), **about}])
    assert laid.told("sheriff_won")
    assert standings(laid) == ["unneeded"]


@pytest.mark.rule("B-51")
@pytest.mark.parametrize("number", [1, 6])
def test_no_promise_stays_open_beyond_its_round(number: int) -> None:
    """The band at the fen meets nothing."""
    waiting = {"seat": 1, "to": 0, "cards": 1, "round": number, "hideout": "fen"}
    fen = band("fen", {0: 1, 1: 1})
    card = "a1" if number == 1 else "b1"
    laid = raid(
        card,
        fen,
        advanced=True,
        gone="bcde",
        round=number,
        promises=[{**waiting, "standing": "open"}],
        discard={"messenger": 2},
    )
    assert standings(laid) == ["unneeded"]
