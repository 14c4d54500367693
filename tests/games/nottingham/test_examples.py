"""The worked examples of the rulebooks, told as they are told there."""

import pytest

from games.nottingham.tables import Table, table, to_the_bags
from hoodwink import IllegalMove

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


@pytest.mark.rule("SN-148")
def test_market_a_chicken_under_another_card() -> None:
    market = table(
        "aside",
        sheriff=SHERIFF,
        turn=RED,
        hands={RED: "2 chicken apple bread mead silk"},
        left="apple cheese chicken bread",
        right="apple apple apple",
        deck="30 cheese",
    )
    market.at_once(RED, "set aside apple", "set aside bread", "set aside mead", "done")
    market.say(RED, "draw left", "draw left", "draw deck", "lay right")
    market.say(RED, "lay mead", "lay apple")
    assert sum(market.hand(RED).values()) == 6
    assert market.hand(RED) == {"chicken": 3, "bread": 1, "silk": 1, "cheese": 1}
    assert market.pile("left") == ["apple", "cheese"]
    assert market.pile("right") == ["apple", "apple", "apple", "mead", "apple", "bread"]
    assert market.view(None)["deck"] == 29


@pytest.mark.rule("SN-149")
def test_bag_four_apples_and_a_crossbow_leave_no_room_for_silk() -> None:
    filling = table("fill", hands={RED: "4 apple crossbow silk", GREEN: "apple"})
    filling.at_once(RED, *["bag apple"] * 4, "bag crossbow")
    assert filling.why_not(RED, "bag silk") == "SN-051"
    filling.say(RED, "close")
    assert filling.hand(RED) == {"silk": 1}
    assert filling.truth["bags"][RED] == {"apple": 4, "crossbow": 1}


@pytest.mark.rule("SN-150")
def test_declaration_of_four_chickens_that_are_two() -> None:
    declaring = table("declare", turn=RED, bags={RED: "2 chicken cheese silk", GREEN: "apple"})
    assert declaring.moves(RED) == [f"declare {x}" for x in ("apple", "cheese", "bread", "chicken")]
    assert declaring.why_not(RED, "declare silk") == "SN-058"
    assert declaring.why_not(RED, "declare 2 chicken") == "SN-060"
    assert declaring.why_not(RED, "declare 2 chicken 2 cheese") == "SN-059"
    declaring.say(RED, "declare chicken")
    (told,) = declaring.told("declared")
    assert (told["good"], told["count"]) == ("chicken", 4)


@pytest.mark.rule("SN-151")
def test_haggling_from_five_coins_and_two_apples_to_eight() -> None:
    at = table(bags={RED: "2 apple silk", GREEN: "apple"}, stalls={RED: "3 apple"})
    first = at.offer(RED, "draft pass 1", "add coins 5", "add apple", "add apple")
    asked = at.offer(
        SHERIFF,
        f"counter {first}",
        *["add coins 1", "add coins 1", "add coins 1"],
    )
    at.say(RED, f"accept {asked}")
    assert at.purses == [58, 42, 50, 50]
    assert at.stall(SHERIFF) == {"apple": 2}
    assert at.stall(RED) == {"apple": 1}
    at.say(SHERIFF, "pass 1")
    assert not at.told("inspected")
    assert at.stall(RED) == {"apple": 3}
    assert at.down(RED) == {"silk": 1}


@pytest.mark.rule("SN-152")
def test_a_bag_of_two_cheeses_and_a_secret_passes_for_nothing() -> None:
    at = table(bags={RED: "2 cheese silk", GREEN: "apple"}, declared={RED: "cheese"})
    at.say(SHERIFF, "pass 1")
    assert at.stall(RED) == {"cheese": 2}
    assert at.place(RED)["contraband"] == 1
    assert at.place(RED)["face_down"][0]["kind"] is None
    assert at.purses == [50] * 4


@pytest.mark.rule("SN-153")
def test_an_honest_bag_of_four_chickens_costs_the_sheriff_eight() -> None:
    at = table(bags={RED: "4 chicken", GREEN: "apple"}, declared={RED: "chicken"})
    at.say(SHERIFF, "inspect 1")
    assert at.purses == [42, 58, 50, 50]
    assert at.stall(RED) == {"chicken": 4}


@pytest.mark.rule("SN-154")
def test_a_lie_about_apples_costs_ten() -> None:
    at = table(bags={RED: "apple cheese 2 mead", GREEN: "apple"}, left="bread", right="bread")
    at.say(SHERIFF, "inspect 1", "lay right", "lay mead", "lay mead")
    assert at.stall(RED) == {"apple": 1}
    assert at.pile("right") == ["bread", "mead", "mead", "cheese"]
    assert at.pile("left") == ["bread"]
    assert at.purses == [60, 40, 50, 50]


