"""Landing goods, and the warehouses they may vanish into."""

from typing import Any

import pytest

from games.cornish.tables import Table, lay, player


@pytest.mark.rule("CS-079")
def test_landing_needs_ship_and_pawn_in_the_same_port() -> None:
    at_sea = lay(player(anchor="mounts-bay", hold=["tea"], pawns=["newlyn"]))
    assert at_sea.why_not(0, "unload tea") == "CS-079"
    alone = lay(player(anchor="newlyn", hold=["tea"]), player(pawns=["newlyn"]))
    assert alone.why_not(0, "unload tea") == "CS-079"
    both = lay(player(anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    assert both.why_not(0, "unload tea") == ""


@pytest.mark.rule("CS-050", "CS-081")
def test_landing_needs_an_influence_and_goods() -> None:
    poor = lay(player(influence=0, anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    assert poor.why_not(0, "unload tea") == "CS-050"
    empty = lay(player(anchor="newlyn", pawns=["newlyn"]))
    assert empty.why_not(0, "unload tea") == "CS-081"
    assert empty.why_not(0, "land") == "CS-081"


@pytest.mark.rule("CS-080", "C-12")
def test_a_cove_without_its_card_is_no_place_to_land() -> None:
    inside = player(anchor="gwithian", hold=["tea"], pawns=["gwithian"])
    assert lay(inside).why_not(0, "unload tea") == "CS-080"
    friend = lay(dict(inside, charts=True))
    assert friend.why_not(0, "unload tea") == ""


@pytest.mark.rule("CS-081", "CS-085")
def test_some_goods_may_stay_aboard() -> None:
    table = lay(player(anchor="newlyn", hold=["tea", "tea", "lace"], pawns=["newlyn"]))
    table.say(0, "unload tea", "unload lace")
    assert table.moves(0, "unload") == ["unload tea"]
    table.say(0, "land")
    assert table.who(0)["hold"] == ["tea"]
    assert table.ashore == [("newlyn", 0, "lace"), ("newlyn", 0, "tea")]


@pytest.mark.rule("CS-081")
def test_a_landing_can_be_called_off_and_is_settled_before_anything_else() -> None:
    table = lay(player(anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    table.say(0, "unload tea")
    assert table.why_not(0, "pass") == "CS-081"
    table.say(0, "call off")
    assert table.who(0)["hold"] == ["tea"]
    assert table.why_not(0, "pass") == ""
    assert table.why_not(0, "call off") == "CS-081"


@pytest.mark.rule("CS-083", "C-19")
def test_no_more_is_hidden_than_the_risk_or_the_influence_left() -> None:
    table = lay(player(influence=3, anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    table.say(0, "unload tea")
    assert table.moves(0, "land") == ["land", "land hiding 1", "land hiding 2"]
    assert table.why_not(0, "land hiding 3") == "CS-083"
    rich = lay(player(influence=30, anchor="newlyn", hold=["tea"], pawns=["newlyn"]))
    rich.say(0, "unload tea")
    assert len(rich.moves(0, "land")) == 1 + 4 + 2


@pytest.mark.rule("CS-084", "CS-017")
def test_the_discovery_level_falls_with_the_track() -> None:
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    early = lay(me, track=0, officers=[("st-just", None)])
    early.say(0, "unload tea", "land")
    assert early.told("customs_alerted") == []
    late = lay(me, player(), player(), player(), player(), track=19, officers=[("st-just", None)])
    late.say(0, "unload tea", "land")
    assert late.told("customs_alerted")[0]["points"] == 2


@pytest.mark.rule("CS-119a", "CS-119b", "CS-121")
def test_goods_landed_into_a_warehouse_are_safe_from_officers_who_come_later() -> None:
    me = player(
        anchor="mousehole",
        hold=["velvet"],
        pawns=["mousehole"],
        warehouses={"ship-inn-well": []},
    )
    table = lay(me, officers=[("newlyn", None)], track=1)
    table.say(0, "unload velvet into ship-inn-well", "land")
    assert table.officers == [("mousehole", None)]
    assert table.who(0)["warehouses"] == {"ship-inn-well": ["velvet"]}
    assert table.told("goods_landed")[0]["stored"] == ["velvet"]


@pytest.mark.rule("CS-119a")
def test_an_officer_already_there_keeps_goods_out_of_the_warehouse() -> None:
    me = player(
        anchor="mousehole", hold=["tea"], pawns=["mousehole"], warehouses={"ship-inn-well": []}
    )
    watched = lay(me, officers=[("mousehole", None)])
    assert watched.why_not(0, "unload tea into ship-inn-well") == "CS-119a"
    friendly = lay(me, officers=[("mousehole", 0)])
    assert friendly.why_not(0, "unload tea into ship-inn-well") == ""


@pytest.mark.rule("CS-124", "CS-085")
def test_goods_landed_before_an_officers_eyes_are_seized() -> None:
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    table = lay(me, officers=[("newlyn", None)])
    table.say(0, "unload tea", "land")
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("CS-121", "CS-120")
def test_landed_goods_must_fit_a_warehouse_of_yours_in_that_place() -> None:
    me = player(
        anchor="penzance",
        hold=["silk", "wine"],
        pawns=["penzance"],
        warehouses={"turks-head-cellar": [], "ship-inn-well": []},
    )
    table = lay(me)
    assert table.why_not(0, "unload silk into turks-head-cellar") == "CS-121"
    assert table.why_not(0, "unload wine into ship-inn-well") == "CS-119a"
    assert table.why_not(0, "unload wine into customs-attic") == "CS-119a"
    table.say(0, "unload wine into turks-head-cellar")
    assert table.moves(0, "unload") == ["unload silk"]


@pytest.mark.rule("CS-120", "CS-121", "CS-040")
def test_storing_and_fetching_is_free_and_no_action() -> None:
    me = player(pawns=["ludgvan"], warehouses={"organ-loft": []})
    table = lay(me, ashore=[("ludgvan", 0, "silk"), ("ludgvan", 0, "brandy")])
    assert table.why_not(0, "store brandy in organ-loft") == "CS-121"
    table.say(0, "store silk in organ-loft", "fetch silk from organ-loft")
    table.say(0, "store silk in organ-loft")
    assert table.who(0)["warehouses"] == {"organ-loft": ["silk"]}
    assert list(table.match.to_act) == [0]
    assert table.purse(0) == (20, 20, 5)


def carrying(**given: Any) -> Table:
    """Tea that is carried to Breage, where a crypt waits for it."""
    me = player(pawns=["helston", "breage"], **{"warehouses": {"chapel-crypt": []}, **given})
    table = lay(me, ashore=[("helston", 0, "tea")])
    table.say(0, "carry tea helston to breage for influence")
    return table


@pytest.mark.rule("CS-120", "C-50")
def test_goods_may_be_put_away_after_the_action_too() -> None:
    table = carrying()
    assert table.phase == "stow"
    assert set(table.moves(0)) == {"end turn", "store tea in chapel-crypt"}
    table.say(0, "store tea in chapel-crypt")
    assert table.who(0)["warehouses"] == {"chapel-crypt": ["tea"]}
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("CS-120", "C-50")
def test_who_leaves_goods_outside_ends_the_turn() -> None:
    table = carrying()
    table.say(0, "end turn")
    assert table.told("turn_ended", 1) == [{"seat": 0}]
    assert table.ashore == [("breage", 0, "tea")]
    assert (table.phase, list(table.match.to_act)) == ("turn", [1])


@pytest.mark.rule("CS-040", "C-50")
def test_after_the_action_nothing_else_is_free() -> None:
    table = carrying(characters=["curate-pascoe"])
    assert table.why_not(0, "use curate-pascoe") == "CS-040"
    assert table.why_not(0, "pass") == "CS-040"
    assert table.why_not(1, "end turn") == "CS-040"
    assert lay(player()).why_not(0, "end turn") == "CS-040"


@pytest.mark.rule("CS-120", "C-50")
def test_a_full_warehouse_can_change_what_it_holds_after_the_action() -> None:
    table = carrying(warehouses={"chapel-crypt": ["velvet"]})
    assert set(table.moves(0)) == {"end turn", "fetch velvet from chapel-crypt"}
    table.say(0, "fetch velvet from chapel-crypt", "store tea in chapel-crypt", "end turn")
    assert table.ashore == [("breage", 0, "velvet")]
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("C-50")
def test_nobody_is_asked_about_goods_that_never_fit_or_after_passing() -> None:
    me = player(pawns=["ludgvan"], warehouses={"organ-loft": []}, anchor="roscoff")
    big = lay(me, ashore=[("ludgvan", 0, "velvet")])
    big.say(0, "buy tea")
    assert list(big.match.to_act) == [1]
    small = lay(me, ashore=[("ludgvan", 0, "tea")])
    small.say(0, "pass")
    assert list(small.match.to_act) == [1]


@pytest.mark.rule("C-50", "CS-138")
def test_the_last_turn_of_the_game_may_end_with_stowing() -> None:
    me = player(pawns=["helston", "breage"], warehouses={"chapel-crypt": []})
    table = lay(me, player(passed=True), ashore=[("helston", 0, "tea")], ending="track end")
    table.say(0, "carry tea helston to breage for influence", "end turn", "pass")
    assert table.phase == "over"


@pytest.mark.rule("CS-120")
def test_fetching_one_of_two_leaves_the_other() -> None:
    me = player(pawns=["helston"], warehouses={"helston-brewery": ["lace", "tea"]})
    table = lay(me)
    table.say(0, "fetch tea from helston-brewery")
    assert table.who(0)["warehouses"] == {"helston-brewery": ["lace"]}
    assert table.why_not(0, "fetch tea from helston-brewery") == "CS-120"


@pytest.mark.rule("CS-120")
def test_only_own_goods_beside_a_warehouse_of_yours_are_stored() -> None:
    me = player(pawns=["helston"], warehouses={"chapel-crypt": []})
    table = lay(me, ashore=[("helston", 0, "tea")])
    assert table.why_not(0, "store tea in helston-brewery") == "CS-120"
    assert table.why_not(0, "store tea in chapel-crypt") == "CS-120"


@pytest.mark.rule("CS-122", "C-23")
def test_stored_goods_are_safe_until_they_come_out() -> None:
    me = player(pawns=["helston"], warehouses={"helston-brewery": ["tea"]})
    table = lay(me, officers=[("helston", None)])
    assert table.who(0)["warehouses"] == {"helston-brewery": ["tea"]}
    table.say(0, "fetch tea from helston-brewery")
    assert table.truth["seized"] == ["tea"]
    calm = lay(me)
    calm.say(0, "fetch tea from helston-brewery", "sell tea helston low")
    assert calm.ashore == []


@pytest.mark.rule("CS-126", "C-41")
def test_cargo_is_safe_in_a_port_with_an_officer() -> None:
    table = lay(player(anchor="newlyn", hold=["tea"]), officers=[("mousehole", None)])
    table.say(0, "march mousehole to newlyn for gold")
    assert table.who(0)["hold"] == ["tea"]


@pytest.mark.rule("CS-123", "C-9")
def test_a_hired_character_brings_its_warehouse() -> None:
    table = lay(player(pawns=["madron"]), faces=["parson-tonkin", None, None, None])
    table.say(0, "hire parson-tonkin for influence")
    assert table.who(0)["warehouses"] == {"vicarage-attic": []}


@pytest.mark.rule("CS-086", "CS-105", "C-8")
def test_on_scilly_customs_sleep_but_the_wheel_turns() -> None:
    me = player(
        gold=0,
        ship="good-intent",
        anchor="scilly",
        pawns=["scilly"],
        hold=["velvet", "brandy"],
    )
    table = lay(me, officers=[("sennen", None)], wheel=7, track=0)
    table.say(0, "unload velvet", "unload brandy", "land")
    assert table.told("customs_alerted") == []
    table.say(1, "pass").say(0, "sell brandy scilly low")
    assert table.told("customs_alerted") == []
    assert table.officers == [("sennen", None)]
    assert (table.truth["wheel"], table.truth["track"]) == (3, 1)
    assert [len(hand) for hand in table.truth["hands"]] == [0, 1]
