"""Four people, four pages: a haggled bribe, a debt paid in goods, and a promise that is broken."""

from playwright.sync_api import Page, expect

from games.nottingham.tables import table
from server.kit import Serving
from web.company import Company, Visit, gather

ANN, BEN, CLEO, DAN = range(4)


def begun(visit: Visit, serving: Serving) -> Company:
    """Ann is the Sheriff; Cleo has lied and has hardly a coin."""
    laid = table(
        bags={BEN: "2 apple silk", CLEO: "3 mead", DAN: "2 bread"},
        declared={CLEO: "bread", DAN: "bread"},
        stalls={CLEO: "5 chicken 5 apple"},
        coins=[50, 50, 2, 98],
        hands={ANN: "6 apple", BEN: "3 cheese", CLEO: "3 cheese", DAN: "4 cheese"},
    )
    return gather(visit, serving, laid.match)


def purse(page: Page, seat: int, me: int) -> str:
    """The coins of a seat, where this page draws them."""
    own = f".meblk[data-at=seat-{seat}] .coinrow"
    thing = page.locator(own if seat == me else f"[data-at=seat-{seat}] .purse").first
    return thing.inner_text().split()[0]


def all_see_purses(four: Company) -> None:
    """Every page, before every seat, shows what the truth is."""
    coins = [four.truth.view(seat)["seats"][seat]["coins"] for seat in range(4)]
    for me, page in enumerate(four):
        for seat in range(4):
            assert purse(page, seat, me) == str(coins[seat]), (me, seat)


def haggled(four: Company) -> None:
    """Eight are offered, thirteen wanted; ten it is, and a word for later."""
    four.finger(BEN).on(four[BEN].locator(".stack").filter(has_text="8")).confirm()
    four.all_hear("offered")
    four.finger(ANN).touch("counter 1", "add coins 5").confirm()
    four.all_hear("countered")
    ben = four.finger(BEN).touch("counter 2", *["drop coins 1"] * 3)
    ben.on(four[BEN].get_by_role("button", name="your word")).touch("promise pass 0").confirm()
    four.all_hear("offered")
    four.finger(ANN).touch("accept 3")
    four.all_hear("accepted")
    assert four.truth.view(None)["duties"] == [["pass", BEN]]
    all_see_purses(four)
    for page in four:
        expect(page.locator(".binds .duty")).to_have_count(1)
        expect(page.locator(".binds")).to_contain_text("as Sheriff")


def paid_in_goods(four: Company) -> None:
    """Cleo's bag is opened; what the purse does not cover her stall must."""
    four.finger(ANN).touch("inspect 2").confirm()
    four.all_hear("inspected")
    four.finger(ANN).touch("lay left")
    four.all_hear("paid")
    for me, page in enumerate(four):
        expect(page.locator(".debt .sum")).to_have_text("10")
        expect(page.locator(".debt .gc.live")).to_have_count(2 if me == CLEO else 0)
    four.finger(CLEO).touch("give chicken").confirm()
    four.all_hear("gave")
    four.finger(CLEO).touch("give apple").confirm()
    four.all_hear("gave")
    for page in four:
        expect(page.locator(".debt")).to_be_hidden()
    all_see_purses(four)


def to_the_next_gate(four: Company) -> None:
    """The other bags pass; Ben is the Sheriff now, and three bags are filled and declared."""
    four.finger(ANN).touch("pass 1").confirm()
    four.all_hear("passed")
    four.finger(ANN).touch("pass 3").confirm()
    four.all_hear("round_began")
    for seat in (CLEO, DAN, ANN):
        four.finger(seat).touch("done")
    for seat in (CLEO, DAN, ANN):
        good = sorted(four.truth.view(seat)["hand"])[0]
        four.finger(seat).touch(f"bag {good}").confirm()
    for seat in (CLEO, DAN, ANN):
        four.finger(seat).touch("declare apple").confirm()
        four.all_hear("declared")


def broken(four: Company) -> None:
    for page in four:
        expect(page.locator(".binds li").filter(has_text="as Sheriff")).to_have_count(1)
    four.finger(BEN).touch("inspect 0").confirm()
    four.all_hear("promise_settled")
    for page in four:
        expect(page.locator(".past .kept .n")).to_have_text("1")
        page.locator(".past summary").click()
        expect(page.locator(".past li .tag.red")).to_have_text("broken")


def test_a_bribe_a_debt_and_a_broken_word(visit: Visit, serving: Serving) -> None:
    four = begun(visit, serving)
    haggled(four)
    paid_in_goods(four)
    to_the_next_gate(four)
    broken(four)
    (word,) = four.truth.view(None)["promises"]
    assert (word["seat"], word["to"], word["standing"]) == (BEN, ANN, "broken")
