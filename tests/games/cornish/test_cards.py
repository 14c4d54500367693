"""What characters and secrets do, effect by effect."""

from collections.abc import Sequence

import pytest

from games.cornish.tables import Table, content, ends, lay, player

NO_FACES: list[None] = [None] * 4


def use(card: str, **given: object) -> Table:
    """A table where seat 0 has just used this character."""
    me = player(characters=[card], **given)
    return lay(me, player(pawns=["breage"]), faces=NO_FACES).say(0, f"use {card}")


def play(secret: str, *, ashore: Sequence[object] = (), **given: object) -> Table:
    """A table where seat 0 has just played this secret."""
    table = lay(player(**given), player(pawns=["breage"]), hands=[[secret], []], ashore=ashore)
    return table.say(0, f"play {secret}")


@pytest.mark.rule("CS-063", "CS-072")
def test_a_captain_sails_two_spaces_for_nothing_and_the_turn_goes_on() -> None:
    table = use("captain-hichens")
    assert table.phase == "grant"
    table.say(0, "sail off-st-levan to mounts-bay", "sail mounts-bay to penzance")
    assert table.who(0)["anchor"] == "penzance"
    assert table.purse(0)[:2] == (20, 20)
    assert (table.phase, list(table.match.to_act)) == ("turn", [0])


@pytest.mark.rule("CS-072")
def test_the_rest_of_a_card_may_be_left() -> None:
    table = use("shipwright-peake")
    table.say(0, "sail off-st-levan to mounts-bay", "done")
    assert (table.phase, table.who(0)["anchor"]) == ("turn", "mounts-bay")
    assert table.purse(0)[0] == 19


@pytest.mark.rule("CS-072")
def test_steps_on_land_for_nothing() -> None:
    walking = use("pilgrim-jory", pawns=["helston"])
    walking.say(0, "walk helston to breage", "walk breage to prussia-cove")
    assert walking.who(0)["pawns"] == ["prussia-cove"]
    carrying = play("pack-horses", pawns=["helston", "breage"], ashore=[("helston", 0, "tea")])
    assert ends(carrying.moves(0, "carry")) == {"breage"}
    carrying.say(0, "carry tea helston to breage", "done")
    assert carrying.ashore == [("breage", 0, "tea")]
    goods = [("breage", 1, "tea"), ("helston", 0, "tea")]
    hauling = play("covered-cart", pawns=["helston"], ashore=goods)
    hauling.say(0, "haul tea helston to gweek")
    assert hauling.who(0)["pawns"] == ["gweek"]


@pytest.mark.rule("CS-072", "CS-092")
def test_officers_are_sent_and_recalled_by_cards() -> None:
    sent = play("anonymous-letter")
    sent.say(0, "march up-north to redruth", "march redruth to camborne")
    assert sent.officers == [("camborne", None)]
    recalled = use("lieutenant-drew").say(0, "recall up-north")
    assert recalled.officers == [("penzance", None)]


@pytest.mark.rule("CS-107", "CS-072")
def test_blackmail_bribes_any_officer_for_nothing() -> None:
    table = play("blackmail").say(0, "bribe up-north")
    assert table.officers == [("up-north", 0)]
    assert table.purse(0)[:2] == (20, 20)


@pytest.mark.rule("CS-072", "CS-040")
def test_an_action_card_is_the_action_of_the_turn() -> None:
    table = use("collector-pellow").say(0, "bribe up-north")
    assert list(table.match.to_act) == [1]


@pytest.mark.rule("CS-072", "CS-118")
def test_a_clerk_releases_a_small_seized_shape_to_a_guard_in_penzance() -> None:
    me = player(characters=["clerk-pender"], pawns=["penzance"])
    table = lay(me, seized=["tea", "velvet"], faces=NO_FACES)
    table.say(0, "use clerk-pender")
    assert table.moves(0) == ["release tea", "done"]
    table.say(0, "release tea")
    assert table.ashore == [("penzance", 0, "tea")]
    away = lay(dict(me, pawns=["madron"]), seized=["tea"], faces=NO_FACES)
    assert away.why_not(0, "use clerk-pender") == "C-52"


