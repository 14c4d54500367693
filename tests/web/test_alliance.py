"""An alliance of the advanced Sherwood Forest, proposed on one page and accepted on another."""

from playwright.sync_api import expect

from hoodwink import Match
from server.kit import Serving
from web.company import Company, Visit, gather
from web.playing import LIVE


def forest(visit: Visit, serving: Serving) -> tuple[Company, int, int]:
    """Three in the forest, who leads, and who is asked."""
    match = Match("sherwood", 3, seed=1, advanced=True)
    leader = match.to_act[0]
    return gather(visit, serving, match), leader, (leader + 1) % 3


def proposed(three: Company, leader: int, ally: int) -> None:
    """Two raiders each, at the cave."""
    finger = three.finger(leader).on(three[leader].locator(f"[data-at=hideout-cave]{LIVE}"))
    finger.touch("bring 2").pick("bring 2")
    finger.on(three[leader].locator(f"[data-at=plate-{ally}]{LIVE}")).pick(f"invite {ally} 2")
    finger.confirm()
    three.all_hear("proposed")
    assert finger.touches <= 6


def test_an_ally_accepts_and_all_see_the_band(visit: Visit, serving: Serving) -> None:
    three, leader, ally = forest(visit, serving)
    proposed(three, leader, ally)
    accepting = three.finger(ally).touch("accept")
    three.all_hear("allied")
    assert accepting.touches == 1
    (band,) = three.truth.view(None)["hideouts"]
    assert (band["hideout"], band["leader"]) == ("cave", leader)
    assert [band["raiders"][seat] for seat in (leader, ally)] == [2, 2]
    for page in three:
        expect(page.locator("[data-at=hideout-cave] + .lying use[href='#raider']")).to_have_count(2)
        page.get_by_role("tab", name="Deals").first.click()
        expect(page.locator(".sf-bands .mbs > span")).to_have_count(2)


def test_an_alliance_that_is_declined_leaves_all_at_home(visit: Visit, serving: Serving) -> None:
    three, leader, ally = forest(visit, serving)
    proposed(three, leader, ally)
    three.finger(ally).touch("decline")
    three.all_hear("declined")
    assert three.truth.view(None)["hideouts"] == []
    for page in three:
        expect(page.locator("[data-at=hideout-cave] + .lying use[href='#raider']")).to_have_count(0)


def test_who_brings_nobody_hears_why_nobody_can_be_invited(visit: Visit, serving: Serving) -> None:
    three, leader, ally = forest(visit, serving)
    page = three[leader]
    three.finger(leader).on(page.locator("[data-at=hideout-cave]"))
    expect(page.locator("[data-composed='hide cave']")).to_be_visible()
    page.locator(f"[data-at=plate-{ally}]").click()
    expect(page.locator(".popover")).to_contain_text("SF-0")


def test_two_cards_of_a_kind_are_promised(visit: Visit, serving: Serving) -> None:
    match = Match("sherwood", 3, seed=1)
    for _ in range(6):
        match.play(match.to_act[0], "buy")
    leader = match.to_act[0]
    company = gather(visit, serving, match, leader)
    match.play_all(leader, ["hide cave", "bring 2", f"invite {(leader + 1) % 3} 1"])
    twice = next(m.text for m in match.moves(leader) if m.text.startswith("pledge"))
    key = company[leader].evaluate("localStorage.getItem('hoodwink.key')")
    drafted = serving.come(company.table, key)
    drafted.hear_until("state")
    drafted.play("hide cave", "bring 2", f"invite {(leader + 1) % 3} 1", twice, twice)
    company[leader].get_by_role("tab", name="Deals").first.click()
    expect(company[leader].locator(".sf-draft .terms li")).to_have_count(4)
