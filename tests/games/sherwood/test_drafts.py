"""Drafts are thoughts: terms come and go, and what nobody has heard costs nothing."""

import random
from typing import Any

import pytest

from games.sherwood.tables import PACK, Table, band, table
from hoodwink import Match

HIDE = ("hide cave", "bring 2", "invite 1 2", "invite 2 1")


def drafting(*terms: str, **more: Any) -> Table:
    """Seat 1 knows the card at b, seat 0 that at c."""
    known: Any = {"row": {"b": "a9", "c": "a13"}, "looked": {"b": [1], "c": [0]}}
    hands = {0: {"staff": 2}, 1: {"sword": 2}}
    return table(advanced=True, hands=hands, **known, **more).say(0, *HIDE, *terms)


def terms(laid: Table) -> dict[str, Any]:
    return {key: value for key, value in laid.view(0)["draft"].items() if key != "hideout"}


@pytest.mark.rule("B-49", "SF-049")
def test_a_draft_that_nobody_has_heard_costs_no_talk() -> None:
    laid = table(options={"talks": 1})
    for _ in range(5):
        laid.say(0, "hide mill", "drop", *HIDE, "drop")
    laid.say(0, *HIDE, "propose")
    assert list(laid.match.to_act) == [1, 2]


@pytest.mark.rule("B-49")
@pytest.mark.parametrize(
    "words",
    [
        ("pay 1 2", "strike pay 1"),
        ("charge 2 1", "strike charge 2"),
        ("ask 1 card", "strike ask 1 card"),
        ("pledge card", "strike pledge card"),
        ("invite 3 1", "strike invite 3"),
        ("target b by 1", "strike target"),
        ("target b by 1", "share 0 2 sacks", "share 2 1 companions", "strike target"),
        ("invite 3 1", "charge 3 1", "strike invite 3"),
        ("bring 3", "bring 2"),
    ],
)
def test_a_term_that_is_taken_out_leaves_no_trace(words: tuple[str, ...]) -> None:
    laid = drafting()
    before = laid.truth
    laid.say(0, *words[:-1])
    assert laid.truth != before
    laid.say(0, words[-1])
    assert laid.truth == before


@pytest.mark.rule("B-49")
def test_shares_are_taken_out_one_by_one() -> None:
    laid = drafting("target b by 1", "share 0 2 sacks", "share 2 1 companions")
    laid.say(0, "strike share 0 sacks", "strike share 2 companions", "share 0 3 sacks")
    assert terms(laid)["sacks"] == {"0": 3}
    assert "companions" not in terms(laid)


@pytest.mark.rule("B-49")
def test_with_an_ally_goes_all_that_was_to_be_agreed_with_him() -> None:
    laid = drafting("ask 1 card", "pay 1 1", "target b by 1", "share 2 1 sacks", "pay 2 1")
    laid.say(0, "strike invite 1")
    assert terms(laid) == {"raiders": {"0": 2, "2": 1}, "paid": {"2": 1}}


@pytest.mark.rule("B-49", "SF-106")
def test_without_allies_there_is_no_target_either() -> None:
    laid = drafting("target c by 0", "share 1 1 sacks", "strike invite 1", "strike invite 2")
    assert terms(laid) == {"raiders": {"0": 2}}


@pytest.mark.rule("B-49", "SF-087")
def test_named_cards_are_taken_out_one_by_one() -> None:
    laid = table(hands={0: {"staff": 2}, 1: {"sword": 2}}).say(0, *HIDE)
    laid.say(0, "pledge staff", "pledge staff", "ask 1 sword", "strike pledge staff")
    assert terms(laid)["cards"] == [[0, "staff"], [1, "sword"]]
    laid.say(0, "strike ask 1 sword")
    assert terms(laid)["cards"] == [[0, "staff"]]
    assert laid.refused(0, "strike ask 1 sword") == "B-49"
    assert laid.refused(0, "strike ask 1 card") == "SF-087"
    assert laid.refused(0, "strike target") == "SF-085"
    assert laid.refused(0, "strike invite 3") == "B-49"
    assert laid.refused(1, "strike invite 1") == "SF-028"


@pytest.mark.rule("B-54", "SF-098")
def test_gold_that_an_ally_pays_may_be_paid_on_in_the_same_agreement() -> None:
    laid = drafting("charge 2 4", sacks=[1, 2, 4, 2])
    laid.say(0, "pay 1 5")
    assert laid.refused(0, "strike charge 2") == "B-54"
    assert laid.refused(0, "strike invite 2") == "B-54"
    assert laid.refused(0, "strike pay 2") == "B-49"
    again = Match.from_position(laid.match.position(), 0, pack=PACK)
    assert again.position() == laid.match.position()
    laid.say(0, "propose").agree()
    assert laid.sacks == [0, 7, 0, 2]


@pytest.mark.rule("B-22")
@pytest.mark.parametrize("words", [("hide cave",), HIDE])
def test_for_who_is_away_a_draft_is_dropped_and_a_card_looked_at(words: tuple[str, ...]) -> None:
    laid = table().say(0, *words)
    assert laid.match.fallback(0).text == "drop"
    assert laid.say(0, "drop").match.fallback(0).text == "look b"


@pytest.mark.rule("B-49")
@pytest.mark.parametrize("advanced", [False, True])
def test_whatever_is_put_in_can_be_taken_out_again_until_nothing_is_left(advanced: bool) -> None:
    rng = random.Random(4)
    for _ in range(30):
        fen = band("fen", {3: 1})
        laid = table(
            advanced=advanced,
            bands=[fen],
            hands={seat: {"staff": 1, "sword": 1} for seat in range(4)},
            looked={"b": [1], "c": [0]},
            row={"b": "a9", "c": "a13"},
        ).say(0, "hide cave", "bring 2")
        for _ in range(rng.randrange(12)):
            added = [m for m in laid.moves(0) if m.split()[0] not in ("drop", "propose")]
            laid.say(0, rng.choice(added))
        for _ in range(40):
            strikes = [m for m in laid.moves(0) if m.startswith("strike")]
            if strikes:
                laid.say(0, rng.choice(strikes))
        assert list(terms(laid)) == ["raiders"]
        assert list(terms(laid)["raiders"]) == ["0"]
