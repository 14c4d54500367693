"""From a plan to the small moves that say it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hoodwink.bots.sherwood.alliance import Council, Plan
from hoodwink.bots.sherwood.mind import Mind
from hoodwink.bots.sherwood.prospects import Outlook
from hoodwink.kernel.moves import Move

NEEDED: Final = 0.8
"""A card is promised, or asked for, if the band may expect so much more with it."""


def next_term(council: Council, moves: Sequence[Move]) -> Move:
    """The next small step of the draft that lies before us."""
    draft = council.mind.view["draft"]
    said = {move.text: move for move in moves}
    wish = _wish(council, draft)
    for text in wish:
        if text in said:
            return said[text]
    return said.get("propose") or said.get("drop") or moves[0]


def _wish(council: Council, draft: dict[str, Any]) -> list[str]:
    """All that one would say, in order; what has been said is no longer among the moves."""
    mind, hideout = council.mind, draft["hideout"]
    if str(mind.seat) not in draft["raiders"]:
        return own_part(council, hideout)
    plan = council.best.get(hideout)
    if plan is None:
        return ["drop"]
    return list(terms(council, plan, draft))


def own_part(council: Council, hideout: str) -> list[str]:
    """Bring all to an alliance that is worth more, else lie there alone."""
    mind, plan = council.mind, council.best.get(hideout)
    raiders, alone = best_number(mind, council.outlook, hideout)
    if plan and plan.worth > alone:
        return [f"bring {mind.camp}", f"place {raiders}"]
    return [f"place {raiders}"]


def best_number(mind: Mind, outlook: Outlook, hideout: str) -> tuple[int, float]:
    """How many raiders to send there alone, and what that is worth with those left at home."""
    worths = [
        (outlook.alone(hideout, number) + left_behind(mind, mind.camp - number), number)
        for number in range(1, mind.camp + 1)
    ]
    worth, number = max(worths)
    return number, worth


SPARE: Final = 0.55
"""What a raider is worth who stays in camp for later."""


def left_behind(mind: Mind, raiders: int) -> float:
    """Raiders who stay may still do something; the first empty camp is worth a glory."""
    if raiders:
        return SPARE * raiders
    emptied = len(mind.view["emptied"])
    return (1.0, 0.4)[emptied] if emptied < 2 else 0.0


def terms(council: Council, plan: Plan, draft: dict[str, Any]) -> Iterator[str]:
    """The plan in words."""
    mind = council.mind
    allies = [seat for seat in plan.raiders if seat != mind.seat]
    for seat in allies:
        yield f"invite {seat} {plan.raiders[seat]}"
    if len(draft["raiders"]) < len(plan.raiders):
        return
    yield from _cards(mind, council.outlook, plan, draft)
    if plan.target:
        yield from _agreement(mind, plan, draft)
    if plan.pay:
        yield f"pay {plan.pay[0]} {plan.pay[1]}"


def _cards(mind: Mind, outlook: Outlook, plan: Plan, draft: dict[str, Any]) -> Iterator[str]:
    """One card from whoever is known to have one, and if need be one of its own."""
    cards = draft.get("cards", [])
    strength = plan.total + sum(mind.country.bonuses.get(name, 1) for _, name in cards)
    if len(cards) >= 2 or not _helps(outlook, plan, strength):
        return
    for seat, name in _cards_about(mind):
        if seat in plan.raiders and seat not in [owner for owner, _ in cards]:
            yield f"ask {seat} {name}"
    if mind.bonuses and mind.seat not in [owner for owner, _ in cards]:
        best = max(mind.hand, key=lambda name: mind.country.bonuses.get(name, 0))
        yield "pledge card" if mind.advanced else f"pledge {best}"


def _helps(outlook: Outlook, plan: Plan, strength: int) -> bool:
    share = 1 / len(plan.raiders)
    more = outlook.at(plan.hideout, strength + 2).worth(share)
    return more - outlook.at(plan.hideout, strength).worth(share) > NEEDED


def _cards_about(mind: Mind) -> list[tuple[int, str]]:
    """Cards that others have shown or offered; in the advanced game any that they hold."""
    if mind.advanced:
        held = enumerate(mind.view["held"])
        return [(seat, "card") for seat, count in held if count and seat != mind.seat]
    found = [(seat, text.split()[1]) for seat, text in mind.view["suggestions"]]
    for seat, shown in enumerate(mind.view["shown"]):
        found += [(seat, name) for name in shown if seat != mind.seat]
    return [(seat, name) for seat, name in found if mind.country.bonuses.get(name)]


def _agreement(mind: Mind, plan: Plan, draft: dict[str, Any]) -> Iterator[str]:
    """The target on its own word, and to each ally the share of his raiders."""
    assert plan.target
    place = next(
        place["place"]
        for place in mind.view["row"]
        if place["card"] and place["card"]["card"] == plan.target.name
    )
    if "target" not in draft:
        yield f"target {place} by {mind.seat}"
        return
    for seat, raiders in plan.raiders.items():
        sacks = plan.target.sacks * raiders // plan.total
        if seat != mind.seat and sacks and str(seat) not in draft.get("sacks", {}):
            yield f"share {seat} {sacks} sacks"
        elif seat != mind.seat and not sacks and str(seat) not in draft.get("companions", {}):
            yield f"share {seat} 1 companions"
