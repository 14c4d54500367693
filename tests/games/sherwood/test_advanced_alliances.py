"""Alliances by the advanced rules: everything is on offer, and only what is done at once binds."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, table

HIDE = ("hide cave", "bring 2", "invite 1 2")


def advanced(**more: Any) -> Table:
    return table(advanced=True, **more)


def known(**more: Any) -> Table:
    """Seat 1 has looked at b, seat 0 at c."""
    return advanced(row={"b": "a9", "c": "a13"}, looked={"b": [1], "c": [0]}, **more)


@pytest.mark.rule("SF-092")
def test_the_first_four_actions_are_as_in_the_basic_game() -> None:
    laid = advanced()
    assert laid.verbs(0) == {"donate", "look", "buy", "recruit", "hide", "hush"}
    laid.say(0, "recruit")
    assert (laid.market[0], laid.oaks[0]) == (2, 3)


@pytest.mark.rule("SF-093")
def test_whoever_is_interested_says_so_with_wishes_for_loot_or_a_target() -> None:
    laid = advanced().say(1, "suggest cave 3", "suggest 2 parts").say(2, "suggest target b")
    assert [words for _, words in laid.suggestions] == [
        "suggest cave 3",
        "suggest 2 parts",
        "suggest target b",
    ]
    assert laid.refused(3, "suggest target f") == "SF-018"


@pytest.mark.rule("SF-094")
def test_the_leader_may_cut_off_the_talks() -> None:
    laid = advanced().say(1, "suggest cave 3").say(0, "hush")
    assert list(laid.match.may_act) == []
    assert laid.refused(2, "suggest cave 1") == "SF-094"
    assert laid.refused(0, "hush") == "SF-094"
    assert laid.told("hushed") == [{"seat": 0}]
    assert table().refused(0, "hush") == "SF-094"


@pytest.mark.rule("SF-095")
def test_after_all_talk_the_leader_may_go_alone_which_ends_the_turn() -> None:
    laid = advanced().say(0, *HIDE, "propose").agree(3).say(0, "hide mill", "place 2")
    assert laid.band("mill")["raiders"] == [2, 0, 0, 0]
    assert list(laid.match.to_act) == [1]


@pytest.mark.rule("SF-096", "SF-098", "B-48")
def test_gold_that_was_agreed_changes_hands_at_once() -> None:
    laid = advanced(sacks=[3, 2, 4, 2])
    laid.say(0, *HIDE, "invite 2 1", "pay 1 2", "charge 2 4", "propose").agree()
    assert laid.sacks == [5, 4, 0, 2]
    assert laid.mine == 42 - 11
    assert laid.told("allied")[0]["paid"] == {"1": 2, "2": -4}
    assert list(laid.match.to_act) == [1]


@pytest.mark.rule("SF-098")
def test_nobody_pays_more_than_there_is_in_camp_or_twice() -> None:
    laid = advanced(sacks=[3, 2, 4, 2]).say(0, *HIDE, "invite 2 1", "pay 1 2")
    assert laid.refused(0, "pay 2 2") == "SF-098"
    assert laid.refused(0, "charge 2 5") == "SF-098"
    assert laid.refused(0, "charge 1 1") == "B-49"
    assert laid.refused(0, "pay 3 1") == "SF-084"


@pytest.mark.rule("SF-097")
def test_raiders_glory_and_cards_are_no_goods() -> None:
    laid = known(hands={0: {"staff": 1}}).say(0, *HIDE, "target b by 1")
    assert laid.verbs(0) == {
        "drop",
        "propose",
        "bring",
        "strike",
        "invite",
        "pledge",
        "pay",
        "charge",
        "share",
    }
    glory, hands = laid.glory, laid.hand(0)
    laid.say(0, "pledge card", "propose").agree()
    assert (laid.glory, laid.hand(0)) == (glory, hands)


@pytest.mark.rule("SF-099", "B-21")
def test_the_informant_is_an_ally_who_knows_the_card() -> None:
    laid = known().say(0, *HIDE)
    assert [m for m in laid.moves(0) if m.startswith("target")] == [
        "target a by 0",
        "target a by 1",
        "target b by 1",
        "target c by 0",
    ]
    assert (
        table(advanced=True).say(0, "hide cave", "bring 2").refused(0, "target a by 0") == "SF-082"
    )
    assert laid.refused(0, "target b by 0") == "SF-099"
    assert laid.refused(0, "target b by 2") == "SF-099"
    assert laid.refused(0, "target f by 1") == "SF-018"


@pytest.mark.rule("SF-099", "SF-100", "SF-102")
def test_the_informant_marks_hideout_and_card_though_another_leads() -> None:
    laid = known().say(0, *HIDE, "target b by 1", "propose").agree()
    found = laid.band("cave")
    assert (found["leader"], found["informant"]) == (0, 1)
    assert (found["letter"], found["target"]) == ("c", "b")


@pytest.mark.rule("SF-101", "SF-137", "SF-105", "B-39")
def test_promised_equipment_is_neither_named_nor_shown_nor_marked() -> None:
    laid = advanced(hands={1: {"sword": 1}, 0: {"staff": 1}})
    laid.say(0, *HIDE, "ask 1 card", "pledge card", "propose").agree()
    found = laid.band("cave")
    assert (found["letter"], found["pledges"]) == (None, [])
    assert (laid.hand(0), laid.hand(1)) == ({"staff": 1}, {"sword": 1})
    assert laid.view(2)["shown"] == [{}, {}, {}, {}]
    assert laid.promises == [
        {"seat": 0, "to": 1, "cards": 1, "round": 1, "hideout": "cave", "standing": "open"},
        {"seat": 1, "to": 0, "cards": 1, "round": 1, "hideout": "cave", "standing": "open"},
    ]


@pytest.mark.rule("SF-101")
def test_a_card_is_promised_without_its_name() -> None:
    laid = advanced(hands={1: {"sword": 1}}).say(0, *HIDE)
    assert laid.refused(0, "ask 1 sword") == "SF-101"
    assert laid.refused(0, "pledge sword") == "SF-101"
    laid.say(0, "ask 1 card")
    assert laid.refused(0, "ask 1 card") == "SF-046"
    assert laid.refused(0, "pledge card") == "SF-046"


@pytest.mark.rule("SF-103", "SF-104", "B-6")
def test_promised_loot_is_put_aside_in_the_hideout_and_does_not_fight() -> None:
    laid = known().say(0, *HIDE, "target b by 1", "share 0 3 sacks", "share 0 1 companions")
    laid.say(0, "propose").agree()
    assert laid.band("cave")["escrow"] == [[0, 3, 1]]
    assert (laid.mine, laid.oaks[0]) == (31, 2)
    assert laid.band("cave")["raiders"] == [2, 2, 0, 0]
    assert laid.card("b", 0) is None


@pytest.mark.rule("B-6", "SF-103")
def test_no_more_is_put_aside_than_the_stocks_have() -> None:
    laid = known(sacks=[2, 2, 33, 2], camps=[7, 4, 4, 4]).say(0, *HIDE, "target b by 1")
    assert laid.mine == 3
    assert laid.refused(0, "share 0 4 sacks") == "B-6"
    assert laid.refused(0, "share 0 2 companions") == "B-6"
    assert laid.refused(0, "share 0 2 sacks") == "B-52"
    laid.say(0, "share 0 1 sacks")
    assert laid.refused(0, "share 0 1 sacks") == "B-49"


@pytest.mark.rule("B-52", "B-6", "B-16")
def test_of_a_card_that_lies_face_up_no_more_is_promised_than_it_shows() -> None:
    laid = advanced().say(0, *HIDE, "target a by 1")
    assert [m for m in laid.moves(0) if m.startswith("share")] == ["share 0 1 sacks"]
    assert laid.refused(0, "share 0 2 sacks") == "B-52"
    assert laid.refused(0, "share 0 1 companions") == "B-52"
    laid = advanced(row={"a": "a14"}).say(0, *HIDE, "invite 2 1", "target a by 1")
    laid.say(0, "share 0 1 companions", "share 2 1 companions", "share 0 1 sacks")
    assert laid.refused(0, "share 2 1 sacks") == "B-52"


@pytest.mark.rule("B-52")
def test_of_a_sheriff_nothing_can_be_promised() -> None:
    laid = advanced(row={"a": "sheriff-a1"}).say(0, *HIDE, "target a by 1")
    assert laid.refused(0, "share 0 1 sacks") == "B-52"


@pytest.mark.rule("B-52", "B-6", "B-16")
def test_of_a_hidden_card_no_more_is_promised_than_the_richest_convoy_holds() -> None:
    """Six sacks and two companions with an A on the back, however poor the card at b."""
    laid = known().say(0, *HIDE, "invite 2 2", "target b by 1", "share 0 4 sacks")
    assert laid.refused(0, "share 2 3 sacks") == "B-52"
    laid.say(0, "share 2 2 sacks", "share 2 2 companions")
    assert laid.refused(0, "share 0 1 companions") == "B-52"


@pytest.mark.rule("B-52", "B-16", "B-28")
def test_two_players_cannot_starve_the_mine_by_promising_the_same_loot_again() -> None:
    laid = known(camps=[7, 7, 4, 4])
    for hideout in ("cave", "mill", "fen"):
        laid.say(0, f"hide {hideout}", "bring 1", "invite 1 1", "target b by 1")
        most = [m for m in laid.moves(0) if m.endswith("sacks")]
        laid.say(0, *most[-1:], "propose").agree()
        for seat in (1, 2, 3):
            laid.say(seat, "look c")
    assert laid.mine == 34 - 6


@pytest.mark.rule("B-52", "B-16")
def test_nor_by_promising_the_loot_of_one_hidden_card_after_another() -> None:
    """Six sacks of each card would soon be all of 34: the mine keeps half."""
    marks = ({"letter": "c", "target": "b"}, {"letter": "d", "target": "c"})
    bands = [
        band(hideout, {0: 1, 1: 1}, informant=1, escrow=[[0, 6, 0]], **marked)
        for hideout, marked in zip(("cave", "mill"), marks, strict=True)
    ]
    row = {"b": "a9", "c": "a13", "d": "a5"}
    laid = advanced(bands=bands, row=row, looked={place: [1] for place in row})
    laid.say(0, "hide fen", "bring 1", "invite 1 1", "target d by 1")
    assert laid.mine == 34 - 12
    assert laid.refused(0, "share 0 6 sacks") == "B-52"
    laid.say(0, "share 0 5 sacks", "propose").agree()
    assert laid.mine == 17


@pytest.mark.rule("SF-114", "B-6")
def test_nothing_is_put_aside_for_the_informant() -> None:
    laid = known().say(0, *HIDE, "target b by 1")
    assert laid.refused(0, "share 1 1 sacks") == "SF-114"
    assert laid.refused(0, "share 2 1 sacks") == "SF-084"


@pytest.mark.rule("SF-106")
def test_without_a_target_neither_markers_nor_loot_are_placed() -> None:
    laid = known().say(0, *HIDE)
    assert laid.refused(0, "share 0 1 sacks") == "SF-106"
    laid.say(0, "propose").agree()
    found = laid.band("cave")
    assert (found["letter"], found["target"], found["escrow"]) == (None, None, [])


@pytest.mark.rule("SF-102")
def test_an_alliance_has_one_target() -> None:
    laid = known().say(0, *HIDE, "target b by 1")
    assert laid.refused(0, "target c by 0") == "SF-102"


@pytest.mark.rule("B-28")
def test_two_alliances_may_mark_the_same_card() -> None:
    mill = band("mill", {2: 1, 3: 1}, letter="c", target="a", informant=2)
    laid = known(bands=[mill]).say(0, *HIDE, "target a by 0", "propose").agree()
    assert (laid.band("cave")["letter"], laid.band("cave")["target"]) == ("d", "a")
    assert (laid.band("mill")["letter"], laid.band("mill")["target"]) == ("c", "a")


@pytest.mark.rule("B-24")
def test_with_all_pairs_in_use_no_target_can_be_fixed() -> None:
    names = ["gallows", "hollow", "ravine", "thicket", "abbey", "brook"]
    marked = [
        band(name, {3: 1, 2: 1}, letter=letter, target="a", informant=3)
        for name, letter in zip(names, "cdefgh", strict=True)
    ]
    laid = advanced(bands=marked, camps=[4, 4, 1, 1]).say(0, *HIDE)
    assert laid.refused(0, "target a by 0") == "B-24"


@pytest.mark.rule("SF-107")
def test_in_the_raid_phase_there_is_only_talk() -> None:
    laid = advanced(phase="choose")
    assert list(laid.match.may_act) == []
    assert laid.refused(1, "suggest cave 1") == "SF-083"
    assert laid.refused(1, "invite 2 1") == "SF-025"
