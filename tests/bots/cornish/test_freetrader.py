"""Situations with a right answer."""

from typing import Any

from games.cornish.tables import Table, content, lay, player
from hoodwink.bots import make_bot

NO_FACES = [None, None, None, None]


def answer(laid: Table, seat: int = 0) -> str:
    bot = make_bot("freetrader", "cornish", 1, laid.match.setting)
    return bot.choose(laid.match.view(seat), laid.match.moves(seat)).text


def sayings(laid: Table, seat: int = 0, most: int = 12) -> list[str]:
    """Everything that a seat says until it is somebody else's turn."""
    said: list[str] = []
    while tuple(laid.match.to_act) == (seat,) and len(said) < most:
        said.append(answer(laid, seat))
        laid.say(seat, said[-1])
    return said


def table(*players: dict[str, Any], **given: Any) -> Table:
    """Nobody to hire, unless the test says otherwise."""
    return lay(*players, **{"faces": NO_FACES, **given})


def test_it_buys_what_sells_best_at_home() -> None:
    laid = table(
        player(gold=6, anchor="roscoff", pawns=["porthleven", "helston"]),
        merchants={"roscoff": {"brandy": 1, "velvet": 1}, "guernsey": {}, "oporto": {"tea": 1}},
    )
    assert answer(laid) == "buy brandy"


def test_it_sails_home_when_it_is_laden() -> None:
    laid = table(player(gold=0, anchor="roscoff", hold=["brandy"], pawns=["porthleven", "helston"]))
    assert answer(laid) == "sail roscoff to off-st-levan for influence"


def test_it_sails_out_when_its_hold_is_empty() -> None:
    laid = table(
        player(gold=12, anchor="mounts-bay", pawns=["marazion"]),
        merchants={"roscoff": {"tobacco": 3}, "guernsey": {}, "oporto": {}},
    )
    assert answer(laid) == "sail mounts-bay to off-st-levan for influence"


def test_it_puts_away_after_its_action_what_an_officer_could_find() -> None:
    laid = table(
        player(pawns=["breage"], warehouses={"chapel-crypt": []}),
        ashore=[("breage", 0, "tea")],
        officers=[("godolphin", None)],
        phase="stow",
        pending={"acted": True},
    )
    assert sayings(laid) == ["store tea in chapel-crypt"]


def test_it_ends_its_turn_when_nothing_can_be_put_away() -> None:
    laid = table(
        player(pawns=["breage"], warehouses={"chapel-crypt": ["velvet"]}),
        ashore=[("breage", 0, "tea")],
        phase="stow",
        pending={"acted": True},
    )
    assert sayings(laid) == ["end turn"]


def test_it_hides_what_it_lands_in_its_cellar() -> None:
    laid = table(
        player(
            anchor="porthleven",
            hold=["brandy"],
            pawns=["porthleven", "helston"],
            warehouses={"harbour-vault": []},
        )
    )
    assert sayings(laid)[:2] == ["unload brandy into harbour-vault", "land"]


def test_it_pays_for_darkness_when_an_officer_would_come() -> None:
    laid = table(
        player(anchor="mullion", hold=["cognac"], pawns=["mullion", "gunwalloe", "helston"]),
        officers=[("lizard", None)],
    )
    assert sayings(laid) == ["unload cognac", "land hiding 1"]


def test_it_bribes_the_officer_who_stands_where_it_must_land() -> None:
    laid = table(
        player(anchor="penzance", hold=["wine", "wine"], pawns=["penzance"]),
        officers=[("penzance", None)],
    )
    assert answer(laid) == "bribe penzance"


def test_it_carries_goods_on_to_the_town_that_pays_more() -> None:
    laid = table(
        player(anchor="roscoff", pawns=["porthleven", "helston"]),
        ashore=[("porthleven", 0, "brandy")],
    )
    assert answer(laid) == "carry brandy porthleven to helston for influence"


def test_it_does_not_carry_goods_into_the_arms_of_an_officer() -> None:
    laid = table(
        player(anchor="roscoff", pawns=["porthleven", "helston"], gold=0),
        ashore=[("porthleven", 0, "brandy")],
        officers=[("helston", None)],
    )
    assert answer(laid).startswith("sell brandy porthleven")


def test_in_the_last_round_it_sells_for_gold_and_early_for_a_good_name() -> None:
    goods: dict[str, Any] = {"ashore": [("helston", 0, "brandy")]}
    laid = table(player(pawns=["helston"]), ending="track end", track=10, round=9, **goods)
    assert answer(laid) == "sell brandy helston high for influence"
    laid = table(player(gold=30, reputation=1, pawns=["helston"]), round=1, track=0, **goods)
    assert answer(laid) == "sell brandy helston low"