@pytest.mark.rule("CS-072", "CS-039")
def test_an_abbot_rouses_another_card() -> None:
    me = player(characters=["abbot-carne", "curate-pascoe"])
    table = lay(me, faces=NO_FACES).say(0, "use curate-pascoe", "use abbot-carne")
    table.say(0, "rouse curate-pascoe", "use curate-pascoe")
    assert table.purse(0)[1] == 24


@pytest.mark.rule("C-49")
def test_an_abbot_does_not_rouse_himself() -> None:
    alone = lay(player(characters=["abbot-carne"]), faces=NO_FACES)
    assert alone.why_not(0, "use abbot-carne") == "C-52"
    me = player(characters=["abbot-carne", "curate-pascoe"])
    both = lay(me, faces=NO_FACES).say(0, "use curate-pascoe", "use abbot-carne")
    assert both.moves(0) == ["rouse curate-pascoe", "done"]
    assert both.why_not(0, "rouse abbot-carne") == "C-49"
    assert both.why_not(0, "rouse allen-cutler") == "C-52"


@pytest.mark.rule("CS-068", "CS-069")
def test_a_safe_house_places_one_more_pawn() -> None:
    table = play("safe-house", pawns=["helston"]).say(0, "place pawn breage")
    assert sorted(table.who(0)["pawns"]) == ["breage", "helston"]


@pytest.mark.rule("CS-135", "C-31")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("magistrate-davies", (20, 18, 5), (18, 20, 5)),
        ("coroner-scobell", (18, 20, 5), (20, 18, 5)),
    ],
)
def test_officials_hit_another_player(
    card: str, mine: tuple[int, int, int], theirs: tuple[int, int, int]
) -> None:
    table = use(card).say(0, "target 1")
    assert (table.purse(0), table.purse(1)) == (mine, theirs)


@pytest.mark.rule("CS-135", "C-31")
def test_nobody_loses_what_is_not_there() -> None:
    victim = player(gold=1, influence=1, reputation=0)
    robbed = lay(player(), victim, hands=[["pickpocket"], []])
    robbed.say(0, "play pickpocket", "target 1")
    assert (robbed.purse(0)[0], robbed.purse(1)[0]) == (21, 0)
    slandered = lay(player(), victim, hands=[["slander"], []])
    assert slandered.why_not(0, "play slander") == "C-52"


@pytest.mark.rule("CS-114", "CS-131")
def test_a_loose_tongue_spills_a_secret_for_all_to_see() -> None:
    table = lay(player(), player(), hands=[["loose-tongue"], ["tall-tale", "slander"]])
    table.say(0, "play loose-tongue", "target 1")
    spilt = table.told("secret_spilt")[0]["secret"]
    assert table.truth["hands"][1] == [key for key in ("tall-tale", "slander") if key != spilt]
    assert table.truth["played"] == {"loose-tongue": 1, spilt: 1}
    empty = lay(player(), player(), hands=[["loose-tongue"], []])
    assert empty.why_not(0, "play loose-tongue") == "C-52"


@pytest.mark.rule("CS-115", "CS-072")
def test_characters_give_secrets_when_used_or_each_round() -> None:
    assert len(use("dock-idlers").truth["hands"][0]) == 1
    table = lay(player(characters=["postmistress"]), player(passed=True), faces=NO_FACES)
    table.say(0, "pass")
    assert len(table.truth["hands"][0]) == 1
    assert [told["seat"] for told in table.told("secret_drawn")] == [0]


@pytest.mark.rule("CS-115", "C-30")
def test_a_postmistress_has_nothing_to_whisper_when_all_is_known() -> None:
    played = {secret.key: secret.count for secret in content().secrets}
    me = player(characters=["postmistress"])
    table = lay(me, player(passed=True), faces=NO_FACES, played=played).say(0, "pass")
    assert table.truth["hands"][0] == []


@pytest.mark.rule("CS-072", "CS-082", "CS-083")
def test_shadows_hide_the_next_landing_of_the_turn() -> None:
    me = player(anchor="newlyn", hold=["brandy"], pawns=["newlyn"])
    table = lay(me, hands=[["moonless-night"], []])
    table.say(0, "play moonless-night", "unload brandy", "land")
    assert table.told("goods_landed")[0]["risk"] == 4 + 4 - 3
    assert table.truth["pending"]["shadow"] == 0


