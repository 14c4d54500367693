"""The market: setting aside, drawing, laying down, and the deck that runs out."""

from typing import Any

import pytest

from games.nottingham.tables import Table, rules, table, to_the_bags
from hoodwink import NATURE


def market(hand: str = "6 apple", deck: str | None = None, **laid: str) -> Table:
    return table(
        "aside",
        turn=1,
        hands={1: hand, 2: "6 cheese", 3: "6 cheese"},
        left=laid.get("left", "mead silk"),
        right=laid.get("right", "bread chicken"),
        deck=deck,
    )


@pytest.mark.rule("SN-042")
def test_nothing_need_be_set_aside() -> None:
    at = market().say(1, "done")
    assert at.hand(1) == {"apple": 6}
    assert at.match.to_act == (2,)
    assert at.told("set_aside") == [{"seat": 1, "count": 0}]


@pytest.mark.rule("SN-042")
def test_five_cards_may_be_set_aside_and_no_sixth() -> None:
    at = market().say(1, *["set aside apple"] * 5)
    assert at.moves(1) == ["done"]
    assert at.why_not(1, "set aside apple") == "SN-042"
    assert market().why_not(1, "set aside silk") == "SN-042"


@pytest.mark.rule("SN-043", "A-4")
def test_the_hand_has_to_be_filled_up_again() -> None:
    at = market().say(1, "set aside apple", "set aside apple", "done", "draw left")
    assert at.moves(1) == ["draw left", "draw right", "draw deck"]
    assert at.why_not(1, "stop") == "A-4"
    assert at.why_not(1, "lay left") == "SN-047"
    at.say(1, "draw right")
    assert at.phase == "pile"
    assert sum(at.hand(1).values()) == 6


@pytest.mark.rule("SN-044")
def test_a_deeper_card_is_reached_by_drawing_those_above_it() -> None:
    at = market(left="mead silk").say(1, "set aside apple", "set aside apple", "done")
    at.say(1, "draw left")
    assert at.hand(1) == {"apple": 4, "silk": 1}
    at.say(1, "draw left")
    assert at.hand(1) == {"apple": 4, "silk": 1, "mead": 1}


@pytest.mark.rule("SN-045")
def test_after_a_card_from_the_deck_all_others_come_from_it() -> None:
    at = market(deck="9 pepper").say(1, *["set aside apple"] * 3, "done", "draw left", "draw deck")
    assert at.hand(1) == {"apple": 3, "silk": 1, "pepper": 2}
    assert at.phase == "pile"
    assert at.why_not(1, "draw left") == "SN-047"
    assert at.why_not(1, "stop") == "SN-047"


@pytest.mark.rule("SN-046", "A-2")
def test_both_piles_may_be_drawn_from_in_turns() -> None:
    at = market().say(1, *["set aside apple"] * 4, "done")
    at.say(1, "draw left", "draw right", "draw left", "draw right")
    assert at.hand(1) == {"apple": 2, "silk": 1, "mead": 1, "bread": 1, "chicken": 1}


@pytest.mark.rule("SN-047", "SN-048", "A-5")
def test_set_aside_cards_go_on_one_pile_in_the_order_chosen() -> None:
    at = market("2 apple bread mead 2 silk", deck="9 pepper")
    at.say(1, *(f"set aside {good}" for good in ("apple", "bread", "mead")), "done", "draw deck")
    at.say(1, "lay right", "lay mead")
    assert at.why_not(1, "lay left") == "A-5"
    assert at.why_not(1, "lay silk") == "SN-047"
    at.say(1, "lay apple")
    assert at.pile("right") == ["bread", "chicken", "mead", "apple", "bread"]
    assert at.pile("left") == ["mead", "silk"]


@pytest.mark.rule("SN-048")
def test_cards_of_one_kind_have_no_order_to_choose() -> None:
    at = market(deck="9 pepper").say(1, *["set aside apple"] * 3, "done", "draw deck", "lay left")
    assert at.pile("left") == ["mead", "silk", "apple", "apple", "apple"]
    assert at.match.to_act == (2,)


@pytest.mark.rule("SN-049")
def test_a_card_set_aside_cannot_be_drawn_again_in_the_same_turn() -> None:
    at = market(left="", right="", deck="9 pepper").say(1, "set aside apple", "done")
    assert at.hand(1) == {"apple": 5, "pepper": 1}
    assert at.phase == "pile"


