"""A refusal names the rule that stands against just that move."""

import pytest

from games.nottingham.tables import Table, fresh, haggling, rules, table, to_the_bags
from hoodwink import NATURE, TABLE
from hoodwink.games.nottingham.moves.verbs import STEPS
from hoodwink.games.nottingham.refusals import HEAPS

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


def declaring() -> Table:
    at = table("fill", hands={1: "2 apple", 2: "2 bread"})
    at.say(1, "bag apple", "close").say(2, "bag bread", "close")
    return at


@pytest.mark.rule("SN-058", "SN-150")
@pytest.mark.parametrize("good", ["silk", "gouda", "royal-summons"])
def test_contraband_is_never_declared(good: str) -> None:
    for at in (declaring(), haggling(), fresh()):
        for seat in range(4):
            assert at.why_not(seat, f"declare {good}") == "SN-058"


@pytest.mark.rule("SN-001", "SN-092", "A-36")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("threaten 5", "SN-001"),
        ("drop ask pass 5", "SN-001"),
        ("accept 0", "SN-092"),
        ("counter 97", "SN-092"),
        ("add coins 0", "A-36"),
        ("drop coins 2", "A-36"),
    ],
)
def test_numbers_that_never_fit_are_refused_with_the_rule_that_says_so(
    text: str, rule: str
) -> None:
    for seat in range(4):
        assert haggling().why_not(seat, text) == rule


def test_the_heaps_of_coins_are_told_as_they_are() -> None:
    assert dict(HEAPS.facts) == {"heaps": ", ".join(map(str, STEPS))}


@pytest.mark.rule("SN-055", "SN-059", "A-7")
def test_merchants_declare_in_turn_and_once() -> None:
    at = declaring()
    assert at.why_not(2, "declare apple") == "SN-055"
    assert at.why_not(3, "declare apple") == "A-7"
    at.say(1, "declare apple")
    assert at.why_not(1, "declare apple") == "SN-059"


@pytest.mark.rule("SN-051")
def test_only_cards_of_the_hand_are_bagged() -> None:
    at = to_the_bags(fresh())
    seat = at.match.to_act[0]
    absent = next(good for good in ("silk", "mead", "bread", "apple") if good not in at.hand(seat))
    assert at.why_not(seat, f"bag {absent}") == "SN-051"


@pytest.mark.rule("SN-079", "SN-080")
def test_confiscated_cards_are_the_sheriffs_to_lay() -> None:
    at = table(bags={1: "silk mead", 2: "apple"}).say(0, "inspect 1")
    assert at.why_not(1, "lay left") == "SN-079"
    assert at.why_not(0, "lay silk") == "SN-079"
    at.say(0, "lay right")
    assert at.why_not(0, "lay pepper") == "SN-080"
    assert at.why_not(0, "inspect 2") == "SN-063"
    assert at.why_not(1, "draw left") == "SN-036"
    assert at.why_not(1, "give apple") == "SN-114"


@pytest.mark.rule("SN-041", "SN-037", "SN-047")
def test_at_the_market_others_wait_and_the_sheriff_watches() -> None:
    at = table("aside", turn=1, hands={1: "2 silk mead", 2: "apple"}, left="bread", right="bread")
    at.say(1, "set aside silk", "set aside mead", "done", "draw left", "draw right")
    assert at.why_not(0, "lay left") == "SN-037"
    assert at.why_not(2, "lay left") == "SN-041"
    assert at.why_not(1, "lay silk") == "SN-047"


@pytest.mark.rule("SN-140", "SN-143", "SN-144")
def test_a_feast_is_served_of_legal_goods_by_who_has_a_plate() -> None:
    assert haggling().why_not(RED, "serve apple") == "SN-140"
    at = haggling(promos=True)
    assert at.why_not(RED, "serve silk") == "SN-143"
    assert at.why_not(RED, "serve apple") == "SN-144"


@pytest.mark.rule("SN-001", "SN-035", "SN-065", "A-41", "A-33")
def test_decisions_are_about_bags_that_wait() -> None:
    at = haggling()
    assert at.why_not(SHERIFF, "pass 4") == "SN-001"
    assert at.why_not(SHERIFF, "inspect 0") == "SN-035"
    assert at.why_not(RED, "draft pass 0") == "SN-035"
    assert at.why_not(RED, "dismiss 1") == "A-33"
    at.say(SHERIFF, "threaten 1")
    assert at.why_not(SHERIFF, "threaten 1") == "SN-065"
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'add coins 5')}")
    assert at.why_not(SHERIFF, "threaten 1") == "A-41"


@pytest.mark.rule("SN-092", "A-13")
def test_offers_are_changed_by_their_makers_and_answered_by_the_other_side() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5")
    asked = at.offer(SHERIFF, "draft pass 1", "add pepper")
    keys = {
        (GREEN, f"withdraw {offer}"): "not-your-offer",
        (SHERIFF, f"revise {offer}"): "not-your-offer",
        (GREEN, f"counter {offer}"): "not-to-answer",
        (RED, f"accept {asked}"): "terms-not-on-stall",
        (SHERIFF, f"refuse {asked}"): "own-offer",
    }
    for (seat, word), key in keys.items():
        refusal = at.match.refusal(seat, word)
        assert refusal
        assert refusal.key == key


