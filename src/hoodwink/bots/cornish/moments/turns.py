"""One turn: what is free first, then the best action there is, then goods are put away."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.moments.unloading import begin_landing
from hoodwink.bots.cornish.plans import rivals
from hoodwink.bots.cornish.plans.cards import free_card
from hoodwink.bots.cornish.plans.desk import Desk
from hoodwink.bots.cornish.plans.hiring import pawn_worth
from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import NO_SEAT, briber_of, post_of
from hoodwink.games.cornish.moves.actions import Bribe, BuyReputation, Discover, March, Raid, Work
from hoodwink.games.cornish.moves.choices import IN_INFLUENCE, Choice
from hoodwink.games.cornish.setting import BRIBE

CAPITAL: Final = 7
"""Gold that is kept for goods while the ship is empty."""
PART: Final = 3
"""Of a bribe, what goods aboard may have to bring in themselves."""
LAST: Final = 1
"""The last gold is for the smallest goods."""
BARGAIN: Final = 15.0
"""A character who is worth so much more than the price is hired with the last gold."""
THRIFT: Final = 0.5
"""How much the price counts while every gold is needed."""
THIRST: Final = 0.85
"""How much more a good name is worth each round to who has run out of influence before gold."""
POOR: Final = 5
"""Who has less gold than this is kept from trade by it ..."""
SPARE: Final = 10
"""... if there is more influence than the income and this ..."""
IDLE: Final = 0.3
"""... and each point of that would earn so much."""
SAVED: Final = 6
"""Influence that is kept for the next voyage rather than spent on secrets."""
SECRET: Final = 1.3
"""What a secret is worth before one knows it."""


def act(desk: Desk) -> Choice:
    """Cards, then goods ashore, then whatever comes first in the list."""
    card = free_card(desk)
    if card:
        return card
    away = desk.porter.put_away(desk.goods)
    if away:
        return away
    for find in ACTIONS:
        found = find(desk)
        if found:
            return found
    return say.PASS_MOVE


def stow(desk: Desk) -> Choice:
    """After the action, whatever an officer could find goes into the cellar."""
    return desk.porter.put_away(None) or say.END_TURN_MOVE


def goods(desk: Desk) -> Choice | None:
    return desk.goods


def march(desk: Desk) -> Choice | None:
    return rivals.march(desk.mind, desk.offers)


def first_names(desk: Desk) -> Choice | None:
    """Before the first cargo some gold goes into a good name."""
    mind = desk.mind
    if mind.hold or mind.reputation >= 8:
        return None
    return desk.recruiter.best(CAPITAL, 0.5, THRIFT)


def hire(desk: Desk) -> Choice | None:
    """Friends are worth more than gold in the purse; a bargain is hired with the last of it."""
    mind = desk.mind
    if mind.ending:
        return desk.recruiter.best(0, 0.1)
    keep = mind.bribe - PART if mind.hold else LAST
    return desk.recruiter.best(keep, 0.5) or desk.recruiter.best(0, BARGAIN)


def bribe(desk: Desk) -> Choice | None:
    """The officer who stands where one's goods are, or are to be."""
    places = _stuck(desk)
    for move in desk.offers.of(Bribe):
        place = post_of(move.officer)
        if place in places and _stake(desk, place) > _price(desk, move):
            return move
    return None


def _stuck(desk: Desk) -> list[int]:
    """Where officers keep goods in a cellar or aboard."""
    mind = desk.mind
    places = {desk.coast.stores[store].place for store, inside in mind.stored.items() if inside}
    shore = desk.coast.board.shore[mind.anchor]
    if mind.hold and shore in mind.landings:
        places.add(shore)
    return [place for place in sorted(places) if mind.grace(place) == 0]


def _price(desk: Desk, move: Bribe) -> float:
    mind = desk.mind
    dearer = int(briber_of(move.officer) != NO_SEAT)
    gold = max(0, mind.bribe + dearer - mind.perks[BRIBE])
    return gold * mind.gold_worth + mind.influence_worth


