"""When to use a character or play a secret, and what to do with what it grants."""

from collections.abc import Callable, Mapping
from typing import Final

from hoodwink.bots.cornish.plans.desk import Desk
from hoodwink.bots.cornish.plans.hiring import pawn_worth
from hoodwink.bots.cornish.plans.officers import best_recall, best_suborn, raid_by_post
from hoodwink.games.cornish.moves.actions import Carry, Haul
from hoodwink.games.cornish.moves.cards import Play, Use
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.setting import effects as do

LEAST: Final = 0.3
"""What a card must be worth to be used now rather than later."""


def free_card(desk: Desk) -> Choice | None:
    """A secret or a character that helps right now; neither is the action of the turn."""
    best = LEAST
    found: Choice | None = None
    for move in desk.offers.of(Play):
        worth = sum(
            worth_now(desk, *effect) for effect in desk.coast.setting.secrets[move.secret].effects
        )
        if worth > best:
            best, found = worth, move
    for use in desk.offers.of(Use):
        card = desk.coast.cards[use.card]
        worth = sum(worth_now(desk, *effect) for effect in card.effects)
        worth -= card.pay_gold * desk.mind.gold_worth
        worth -= (card.pay_influence + 2 * card.action) * desk.mind.influence_worth
        if worth > best:
            best, found = worth, use
    return found


def worth_now(desk: Desk, word: int, amount: int) -> float:
    return WORTH[word](desk, amount) if word in WORTH else 0.0


def _influence(desk: Desk, amount: int) -> float:
    return amount * max(LEAST, desk.mind.influence_worth)


def _gold(desk: Desk, amount: int) -> float:
    return amount * desk.mind.gold_worth


def _reputation(desk: Desk, amount: int) -> float:
    return amount * desk.mind.reputation_worth


def _secret(desk: Desk, amount: int) -> float:
    return amount * (1.0 if desk.mind.view["secrets_left"] else 0.0)


def _shadow(desk: Desk, amount: int) -> float:
    """Darkness helps who is about to land too much."""
    lander = desk.lander
    if lander is None or desk.mind.view["pending"]["shadow"]:
        return 0.0
    excess = lander.excess(tuple(desk.mind.hold))
    return min(amount, max(0, excess)) * 0.5


def _chart(desk: Desk, _amount: int) -> float:
    """Charts are for the cove before the bow."""
    coast = desk.coast
    mind = desk.mind
    if mind.me["charts"] or not mind.hold or mind.influence < 3:
        return 0.0
    worth, place = desk.skipper.haven()
    if place < 0 or not coast.board.coves[place] or mind.known_cove(place):
        return 0.0
    near = coast.sails[mind.anchor][coast.anchorage[place]]
    return worth if near + 2 <= mind.influence and near <= 2 else 0.0


def _leave(desk: Desk, _amount: int) -> float:
    return -pawn_worth(desk.mind)


def _sail(desk: Desk, amount: int) -> float:
    move = desk.skipper.voyage()
    return amount * 0.5 if move else 0.0


def _walk(desk: Desk, _amount: int) -> float:
    return 0.5 if desk.walk else 0.0


def _carry(desk: Desk, amount: int) -> float:
    goods = desk.goods
    return amount * 0.5 if isinstance(goods, Carry) else 0.0


def _haul(desk: Desk, _amount: int) -> float:
    goods = desk.goods
    if isinstance(goods, Haul):
        return 1.5
    return 0.5 if isinstance(goods, Carry) else 0.0


def _march(desk: Desk, amount: int) -> float:
    return raid_by_post(desk.mind, amount)[0]


def _pawn(desk: Desk, _amount: int) -> float:
    return max(LEAST + 0.1, pawn_worth(desk.mind)) if desk.mind.rounds_left else 0.0


def _recall(desk: Desk, _amount: int) -> float:
    return best_recall(desk.mind)[0]


def _suborn(desk: Desk, _amount: int) -> float:
    return best_suborn(desk.mind)[0]


def _release(desk: Desk, amount: int) -> float:
    coast = desk.coast
    mind = desk.mind
    if coast.board.customs not in mind.network or mind.grace(coast.board.customs) == 0:
        return 0.0
    worths = desk.roads.worths(coast.board.customs)
    sizes = [coast.sizes[coast.form[key]] for key in mind.view["seized"]]
    return max((worths[size] for size in sizes if size <= amount), default=0.0)


def _rouse(desk: Desk, _amount: int) -> float:
    """Somebody who would be useful again."""
    return max((desk.coast.each_round[card] for card in spent(desk)), default=0.0)


def spent(desk: Desk) -> list[int]:
    characters = desk.mind.me["characters"]
    used = [desk.coast.card[one["character"]] for one in characters if one["used"]]
    return [card for card in used if not desk.coast.cards[card].rouses]


def hit_worth(desk: Desk, word: int, amount: int, seat: int) -> float:
    """What it brings to hit a rival with a fine, a theft, silence, gossip or a loose tongue."""
    mind = desk.mind
    envy, player = mind.envy(seat), mind.players[seat]
    lost = min(amount, int(player["gold"]))
    if word == do.FINE:
        return envy * lost
    if word == do.ROB:
        return (1 + envy) * lost
    if word == do.HUSH:
        return envy * min(amount, int(player["influence"])) * mind.influence_worth * 2
    if word == do.GOSSIP:
        return envy * min(amount, int(player["reputation"])) * mind.reputation_worth
    return envy * 1.5 * min(amount, int(mind.view["hand_sizes"][seat]))


def _hit(word: int) -> Callable[[Desk, int], float]:
    def worth(desk: Desk, amount: int) -> float:
        return max(hit_worth(desk, word, amount, seat) for seat in desk.mind.rivals)

    return worth


WORTH: Final[Mapping[int, Callable[[Desk, int], float]]] = {
    do.INFLUENCE: _influence,
    do.GOLD: _gold,
    do.REPUTATION: _reputation,
    do.SECRET: _secret,
    do.SHADOW: _shadow,
    do.CHART: _chart,
    do.LEAVE: _leave,
    do.SAIL: _sail,
    do.WALK: _walk,
    do.CARRY: _carry,
    do.HAUL: _haul,
    do.MARCH: _march,
    do.PAWN: _pawn,
    do.RECALL: _recall,
    do.SUBORN: _suborn,
    do.RELEASE: _release,
    do.ROUSE: _rouse,
    **{word: _hit(word) for word in (do.FINE, do.ROB, do.HUSH, do.GOSSIP, do.SPILL)},
}