@pytest.mark.rule("CS-080", "C-12")
def test_tide_tables_open_all_coves_for_a_round() -> None:
    table = lay(player(anchor="mounts-bay"), player(passed=True), hands=[["tide-tables"], []])
    assert "prussia-cove" not in ends(table.moves(0, "sail"))
    table.say(0, "play tide-tables")
    assert {"prussia-cove", "lamorna"} <= ends(table.moves(0, "sail"))
    table.say(0, "pass").say(1, "pass")
    assert "prussia-cove" not in ends(table.moves(0, "sail"))


@pytest.mark.rule("CS-080")
def test_a_mermaid_knows_every_cove() -> None:
    table = lay(player(anchor="mounts-bay", characters=["mermaid-of-zennor"]), faces=NO_FACES)
    assert {"prussia-cove", "lamorna"} <= ends(table.moves(0, "sail"))


@pytest.mark.rule("CS-114", "CS-112")
def test_gold_influence_and_reputation_from_secrets() -> None:
    assert play("hush-money").purse(0) == (22, 20, 5)
    assert play("loyal-crew").purse(0) == (20, 23, 5)
    assert play("tall-tale").purse(0) == (20, 20, 6)
    table = play("tall-tale")
    assert table.truth["hands"][0] == []
    assert table.truth["played"] == {"tall-tale": 1}
    assert list(table.match.to_act) == [0]


@pytest.mark.rule("CS-135")
def test_the_witch_takes_a_toll_off_st_levan() -> None:
    """As much as there is; never from her friend, nor from who has nothing."""
    witch = player(gold=0, characters=["witch-of-st-levan"])
    poor, broke = player(gold=1, anchor="mounts-bay"), player(gold=0, anchor="mounts-bay")
    table = lay(poor, witch, broke, faces=NO_FACES, turn=1, first=1)
    table.say(1, "sail off-st-levan to mounts-bay for influence")
    table.say(2, "sail mounts-bay to off-st-levan for influence").say(0, "pass")
    table.say(1, "sail mounts-bay to off-st-levan for influence")
    assert not table.who(1)["characters"][0]["used"]
    table = lay(poor, witch, broke, faces=NO_FACES)
    table.say(0, "sail mounts-bay to off-st-levan for influence")
    assert (table.purse(0)[0], table.purse(1)[0]) == (0, 1)


@pytest.mark.rule("C-61", "CS-039")
def test_she_takes_it_from_the_first_ship_of_a_round_only() -> None:
    witch = player(gold=0, characters=["witch-of-st-levan"])
    ships = [player(gold=9, anchor="mounts-bay") for _ in range(2)]
    table = lay(ships[0], witch, ships[1], faces=NO_FACES)
    table.say(0, "sail mounts-bay to off-st-levan for influence").say(1, "pass")
    assert (table.purse(0)[0], table.purse(1)[0]) == (8, 1)
    assert table.who(1)["characters"][0]["used"]
    table.say(2, "sail mounts-bay to off-st-levan for influence")
    assert (table.purse(2)[0], table.purse(1)[0]) == (9, 1)


@pytest.mark.rule("C-61")
def test_she_lets_pass_who_has_no_more_gold_than_her_friend() -> None:
    witch = player(gold=5, characters=["witch-of-st-levan"])
    ships = [player(gold=gold, anchor="mounts-bay") for gold in (5, 6)]
    table = lay(ships[0], witch, ships[1], faces=NO_FACES)
    table.say(0, "sail mounts-bay to off-st-levan for influence").say(1, "pass")
    assert (table.purse(0)[0], table.purse(1)[0]) == (5, 5)
    assert not table.who(1)["characters"][0]["used"]
    table.say(2, "sail mounts-bay to off-st-levan for influence")
    assert (table.purse(2)[0], table.purse(1)[0]) == (5, 6)


@pytest.mark.rule("CS-051", "C-7")
def test_a_notary_makes_hiring_cheaper() -> None:
    me = player(gold=1, pawns=["helston"], characters=["notary-edmonds"])
    table = lay(me).say(0, "hire allen-cutler for influence")
    assert table.purse(0)[0] == 0