def test_it_hires_the_character_who_brings_most_for_the_price() -> None:
    laid = lay(player(gold=13, reputation=2, anchor="roscoff", pawns=["porthleven"]))
    assert answer(laid) == "hire allen-cutler for influence"


def test_in_the_last_round_it_hires_nobody_who_costs_more_than_the_name_is_worth() -> None:
    faces = ["witch-of-st-levan", None, None, None]
    laid = lay(player(anchor="roscoff", pawns=["porthleven"]), faces=faces, ending="sold out")
    assert "hire witch-of-st-levan for influence" in laid.moves(0, "hire")
    assert not answer(laid).startswith("hire")


def test_a_new_pawn_goes_where_goods_can_be_sold() -> None:
    laid = lay(player(gold=13, reputation=2, anchor="roscoff", pawns=["porthleven"]))
    laid.say(0, "hire allen-cutler for influence")
    assert answer(laid) == "place pawn helston"


def test_it_sends_an_officer_to_what_a_rival_left_in_the_open() -> None:
    laid = table(
        player(pawns=["madron"]),
        player(pawns=["helston"]),
        ashore=[("helston", 1, "brandy"), ("helston", 1, "wine")],
        officers=[("breage", None)],
    )
    assert answer(laid).startswith("march breage to helston")


def test_as_the_poorest_it_sends_the_officer_by_the_goods_of_the_leader() -> None:
    laid = table(
        player(gold=30, pawns=["helston"]),
        player(gold=0, pawns=["breage"]),
        ashore=[("breage", 1, "brandy"), ("helston", 0, "tea")],
        officers=[("godolphin", None)],
        pending={"target": "porthleven", "points": 1, "acted": True},
        phase="customs",
    )
    assert laid.moves(1) == ["march godolphin to breage", "march godolphin to helston"]
    assert answer(laid, 1) == "march godolphin to helston"


def test_a_new_officer_is_posted_where_the_leader_trades() -> None:
    laid = table(
        player(gold=30, pawns=["helston"]),
        player(gold=0, pawns=["st-just", "sennen"]),
        phase="recruit",
        pending={"recruits": 1, "acted": True},
    )
    assert answer(laid, 1) in {
        f"place officer {place}"
        for place in ("wendron", "gweek", "godolphin", "breage", "porthleven", "gunwalloe")
    }


def test_broke_and_with_an_empty_ship_it_works_honestly() -> None:
    laid = table(player(gold=0, influence=0, reputation=2, pawns=["breage"]))
    assert answer(laid) == "work honestly"


def test_it_raids_the_customs_warehouse_when_the_mob_is_cheaper_than_the_goods() -> None:
    laid = table(
        player(gold=3, pawns=["penzance"], characters=["tinners-of-st-just"]),
        seized=["wine"],
        ending="sold out",
    )
    assert sayings(laid)[:2] == ["raid wine with tinners-of-st-just", "storm warehouse"]


def test_who_is_ahead_buys_the_last_goods_to_end_the_game() -> None:
    laid = table(
        player(gold=30, anchor="roscoff", pawns=["breage"]),
        player(gold=5),
        merchants={"roscoff": {"tea": 1}, "guernsey": {}, "oporto": {}},
    )
    assert answer(laid) == "buy tea"
    assert laid.say(0, "buy tea").truth["ending"] == "sold out"


def test_who_is_behind_does_not() -> None:
    laid = table(
        player(gold=5, anchor="roscoff", pawns=["breage"]),
        player(gold=30),
        merchants={"roscoff": {"tea": 1}, "guernsey": {}, "oporto": {}},
    )
    assert answer(laid) != "buy tea"


def test_it_sends_away_the_officer_whom_it_cannot_pay() -> None:
    laid = table(
        player(gold=0, influence=30, anchor="penzance", hold=["wine", "wine"], pawns=["penzance"]),
        officers=[("penzance", None)],
    )
    assert answer(laid).startswith("march penzance to ")


def test_it_plays_what_is_worth_gold_at_once() -> None:
    laid = table(player(pawns=["breage"]), hands=[["hush-money"], []])
    assert answer(laid) == "play hush-money"


def test_it_collects_harbour_dues_from_who_lands() -> None:
    laid = table(
        player(anchor="porthleven", hold=["tea"], pawns=["porthleven"]),
        player(),
        hands=[[], ["harbour-dues"]],
    )
    laid.say(0, "unload tea", "land")
    assert answer(laid, 1) == "play harbour-dues"


