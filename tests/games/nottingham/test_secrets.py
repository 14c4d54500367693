"""Who knows what."""

import pytest

from games.nottingham.tables import kinds, rules, table, worlds
from hoodwink.kernel.game import laid_over


@pytest.mark.rule("SN-103")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    at = table("aside", turn=1, hands={1: "3 apple 3 silk", 2: "6 bread"})
    assert at.view(1)["hand"] == {"apple": 3, "silk": 3}
    assert at.view(2)["hand"] == {"bread": 6}
    assert at.view(None)["hand"] is None
    assert at.place(1, 2)["hand"] == 6
    assert "silk" not in str(at.view(2))


@pytest.mark.rule("SN-103")
def test_set_aside_cards_are_face_down_until_they_are_laid() -> None:
    at = table("aside", turn=1, hands={1: "5 silk mead"}, left="apple", right="apple")
    at.say(1, "set aside silk", "set aside mead")
    assert at.place(1, 2)["hand"] == 6
    assert at.view(2)["aside"] == {"count": 0, "goods": None}
    at.say(1, "done")
    assert at.view(2)["aside"] == {"count": 2, "goods": None}
    assert at.view(1)["aside"] == {"count": 2, "goods": {"mead": 1, "silk": 1}}
    assert at.told("set_aside", 2) == [{"seat": 1, "count": 2}]
    at.say(1, "draw left", "draw right", "lay left")
    assert at.view(2)["aside"]["goods"] == {"mead": 1, "silk": 1}


@pytest.mark.rule("SN-104")
def test_both_piles_lie_open_to_all() -> None:
    at = table("aside", turn=1, hands={1: "apple"}, left="silk mead", right="bread")
    for seat in (0, 1, 2, 3, None):
        assert at.view(seat)["piles"] == {"left": ["silk", "mead"], "right": ["bread"]}


@pytest.mark.rule("SN-105")
def test_all_know_what_was_taken_from_a_pile_and_only_the_drawer_what_came_from_the_deck() -> None:
    at = table("aside", turn=1, hands={1: "6 apple"}, left="silk", right="")
    at.say(1, "set aside apple", "set aside apple", "done", "draw left")
    assert at.view(2)["taken"] == ["silk"]
    assert all(world["hands"][1].get("silk", 0) >= 1 for world in worlds(at, 2))
    at.say(1, "lay left")
    assert at.place(1, 2)["taken_openly"] == [["silk", 1]]
    public, private = at.told("drew", 2), at.told("drew", 1)
    assert public[0] == {"seat": 1, "source": "left", "good": "silk"}
    assert "good" not in public[1]
    assert "good" in private[1]
    assert all(world["hands"][1].get("silk", 0) >= 1 for world in worlds(at, 2))


@pytest.mark.rule("SN-106")
def test_a_bag_is_known_to_its_owner_alone() -> None:
    at = table(bags={1: "2 silk mead", 2: "apple"}, hands={1: "3 cheese"})
    assert at.view(1)["bag"] == {"mead": 1, "silk": 2}
    for seat in (0, 2, 3):
        assert at.view(seat)["bag"] in ({}, {"apple": 1})
    bags = [tuple(sorted(world["bags"][1].items())) for world in worlds(at, 0)]
    assert len(set(bags)) > 10
    assert all(sum(count for _, count in bag) == 3 for bag in bags)


@pytest.mark.rule("SN-107", "SN-050")
def test_how_many_cards_a_bag_holds_is_seen_once_all_are_closed() -> None:
    at = table("fill", hands={1: "6 apple", 2: "6 bread"})
    at.say(1, "bag apple", "bag apple", "close")
    assert at.place(1, 2)["bag"] == 0
    assert at.place(1, 2)["hand"] == 6
    assert {sum(world["bags"][1].values()) for world in worlds(at, 2)} == {1, 2, 3, 4, 5}
    assert {sum(world["bags"][2].values()) for world in worlds(at, 1)} == {0}
    at.say(2, "bag bread", "close")
    assert at.place(1, 2)["bag"] == 2


@pytest.mark.rule("SN-108")
def test_legal_goods_on_a_stall_are_public() -> None:
    at = table(bags={1: "apple"}, stalls={2: "3 cheese bread"})
    for seat in (0, 1, 3, None):
        assert at.place(2, seat)["stall"] == {"cheese": 3, "bread": 1}


