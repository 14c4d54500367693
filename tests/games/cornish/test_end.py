"""How a match ends and who has won."""

from typing import Any

import pytest

from games.cornish.tables import content, lay, player

EMPTY: dict[str, dict[str, int]] = {"roscoff": {}, "guernsey": {}, "oporto": {}}


@pytest.mark.rule("CS-136", "CS-138", "C-38")
def test_the_end_of_the_track_ends_the_game_after_the_round() -> None:
    last = content().market.ends[2]
    goods = [("helston", 0, "wine"), ("helston", 0, "wine")]
    me, other = player(pawns=["helston"]), player(gold=0, passed=True)
    table = lay(me, other, ashore=goods, track=last - 1, wheel=7, officers=[])
    table.say(0, "sell wine helston fair for influence").let_be()
    while table.phase == "recruit":
        table.say(1, table.moves(1)[0])
    assert table.truth["track"] == last
    assert table.truth["ending"] == "track end"
    assert not table.over
    table.say(0, "sell wine helston fair for influence").let_be()
    assert table.truth["track"] == last
    table.say(0, "pass")
    assert table.reason == "track end"
    assert table.why_not(0, "pass") == "CS-138"


@pytest.mark.rule("CS-137", "C-28", "CS-138")
def test_the_last_shape_bought_ends_the_game_after_the_round() -> None:
    stalls = {**EMPTY, "roscoff": {"tea": 1}}
    table = lay(player(anchor="roscoff"), player(), merchants=stalls, seized=["lace"])
    table.say(0, "buy tea").say(1, "buy reputation").say(0, "pass").say(1, "pass")
    assert table.reason == "sold out"
    assert table.told("end_called")[0]["reason"] == "sold out"


@pytest.mark.rule("CS-139", "CS-140", "CS-001", "CS-002")
def test_gold_and_reputation_count_and_nothing_else() -> None:
    rich = player(gold=7, reputation=3, influence=0, passed=True)
    busy = player(gold=4, reputation=5, influence=90, hold=["tea"], pawns=["helston"])
    table = lay(rich, busy, turn=1, ending="sold out", merchants=EMPTY, hands=[[], ["tall-tale"]])
    table.say(1, "pass")
    assert table.match.outcome
    assert table.match.outcome.scores == (10, 9)
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("C-29")
def test_equal_scores_share_the_victory_unless_agreed_otherwise() -> None:
    one, other = player(gold=3, reputation=7), player(gold=4, reputation=6, passed=True)
    given: dict[str, Any] = {"ending": "sold out", "merchants": EMPTY}
    shared = lay(one, other, **given).say(0, "pass").match.outcome
    assert shared
    assert shared.winners == (0, 1)
    parted = lay(one, other, options={"victory_tie": "richest"}, **given).say(0, "pass")
    assert parted.match.outcome
    assert parted.match.outcome.winners == (1,)
    assert parted.match.outcome.tie_break == "richest"


@pytest.mark.rule("C-29")
def test_a_clear_winner_needs_no_tie_break() -> None:
    given: dict[str, Any] = {"ending": "sold out", "merchants": EMPTY}
    given["options"] = {"victory_tie": "richest"}
    outcome = lay(player(gold=9), player(gold=3, passed=True), **given).say(0, "pass").match.outcome
    assert outcome
    assert outcome.winners == (0,)
    assert outcome.tie_break is None


@pytest.mark.rule("C-48")
def test_a_match_that_nobody_ends_is_over_after_the_agreed_rounds() -> None:
    table = lay(player(), player(passed=True), round=4, options={"round_cap": 4})
    table.say(0, "pass")
    assert table.reason == "round cap"
    longer = lay(player(), player(passed=True), round=400, options={"round_cap": 0})
    assert not longer.say(0, "pass").over


@pytest.mark.rule("C-62")
def test_no_counter_goes_beyond_a_million() -> None:
    rich = player(gold=10**6, influence=10**6 - 1, reputation=10**6)
    table = lay(rich, player(passed=True), options={"round_cap": 0})
    table.say(0, "buy reputation").say(0, "pass")
    told = table.who(0)
    assert (told["influence"], told["reputation"]) == (10**6, 10**6)
    last = lay(player(), player(passed=True), round=10**6, options={"round_cap": 0})
    assert last.say(0, "pass").reason == "round cap"