def test_it_lights_a_lantern_only_if_that_brings_customs_to_the_goods() -> None:
    for officers, said in (("breage", "play lantern-on-the-cliff"), ("up-north", "let be")):
        laid = table(
            player(anchor="porthleven", hold=["brandy"], pawns=["porthleven"]),
            player(),
            hands=[[], ["lantern-on-the-cliff"]],
            officers=[(officers, None)],
        )
        laid.say(0, "unload brandy", "land")
        assert answer(laid, 1) == said


def test_who_wakes_others_does_not_wake_itself_for_ever() -> None:
    laid = table(player(pawns=["breage"], gold=0, characters=["abbot-carne", "curate-pascoe"]))
    assert len(sayings(laid, most=40)) < 40


def test_it_hires_a_friend_with_nearly_the_last_gold_while_there_is_time() -> None:
    faces = [None, None, "tinners-of-st-just", None]
    laid = lay(player(gold=4, reputation=8, anchor="mounts-bay", pawns=["porthleven"]), faces=faces)
    assert answer(laid) == "hire tinners-of-st-just for influence"
    late = lay(player(gold=4, pawns=["porthleven"]), faces=faces, ending="sold out", track=10)
    assert not answer(late).startswith("hire")


def test_with_influence_in_plenty_and_no_gold_for_any_goods_it_works_honestly() -> None:
    stalls: dict[str, dict[str, int]] = {"roscoff": {}, "guernsey": {}, "oporto": {"velvet": 1}}
    secrets = {secret.key: secret.count for secret in content().secrets}
    for influence, said in ((60, "work honestly"), (12, "pass")):
        broke = player(gold=2, influence=influence, reputation=12, pawns=["marazion"])
        assert answer(table(broke, merchants=stalls, played=secrets)) == said


def test_who_worked_honestly_buys_no_good_name_that_work_would_halve_again() -> None:
    stalls: dict[str, dict[str, int]] = {"roscoff": {}, "guernsey": {}, "oporto": {"tea": 1}}
    me = player(gold=14, influence=0, reputation=2, pawns=["breage"])
    assert answer(table(me, merchants=stalls, round=1)) == "buy reputation"
    worked = {**me, "worked": True}
    assert answer(table(worked, merchants=stalls, round=1)) == "pass"


def test_the_last_influence_is_kept_for_a_voyage_not_spent_on_secrets() -> None:
    stalls: dict[str, dict[str, int]] = {"roscoff": {}, "guernsey": {}, "oporto": {"velvet": 1}}
    laid = table(player(gold=1, influence=5, reputation=9, pawns=["marazion"]), merchants=stalls)
    assert "discover secret for influence" in laid.moves(0)
    assert answer(laid) == "pass"


def lit(officer: str, goods: str = "brandy") -> Table:
    """It has landed in Newlyn at level 7, and a lantern has raised the risk by three."""
    me = player(anchor="newlyn", hold=[goods], pawns=["newlyn"])
    hands: list[list[str]] = [[], ["lantern-on-the-cliff"]]
    laid = table(me, player(gold=0), hands=hands, officers=[(officer, None)], track=1)
    laid.say(0, f"unload {goods}", "land").say(1, "play lantern-on-the-cliff")
    assert laid.phase == "hiding"
    return laid


def test_it_buys_off_what_a_lantern_would_cost_it() -> None:
    laid = lit("sennen")
    said = answer(laid)
    assert said.startswith("land hiding ")
    laid.say(0, said)
    while laid.phase == "customs":
        laid.say(1, laid.moves(1)[0])
    assert laid.ashore == [("newlyn", 0, "brandy")]


def test_it_buys_off_nothing_where_nobody_comes_near() -> None:
    assert answer(lit("up-north", goods="lace")) == "let be"


def test_a_lantern_is_not_wasted_on_who_can_buy_it_off_cheaply() -> None:
    """The card is worth what the landing player has to pay, if that can be paid."""

    def reply(influence: int) -> str:
        claim = {"place": "newlyn", "risk": 6, "summoned": 0, "raised": 0}
        laid = table(
            player(gold=0, influence=influence, anchor="newlyn", pawns=["newlyn"]),
            player(),
            player(gold=40),
            hands=[[], ["lantern-on-the-cliff"], []],
            officers=[("st-just", None)],
            ashore=[("newlyn", 0, "brandy")],
            phase="window",
            pending={"window": "landing", "acted": True, "claim": claim},
        )
        return answer(laid, 1)

    assert reply(0) == "play lantern-on-the-cliff"
    assert reply(20) == "let be"
