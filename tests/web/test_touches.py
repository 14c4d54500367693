"""How many touches what people do most often takes: real clicks on what is drawn, counted."""

from playwright.sync_api import expect

from games.nottingham.tables import table
from server.kit import Serving
from web.company import Visit, gather

ANN, BEN, CLEO, DAN = range(4)


def test_a_bag_of_four_is_filled_and_declared_in_seven(visit: Visit, serving: Serving) -> None:
    laid = table("fill", hands={BEN: "3 apple 2 cheese silk", CLEO: "6 bread", DAN: "6 chicken"})
    laid.at_once(CLEO, "bag bread", "close").at_once(DAN, "bag chicken", "close")
    company = gather(visit, serving, laid.match, BEN)
    ben = company.finger(BEN).touch(*["bag apple"] * 3, "bag silk").confirm()
    ben.touch("declare apple").confirm()
    company.all_hear("declared")
    assert ben.touches <= 7
    place = company.truth.view(None)["seats"][BEN]
    assert (place["declared"], place["bag"]) == ("apple", 4)
    assert company.truth.view(BEN)["bag"] == {"apple": 3, "silk": 1}


def test_a_bribe_of_eight_coins_takes_four(visit: Visit, serving: Serving) -> None:
    laid = table(bags={BEN: "silk", CLEO: "apple"})
    company = gather(visit, serving, laid.match, BEN)
    ben = company.finger(BEN)
    ben.on(company[BEN].locator(".stack").filter(has_text="8")).confirm()
    company.all_hear("offered")
    assert ben.touches <= 4
    (offer,) = company.truth.view(None)["offers"]
    assert (offer["coins"], offer["outcome"], offer["bag"]) == (8, "pass", BEN)


def test_a_bribe_of_eight_can_be_laid_coin_by_coin(visit: Visit, serving: Serving) -> None:
    company = gather(visit, serving, table(bags={BEN: "silk", CLEO: "apple"}).match, BEN)
    coins = ["add coins 5", *["add coins 1"] * 3]
    ben = company.finger(BEN).touch(*coins)
    expect(company[BEN].locator(".reads")).to_contain_text("8 coins")
    ben.confirm()
    company.all_hear("offered")
    assert company.truth.view(None)["offers"][0]["coins"] == 8
