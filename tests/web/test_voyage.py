"""A Cornish voyage by touches: out to a merchant, two goods bought, home, landed and sold."""

from playwright.sync_api import expect

from hoodwink import Match
from server.kit import Serving
from web.company import Company, Visit, gather

ANN, BEN = range(2)
WAY = ("off-porthleven", "mounts-bay", "off-st-levan", "roscoff")


def at_porthleven() -> Match:
    """Both begin there, as ship and pawn; Ben is out of the round, so Ann sails on and on."""
    match = Match("cornish", 2, seed=1)
    liked = ("place pawn porthleven", "place ship porthleven")
    while match.view(None)["phase"] != "turn":
        moves = [move.text for move in match.moves(match.to_act[0])]
        match.play(match.to_act[0], next((text for text in liked if text in moves), moves[0]))
    match.play(BEN, "pass")
    return match


def sailed(two: Company, *places: str, by: str = "influence") -> None:
    for place in places:
        finger = two.finger(ANN).on(two[ANN].locator(f"[data-at=place-{place}]").first)
        if by == "gold":
            finger.on(two[ANN].locator(".c-pay button[data-words$='for gold']"))
        finger.confirm()
        two.all_hear("sailed")
        assert two.truth.view(None)["players"][ANN]["anchor"] == place


def bought(two: Company) -> None:
    finger = two.finger(ANN)
    for goods in ("tobacco", "tea"):
        finger.touch(f"buy {goods}").confirm()
        two.all_hear("goods_bought")
    assert finger.touches <= 5
    assert sorted(two.truth.view(None)["players"][ANN]["hold"]) == ["tea", "tobacco"]


def landed(two: Company) -> None:
    two.finger(ANN).touch("unload tobacco", "unload tea").confirm()
    two.all_hear("goods_landed")
    lots = two.truth.view(None)["ashore"]
    assert [(lot["owner"], lot["place"]) for lot in lots] == [(ANN, "porthleven")] * 2


def sold(two: Company) -> None:
    before = two.truth.view(None)["players"][ANN]["gold"]
    finger = two.finger(ANN).touch("sell tobacco porthleven").pick("sell tobacco porthleven")
    finger.touch("sell tobacco porthleven low").confirm()
    two.all_hear("goods_sold")
    after = two.truth.view(None)["players"][ANN]["gold"]
    assert after > before
    expect(two[BEN].locator("[data-at=seat-0] .c-res .cnt").first).to_have_text(str(after))


def test_a_voyage_from_the_port_to_the_sale(visit: Visit, serving: Serving) -> None:
    two = gather(visit, serving, at_porthleven())
    sailed(two, WAY[0], by="gold")
    sailed(two, *WAY[1:])
    bought(two)
    sailed(two, *reversed(WAY[:-1]), "porthleven")
    landed(two)
    sold(two)
