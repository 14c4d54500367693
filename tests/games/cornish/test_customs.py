"""Officers on the move, seizure, and goods that nobody guards."""

import pytest

from games.cornish.tables import lay, player


@pytest.mark.rule("CS-087", "CS-088", "CS-089", "C-25")
def test_the_nearest_comes_first_and_the_next_nearest_goes_on() -> None:
    bob = player(
        ship="good-intent",
        anchor="gwithian",
        pawns=["gwithian", "hayle"],
        hold=["brandy", "claret"],
        characters=["pilot-ellis"],
    )
    officers = [("lelant", None), ("st-erth", None)]
    table = lay(bob, player(pawns=["hayle"]), ashore=[("hayle", 1, "tea")], officers=officers)
    table.say(0, "unload brandy", "unload claret", "land")
    assert table.told("customs_alerted")[0]["points"] == 3
    chooser = table.match.to_act[0]
    assert set(table.moves(chooser)) == {"march lelant to hayle", "march st-erth to hayle"}
    assert table.why_not(chooser, "march lelant to st-erth") == "CS-087"
    table.say(chooser, "march lelant to hayle")
    assert table.officers == [("gwithian", None), ("hayle", None)]
    assert sorted(table.truth["seized"]) == ["brandy", "claret", "tea"]


@pytest.mark.rule("CS-089", "CS-088")
def test_several_officers_may_end_in_one_place() -> None:
    pending = {"target": "gwithian", "points": 4}
    officers = [("hayle", None), ("portreath", None), ("camborne", None)]
    table = lay(player(gold=1), officers=officers, phase="customs", pending=pending)
    table.say(0, "march hayle to gwithian", "march camborne to gwithian")
    assert [place for place, _ in table.officers] == ["gwithian"] * 3


@pytest.mark.rule("C-35", "CS-088")
def test_points_lapse_when_all_officers_have_come() -> None:
    pending = {"target": "gwithian", "points": 9}
    officers = [("hayle", None), ("portreath", None)]
    table = lay(player(gold=1), officers=officers, phase="customs", pending=pending)
    table.say(0, "march hayle to gwithian")
    assert [place for place, _ in table.officers] == ["gwithian"] * 2
    assert table.truth["pending"]["points"] == 0


@pytest.mark.rule("CS-087")
def test_of_two_shortest_ways_the_poorest_chooses() -> None:
    pending = {"target": "gwithian", "points": 1}
    table = lay(player(gold=1), officers=[("redruth", None)], phase="customs", pending=pending)
    assert set(table.moves(0)) == {"march redruth to camborne", "march redruth to portreath"}


@pytest.mark.rule("CS-091")
def test_bribed_officers_march_like_others() -> None:
    me = player(pawns=["helston"])
    table = lay(me, ashore=[("helston", 0, "tea")], officers=[("praze", 0)])
    table.say(0, "sell tea helston low")
    assert table.officers == [("wendron", 0)]


@pytest.mark.rule("CS-092")
def test_buying_sailing_and_passing_move_no_officer() -> None:
    table = lay(player(anchor="roscoff"), player(), officers=[("helston", None)])
    table.say(0, "buy tea").say(1, "sail off-st-levan to mounts-bay for gold").say(0, "pass")
    assert table.officers == [("helston", None)]
    assert table.told("officer_marched") == []


@pytest.mark.rule("C-21", "CS-109", "CS-124")
def test_of_two_officers_the_one_not_bribed_seizes() -> None:
    goods = [("helston", 0, "tea")]
    officers = [("helston", 0), ("breage", 1)]
    table = lay(player(pawns=["helston"]), player(), turn=1, ashore=goods, officers=officers)
    table.say(1, "march breage of 1 to helston for gold")
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("CS-125", "C-22")
def test_goods_left_alone_belong_to_nobody_until_a_pawn_comes() -> None:
    table = lay(player(pawns=["helston"]), player(pawns=["breage"]), ashore=[("helston", 0, "tea")])
    table.say(0, "walk helston to gweek for gold")
    assert table.ashore == [("helston", None, "tea")]
    assert table.told("goods_abandoned")[0]["seat"] == 0
    assert table.told("goods_claimed") == []
    table.say(1, "walk breage to helston for gold")
    assert table.ashore == [("helston", 1, "tea")]
    assert table.told("goods_claimed")[0]["seat"] == 1


@pytest.mark.rule("CS-125", "C-22", "CS-127")
def test_of_several_the_poorest_claims_what_is_abandoned() -> None:
    others = [player(gold=9, pawns=["helston"]), player(gold=2, pawns=["helston"])]
    table = lay(player(pawns=["helston"]), *others, ashore=[("helston", 0, "tea")])
    table.say(0, "walk helston to gweek for gold")
    assert table.ashore == [("helston", 2, "tea")]


@pytest.mark.rule("CS-125", "C-22")
def test_an_officer_takes_abandoned_goods_first_even_a_bribed_one() -> None:
    others = player(gold=9, pawns=["helston"])
    table = lay(
        player(pawns=["helston"]), others, ashore=[("helston", 0, "tea")], officers=[("helston", 0)]
    )
    table.say(0, "walk helston to gweek for gold")
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("C-42")
def test_goods_of_several_owners_share_a_place() -> None:
    goods = [("helston", 0, "tea"), ("helston", 1, "tea")]
    table = lay(player(pawns=["helston"]), player(pawns=["helston"]), ashore=goods)
    table.say(0, "sell tea helston low").let_be()
    assert table.ashore == [("helston", 1, "tea")]
    assert table.moves(1, "sell")


