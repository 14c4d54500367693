"""The worked examples of the rules, told again."""

import pytest

from games.cornish.tables import content, ends, lay, player


@pytest.mark.rule("CS-141", "CS-110a", "CS-110b", "CS-110c", "CS-055")
def test_honest_pete_gives_up_his_goods_and_half_his_name_for_five_gold() -> None:
    pete = player(gold=1, influence=0, reputation=11, pawns=["lelant"])
    table = lay(pete, ashore=[("lelant", 0, "tea")])
    table.say(0, "work honestly")
    assert table.ashore == []
    assert table.purse(0) == (6, 0, 5)
    assert table.told("worked_honestly")[0]["gold"] == 5


@pytest.mark.rule("CS-142", "CS-051", "CS-066", "CS-067", "CS-068", "CS-033", "CS-038", "C-37")
def test_charlie_hires_allen_cutler_and_hears_more_next_round() -> None:
    charlie = player(gold=10, influence=5, reputation=2, pawns=["st-just"])
    table = lay(charlie, player(passed=True))
    table.say(0, "hire allen-cutler for influence")
    assert table.purse(0) == (8, 4, 5)
    table.say(0, "place pawn pendeen")
    assert sorted(table.who(0)["pawns"]) == ["pendeen", "st-just"]
    assert table.who(0)["characters"] == [{"character": "allen-cutler", "used": False}]
    table.say(0, "pass")
    assert table.purse(0)[1] == 4 + 5


@pytest.mark.rule("CS-143", "CS-069", "C-11")
def test_chris_in_yellow_may_place_at_perranuthnoe_or_breage() -> None:
    chris = player(pawns=["prussia-cove"])
    table = lay(chris, faces=["preacher-trewin", None, None, "coroner-scobell"])
    table.say(0, "hire coroner-scobell for influence")  # his pawn may not go to Scilly
    assert ends(table.moves(0)) == {"perranuthnoe", "breage"}


@pytest.mark.rule("CS-144", "CS-069", "C-11")
def test_alice_in_red_may_place_at_four_places() -> None:
    alice = player(pawns=["prussia-cove", "perranuthnoe", "goldsithney"])
    table = lay(alice, faces=["preacher-trewin", None, None, "coroner-scobell"])
    table.say(0, "hire coroner-scobell for influence")
    assert ends(table.moves(0)) == {"marazion", "leedstown", "breage", "godolphin"}


@pytest.mark.rule("CS-145", "CS-052", "C-5")
def test_a_shape_of_four_squares_costs_four_gold_and_an_influence() -> None:
    table = lay(
        player(gold=9, influence=3, anchor="roscoff"), merchants=stalls("roscoff", "brandy")
    )
    table.say(0, "buy brandy")
    assert table.purse(0)[:2] == (5, 2)


def stalls(merchant: str, *goods: str) -> dict[str, dict[str, int]]:
    """One merchant with these goods; the others have tea."""
    names = content().board.merchants
    return {name: dict.fromkeys(goods, 1) if name == merchant else {"tea": 1} for name in names}


@pytest.mark.rule("CS-146", "CS-082", "CS-084", "CS-050")
def test_alice_lands_two_squares_at_st_ives_unnoticed() -> None:
    alice = player(influence=5, anchor="st-ives", pawns=["st-ives"], hold=["tea"])
    table = lay(alice, officers=[("lelant", None)], track=1)
    table.say(0, "unload tea", "land")
    assert table.told("goods_landed")[0]["risk"] == 7
    assert table.told("customs_alerted") == []
    assert table.officers == [("lelant", None)]
    assert table.ashore == [("st-ives", 0, "tea")]
    assert table.purse(0)[1] == 4


NINE_SQUARES = ["brandy", "spice", "tea"]
UNLOADING = [f"unload {goods}" for goods in NINE_SQUARES]


def bob_at_gwithian() -> dict[str, object]:
    return player(
        influence=5,
        ship="good-intent",
        anchor="gwithian",
        pawns=["gwithian"],
        hold=NINE_SQUARES,
        characters=["pilot-ellis"],
    )


@pytest.mark.rule("CS-147", "CS-087", "CS-124", "CS-081", "CS-085")
def test_bob_lands_nine_squares_at_gwithian_and_loses_them() -> None:
    table = lay(bob_at_gwithian(), officers=[("lelant", None)], track=1)
    table.say(0, *UNLOADING, "land")
    assert table.told("customs_alerted")[0]["points"] == 2
    assert table.officers == [("gwithian", None)]
    assert table.ashore == []
    assert sorted(table.truth["seized"]) == sorted(NINE_SQUARES)


@pytest.mark.rule("CS-148", "CS-083", "C-19")
def test_bob_pays_one_more_influence_and_keeps_them() -> None:
    table = lay(bob_at_gwithian(), officers=[("lelant", None)], track=1)
    table.say(0, *UNLOADING, "land hiding 1")
    assert table.officers == [("hayle", None)]
    assert len(table.ashore) == 3
    assert table.purse(0)[1] == 3


