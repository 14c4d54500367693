"""A reload, a cut line, a server that dies, in the middle of another's move: nothing is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from games.nottingham.tables import Table, fresh, to_the_bags
from server.kit import Serving
from web.browser import Visitor
from web.company import Company, Visit, gather

ANN, BEN, CLEO = range(3)
OFFER = "8 coins, to let"


def gate(visit: Visit, serving: Serving) -> Company:
    """A match from its deal to the gate; whoever is the Sheriff is Ann."""
    dealt = next(deal for deal in map(fresh_of, range(99)) if deal.view()["sheriff"] == ANN)
    to_the_bags(dealt)
    for seat in (BEN, CLEO):
        dealt.at_once(seat, f"bag {min(dealt.hand(seat))}", "close")
    for seat in (BEN, CLEO):
        dealt.say(seat, "declare apple")
    return gather(visit, serving, dealt.match, ANN, BEN)


def fresh_of(seed: int) -> Table:
    return fresh(seats=3, seed=seed)


def begun(two: Company) -> None:
    """Ben has laid eight coins down and has not said a word."""
    two.finger(BEN).on(two[BEN].locator(".stack").filter(has_text="8"))
    expect(two[BEN].locator(".reads")).to_contain_text(OFFER)


def said(two: Company) -> None:
    two.finger(BEN).confirm()


def both_know(two: Company) -> None:
    """The offer was made once, is told once on each page, and both can go on from it."""
    two.all_hear("offered")
    (offer,) = two.truth.view(None)["offers"]
    assert offer["coins"] == 8
    for page in two:
        expect(page.locator(".log li").filter(has_text="Offer 1")).to_have_count(1)
        expect(page.locator(".offer")).to_have_count(1)
        expect(page.get_by_role("alert")).to_be_hidden()
    two.finger(ANN).touch("accept 1")
    two.all_hear("accepted")
    for page in two:
        expect(page.locator(".offer")).to_have_count(0)
        expect(page.locator(".binds .duty")).to_have_count(1)


def test_what_is_composed_outlives_what_another_does(visit: Visit, serving: Serving) -> None:
    two = gate(visit, serving)
    begun(two)
    two.finger(ANN).touch(f"pass {CLEO}").confirm()
    two.all_hear("passed")
    expect(two[BEN].locator(".reads")).to_contain_text(OFFER)
    two[BEN].reload()
    expect(two[BEN].locator(".reads")).to_contain_text(OFFER)
    said(two)
    both_know(two)


class Line:
    """The socket of one page; it can be cut, and kept from coming back."""

    def __init__(self, visitor: Visitor) -> None:
        self.up = True
        self.opened: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        if self.up:
            line.connect_to_server()
            self.opened.append(line)
        else:
            line.close()

    def cut(self) -> None:
        self.up = False
        self.opened[-1].close()


def test_a_reload_while_another_composes(visit: Visit, serving: Serving) -> None:
    two = gate(visit, serving)
    begun(two)
    two[ANN].reload()
    expect(two[ANN].locator(".log")).to_contain_text("declare")
    expect(two[ANN].locator(".offer")).to_have_count(0)
    said(two)
    both_know(two)


def test_who_was_away_hears_what_another_has_said_meanwhile(visit: Visit, serving: Serving) -> None:
    two = gate(visit, serving)
    begun(two)
    two.visitors[ANN].go("/").locator(".poster").last.wait_for()
    said(two)
    two[ANN].go_back()
    expect(two[ANN].locator(".since")).to_contain_text(OFFER)
    both_know(two)


def test_a_line_that_is_down_while_another_speaks(visit: Visit, serving: Serving) -> None:
    two = gate(visit, serving)
    line = Line(two.visitors[ANN])
    two[ANN].reload()
    expect(two[ANN].locator(".log")).to_contain_text("declare")
    begun(two)
    line.cut()
    expect(two[ANN].get_by_role("alert")).to_be_visible()
    said(two)
    expect(two[BEN].locator(".log")).to_contain_text("Offer 1")
    expect(two[ANN].locator(".log")).not_to_contain_text("Offer 1")
    line.up = True
    expect(two[ANN].get_by_role("alert")).to_be_hidden()
    both_know(two)


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """Two at a server that may die: that their browsers say so is no complaint of ours."""
    served = Serving(tmp_path / "own.db")
    came: list[Visitor] = []

    def come(**_: object) -> Visitor:
        came.append(Visitor(browser, served.url))
        return came[-1]

    yield gate(come, served)
    for visitor in came:
        visitor.leave()
    served.stop()


def revived(two: Company) -> None:
    two.serving.start_again()
    for page in two:
        expect(page.get_by_role("alert")).to_be_hidden()


def dies_before(two: Company) -> None:
    two.serving.kill()
    for page in two:
        expect(page.get_by_role("alert")).to_be_visible()
    revived(two)
    said(two)


def dies_unheard(two: Company) -> None:
    """Ben says it while nobody hears."""
    two.serving.kill()
    said(two)
    revived(two)


def dies_at_once(two: Company) -> None:
    """It may have been heard and stored, or not."""
    said(two)
    two.serving.kill()
    revived(two)


@pytest.mark.parametrize("how", [dies_before, dies_unheard, dies_at_once])
def test_a_server_that_dies(mortal: Company, how: Callable[[Company], None]) -> None:
    begun(mortal)
    how(mortal)
    both_know(mortal)