@pytest.mark.rule("CS-057", "CS-116", "CS-117", "CS-118", "C-6")
def test_a_raid_frees_a_shape_for_each_mob_lost() -> None:
    mobs = ["tinners-of-st-just", "crowd-of-helston", "allen-cutler"]
    me = player(influence=3, reputation=6, pawns=["penzance", "madron", "newlyn"], characters=mobs)
    faces = ["preacher-trewin", "mercer-batten", None, None]
    table = lay(me, seized=["tea", "velvet", "tea"], faces=faces)
    table.say(0, "raid tea with tinners-of-st-just", "raid velvet with crowd-of-helston")
    assert table.moves(0, "raid") == []
    table.say(0, "storm warehouse")
    assert table.purse(0) == (20, 2, 3)
    assert table.match.view(0)["warning"] == "last-guard"
    table.say(0, "remove pawn madron", "remove pawn newlyn")
    assert table.ashore == [("penzance", 0, "tea"), ("penzance", 0, "velvet")]
    assert table.truth["seized"] == ["tea"]
    assert table.who(0)["characters"] == [{"character": "allen-cutler", "used": False}]
    assert table.match.view(0)["warning"] is None


@pytest.mark.rule("CS-116", "C-6")
def test_a_raid_needs_a_pawn_in_penzance_a_mob_and_seized_goods() -> None:
    faces = ["preacher-trewin", "mercer-batten", None, "allen-cutler"]
    me = player(pawns=["penzance"], characters=["tinners-of-st-just"])
    move = "raid tea with tinners-of-st-just"
    assert lay(dict(me, pawns=["madron"]), seized=["tea"], faces=faces).why_not(0, move) == "CS-116"
    assert lay(me, faces=faces).why_not(0, move) == "CS-117"
    assert lay(dict(me, influence=0), seized=["tea"], faces=faces).why_not(0, move) == "CS-057"
    assert lay(me, seized=["lace"], faces=faces).why_not(0, move) == "CS-117"
    assert lay(me, seized=["tea"], faces=faces).why_not(0, move) == ""
    two = lay(me, seized=["tea"], faces=faces, options={"raid_mobs": 2})
    assert two.why_not(0, move) == "C-6"
    assert two.why_not(0, "raid tea with crowd-of-helston") == "CS-116"
    assert two.why_not(0, "raid tea with allen-cutler") == "CS-116"
    assert lay(me, seized=["tea"], faces=faces).why_not(0, "storm warehouse") == "CS-117"


@pytest.mark.rule("CS-118", "C-33")
def test_an_officer_in_penzance_seizes_what_was_freed() -> None:
    faces = ["preacher-trewin", "mercer-batten", None, None]
    me = player(pawns=["penzance", "madron"], characters=["tinners-of-st-just"])
    table = lay(me, seized=["tea"], faces=faces, officers=[("penzance", None)])
    table.say(0, "raid tea with tinners-of-st-just", "storm warehouse", "remove pawn madron")
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("C-33", "CS-125")
def test_freed_goods_without_a_guard_are_abandoned() -> None:
    faces = ["preacher-trewin", "mercer-batten", None, None]
    me = player(pawns=["penzance", "madron"], characters=["tinners-of-st-just"])
    table = lay(me, seized=["tea"], faces=faces)
    table.say(0, "raid tea with tinners-of-st-just", "storm warehouse", "remove pawn penzance")
    assert table.ashore == [("penzance", None, "tea")]


@pytest.mark.rule("C-33")
def test_a_raid_that_takes_the_last_pawn_along_is_warned_of() -> None:
    me = player(pawns=["penzance"], characters=["tinners-of-st-just"])
    table = lay(me, seized=["tea"], faces=["preacher-trewin", "mercer-batten", None, None])
    assert table.match.view(0)["warning"] is None
    table.say(0, "raid tea with tinners-of-st-just")
    assert table.match.view(0)["warning"] == "no-guard"


@pytest.mark.rule("CS-081", "CS-117")
def test_a_raid_is_no_landing_and_a_landing_no_raid() -> None:
    me = player(
        anchor="penzance", hold=["tea"], pawns=["penzance"], characters=["tinners-of-st-just"]
    )
    faces = ["preacher-trewin", "mercer-batten", None, None]
    raiding = lay(me, seized=["lace"], faces=faces)
    raiding.say(0, "raid lace with tinners-of-st-just")
    assert raiding.why_not(0, "unload tea") == raiding.why_not(0, "end turn") == "CS-117"
    assert raiding.why_not(0, "raid lace with tinners-of-st-just") == "CS-117"
    twice = lay(me, seized=["lace", "lace"], faces=faces)
    twice.say(0, "raid lace with tinners-of-st-just")
    refusal = twice.match.refusal(0, "raid lace with tinners-of-st-just")
    assert refusal
    assert (refusal.rule, refusal.key) == ("CS-117", "mob-busy")
    landing = lay(me, seized=["lace"], faces=faces)
    landing.say(0, "unload tea")
    assert landing.why_not(0, "raid lace with tinners-of-st-just") == "CS-081"


@pytest.mark.rule("CS-081", "CS-117")
def test_a_raid_can_be_called_off() -> None:
    faces = ["preacher-trewin", "mercer-batten", None, None]
    me = player(pawns=["penzance"], characters=["tinners-of-st-just"])
    table = lay(me, seized=["tea"], faces=faces)
    table.say(0, "raid tea with tinners-of-st-just", "call off", "pass")
    assert table.truth["seized"] == ["tea"]


@pytest.mark.rule("CS-125")
def test_nobodys_goods_stay_nobodys_while_nobody_comes() -> None:
    goods = [("helston", None, "tea"), ("helston", 0, "gin")]
    table = lay(player(pawns=["helston"]), ashore=goods)
    table.say(0, "haul gin helston to gweek for gold")
    assert table.ashore == [("gweek", 0, "gin"), ("helston", None, "tea")]
