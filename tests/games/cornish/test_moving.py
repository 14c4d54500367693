"""Moving ships, pawns, goods and officers."""

import pytest

from games.cornish.tables import ends, lay, player


@pytest.mark.rule("CS-045", "CS-063", "C-13", "CS-015")
@pytest.mark.parametrize(("pay", "left"), [("influence", (20, 19)), ("gold", (17, 20))])
@pytest.mark.parametrize("hold", [[], ["brandy"]])
def test_a_ship_sails_one_space_for_influence_or_gold(
    pay: str, left: tuple[int, int], hold: list[str]
) -> None:
    table = lay(player(hold=hold))
    table.say(0, f"sail off-st-levan to mounts-bay for {pay}")
    assert table.who(0)["anchor"] == "mounts-bay"
    assert table.purse(0)[:2] == left


@pytest.mark.rule("CS-015", "CS-045", "CS-016")
def test_ports_and_merchants_are_sea_spaces_and_ships_may_share_them() -> None:
    table = lay(player(anchor="mounts-bay"), player(anchor="penzance"))
    near = ends(table.moves(0, "sail"))
    assert near == {"off-st-levan", "off-porthleven", "mousehole", "newlyn", "penzance", "marazion"}
    table.say(0, "sail mounts-bay to penzance for gold")
    assert table.who(0)["anchor"] == table.who(1)["anchor"]


@pytest.mark.rule("CS-046", "CS-060", "CS-016", "CS-092")
@pytest.mark.parametrize(("pay", "left"), [("influence", (20, 19)), ("gold", (18, 20))])
def test_a_pawn_walks_to_any_neighbour(pay: str, left: tuple[int, int]) -> None:
    table = lay(player(pawns=["breage", "breage"]), player(pawns=["godolphin"]))
    assert ends(table.moves(0, "walk")) == {"prussia-cove", "godolphin", "helston", "porthleven"}
    table.say(0, f"walk breage to godolphin for {pay}")
    assert sorted(table.who(0)["pawns"]) == ["breage", "godolphin"]
    assert table.purse(0)[:2] == left
    assert table.officers == [("up-north", None)]


@pytest.mark.rule("CS-046", "CS-059", "C-44")
def test_goods_are_carried_between_neighbouring_pawns_only() -> None:
    me = player(pawns=["breage", "godolphin", "leedstown"])
    table = lay(me, ashore=[("breage", 0, "tea")])
    assert ends(table.moves(0, "carry")) == {"godolphin"}
    assert table.why_not(0, "carry tea breage to helston for gold") == "CS-059"
    table.say(0, "carry tea breage to godolphin for gold")
    assert table.ashore == [("godolphin", 0, "tea")]
    assert table.purse(0)[0] == 18


@pytest.mark.rule("CS-047", "CS-061")
@pytest.mark.parametrize(("pay", "left"), [("influence", (20, 17)), ("gold", (15, 20))])
def test_goods_and_pawn_are_hauled_together(pay: str, left: tuple[int, int]) -> None:
    table = lay(player(pawns=["breage"]), ashore=[("breage", 0, "tea")])
    table.say(0, f"haul tea breage to helston for {pay}")
    assert table.ashore == [("helston", 0, "tea")]
    assert table.who(0)["pawns"] == ["helston"]
    assert table.purse(0)[:2] == left


@pytest.mark.rule("CS-061")
def test_hauling_needs_own_goods_in_the_pawns_place() -> None:
    table = lay(player(pawns=["breage"]), player(pawns=["breage"]), ashore=[("breage", 1, "tea")])
    assert table.moves(0, "haul") == []
    assert table.why_not(0, "haul tea breage to helston for gold") == "CS-059"


@pytest.mark.rule("CS-048", "CS-062", "CS-016", "CS-092")
@pytest.mark.parametrize(("pay", "left"), [("influence", (20, 16)), ("gold", (14, 20))])
def test_any_officer_can_be_moved_bribed_or_not(pay: str, left: tuple[int, int]) -> None:
    table = lay(player(), officers=[("praze", 1), ("wendron", None)])
    table.say(0, f"march praze of 1 to wendron for {pay}")
    assert table.officers == [("wendron", 1), ("wendron", None)]
    assert table.purse(0)[:2] == left


@pytest.mark.rule("CS-062", "C-47", "CS-124")
def test_an_officer_moved_onto_goods_seizes_them_even_ones_own() -> None:
    goods = [("praze", 0, "tea"), ("praze", 1, "lace")]
    table = lay(
        player(pawns=["praze"]), player(pawns=["praze"]), ashore=goods, officers=[("wendron", None)]
    )
    table.say(0, "march wendron to praze for gold")
    assert table.ashore == []
    assert sorted(table.truth["seized"]) == ["lace", "tea"]


@pytest.mark.rule("C-26", "CS-124")
def test_goods_may_be_moved_onto_an_officer_and_are_seized() -> None:
    me = player(pawns=["breage", "helston"])
    table = lay(me, ashore=[("breage", 0, "tea")], officers=[("helston", None)])
    table.say(0, "carry tea breage to helston for gold")
    assert table.truth["seized"] == ["tea"]
    safe = lay(me, ashore=[("breage", 0, "tea")], officers=[("helston", 0)])
    safe.say(0, "carry tea breage to helston for gold")
    assert safe.ashore == [("helston", 0, "tea")]


@pytest.mark.rule("C-45")
def test_nobody_walks_between_scilly_and_the_mainland() -> None:
    assert lay(player(pawns=["scilly"])).moves(0, "walk") == []


@pytest.mark.rule("CS-049")
def test_a_point_of_reputation_costs_four_gold() -> None:
    table = lay(player(gold=7, reputation=1))
    table.say(0, "buy reputation")
    assert table.purse(0) == (3, 20, 2)
    assert lay(player(gold=3)).why_not(0, "buy reputation") == "CS-049"
