"""Alliances: whom to ask, for what, and when to say yes."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import combinations
from typing import Any, Final, NamedTuple

from hoodwink.bots.sherwood.country import Wagon
from hoodwink.bots.sherwood.mind import CARD, Mind
from hoodwink.bots.sherwood.prospects import Outlook, Prospect
from hoodwink.kernel.seats import Seat

WILLING: Final = 0.95
"""An ally wants so much of what the same raiders would bring alone."""
PERSUASION: Final = 0.85
"""How likely a fair proposal is accepted."""
TRUST: Final = 0.75
"""How likely the target comes by and is beaten, for one who does not know it."""
USUAL_GLORY: Final = (2.0, 4.0)
"""What a target brings that one does not know, in early and in late rounds."""
STRANGERS_CARD: Final = 1
"""What a promised card is expected to add when nobody says which."""
MOST_ALLIES: Final = (2, 3)
"""How many to talk to at most, in early and in late rounds."""


class Plan(NamedTuple):
    """An alliance as one would lead it, and what it is worth to oneself."""

    worth: float
    hideout: str
    raiders: Mapping[Seat, int]
    target: Wagon | None = None
    pay: tuple[Seat, int] | None = None

    @property
    def total(self) -> int:
        return sum(self.raiders.values())


class Council:
    """What the outlaws could do together, thought out once for a choice."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.outlook: Final = Outlook(mind)

    @cached_property
    def best(self) -> Mapping[str, Plan]:
        """By hideout the best alliance; none for whoever was refused once in this turn."""
        found: dict[str, Plan] = {}
        for plan in () if self.mind.view["proposals"] else plans(self.mind, self.outlook):
            if plan.hideout not in found or plan.worth > found[plan.hideout].worth:
                found[plan.hideout] = plan
        return found


def plans(mind: Mind, outlook: Outlook) -> Iterator[Plan]:
    """The alliances that all who are named should want."""
    clockwise = [(mind.seat + step) % mind.seats for step in range(1, mind.seats)]
    others = [seat for seat in clockwise if mind.camps[seat]]
    places = _promising(mind, outlook)
    for size in range(1, MOST_ALLIES[mind.later_rounds] + 1):
        for allies in combinations(others, size):
            raiders = {seat: mind.camps[seat] for seat in (mind.seat, *allies)}
            for hideout in places:
                plan = _planned(mind, outlook, hideout, raiders)
                if plan:
                    yield plan


def _promising(mind: Mind, outlook: Outlook) -> list[str]:
    """The places where a strong band would do best, and those that others have named."""
    strong = 2 * mind.camp + 2
    ranked = sorted(outlook.free(), key=lambda there: -outlook.at(there, strong).worth(0.5))
    named = [there for _, there, _ in offers(mind)]
    return list(dict.fromkeys([*ranked[:3], *(there for there in named if there in ranked)]))


def offers(mind: Mind) -> list[tuple[Seat, str, int]]:
    """Who has suggested to join where, with how many raiders."""
    found = []
    for seat, text in mind.view["suggestions"]:
        words = text.split()
        if len(words) == 3 and words[2].isdigit():
            found.append((seat, words[1], int(words[2])))
    return found


def _planned(mind: Mind, outlook: Outlook, hideout: str, raiders: dict[Seat, int]) -> Plan | None:
    total = sum(raiders.values())
    prospect = outlook.at(hideout, total + (mind.bonuses[0] if mind.bonuses else 0))
    missing = {}
    for seat, number in raiders.items():
        wanted = WILLING * outlook.best_alone(number)
        short = wanted - prospect.worth(number / total)
        offered = (seat, hideout, number) in offers(mind)
        if seat != mind.seat and short > 0 and not offered:
            missing[seat] = short
    own = prospect.worth(raiders[mind.seat] / total) + outlook.reward(hideout, prospect.chance)
    pay = _bribe(mind, missing)
    if missing and not pay:
        return None
    own -= pay[1] * mind.sack if pay else 0
    return Plan(own, hideout, raiders, _target(mind, outlook, hideout, total), pay)


def _bribe(mind: Mind, missing: Mapping[Seat, float]) -> tuple[Seat, int] | None:
    """In the advanced game gold makes one ally willing who else would not be."""
    if not mind.advanced or len(missing) != 1:
        return None
    ((seat, short),) = missing.items()
    sacks = int(short / mind.sack) + 1
    return (seat, sacks) if sacks <= min(2, mind.sacks) else None


def _target(mind: Mind, outlook: Outlook, hideout: str, total: int) -> Wagon | None:
    """In the advanced game the best card that one knows and that this band would beat."""
    if not mind.advanced:
        return None
    able = [
        card
        for card in outlook.coming(hideout)
        if card.combat <= total and not card.sheriff and card.sacks + card.companions
    ]
    return max(able, key=lambda card: card.glory + mind.loot(card), default=None)


def acceptable(mind: Mind, outlook: Outlook) -> bool:
    """Whether what is proposed brings more than the same raiders would elsewhere."""
    draft = mind.view["draft"]
    raiders = draft["raiders"]
    own, total = raiders[str(mind.seat)], sum(raiders.values())
    promised = [name for seat, name in draft.get("cards", ()) if seat == mind.seat]
    paid = draft.get("paid", {}).get(str(mind.seat), 0) * mind.sack
    price = len(promised) * CARD * (0.5 if mind.advanced else 1.0)
    if draft.get("target"):
        worth = _planned_share(mind, outlook, draft, own, total)
    else:
        worth = outlook.at(draft["hideout"], total + _extra(mind, draft)).worth(own / total)
    empties = 1.0 if own == mind.camp and not mind.view["emptied"] else 0.0
    return bool(worth + paid - price + empties >= WILLING * _elsewhere(outlook, own))


def _elsewhere(outlook: Outlook, raiders: int) -> float:
    return max(outlook.alone(outlook.best(raiders)[1], raiders), outlook.best_alone(raiders))


def _extra(mind: Mind, draft: Mapping[str, Any]) -> int:
    """What the promised cards should add."""
    bonuses = mind.country.bonuses
    return sum(bonuses.get(name, STRANGERS_CARD) for _, name in draft.get("cards", ()))


def _planned_share(
    mind: Mind, outlook: Outlook, draft: Mapping[str, Any], own: int, total: int
) -> float:
    """A fixed agreement: what is promised counts, and the rest is the informant's."""
    seat = str(mind.seat)
    sacks, companions = draft.get("sacks", {}), draft.get("companions", {})
    card = _shown(mind, draft["target"])
    promised = sacks.get(seat, 0) * mind.sack + companions.get(seat, 0) * mind.companion
    if card is None:
        glory = USUAL_GLORY[mind.later_rounds]
        return TRUST * (glory + float(promised))
    if draft["informant"] == mind.seat:
        owed = sum(sacks.values()) * mind.sack + sum(companions.values()) * mind.companion
        promised = mind.loot(card) - owed
    comes = card in outlook.coming(draft["hideout"]) and card.combat <= total + _extra(mind, draft)
    sure = Prospect(TRUST if comes else 0.0, card.glory, promised, 0.0).worth(1.0)
    return max(sure, outlook.at(draft["hideout"], total).worth(own / total) * (1 - TRUST))


def _shown(mind: Mind, target: str) -> Wagon | None:
    for place in mind.view["row"]:
        if place["place"] == target and place["card"]:
            return mind.country.wagon(place["card"])
    return None