@pytest.mark.rule("CS-149", "CS-013", "CS-080", "CS-082", "C-12")
def test_porthleven_adds_three_and_prussia_cove_nothing_but_needs_its_card() -> None:
    board = content().board
    assert board.risks[board.land.index("porthleven")] == 3
    assert board.risks[board.land.index("prussia-cove")] == 0
    stranger = lay(player(anchor="mounts-bay"))
    friend = lay(player(anchor="mounts-bay", characters=["carter-john-carter"]))
    assert stranger.why_not(0, "sail mounts-bay to prussia-cove for influence") == "CS-080"
    assert friend.why_not(0, "sail mounts-bay to prussia-cove for influence") == ""


@pytest.mark.rule("CS-150", "CS-095")
def test_a_shape_of_five_squares_sells_in_column_three_of_a_town_of_size_three() -> None:
    seller = player(gold=0, influence=2, pawns=["st-just"])
    table = lay(seller, ashore=[("st-just", 0, "wine")])
    table.say(0, "sell wine st-just high for influence")
    gold, _ = content().market.price(2, 3)
    assert table.purse(0)[0] == gold


@pytest.mark.rule("CS-151", "CS-012", "CS-093", "C-40")
def test_in_the_part_shown_only_four_places_buy_goods() -> None:
    board = content().board
    shown = ["st-ives", "zennor", "nancledra", "lelant", "st-erth", "ludgvan", "madron"]
    shown += ["penzance", "marazion", "newlyn", "mousehole", "perranuthnoe", "goldsithney"]
    towns = {name for name in shown if board.sizes[board.land.index(name)]}
    assert towns == {"st-ives", "madron", "penzance", "marazion"}


@pytest.mark.rule("CS-152", "CS-100", "CS-101", "CS-102", "C-15", "C-16", "CS-021")
def test_sales_of_four_six_and_sixteen_gold_turn_the_wheel() -> None:
    sellers = [player(gold=0, influence=5, pawns=["up-north"]) for _ in range(3)]
    goods = [("up-north", 0, "tea"), ("up-north", 1, "tea"), ("up-north", 2, "wine")]
    table = lay(*sellers, ashore=goods, officers=[], track=0, wheel=0)
    table.say(0, "sell tea up-north low")
    assert (table.truth["wheel"], table.truth["track"]) == (4, 0)
    table.let_be().say(1, "sell tea up-north fair for influence").let_be()
    assert (table.truth["wheel"], table.truth["track"]) == (2, 1)
    table.say(2, "sell wine up-north high for influence").let_be()
    assert (table.truth["wheel"], table.truth["track"]) == (2, 3)
    assert table.truth["pending"]["recruits"] == 1
    assert [told["gold"] for told in table.told("sale_paid")] == [4, 6, 16]


@pytest.mark.rule("CS-153", "CS-054", "CS-090", "CS-098", "CS-099", "CS-128", "C-32")
def test_eve_sells_in_penzance_and_the_poorest_picks_the_officer() -> None:
    eve = player(gold=5, influence=2, pawns=["penzance"])
    poor, rich = player(gold=3), player(gold=9)
    near = [("madron", None), ("newlyn", None), ("marazion", None)]
    table = lay(eve, rich, poor, ashore=[("penzance", 0, "silk")], officers=near)
    table.say(0, "sell silk penzance high for influence")
    assert table.purse(0)[:2] == (5 + 13, 0)
    assert (table.phase, list(table.match.to_act)) == ("customs", [2])
    assert len(table.moves(2, "march")) == 3
    table.say(2, "march newlyn to penzance")
    assert ("penzance", None) in table.officers


@pytest.mark.rule("CS-154", "CS-127")
def test_equal_gold_and_reputation_leave_it_to_the_fewest_characters() -> None:
    two = ["allen-cutler", "mercer-batten"]
    three = ["preacher-trewin", "tinners-of-st-just", "goldsmith-ley"]
    a = player(gold=4, reputation=3, characters=three, pawns=["penzance"])
    b = player(gold=4, reputation=3, characters=two)
    assert chooser(a, b) == 1
    assert chooser(dict(a, gold=3), b) == 0
    assert chooser(dict(a, reputation=2), b) == 0


@pytest.mark.rule("CS-154", "CS-127")
def test_equal_in_everything_the_first_player_chooses() -> None:
    a = player(gold=4, reputation=3, characters=["allen-cutler"])
    b = player(gold=4, reputation=3, characters=["mercer-batten"])
    assert chooser(a, b, first=0) == 0
    assert chooser(a, b, first=1) == 1


def chooser(*players: dict[str, object], first: int = 0) -> int:
    """Who is asked to place a new officer."""
    faces = [None, None, None, None]
    table = lay(*players, first=first, faces=faces, phase="recruit", pending={"recruits": 1})
    return int(table.match.to_act[0])


@pytest.mark.rule("CS-155", "CS-053", "CS-107", "CS-109", "CS-106")
def test_blue_bribes_reds_officer_for_one_more_and_red_is_not_safe_any_longer() -> None:
    red, blue = player(pawns=["helston"]), player(gold=9, influence=2, pawns=["helston"])
    goods = [("helston", 0, "tea")]
    table = lay(red, blue, turn=1, officers=[("helston", 0)], ashore=goods, track=1)
    cost = content().market.bribe(1)
    table.say(1, "bribe helston of 0")
    assert table.purse(1)[:2] == (9 - cost - 1, 1)
    assert table.officers == [("helston", 1)]
    assert table.ashore == []
    assert table.truth["seized"] == ["tea"]
