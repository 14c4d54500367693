import pytest

from hoodwink.kernel.deals import (
    BROKEN,
    KEPT,
    OPEN,
    UNNEEDED,
    Deal,
    Duty,
    Ledger,
    Promise,
    Transfer,
)
from hoodwink.kernel.goods import Goods

SHERIFF, RED, GREEN = 0, 1, 2
LET_GREEN_PASS = Duty(SHERIFF, "pass", GREEN)
OPEN_GREEN = Duty(SHERIFF, "open", GREEN)
SPARE_RED_LATER = Promise(GREEN, SHERIFF, "pass", RED)


class Purses:
    """Three purses with coins (kind 0) and apples (kind 1)."""

    def __init__(self) -> None:
        self.purses = [Goods([50, 0]), Goods([20, 3]), Goods([5, 0])]

    def covers(self, seat: int, goods: Goods) -> bool:
        return self.purses[seat].covers(goods)

    def carry_out(self, transfer: Transfer) -> None:
        self.purses[transfer.giver].take(transfer.goods)
        self.purses[transfer.taker].add(transfer.goods)


def bribe(giver: int, coins: int, apples: int = 0) -> Transfer:
    return Transfer(giver, SHERIFF, Goods([coins, apples]))


def test_closing_a_deal_moves_its_goods_at_once() -> None:
    purses = Purses()
    Ledger().close(Deal((bribe(RED, 8, 2),)), purses)
    assert purses.purses[RED] == Goods([12, 1])
    assert purses.purses[SHERIFF] == Goods([58, 2])


def test_a_deal_that_cannot_be_paid_changes_nothing() -> None:
    purses, ledger = Purses(), Ledger()
    deal = Deal((bribe(RED, 1), bribe(GREEN, 6)), (OPEN_GREEN,), (SPARE_RED_LATER,))
    assert ledger.obstacle(deal, purses) == "goods"
    with pytest.raises(ValueError, match="cannot be closed: goods"):
        ledger.close(deal, purses)
    assert purses.purses == Purses().purses
    assert (list(ledger.duties), list(ledger.promises)) == ([], [])


def test_two_payments_of_one_giver_are_owed_together() -> None:
    deal = Deal((bribe(GREEN, 3), bribe(GREEN, 3)))
    assert Ledger().obstacle(deal, Purses()) == "goods"


def test_a_duty_forbids_the_opposite_until_the_phase_ends() -> None:
    ledger = Ledger()
    ledger.close(Deal(duties=(OPEN_GREEN,)), Purses())
    assert ledger.allows(SHERIFF, "open", GREEN)
    assert not ledger.allows(SHERIFF, "pass", GREEN)
    assert ledger.allows(SHERIFF, "pass", RED)
    ledger.end_phase()
    assert ledger.allows(SHERIFF, "pass", GREEN)


def test_a_deal_against_a_duty_in_force_cannot_be_closed() -> None:
    ledger, purses = Ledger(), Purses()
    ledger.close(Deal(duties=(OPEN_GREEN,)), purses)
    assert ledger.obstacle(Deal(duties=(LET_GREEN_PASS,)), purses) == "duty"


def test_a_deal_that_contradicts_itself_cannot_be_closed() -> None:
    assert Ledger().obstacle(Deal(duties=(OPEN_GREEN, LET_GREEN_PASS)), Purses()) == "duty"


def test_the_same_duty_twice_is_one_duty() -> None:
    ledger = Ledger()
    for _ in range(2):
        ledger.close(Deal(duties=(OPEN_GREEN,)), Purses())
    assert list(ledger.duties) == [OPEN_GREEN]


@pytest.mark.parametrize(("does", "standing"), [("pass", KEPT), ("open", BROKEN)])
def test_a_promise_is_marked_when_its_time_comes(does: str, standing: str) -> None:
    ledger = Ledger()
    ledger.close(Deal(promises=(SPARE_RED_LATER,)), Purses())
    assert list(ledger.promises) == [(SPARE_RED_LATER, OPEN)]
    assert ledger.note(GREEN, does, RED) == [(SPARE_RED_LATER, standing)]
    assert ledger.note(GREEN, "open", RED) == []
    assert list(ledger.promises) == [(SPARE_RED_LATER, standing)]


def test_a_promise_is_for_a_later_round_than_it_was_made_in() -> None:
    later = Promise(GREEN, SHERIFF, "pass", RED, made=3)
    ledger = Ledger([], [(later, OPEN)])
    assert ledger.note(GREEN, "pass", RED, now=3) == []
    assert ledger.note(GREEN, "pass", RED, now=4) == [(later, KEPT)]


def test_a_promise_binds_nobody() -> None:
    ledger = Ledger()
    ledger.close(Deal(promises=(SPARE_RED_LATER,)), Purses())
    assert ledger.allows(GREEN, "open", RED)
    assert ledger.note(SHERIFF, "open", RED) == []


def test_a_promise_may_be_settled_without_a_deed() -> None:
    ledger = Ledger(promises=[(SPARE_RED_LATER, OPEN)])
    seat, about = SPARE_RED_LATER.seat, SPARE_RED_LATER.about
    assert ledger.settle(seat, about, UNNEEDED) == [(SPARE_RED_LATER, UNNEEDED)]
    assert list(ledger.promises) == [(SPARE_RED_LATER, UNNEEDED)]
    assert ledger.settle(seat, about, KEPT) == []


def test_a_ledger_may_be_opened_where_another_was_closed() -> None:
    ledger = Ledger([OPEN_GREEN], [(SPARE_RED_LATER, KEPT)])
    assert not ledger.allows(SHERIFF, "pass", GREEN)
    assert list(ledger.promises) == [(SPARE_RED_LATER, KEPT)]


def test_a_copied_ledger_is_independent() -> None:
    ledger = Ledger()
    twin = ledger.copy()
    twin.close(Deal(duties=(OPEN_GREEN,), promises=(SPARE_RED_LATER,)), Purses())
    assert ledger.allows(SHERIFF, "pass", GREEN)
    assert list(ledger.promises) == []
