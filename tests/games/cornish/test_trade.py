"""Buying, selling, bribing and honest work."""

from typing import Any

import pytest

from games.cornish.tables import changed, content, lay, player
from games.cornish.test_examples import stalls


@pytest.mark.rule("CS-075")
def test_goods_are_bought_where_the_ship_lies() -> None:
    table = lay(player(anchor="guernsey"), merchants=stalls("roscoff", "brandy"))
    assert table.moves(0, "buy") == ["buy reputation", "buy tea"]
    assert table.why_not(0, "buy brandy") == "CS-075"
    assert lay(player()).why_not(0, "buy tea") == "CS-075"


@pytest.mark.rule("CS-076", "CS-078", "CS-040")
def test_one_shape_an_action_of_any_size_that_can_be_paid() -> None:
    table = lay(
        player(gold=5, anchor="roscoff"), merchants=stalls("roscoff", "lace", "velvet", "wine")
    )
    assert table.moves(0, "buy") == ["buy reputation", "buy lace", "buy wine"]
    table.say(0, "buy wine")
    assert list(table.match.to_act) == [1]
    assert table.who(0)["hold"] == ["wine"]


@pytest.mark.rule("CS-077", "CS-005")
def test_goods_must_fit_the_hold() -> None:
    me = player(ship="fair-maid", anchor="roscoff", hold=["silk", "silk"])
    table = lay(me, merchants=stalls("roscoff", "tobacco", "spice"))
    assert table.why_not(0, "buy tobacco") == "CS-077"
    assert table.why_not(0, "buy spice") == ""


@pytest.mark.rule("CS-052")
def test_goods_need_an_influence_and_the_gold() -> None:
    assert lay(player(influence=0, anchor="roscoff")).why_not(0, "buy tea") == "CS-052"
    assert lay(player(gold=1, anchor="roscoff")).why_not(0, "buy tea") == "CS-052"


@pytest.mark.rule("C-5")
def test_an_option_prices_goods_by_the_shape() -> None:
    table = lay(
        player(gold=3, anchor="roscoff"),
        merchants=stalls("roscoff", "velvet"),
        options={"goods_price": "shape"},
    )
    table.say(0, "buy velvet")
    assert table.purse(0)[0] == 2


@pytest.mark.rule("CS-052", "C-7")
def test_who_bargains_pays_less_but_nobody_pays_out() -> None:
    """No card of our pack does: it is worth too much to whoever begins with it."""
    pack = changed("outlet helston 2", "bargain 1")
    me = player(gold=3, anchor="roscoff", characters=["vintner-le-grice"])
    table = lay(me, pack=pack, merchants=stalls("roscoff", "lace", "brandy"))
    assert "buy brandy" in table.moves(0)
    table.say(0, "buy lace")
    assert table.purse(0)[0] == 3


ROWS = [
    ("low", (7, 20, 7)),
    ("fair for influence", (11, 19, 6)),
    ("fair for reputation", (11, 20, 5)),
    ("high for influence", (13, 18, 5)),
    ("high for reputation", (13, 20, 3)),
]


@pytest.mark.rule("CS-054", "CS-096", "CS-097", "CS-094", "C-27", "CS-001", "CS-002")
@pytest.mark.parametrize(("row", "after"), ROWS)
def test_three_rows_three_prices_and_what_they_cost(row: str, after: tuple[int, int, int]) -> None:
    seller = player(gold=0, pawns=["helston"])
    table = lay(seller, ashore=[("helston", 0, "brandy"), ("helston", 0, "gin")])
    table.say(0, f"sell brandy helston {row}")
    assert table.purse(0) == after
    assert table.ashore == [("helston", 0, "gin")]
    assert table.told("goods_sold")[0]["row"] == row.split()[0]


@pytest.mark.rule("CS-054", "C-31")
def test_a_row_needs_the_influence_or_reputation() -> None:
    seller = player(influence=1, reputation=0, pawns=["helston"])
    table = lay(seller, ashore=[("helston", 0, "brandy")])
    rows = ["sell brandy helston low", "sell brandy helston fair for influence"]
    assert table.moves(0, "sell") == rows
    assert table.why_not(0, "sell brandy helston high for reputation") == "CS-054"


