"""Hiring, placing, using and losing characters."""

import pytest

from games.cornish.tables import content, ends, lay, player


@pytest.mark.rule("CS-051", "C-4")
def test_hiring_may_be_paid_with_a_point_of_reputation() -> None:
    table = lay(player(gold=9, reputation=2))
    table.say(0, "hire allen-cutler for reputation")
    assert table.purse(0) == (7, 20, 4)


@pytest.mark.rule("C-4")
def test_an_option_asks_two_reputation_for_hiring() -> None:
    table = lay(player(reputation=2), options={"hire_reputation": 2})
    table.say(0, "hire allen-cutler for reputation")
    assert table.purse(0)[2] == 3
    assert (
        lay(player(reputation=1), options={"hire_reputation": 2}).why_not(
            0, "hire allen-cutler for reputation"
        )
        == "CS-051"
    )


@pytest.mark.rule("CS-065")
def test_any_face_up_character_that_can_be_paid_is_for_hire() -> None:
    table = lay(player(gold=3, influence=1, reputation=0))
    names = ["tinners-of-st-just", "allen-cutler"]
    assert table.moves(0, "hire") == [f"hire {name} for influence" for name in names]
    assert table.why_not(0, "hire preacher-trewin for influence") == "CS-051"
    assert table.why_not(0, "hire squire-st-aubyn for influence") == "CS-065"


@pytest.mark.rule("CS-070")
def test_a_new_card_of_the_same_deck_is_turned_up_at_once() -> None:
    table = lay(player(pawns=["helston"]))
    table.say(0, "hire allen-cutler for influence", "place pawn breage")
    shown = table.truth["faces"][3]
    by_key = {card.key: card for card in content().characters}
    assert shown != "allen-cutler"
    assert by_key[shown].deck == 3
    assert table.told("character_revealed")[0]["character"] == shown


@pytest.mark.rule("CS-068", "CS-069", "CS-129", "C-11")
def test_the_new_pawn_stands_beside_the_network_or_on_scilly() -> None:
    table = lay(player(pawns=["breage", "porthleven"]), player(pawns=["godolphin"]))
    table.say(0, "hire allen-cutler for influence")
    places = {"prussia-cove", "godolphin", "helston", "gunwalloe", "scilly"}
    assert ends(table.moves(0)) == places
    assert table.why_not(0, "place pawn breage") == "C-11"
    assert table.why_not(0, "place pawn hayle") == "CS-069"


@pytest.mark.rule("CS-069")
def test_some_cards_let_the_pawn_go_further() -> None:
    anywhere = lay(player(pawns=["breage"]), faces=["hermit-of-roche", None, None, None])
    anywhere.say(0, "hire hermit-of-roche for influence")
    assert len(anywhere.moves(0)) == len(content().board.land)
    ports = lay(player(pawns=["breage"]), faces=[None, None, None, "harbour-master"])
    ports.say(0, "hire harbour-master for influence")
    assert {"st-ives", "cadgwith", "godolphin", "scilly"} <= ends(ports.moves(0))
    assert "camborne" not in ends(ports.moves(0))


@pytest.mark.rule("CS-130", "C-10")
def test_who_stands_on_scilly_alone_places_the_next_pawn_anywhere() -> None:
    table = lay(player(pawns=["scilly"]))
    table.say(0, "hire allen-cutler for influence")
    assert len(table.moves(0)) == len(content().board.land)
    table.say(0, "place pawn helston").say(1, "pass")
    table.say(0, "hire tinners-of-st-just for influence")
    near = {"wendron", "gweek", "godolphin", "breage", "porthleven", "gunwalloe", "scilly"}
    assert ends(table.moves(0)) == near


@pytest.mark.rule("CS-130", "CS-129")
def test_a_card_for_the_mainland_keeps_off_scilly_even_then() -> None:
    table = lay(player(pawns=["scilly"]), faces=[None, None, None, "coroner-scobell"])
    table.say(0, "hire coroner-scobell for influence")
    assert "scilly" not in ends(table.moves(0))
    assert len(table.moves(0)) == len(content().board.land) - 1