def _stake(desk: Desk, place: int) -> float:
    """What an officer there keeps one from earning."""
    coast = desk.coast
    mind = desk.mind
    worths = desk.roads.worths(place)
    stuck = [
        form
        for store, inside in mind.stored.items()
        if coast.stores[store].place == place
        for form in inside
    ]
    if coast.board.shore[mind.anchor] == place:
        stuck += mind.hold
    return 0.6 * sum(worths[coast.sizes[form]] for form in stuck)


def send_away(desk: Desk) -> Choice | None:
    """An officer who stands where one's goods are stuck is mentioned something elsewhere."""
    mind = desk.mind
    for place in _stuck(desk):
        ways = [move for move in desk.offers.of(March) if move.start == place]
        rough = [move for move in ways if briber_of(move.officer) != mind.seat]
        best = max(rough, key=lambda move: rivals.march_worth(mind, move), default=None)
        if best and _stake(desk, place) > mind.pay(best.pay, desk.coast.setting.march_cost):
            return best
    return None


def land(desk: Desk) -> Choice | None:
    return begin_landing(desk)


def purchase(desk: Desk) -> Choice | None:
    return desk.skipper.purchase()


def last_call(desk: Desk) -> Choice | None:
    """Who is ahead buys the last goods, at a loss if need be: that ends the game."""
    return desk.skipper.last_call()


def voyage(desk: Desk) -> Choice | None:
    return desk.skipper.voyage()


def raid(desk: Desk) -> Choice | None:
    """Take back what customs hold, if it is worth more than the mob."""
    coast = desk.coast
    mind = desk.mind
    if mind.grace(coast.board.customs) == 0:
        return None
    worths = desk.roads.worths(coast.board.customs)

    def gain(move: Raid) -> float:
        card = coast.cards[move.card]
        lost = (
            card.reputation * mind.reputation_worth + coast.each_round[move.card] * mind.rounds_left
        )
        return worths[coast.sizes[move.form]] - lost - pawn_worth(mind)

    best = max(desk.offers.of(Raid), key=gain, default=None)
    return best if best and gain(best) > 1.0 else None


def walk(desk: Desk) -> Choice | None:
    return desk.walk if desk.mind.influence > 1 and not desk.mind.ending else None


def discover(desk: Desk) -> Choice | None:
    """With influence to spare."""
    mind = desk.mind
    if mind.influence < SAVED and mind.rounds_left > 1:
        return None
    cost = 2 * mind.influence_worth if mind.influence < 12 else 1.0
    return next(
        (move for move in desk.offers.of(Discover) if move.pay == IN_INFLUENCE and cost < SECRET),
        None,
    )


def reputation(desk: Desk) -> Choice | None:
    """Gold that will not be needed for goods, as long as a good name still pays."""
    mind = desk.mind
    keep = mind.bribe - PART if mind.hold else LAST
    if mind.me["worked"] or mind.gold < desk.coast.setting.reputation_cost + keep:
        return None
    thirst = THIRST * mind.rounds_left if mind.influence < 2 else 0.0
    gain = mind.reputation_worth + thirst - desk.coast.setting.reputation_cost * mind.gold_worth
    return desk.offers.first(BuyReputation) if gain > 0 else None


def work(desk: Desk) -> Choice | None:
    """Honest work, if all else is lost."""
    mind = desk.mind
    halved = mind.reputation // 2
    wage = max(0, desk.coast.setting.honest_work - halved - mind.gold) * mind.gold_worth
    lost = (mind.reputation - halved) * min(mind.reputation_worth, 1 + 0.25 * mind.rounds_left)
    owned = [*mind.hold, *(form for inside in mind.stored.values() for form in inside)]
    owned += [form for _, owner, form in mind.ashore if owner == mind.seat]
    lost += 2 * sum(desk.coast.sizes[form] for form in owned)
    return desk.offers.first(Work) if wage + _idle(mind) - lost > 1 else None


def _idle(mind: Mind) -> float:
    """What influence that lies about would earn if there were gold for goods."""
    spare = mind.influence - mind.reputation - SPARE
    return IDLE * max(0, spare) if mind.gold < POOR else 0.0


ACTIONS: Final[Sequence[Callable[[Desk], Choice | None]]] = (
    goods,
    march,
    first_names,
    purchase,
    hire,
    bribe,
    send_away,
    land,
    raid,
    last_call,
    voyage,
    walk,
    reputation,
    discover,
    work,
)
"""What is tried, in this order."""