@pytest.mark.rule("SN-109", "SN-110")
def test_face_down_cards_may_be_any_contraband_and_nothing_else() -> None:
    at = table(bags={2: "apple"}, down={1: "silk mead"})
    found = worlds(at, 0, 60)
    seen = {kind for world in found for kind in kinds(world, 1)}
    assert len(seen) > 5
    assert not seen & {"apple", "cheese", "bread", "chicken"}
    assert all(kinds(world, 1) == ["mead", "silk"] for world in worlds(at, 1, 5))


@pytest.mark.rule("A-11", "A-13")
def test_who_gave_and_who_got_bribed_contraband_know_it_for_good() -> None:
    at = table(bags={1: "apple", 2: "apple"}, down={1: "crossbow mead"})
    at.say(0, f"accept {at.offer(1, 'draft pass 1', 'add crossbow')}")
    for seat, kind in ((0, "crossbow"), (1, "crossbow"), (2, None), (3, None), (None, None)):
        (card,) = at.place(0, seat)["face_down"]
        assert card["kind"] == kind
    assert at.told("gave", 2)[0]["contraband"] == 1
    assert "kinds" not in at.told("gave", 2)[0]
    assert at.told("gave", 0)[0]["kinds"] == {"crossbow": 1}
    assert all(kinds(world, 0) == ["crossbow"] for world in worlds(at, 1, 10))
    assert len({kinds(world, 0)[0] for world in worlds(at, 2)}) > 3


@pytest.mark.rule("A-11", "SN-097", "SN-110")
def test_all_see_contraband_delivered_from_a_bag_and_nothing_of_what_stays_in_it() -> None:
    at = table(bags={1: "silk mead crossbow", 2: "apple"})
    claim = at.offer(1, "draft pass 1", "claim silk", "claim pepper")
    at.say(0, f"accept {claim}", "pass 1")
    for seat in (0, 2, 3, None):
        (told,) = at.told("delivered", seat)
        assert (told["goods"], told["missing"]) == ({"silk": 1}, 1)
        assert [card["kind"] for card in at.place(0, seat)["face_down"]] == ["silk"]
        (rest,) = at.place(1, seat)["face_down"]
        assert (rest["kind"], rest["count"], rest["is_not"]) == (None, 2, ["pepper"])
        assert "kinds" not in at.told("unpacked", seat)[0]
    assert at.told("unpacked", 1)[0]["kinds"] == {"mead": 1, "crossbow": 1}
    found = {kind for world in worlds(at, 2) for kind in kinds(world, 1)}
    assert "pepper" not in found
    assert {"mead", "silk", "crossbow"} <= found


@pytest.mark.rule("A-36")
def test_nobody_else_learns_of_a_draft() -> None:
    at = table(bags={1: "apple", 2: "apple"}, down={1: "crossbow"})
    before = {seat: (at.view(seat), at.match.moves(seat or 0)) for seat in (0, 2, 3, None)}
    at.say(1, "draft pass 2", "add crossbow", "add coins 5")
    assert at.view(1)["draft"]["kinds"] == {"crossbow": 1}
    for seat, seen in before.items():
        assert (at.view(seat), at.match.moves(seat or 0)) == seen
    assert at.match.may_act == (1, 2, 3)
    assert at.heard.events == []
    assert worlds(at, 1, 2)[0]["drafts"][0]["coins"] == 5
    assert [world["drafts"] for world in worlds(at, 0, 5)] == [[]] * 5
    at.say(0, "pass 2")
    assert at.view(1)["draft"] is None
    assert [event.kind for event in at.heard.events] == ["passed", "unpacked"]


def test_a_view_is_what_all_see_and_what_is_the_seats_own() -> None:
    at = table(bags={1: "silk", 2: "apple"}, down={1: "silk mead"})
    at.offer(1, "draft pass 1", "add silk")
    game = rules()
    truth = game.load(at.match.position()["state"])
    always = {"seat", "hand", "bag", "draft", "stakes"}
    more = {seat: set(game.own(truth, seat)) - always for seat in range(4)}
    assert more == {0: {"seats", "offers"}, 1: {"seats", "offers"}, 2: set(), 3: set()}
    for seat in (None, *range(4)):
        assert game.view(truth, seat) == laid_over(game.public(truth), game.own(truth, seat))
    assert game.public(truth)["options"] == game.setting.options