@pytest.mark.rule("SN-104", "SN-121")
def test_an_empty_pile_stays_empty_until_somebody_discards_on_it() -> None:
    at = market(left="silk", deck="9 pepper").say(1, "set aside apple", "set aside apple", "done")
    at.say(1, "draw left")
    assert at.moves(1) == ["draw right", "draw deck"]
    assert at.why_not(1, "draw left") == "SN-121"
    at.say(1, "draw deck", "lay left")
    assert at.pile("left") == ["apple", "apple"]


@pytest.mark.rule("SN-041")
def test_others_wait_for_their_turn_at_the_market() -> None:
    at = market()
    assert at.why_not(2, "done") == "SN-041"
    assert at.why_not(1, "draw left") == "SN-043"
    assert at.why_not(1, "stop") == "SN-043"


@pytest.mark.rule("SN-030", "SN-045")
def test_while_chance_draws_nobody_else_acts() -> None:
    game = rules()
    state = game.load(market().say(1, "set aside apple", "done").truth)
    game.apply(state, 1, game.read("draw deck"), None)
    assert game.to_act(state) == (NATURE,)
    refusal = game.refusal(state, 1, game.read("draw left"))
    assert refusal is not None
    assert refusal.key == "chance-first"


LONG = "apple " * 8


@pytest.mark.rule("SN-120", "A-6")
def test_the_deck_is_rebuilt_with_its_last_card_from_under_the_top_five() -> None:
    at = market(left=LONG + "mead silk", right="bread chicken", deck="pepper")
    at.say(1, "set aside apple", "done", "draw deck")
    assert at.pile("left") == ["apple", "apple", "apple", "mead", "silk"]
    assert at.pile("right") == ["bread", "chicken"]
    assert at.view(None)["deck"] == 5
    assert at.told("deck_rebuilt") == [{"cards": 5}]
    assert at.view(None)["rebuilt"]["deck"] == {"apple": 5}


@pytest.mark.rule("A-6")
def test_cards_set_aside_are_not_shuffled_into_the_new_deck() -> None:
    at = market("6 cheese", left=LONG, deck="pepper")
    at.say(1, "set aside cheese", "set aside cheese", "done", "draw deck")
    assert at.truth["deck"] == {"apple": 2}
    assert at.hand(1) == {"cheese": 4, "pepper": 1, "apple": 1}


@pytest.mark.rule("A-7")
def test_a_deck_that_cannot_be_rebuilt_leaves_the_piles_or_a_short_hand() -> None:
    at = market(left="mead", right="", deck="pepper")
    at.say(1, *["set aside apple"] * 3, "done", "draw deck")
    assert sum(at.hand(1).values()) == 4
    assert at.phase == "pile"


@pytest.mark.rule("A-7", "SN-121")
def test_with_an_empty_deck_a_merchant_may_stop_or_take_from_the_piles() -> None:
    at = market(left="mead", right="", deck="").say(1, *["set aside apple"] * 3, "done")
    assert at.moves(1) == ["draw left", "stop"]
    assert at.why_not(1, "draw deck") == "A-7"
    stopped = Table(at.match.copy()).say(1, "stop")
    assert stopped.phase == "pile"
    assert sum(stopped.hand(1).values()) == 3
    at.say(1, "draw left")
    assert at.phase == "pile"
    assert sum(at.hand(1).values()) == 4


@pytest.mark.rule("A-7", "SN-086")
def test_the_round_goes_on_when_there_is_nothing_to_draw() -> None:
    at = table(bags={1: "apple"}, hands={2: "apple"}, deck="").say(0, "pass 1")
    assert at.phase == "aside"
    assert at.hand(1) == {}


@pytest.mark.rule("A-7")
def test_who_has_no_card_at_all_fills_no_bag() -> None:
    at = to_the_bags(table("aside", turn=1, hands={2: "2 apple"}, deck=""))
    assert at.match.to_act == (2,)
    assert at.why_not(1, "close") == "A-7"
    at.say(2, "bag apple", "close")
    assert at.match.to_act == (2,)
    at.say(2, "declare apple")
    assert at.moves(0) == ["pass 2", "inspect 2", "threaten 2", "draft pass 2"]


@pytest.mark.rule("A-7")
@pytest.mark.parametrize("options", [{}, {"timed": True}])
def test_a_round_without_a_single_bag_is_over_at_once(options: dict[str, Any]) -> None:
    at = to_the_bags(table("aside", turn=1, sheriff=0, deck="", **options))
    assert at.match.outcome is not None