@pytest.mark.rule("CS-093", "C-23", "CS-012")
def test_villages_buy_nothing_and_towns_only_what_is_guarded_there() -> None:
    table = lay(player(pawns=["breage"]), ashore=[("breage", 0, "tea"), ("helston", None, "tea")])
    assert table.moves(0, "sell") == []
    assert table.why_not(0, "sell tea helston low") == "C-23"


@pytest.mark.rule("CS-093", "C-40")
def test_a_port_that_is_a_town_buys_goods() -> None:
    table = lay(player(pawns=["porthleven"]), ashore=[("porthleven", 0, "tea")])
    assert len(table.moves(0, "sell")) == 5


@pytest.mark.rule("CS-098", "CS-099", "C-24", "CS-088")
def test_the_nearest_officer_outside_the_town_comes_one_step() -> None:
    seller = player(pawns=["helston"])
    officers = [("helston", 0), ("praze", None)]
    table = lay(seller, ashore=[("helston", 0, "tea")], officers=officers)
    table.say(0, "sell tea helston low")
    assert table.officers == [("helston", 0), ("wendron", None)]


@pytest.mark.rule("CS-104", "CS-098", "CS-131")
def test_everybody_but_the_seller_draws_a_secret() -> None:
    sellers = [player(pawns=["helston"]), player(), player()]
    table = lay(*sellers, ashore=[("helston", 0, "tea")])
    table.say(0, "sell tea helston low")
    assert [len(hand) for hand in table.truth["hands"]] == [0, 1, 1]
    assert "secret" in table.told("secret_drawn", 1)[0]
    assert "secret" not in table.told("secret_drawn", 0)[0]


@pytest.mark.rule("CS-103", "C-20", "CS-102")
def test_the_poorest_puts_a_new_officer_on_an_empty_place() -> None:
    seller, poor = player(gold=9, pawns=["helston"]), player(gold=1, pawns=["zennor"])
    goods = [("helston", 0, "brandy"), ("lizard", None, "tea")]
    table = lay(seller, poor, ashore=goods, wheel=7, track=1)
    table.say(0, "sell brandy helston fair for influence").let_be()
    assert (table.phase, list(table.match.to_act)) == ("recruit", [1])
    assert table.why_not(1, "place officer helston") == "CS-103"
    assert table.why_not(1, "place officer zennor") == "CS-103"
    table.say(1, "place officer lizard")
    assert ("lizard", None) in table.officers
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("C-17", "C-18")
def test_a_crowded_land_still_takes_a_new_officer_but_scilly_never() -> None:
    land = list(content().board.land)
    crowded = player(gold=1, pawns=[place for place in land if place != "scilly"])
    here: dict[str, Any] = {"pending": {"recruits": 1}, "phase": "recruit"}
    table = lay(crowded, officers=[("helston", None)], **here)
    assert len(table.moves(0)) == len(land) - 2
    assert table.why_not(0, "place officer helston") == "C-17"
    full = lay(crowded, officers=[(place, None) for place in land if place != "scilly"], **here)
    assert len(full.moves(0)) == len(land) - 1


@pytest.mark.rule("CS-097", "C-7")
def test_an_outlet_adds_to_the_price_in_its_town_alone() -> None:
    seller = player(gold=0, characters=["mercer-batten"], pawns=["penzance", "helston"])
    goods = [("penzance", 0, "tea"), ("helston", 0, "tea")]
    table = lay(seller, ashore=goods, faces=[None] * 4)
    table.say(0, "sell tea helston low").let_be().say(1, "pass")
    assert table.purse(0)[0] == 4
    table.say(0, "sell tea penzance low").let_be()
    assert table.purse(0)[0] == 4 + 4 + 1


