"""A refusal says what is so: at each of these moments it once said what was not."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, raid, table

RICH = (6, 2, 2, 2)


def why(laid: Table, seat: int, text: str) -> str:
    """The key of what stands against these words."""
    refusal = laid.match.refusal(seat, text)
    assert refusal
    return refusal.key


def meeting(card: str, *bands: dict[str, Any], **more: Any) -> Table:
    """The advanced game, where the cart has met the first band and no Messenger was sent."""
    laid = raid(card, *bands, advanced=True, **more)
    while laid.phase == "messenger":
        laid.answer()
    return laid


def two_bands(**more: Any) -> Table:
    """A cart meets the band of seats 1 and 0, who have to set an order; seat 2 lies elsewhere."""
    bands = (band("gallows", {1: 1, 0: 1}), band("fen", {2: 2}))
    hands = {0: {"sword": 1}, 1: {"staff": 1}}
    return meeting("a13", *bands, hands=hands, **more)


@pytest.mark.rule("B-49", "SF-031")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("text", ["suggest cave 1", "suggest sword"])
def test_whoever_must_donate_is_suggested_nothing_though_he_plans(
    text: str, advanced: bool
) -> None:
    laid = table(advanced=advanced, sacks=RICH)
    assert why(laid, 1, text) == "suggest-donor"
    assert why(laid, 0, text) == "suggest-when"


@pytest.mark.rule("B-49", "SF-098")
def test_nothing_is_suggested_while_a_proposal_is_answered() -> None:
    laid = table()
    laid.match.play_all(0, ["hide mill", "bring 2", "invite 1 2", "propose"])
    assert [why(laid, seat, "suggest cave 1") for seat in (1, 2)] == ["answers-first"] * 2
    assert why(laid, 0, "suggest cave 1") == "suggest-when"


@pytest.mark.rule("SF-083")
def test_without_raiders_in_camp_nothing_is_suggested_at_all() -> None:
    laid = table(camps=[4, 0, 4, 4])
    assert why(laid, 1, "suggest sword") == "suggest-nobody"
    assert why(laid, 2, "suggest cave 5") == "suggest-raiders"


@pytest.mark.rule("SF-031")
@pytest.mark.parametrize("text", ["hush", "bring 2", "place 1", "invite 1 1", "propose", "drop"])
def test_whoever_must_donate_is_not_sent_to_a_hideout_first(text: str) -> None:
    assert why(table(advanced=True, sacks=RICH), 0, text) == "must-donate"


@pytest.mark.rule("B-49")
@pytest.mark.parametrize(
    "text", ["bring 2", "invite 1 1", "pledge card", "pay 1 1", "propose", "strike invite 1"]
)
def test_where_nobody_may_propose_nobody_has_proposed_enough(text: str) -> None:
    silent = table(advanced=True, options={"talks": 0})
    silent.say(0, "hide mill")
    assert why(silent, 0, text) == "without-talks"


@pytest.mark.rule("B-49")
@pytest.mark.parametrize("text", ["bring 2", "invite 1 1", "propose"])
def test_whoever_has_proposed_enough_hears_just_that(text: str) -> None:
    laid = table(advanced=True, options={"talks": 1})
    laid.match.play_all(0, ["hide mill", "bring 2", "invite 1 2", "propose"])
    laid.agree(0).say(0, "hide mill")
    assert why(laid, 0, text) == "no-talks"


@pytest.mark.rule("SF-109", "B-25")
def test_the_leader_is_not_told_that_only_the_leader_sets_the_order() -> None:
    assert why(two_bands(send=False), 1, "hear 0") == "no-order"
    laid = two_bands()
    assert laid.phase == "order"
    assert [why(laid, seat, "hear 0") for seat in (0, 2)] == ["not-leader"] * 2
    assert [why(laid, 1, f"hear {seat}") for seat in (2, 4)] == ["hear-stranger", "not-a-player"]
    basic = raid("a1", band("gallows", {1: 1, 0: 1}), hands={0: {"sword": 1}, 1: {"staff": 1}})
    assert why(basic, 1, "hear 0") == "basic-order"


@pytest.mark.rule("SF-109")
def test_whoever_is_in_the_order_or_without_cards_is_not_named() -> None:
    hands = {0: {"sword": 1}, 1: {"staff": 1}, 2: {"staff": 1}}
    laid = meeting("a13", band("gallows", {1: 1, 0: 1, 2: 1, 3: 1}), hands=hands)
    laid.say(1, "hear 0")
    assert why(laid, 1, "hear 0") == "heard"
    assert why(laid, 1, "hear 3") == "hear-empty"


@pytest.mark.rule("SF-059", "SF-109", "B-25")
@pytest.mark.parametrize("text", ["pass", "use sword"])
def test_a_member_of_the_band_is_not_told_that_the_band_is_not_asked(text: str) -> None:
    laid = two_bands()
    assert [why(laid, seat, text) for seat in (0, 1, 2)] == [*["order-first"] * 2, "no-meeting"]
    laid.say(1, "hear 1")
    assert laid.phase == "equip"
    assert [why(laid, seat, text) for seat in (0, 2)] == ["another-asked", "no-meeting"]
    assert why(laid, 1, "use sword") == "not-in-hand"


@pytest.mark.rule("SF-111")
def test_the_informant_is_not_told_that_only_the_informant_keeps_the_rest() -> None:
    there = band("gallows", {1: 4, 0: 4}, letter="c", target="a", informant=0)
    before = raid("a1", there, advanced=True, send=False)
    assert [why(before, seat, "keep rest") for seat in (0, 1)] == ["no-rest"] * 2
    laid = meeting("a1", there)
    assert laid.phase == "surplus"
    assert why(laid, 1, "keep rest") == "not-informant"


@pytest.mark.rule("SF-125", "B-45")
def test_a_band_that_has_raided_hears_that_it_has_no_provisions() -> None:
    """Seat 0 has no card at all, so nobody asks; seat 2 did not raid."""
    laid = meeting("a1", band("gallows", {1: 4, 0: 4}), hands={1: {"staff": 1}})
    while laid.phase == "share":
        laid.say(1, next(move.text for move in laid.match.moves(1)))
    assert laid.phase == "provisions"
    assert [why(laid, seat, "provisions") for seat in (0, 1)] == ["no-such-card"] * 2
    assert why(laid, 2, "provisions") == "no-raid-done"
    assert why(laid, 0, "let be") == "nothing-to-let"


@pytest.mark.rule("SF-126", "B-45")
def test_a_band_that_lost_to_the_sheriff_hears_that_it_has_no_cape() -> None:
    laid = meeting("sheriff-a1", band("gallows", {1: 1, 0: 1}), hands={1: {"staff": 1}})
    while laid.phase == "equip":
        laid.say(1, "pass")
    assert laid.phase == "cape"
    assert [why(laid, seat, "cape stay") for seat in (0, 1)] == ["no-such-card"] * 2
    assert why(laid, 2, "cape stay") == "no-sheriff"


@pytest.mark.rule("SF-128", "SF-129")
def test_a_messenger_is_told_which_of_two_towns_will_not_do() -> None:
    laid = raid("a1", band("fen", {2: 2}), advanced=True, hands={1: {"messenger": 1}})
    assert laid.phase == "messenger"
    card = next(place["card"] for place in laid.view(1)["row"] if place["place"] == "a")
    assert why(laid, 1, f"messenger {card['start']}") == "no-turning-back"
    assert why(laid, 1, f"messenger {laid.cart['destination']}") == "goes-there"


@pytest.mark.rule("SF-040", "SF-135")
def test_whoever_holds_more_than_three_cards_is_not_told_that_it_is_three() -> None:
    laid = table(hands={0: {"staff": 4}})
    refusal = laid.match.refusal(0, "buy")
    assert refusal
    assert refusal.key == "hand-full"
    assert "3 cards of equipment or more" in refusal.reason
