"""How a bargain is begun, worded and changed: by merchants and by the Sheriff."""

from itertools import islice, product

import pytest

from games.nottingham.tables import haggling, promise, rules, table
from hoodwink.games.nottingham.moves import CANCEL, DROP_COINS
from hoodwink.games.nottingham.phases.bargain.lists import (
    ADDABLE_HEAPS,
    COIN_DROPS,
)
from hoodwink.games.nottingham.setting import MOST_COINS
from hoodwink.games.nottingham.things.drafts import draft_from, drafted
from hoodwink.games.nottingham.things.menus import MOST_LISTS, Lists
from hoodwink.games.nottingham.things.offers import Offer

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


@pytest.mark.rule("A-35")
def test_the_sheriff_names_a_price_before_anybody_offers() -> None:
    at = haggling()
    asked = at.offer(SHERIFF, "draft pass 1", "add coins 10")
    (told,) = at.told("countered", GREEN)
    assert (told["by"], told["giver"], told["bag"], told["coins"]) == (SHERIFF, RED, RED, 10)
    at.say(RED, f"accept {asked}")
    assert at.purses == [60, 40, 50, 50]
    assert at.why_not(SHERIFF, "inspect 1") == "SN-096"
    assert at.why_not(SHERIFF, "draft pass 1") == "A-41"


def test_what_is_put_into_the_draft_of_a_copy_is_not_in_the_first() -> None:
    at = haggling().say(SHERIFF, "draft pass 1", "add coins 5")
    before = at.truth
    twin = at.match.copy()
    for word in ("add coins 20", "claim apple", "repay pass 1", "ask pass 2"):
        twin.play(SHERIFF, word)
    assert twin.view(SHERIFF)["draft"]["coins"] == 25
    assert at.truth == before


@pytest.mark.rule("A-35")
def test_the_sheriff_sells_passes_to_those_whose_bag_it_is() -> None:
    at = haggling()
    assert at.why_not(SHERIFF, "draft inspect 1") == "A-35"
    at.say(SHERIFF, "pass 1")
    assert at.why_not(SHERIFF, "draft pass 1") == "SN-067"


@pytest.mark.rule("A-35", "SN-095")
def test_the_sheriff_may_promise_something_in_return() -> None:
    at = haggling()
    asked = at.offer(SHERIFF, "draft pass 1", "add coins 5", "repay pass 1", "repay inspect 2")
    at.say(RED, f"accept {asked}").say(SHERIFF, "pass 1", "pass 2")
    assert at.phase == "inspect"
    promises = at.view(None)["promises"]
    assert [(told["seat"], told["to"], told["about"]) for told in promises] == [
        (SHERIFF, RED, RED),
        (SHERIFF, RED, GREEN),
    ]
    assert {told["standing"] for told in promises} == {"open"}, "they are for a later round"
    assert not at.told("promise_settled")


@pytest.mark.rule("A-35", "SN-095")
@pytest.mark.parametrize(("word", "standing"), [("pass", "kept"), ("inspect", "broken")])
def test_what_was_promised_in_return_is_noted_when_its_time_comes(word: str, standing: str) -> None:
    made = [promise(SHERIFF, RED, "pass", RED)]
    at = table(round=4, bags={RED: "2 apple", GREEN: "apple"}, more={"promises": made})
    at.say(SHERIFF, f"{word} 1")
    assert [told["standing"] for told in at.view(None)["promises"]] == [standing]


@pytest.mark.rule("A-35", "SN-095")
def test_a_sheriff_in_office_for_the_last_time_has_nothing_to_promise() -> None:
    last = table(round=4, bags={RED: "silk"}).say(SHERIFF, "draft pass 1")
    assert not any(move.startswith("repay") for move in last.moves(SHERIFF))
    assert last.why_not(SHERIFF, "repay pass 1") == "SN-095"


@pytest.mark.rule("A-35")
def test_a_merchant_may_ask_for_such_a_promise_too() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5", "repay pass 1")
    assert at.why_not(RED, "repay pass 1") == "A-36"
    at.say(SHERIFF, f"accept {offer}")
    (promise,) = at.view(None)["promises"]
    assert (promise["seat"], promise["to"]) == (SHERIFF, RED)


@pytest.mark.rule("A-35", "SN-092")
def test_an_answer_starts_from_what_it_answers() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5", "add apple", "promise pass 0")
    at.say(SHERIFF, f"counter {offer}")
    draft = at.view(SHERIFF)["draft"]
    assert (draft["coins"], draft["goods"], draft["promises"]) == (5, {"apple": 1}, [["pass", 0]])
    at.say(SHERIFF, "add coins 5", "drop promise pass 0", "offer")
    asked = at.view(None)["offered"]
    at.say(RED, f"counter {asked}", "drop coins 1", "drop coins 1", "offer")
    assert [told["coins"] for told in at.view(None)["offers"]] == [5, 10, 8]
    assert at.view(None)["offers"][-1]["by"] == RED