@pytest.mark.rule("CS-053", "CS-106", "CS-107", "CS-108")
def test_a_bribed_officer_lets_the_bribers_goods_lie() -> None:
    me = player(gold=5, influence=1, pawns=["helston", "breage"])
    table = lay(me, ashore=[("breage", 0, "tea")], officers=[("helston", None)], track=1)
    table.say(0, "bribe helston")
    assert table.purse(0)[:2] == (3, 0)
    assert table.officers == [("helston", 0)]
    table.say(1, "march helston of 0 to breage for influence")
    assert table.ashore == [("breage", 0, "tea")]


@pytest.mark.rule("CS-106", "C-46", "CS-053")
def test_bribing_needs_a_pawn_beside_another_mans_officer_and_the_cost() -> None:
    officers = [("helston", 0), ("breage", None), ("praze", None)]
    table = lay(player(gold=1, pawns=["helston", "breage"]), officers=officers)
    assert table.why_not(0, "bribe helston of 0") == "C-46"
    assert table.why_not(0, "bribe praze") == "CS-106"
    assert table.why_not(0, "bribe breage") == "CS-053"
    assert table.why_not(0, "bribe zennor") == "CS-106"


@pytest.mark.rule("CS-053", "C-7")
def test_fishwives_bribe_for_less() -> None:
    me = player(gold=1, pawns=["breage"], characters=["fishwives-of-newlyn"])
    table = lay(me, officers=[("breage", None)], track=1)
    table.say(0, "bribe breage")
    assert table.purse(0)[0] == 0


@pytest.mark.rule("CS-110a", "C-14", "CS-055")
def test_honest_work_gives_up_goods_on_ship_board_and_in_warehouses() -> None:
    me = player(hold=["tea"], pawns=["helston"], warehouses={"helston-brewery": ["lace"]})
    other = player(pawns=["breage"], hold=["lace"], warehouses={"chapel-crypt": ["lace"]})
    goods = [("helston", 0, "gin"), ("breage", 1, "rum")]
    table = lay(me, other, ashore=goods)
    table.say(0, "work honestly")
    assert table.who(0)["hold"] == []
    assert table.who(0)["warehouses"] == {"helston-brewery": []}
    assert table.ashore == [("breage", 1, "rum")]
    assert table.who(1)["warehouses"] == {"chapel-crypt": ["lace"]}


@pytest.mark.rule("C-14", "CS-110c")
def test_honest_work_never_costs_gold() -> None:
    table = lay(player(gold=15, reputation=6))
    table.say(0, "work honestly")
    assert table.purse(0) == (15, 20, 3)


@pytest.mark.rule("C-14")
def test_an_option_plays_honest_work_without_halving() -> None:
    table = lay(player(gold=1, reputation=4), options={"honest_work": "plain"})
    table.say(0, "work honestly")
    assert table.purse(0) == (7, 20, 4)


@pytest.mark.rule("CS-111")
def test_honest_work_once_a_round() -> None:
    table = lay(player(), player())
    table.say(0, "work honestly").say(1, "work honestly")
    assert table.why_not(0, "work honestly") == "CS-111"
    table.say(0, "pass").say(1, "pass")
    assert table.why_not(table.match.to_act[0], "work honestly") == ""


@pytest.mark.rule("CS-056", "CS-112", "CS-113")
@pytest.mark.parametrize(("pay", "left"), [("influence", (20, 18)), ("gold", (18, 20))])
def test_a_secret_is_discovered_for_two(pay: str, left: tuple[int, int]) -> None:
    hand = ["hush-money"] * 3 + ["loyal-crew"] * 3 + ["fair-wind"] * 4
    table = lay(player(), hands=[hand, []])
    table.say(0, f"discover secret for {pay}")
    assert table.purse(0)[:2] == left
    assert len(table.truth["hands"][0]) == 11


@pytest.mark.rule("C-30")
def test_when_all_secrets_are_drawn_none_is_discovered_or_dealt() -> None:
    played = {secret.key: secret.count for secret in content().secrets}
    seller = player(pawns=["helston"])
    table = lay(seller, played=played, ashore=[("helston", 0, "tea")])
    assert table.why_not(0, "discover secret for gold") == "C-30"
    table.say(0, "sell tea helston low")
    assert table.truth["hands"] == [[], []]
    assert lay(player(gold=1, influence=1)).why_not(0, "discover secret for gold") == "CS-056"