@pytest.mark.rule("SN-023", "SN-089e", "A-17", "SN-095")
def test_each_part_of_a_draft_is_refused_for_its_own_reason() -> None:
    at = haggling().say(RED, "draft pass 1", "ask inspect 2", "promise pass 0", *["claim silk"] * 3)
    rules = {
        "add feast-plate": "SN-023",
        "claim feast-plate": "SN-023",
        "add bread": "SN-090",
        "claim silk": "SN-089e",
        "ask pass 2": "A-17",
        "ask pass 1": "A-17",
        "ask pass 0": "SN-035",
        "promise pass 1": "SN-095",
        "promise inspect 0": "SN-095",
        "repay pass 0": "SN-095",
    }
    assert {word: at.why_not(RED, word) for word in rules} == rules
    at.say(SHERIFF, "pass 3")
    assert at.why_not(RED, "ask pass 3") == "SN-067"


@pytest.mark.rule("SN-030", "SN-033", "SN-044", "SN-136")
def test_chance_and_the_clock_have_their_own_moves() -> None:
    at = haggling(timed=True)
    assert at.why_not(RED, "draw apple") == "SN-044"
    assert at.why_not(SHERIFF, "first 1") == "SN-033"
    assert at.why_not(TABLE, "pass 1") == "SN-136"
    assert at.why_not(RED, "time out") == "SN-136"
    game = rules()
    refusal = game.refusal(game.start(4), NATURE, game.read("done"))
    assert refusal
    assert refusal.key == "chance-only"


def key_of(at: Table, seat: int, words: str) -> tuple[str, str]:
    refusal = at.match.refusal(seat, words)
    assert refusal
    return refusal.key, refusal.rule


@pytest.mark.rule("SN-060", "SN-150")
@pytest.mark.parametrize("words", ["declare 3 apple", "declare 1 apple", "declare bread 0"])
def test_a_number_that_is_declared_is_told_to_be_added_by_itself(words: str) -> None:
    for at in (declaring(), haggling(), fresh()):
        for seat in range(4):
            assert key_of(at, seat, words) == ("number-added", "SN-060")


@pytest.mark.rule("SN-047", "SN-041", "SN-037")
@pytest.mark.parametrize("word", ["lay left", "lay deck", "lay silk"])
def test_cards_that_lie_aside_are_laid_once_the_hand_is_full(word: str) -> None:
    at = table("aside", turn=1, hands={1: "2 silk mead", 2: "apple"}, left="bread", right="bread")
    assert key_of(at, 1, word) == ("nothing-to-lay", "SN-047")
    for step in ("set aside silk", "set aside mead", "done", "draw left"):
        before = [at.match.refusal(seat, word) for seat in (0, 2, 3)]
        at.say(1, step)
        assert key_of(at, 1, word) == ("lay-later", "SN-047")
        assert [at.match.refusal(seat, word) for seat in (0, 2, 3)] == before, "nothing leaks"
    assert key_of(at, 0, word) == ("sheriff-watches", "SN-037")
    assert key_of(at, 2, word) == ("not-your-turn", "SN-041")
    assert key_of(haggling(), 1, word) == ("nothing-to-lay", "SN-047")


@pytest.mark.rule("SN-063")
def test_whatever_is_said_about_bags_waits_until_the_last_one_is_settled() -> None:
    at = table(
        bags={1: "silk mead", 2: "apple"}, stalls={1: "2 apple chicken"}, coins=[146, 4, 50, 0]
    )
    words = ["draft pass 2", "accept 1", "counter 1", "withdraw 1", "add coins 5", "claim apple"]
    words += ["ask pass 2", "promise pass 0", "repay pass 2", "drop coins 5", "offer", "cancel"]
    words += ["threaten 2", "pass 2", "inspect 2", "dismiss 2"]
    for step in ("inspect 1", "lay left", "lay mead"):
        at.say(0, step)
        assert {key_of(at, seat, word) for seat in range(4) for word in words} == {
            ("settle-first", "SN-063")
        }
    assert at.phase == "debt"


@pytest.mark.rule("A-13", "SN-091")
@pytest.mark.parametrize(
    ("part", "accept", "offer"),
    [
        ("add pepper", ("terms-not-on-stall", "A-13"), ("missing-goods", "A-13")),
        ("add coins 20", ("terms-too-dear", "SN-091"), ("cannot-pay", "SN-091")),
    ],
)
def test_what_never_was_there_is_missed_by_what_it_is(
    part: str, accept: tuple[str, str], offer: tuple[str, str]
) -> None:
    at = table(bags={RED: "silk"}, down={RED: "mead"}, coins=[50, 3, 97, 50], purses="hidden")
    asked = at.offer(SHERIFF, "draft pass 1", part)
    assert key_of(at, RED, f"accept {asked}") == accept
    at.say(RED, f"counter {asked}")
    assert key_of(at, RED, "offer") == offer


@pytest.mark.rule("A-13", "SN-091")
def test_a_card_that_is_there_no_more_is_missed_as_a_card() -> None:
    at = table(bags={RED: "silk", GREEN: "apple"}, stalls={RED: "apple"})
    asked = at.offer(SHERIFF, "draft pass 1", "add apple")
    paid = at.offer(RED, "draft inspect 2", "add apple")
    at.say(SHERIFF, f"accept {paid}")
    assert key_of(at, RED, f"accept {asked}") == ("terms-not-on-stall", "A-13")
    at.say(RED, f"counter {asked}")
    assert key_of(at, RED, "offer") == ("missing-goods", "A-13")