@pytest.mark.rule("A-35", "SN-092")
def test_what_one_has_named_can_be_changed_by_either_side() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5")
    asked = at.offer(SHERIFF, f"counter {offer}", "add coins 5")
    at.offer(RED, f"revise {offer}", "add coins 1")
    at.offer(SHERIFF, f"revise {asked}", "drop coins 1")
    assert [told["coins"] for told in at.view(None)["offers"]] == [6, 9]


@pytest.mark.rule("A-36")
def test_a_dropped_draft_costs_nothing() -> None:
    at = haggling(drafts=1)
    for _ in range(9):
        at.say(RED, "draft pass 1", "add coins 5", "cancel")
        at.say(SHERIFF, "draft pass 1", "add coins 5", "cancel")
    assert "draft pass 1" in at.moves(RED)
    assert "draft pass 1" in at.moves(SHERIFF)
    assert at.view(None)["offered"] == 0


@pytest.mark.rule("A-36")
def test_everything_can_be_taken_out_of_a_draft_again() -> None:
    at = haggling().say(RED, "draft pass 1")
    empty, begun = at.view(RED)["draft"], at.moves(RED)
    words = ["coins 20", "coins 5", "apple", "apple", "silk", "claim silk", "claim silk"]
    words += ["ask inspect 2", "promise pass 0", "repay inspect 3"]
    for word in words:
        at.say(
            RED, word if word.split()[0] in ("claim", "ask", "promise", "repay") else f"add {word}"
        )
    for word in words:
        at.say(RED, f"drop {word}")
    assert at.view(RED)["draft"] == empty
    assert at.moves(RED) == begun
    for word in words:
        assert at.why_not(RED, f"drop {word}") == "A-36"


@pytest.mark.rule("A-36", "A-14")
def test_a_draft_stays_as_long_as_something_can_come_of_it() -> None:
    at = haggling().say(RED, "draft inspect 2", "claim apple", "add coins 5").say(SHERIFF, "pass 1")
    assert at.why_not(RED, "offer") == "A-14"
    at.say(RED, "drop claim apple", "offer")
    assert at.told("offered")[0]["coins"] == 5


@pytest.mark.rule("A-37")
def test_an_offer_is_made_of_what_can_be_listed() -> None:
    at = haggling().say(RED, "draft pass 1")
    assert at.verbs(RED) == {"add", "claim", "ask", "promise", "repay", "cancel"}


def test_however_much_is_promised_lists_stay_what_they_are() -> None:
    """Lists of promises are kept, but not for ever."""
    at = table(seats=5, bags={RED: "apple"}).say(SHERIFF, "draft pass 1")
    listed, game, others = at.moves(SHERIFF), rules(), range(5)
    state = game.load(at.truth)
    choices = [part for word in ("promise", "repay") for part in _each(word, others)]
    for parts in islice(product(*choices), 5000):
        draft = game.copy(state)
        for part in filter(None, parts):
            game.apply(draft, SHERIFF, game.read(part), None)
        names = [move.text for move in game.moves(draft, SHERIFF)]
        assert {f"drop {part}" for part in parts if part} <= set(names)
        assert len(names) == len(set(names))
    assert [move.text for move in game.moves(state, SHERIFF)] == listed


def _each(word: str, seats: range) -> list[list[str]]:
    """For each seat nothing, or either of two promises about it."""
    mine = RED if word == "promise" else SHERIFF
    return [["", f"{word} pass {seat}", f"{word} inspect {seat}"] for seat in seats if seat != mine]


def test_lists_are_not_kept_for_ever() -> None:
    lists = Lists(lambda number: [CANCEL] * number)
    for number in range(3):
        assert lists[number] == (CANCEL,) * number
    lists.update(dict.fromkeys(range(MOST_LISTS), ()))
    assert lists[MOST_LISTS + 1] == (CANCEL,) * (MOST_LISTS + 1)
    assert list(lists) == [MOST_LISTS + 1]


def test_all_coins_that_a_pack_may_bring_fit_into_a_draft() -> None:
    """What may be said next is looked up by them."""
    most = MOST_COINS * 5
    assert drafted(draft_from(Offer(0, 1, 1, 0, 1, coins=most), 1, 0)).coins == most
    assert COIN_DROPS[most] == DROP_COINS
    assert ADDABLE_HEAPS[most] == ADDABLE_HEAPS[20]