@pytest.mark.rule("CS-072", "CS-039")
def test_a_used_character_lies_face_down_until_the_next_round() -> None:
    table = lay(
        player(influence=1, reputation=0, characters=["curate-pascoe"]), player(passed=True)
    )
    table.say(0, "use curate-pascoe")
    assert table.purse(0)[1] == 3
    assert table.who(0)["characters"][0]["used"]
    assert table.why_not(0, "use curate-pascoe") == "CS-072"
    table.say(0, "pass").say(1, "pass")
    assert table.moves(0, "use") == ["use curate-pascoe"]


@pytest.mark.rule("CS-072")
def test_what_using_costs_must_be_paid() -> None:
    rich = lay(player(gold=2, influence=1, reputation=1, characters=["banker-bolitho"]))
    rich.say(0, "use banker-bolitho")
    assert rich.purse(0) == (3, 0, 1)
    poor = lay(player(influence=0, characters=["banker-bolitho"]))
    assert poor.why_not(0, "use banker-bolitho") == "CS-072"


@pytest.mark.rule("CS-073", "C-7")
def test_effects_of_several_characters_add_up() -> None:
    me = player(
        anchor="st-ives",
        pawns=["st-ives"],
        hold=["brandy"],
        characters=["lookout-boys", "excise-surveyor"],
    )
    table = lay(me)
    table.say(0, "unload brandy", "land")
    assert table.told("goods_landed")[0]["risk"] == 5 + 4 - 3


@pytest.mark.rule("CS-074a", "CS-074b", "CS-074c", "C-31", "C-33", "C-34")
def test_a_lost_character_takes_reputation_warehouse_and_a_pawn_along() -> None:
    me = player(
        reputation=0,
        pawns=["penzance", "gweek"],
        characters=["farmhands-of-gweek"],
        warehouses={"powder-house": ["rum"]},
    )
    table = lay(me, seized=["tea"])
    table.say(0, "raid tea with farmhands-of-gweek", "storm warehouse")
    assert table.who(0)["characters"] == []
    assert table.who(0)["warehouses"] == {}
    assert table.purse(0)[2] == 0
    assert ("gweek", 0, "rum") in table.ashore
    assert set(table.moves(0)) == {"remove pawn penzance", "remove pawn gweek"}
    table.say(0, "remove pawn gweek")
    assert ("gweek", None, "rum") in table.ashore
    assert table.who(0)["pawns"] == ["penzance"]


@pytest.mark.rule("CS-074c", "C-33")
def test_a_character_may_leave_by_its_own_power_and_a_last_pawn_goes_by_itself() -> None:
    me = player(gold=0, reputation=1, pawns=["breage"], characters=["wreckers-of-breage"])
    table = lay(me)
    table.say(0, "use wreckers-of-breage")
    assert table.purse(0)[0] == 4
    assert table.who(0)["pawns"] == []
    assert table.who(0)["characters"] == []
    assert table.phase == "turn"


@pytest.mark.rule("CS-074c")
def test_without_pawns_none_is_removed() -> None:
    table = lay(player(characters=["wreckers-of-breage"]))
    table.say(0, "use wreckers-of-breage")
    assert table.phase == "turn"
    assert table.truth["pending"]["losing"] == 0


@pytest.mark.rule("CS-074b")
def test_an_empty_warehouse_is_lost_with_its_character_too() -> None:
    me = player(
        pawns=["penzance"], characters=["farmhands-of-gweek"], warehouses={"powder-house": []}
    )
    table = lay(me, seized=["tea"])
    table.say(0, "raid tea with farmhands-of-gweek", "storm warehouse")
    assert table.who(0)["warehouses"] == {}
    assert table.who(0)["pawns"] == []
    assert table.ashore == [("penzance", None, "tea")]