@pytest.mark.rule("SN-155")
def test_a_deal_to_pass_red_and_inspect_green_whatever_green_offers() -> None:
    at = table(bags={RED: "3 silk", GREEN: "2 apple"})
    bribe = at.offer(RED, "draft pass 1", "add coins 20", "ask inspect 2")
    at.say(SHERIFF, f"accept {bribe}")
    assert at.purses == [70, 30, 50, 50]
    at.say(SHERIFF, "pass 1")
    assert at.down(RED) == {"silk": 3}
    assert at.why_not(GREEN, "draft pass 2") == "A-41"
    with pytest.raises(IllegalMove) as refused:
        at.say(SHERIFF, "pass 2")
    assert refused.value.rule == "SN-096"
    assert at.moves(SHERIFF) == ["inspect 2"]


def promised(later: str) -> Table:
    """Green passes for a promise to the Sheriff, and is Sheriff two rounds later."""
    at = table(bags={GREEN: "silk"})
    word = at.offer(GREEN, "draft pass 2", "promise pass 0")
    at.say(SHERIFF, f"accept {word}", "pass 2")
    while at.view(None)["sheriff"] != GREEN or at.phase != "inspect":
        seat = at.match.to_act[0]
        at.say(seat, str(at.match.fallback(seat)))
    assert {"pass 0", "inspect 0"} <= set(at.moves(GREEN))
    return at.say(GREEN, later)


@pytest.mark.rule("SN-156")
@pytest.mark.parametrize(("later", "standing"), [("pass 0", "kept"), ("inspect 0", "broken")])
def test_a_promise_for_a_later_round_may_be_kept_or_broken(later: str, standing: str) -> None:
    at = promised(later)
    (told,) = at.told("promise_settled")
    assert (told["seat"], told["to"], told["standing"]) == (GREEN, SHERIFF, standing)
    assert at.view(None)["promises"][0]["standing"] == standing


@pytest.mark.rule("SN-157")
def test_a_stall_of_cheese_and_smuggled_pepper_scores_125() -> None:
    end = table(
        round=7,
        stalls={
            RED: "4 apple 6 cheese bread 4 chicken",
            GREEN: "9 apple 4 chicken",
            BLUE: "6 chicken 8 apple 3 bread",
            SHERIFF: "2 bread",
        },
        down={RED: "2 pepper crossbow"},
        bags={GREEN: "apple"},
        coins=[50, 42, 58, 50],
    )
    end.say(SHERIFF, "pass 2")
    assert end.scores[RED] == 8 + 18 + 3 + 16 + 12 + 9 + 42 + 15 + 2 == 125


@pytest.mark.rule("SN-158")
@pytest.mark.parametrize(("royal", "first", "second"), [("gouda", 15, 10), ("pepper", 10, 15)])
def test_ten_cheeses_and_a_gouda_beat_eleven_cheeses(royal: str, first: int, second: int) -> None:
    end = table(
        round=7, stalls={RED: "10 cheese", GREEN: "11 cheese"}, down={RED: royal}, bags={3: "apple"}
    )
    end.say(SHERIFF, "pass 3")
    assert end.scores[RED] - (50 + 30 + 6) == first
    assert end.scores[GREEN] - (50 + 33) == second


@pytest.mark.rule("SN-159")
def test_the_scrolls_leave_the_queen_of_apples_without_a_crown() -> None:
    end = table(
        round=7,
        stalls={RED: "9 apple", GREEN: "7 apple", BLUE: "6 apple"},
        down={GREEN: "arcane-scrolls"},
        bags={3: "cheese"},
        promos=True,
    )
    end.say(SHERIFF, "pass 3")
    assert end.scores[RED] == 50 + 18 + 20
    assert end.scores[GREEN] == 50 + 14 + 12
    assert end.scores[BLUE] == 50 + 12 + 3 + 15


@pytest.mark.rule("SN-160", "SN-136")
@pytest.mark.parametrize(("seats", "seconds"), [(3, 120), (4, 180), (5, 240)])
def test_the_clock_gives_a_minute_a_merchant(seats: int, seconds: int) -> None:
    at = to_the_bags(table("aside", seats=seats, turn=1, hands={1: "apple"}, timed=True))
    assert at.view(None)["clock"] == seconds


@pytest.mark.rule("SN-161", "SN-131")
def test_two_kings_of_apples_share_both_bonuses() -> None:
    stalls = {RED: "5 apple", GREEN: "5 apple", BLUE: "4 apple"}
    end = table(round=7, stalls=stalls, bags={3: "mead"})
    end.say(SHERIFF, "pass 3")
    assert end.scores == [50, 50 + 10 + 15, 50 + 10 + 15, 50 + 8 + 7]


@pytest.mark.rule("SN-161", "SN-131")
def test_three_kings_of_chicken_get_five_each() -> None:
    stalls = {RED: "2 chicken", GREEN: "2 chicken", BLUE: "2 chicken"}
    end = table(round=7, stalls=stalls, bags={3: "mead"}).say(SHERIFF, "pass 3")
    assert end.scores == [50, 63, 63, 63 + 7]


@pytest.mark.rule("SN-161", "SN-132")
def test_three_queens_of_cheese_get_three_each() -> None:
    stalls = {SHERIFF: "3 cheese", RED: "cheese", GREEN: "cheese", BLUE: "cheese"}
    end = table(round=7, stalls=stalls, bags={3: "mead"}).say(SHERIFF, "pass 3")
    assert end.scores == [50 + 9 + 15, 56, 56, 56 + 7]
