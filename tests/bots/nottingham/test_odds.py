"""Suspicion follows the public tally."""

from typing import Any

import pytest

from bots.nottingham.asking import mind
from games.nottingham.possible import dear_pack
from games.nottingham.tables import Table, notes, table
from hoodwink.bots.nottingham.odds import HEARD, NOTHING_SAID, SILENT, prize, suspicion


def doubt(laid: Table, owner: int = 1, word: float = NOTHING_SAID) -> float:
    return suspicion(mind(laid, 0), owner, word)


def bag(cards: str, **situation: Any) -> Table:
    return table(bags={1: cards}, **situation)


def test_a_full_bag_is_more_suspect_than_a_small_one() -> None:
    assert doubt(bag("5 apple")) > doubt(bag("3 apple"))


def test_rare_goods_are_more_suspect_than_common_ones() -> None:
    assert doubt(bag("4 apple", declared={1: "chicken"})) > doubt(bag("4 apple"))


def test_what_is_really_in_the_bag_makes_no_difference() -> None:
    assert doubt(bag("4 apple")) == doubt(bag("4 silk"))


def test_goods_that_got_into_town_are_no_longer_there_to_declare() -> None:
    sold = bag("4 apple", stalls={2: "20 apple", 3: "20 apple"})
    assert doubt(sold) > doubt(bag("4 apple"))


def test_goods_that_lie_on_the_piles_cannot_be_in_the_bag() -> None:
    pile = " ".join(["chicken"] * 11)
    piled = bag("3 apple", declared={1: "chicken"}, left=pile, right=pile)
    assert doubt(piled) > doubt(bag("3 apple", declared={1: "chicken"}))


def test_goods_that_the_sheriff_holds_cannot_be_in_the_bag() -> None:
    held = bag("3 apple", declared={1: "chicken"}, hands={0: "6 chicken"})
    assert doubt(held) > doubt(bag("3 apple", declared={1: "chicken"}, hands={0: "6 bread"}))


def test_what_a_merchant_holds_does_not_make_their_own_bag_look_worse() -> None:
    bags = [bag("3 apple", hands={1: hand}) for hand in ("3 apple", "3 bread")]
    assert len({suspicion(mind(laid, 1), 1) for laid in bags}) == 1


def test_contraband_in_town_makes_its_smuggler_suspect() -> None:
    smuggler = bag("3 apple", round=3, down={1: "silk"})
    assert doubt(smuggler) > doubt(bag("3 apple", round=3))


def caught(times: int, truthful: int = 0) -> list[dict[str, int]]:
    """The tally of seat 1, whose bags were opened so often."""
    none = {"truthful": 0, "lies": 0}
    return [none, {"truthful": truthful, "lies": times}, none, none]


def test_who_is_always_caught_is_trusted_less_and_less() -> None:
    doubts = [
        doubt(bag("3 apple", round=rounds, more=notes(inspected=caught(rounds))))
        for rounds in (0, 1, 2, 3)
    ]
    assert doubts == sorted(doubts)
    assert len({*doubts}) == len(doubts)


def test_a_lie_found_at_the_gate_weighs_like_one_that_got_into_town() -> None:
    found = bag("3 apple", round=3, more=notes(inspected=caught(1)))
    smuggled = doubt(bag("3 apple", round=3, down={1: "silk"}))
    assert doubt(found) == pytest.approx(smuggled, rel=0.01)  # the silk is one card less to bag


def test_bags_that_were_opened_and_true_count_as_honest_trade() -> None:
    opened = bag("3 apple", round=3, more=notes(inspected=caught(0, truthful=3)))
    assert doubt(opened) == doubt(bag("3 apple", round=3))


def next_gate(laid: Table) -> Table:
    """On to the next inspection, everybody doing the mildest thing."""
    sheriff = laid.view(None)["sheriff"]
    while laid.view(None)["sheriff"] == sheriff or laid.phase != "inspect":
        seat = laid.match.to_act[0]
        laid.match.play(seat, laid.match.fallback(seat))
    return laid


def test_who_was_caught_is_remembered_by_a_later_sheriff() -> None:
    laid = table(bags={1: "mead", 2: "apple"}, hands=dict.fromkeys(range(4), "6 apple"))
    laid.say(0, "inspect 1", "lay left", "pass 2")
    sheriff = mind(next_gate(laid), 2)
    assert sheriff.sheriff == 2
    assert suspicion(sheriff, 1) > suspicion(sheriff, 3)


def test_years_of_honest_trade_make_one_trusted() -> None:
    assert doubt(bag("3 apple", round=7)) < doubt(bag("3 apple", round=1))


def test_a_bribe_makes_one_suspect() -> None:
    laid = bag("3 apple")
    assert doubt(laid, word=HEARD) > doubt(laid)


def test_silence_under_a_threat_speaks_for_one() -> None:
    laid = bag("3 apple")
    assert doubt(laid, word=SILENT) < doubt(laid)


def test_a_known_liar_is_not_trusted_again_for_one_honest_bag() -> None:
    liar = bag("3 apple", round=6, more=notes(inspected=caught(4)))
    assert doubt(liar) > 2 * doubt(bag("3 apple", round=6))


def taken(kind: str) -> Table:
    """All saw seat 1 take two such cards from a pile; then it declares three apples."""
    hands = {1: "3 apple 3 bread", 2: "6 apple", 3: "6 apple"}
    laid = table("aside", turn=1, hands=hands, left=f"{kind} {kind}")
    laid.say(1, "set aside bread", "set aside bread", "done", "draw left", "draw left")
    laid.say(1, "lay right").say(2, "done").say(3, "done")
    laid.say(1, *["bag apple"] * 3, "close")
    for other in (2, 3):
        laid.say(other, "bag apple", "close")
    return laid.say(1, "declare apple")


def test_cards_that_all_saw_taken_are_believed() -> None:
    assert doubt(taken("apple")) < doubt(taken("cheese"))


def test_contraband_that_all_saw_taken_is_held_against_one() -> None:
    assert doubt(taken("silk")) > doubt(taken("cheese"))


def test_opening_pays_for_sure_lies_and_costs_for_sure_truth() -> None:
    sheriff = mind(table(bags={1: "apple"}), 0)
    assert prize(sheriff, 4, 1.0, 0.0) > 0 > prize(sheriff, 4, 0.0, 0.0)
    assert prize(sheriff, 4, 0.0, 0.0) == -8


def test_what_opening_costs_is_read_in_the_pack_of_the_match() -> None:
    sheriff = mind(table(bags={1: "apple"}, pack=dear_pack(penalty=7)), 0)
    assert prize(sheriff, 4, 0.0, 0.0) == -28


def test_spite_makes_a_caught_liar_sweeter() -> None:
    sheriff = mind(table(bags={1: "apple"}), 0)
    assert prize(sheriff, 4, 1.0, 0.3) > prize(sheriff, 4, 1.0, 0.0)
