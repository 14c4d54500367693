"""What to do with raiders in camp: what each action is worth, and what is left for later."""

from collections.abc import Sequence
from random import Random
from typing import Final

from hoodwink.bots.sherwood.alliance import PERSUASION, Council
from hoodwink.bots.sherwood.drafting import best_number, left_behind
from hoodwink.bots.sherwood.mind import Mind
from hoodwink.bots.sherwood.prospects import Outlook
from hoodwink.games.sherwood.moves import Buy, Donate, Hide, Look, Recruit
from hoodwink.games.sherwood.setting import MOST_SACKS, RECRUIT_PRICE, ROUNDS
from hoodwink.kernel.moves import Move

WHIM: Final = 0.25
"""Moves that differ by less are as good as equal: outlaws should not be too predictable."""
NEWS: Final = (1.0, 0.35, 0.0)
"""What one more card that one knows is worth, knowing none, one, or more but the open one."""
WEAPON: Final = 1.8
"""The strength that an unknown card of equipment should add."""
HANDY: Final = 2.4
CROWDED: Final = 0.5
"""What a card in hand is worth at most, and how much less each further one."""
LAST_RECRUIT: Final = 3
"""After this round a companion no longer earns what he costs."""


def act(council: Council, moves: Sequence[Move], random: Random) -> Move:
    """The action that is worth most."""
    actions = [move for move in moves if move.text != "hush"]
    rest = _rest(council.mind, council.outlook)
    return max(actions, key=lambda move: _worth(council, move, rest) + WHIM * random.random())


def _rest(mind: Mind, outlook: Outlook) -> float:
    """What the camp may still expect once one raider has gone on an errand."""
    if mind.camp < 2:
        return left_behind(mind, 0)
    return max(outlook.best_alone(mind.camp - 1), left_behind(mind, mind.camp - 1))


def _worth(council: Council, move: Move, rest: float) -> float:
    mind = council.mind
    if isinstance(move, Hide):
        return lying_in_wait(council, move.text.split()[1])
    if isinstance(move, Donate):
        return rest + donation(mind, move.sacks)
    if isinstance(move, Look):
        return rest + _news(mind, move.place)
    if isinstance(move, Buy):
        return rest + _weapon(mind, council.outlook)
    assert isinstance(move, Recruit)
    worth_it = mind.round <= LAST_RECRUIT
    return rest + mind.companion - RECRUIT_PRICE * mind.sack - (0.0 if worth_it else 9.0)


def lying_in_wait(council: Council, hideout: str) -> float:
    """Alone, or with those who should want to join."""
    _, worth = best_number(council.mind, council.outlook, hideout)
    plan = council.best.get(hideout)
    if plan is None:
        return worth
    allied = plan.worth + left_behind(council.mind, 0)
    return max(worth, PERSUASION * allied + (1 - PERSUASION) * worth)


def donation(mind: Mind, sacks: int) -> float:
    """In the last round all; before, only whoever must, and then all but the price of a recruit."""
    if mind.last:
        return float(sacks)
    if mind.sacks <= MOST_SACKS:
        return sacks * (1 - mind.sack) - 1.0
    reserve = RECRUIT_PRICE + 1 if mind.round < LAST_RECRUIT else 0
    return float(-abs(mind.sacks - reserve - sacks))


def _news(mind: Mind, place: int) -> float:
    """A card that nobody knows is best: then one is the only one who does."""
    there = mind.view["row"][place]
    if there["card"] or mind.seat in there["looked_by"] or mind.camp < 3:
        return -1.0
    known = sum(1 for card in mind.row[1:] if card)
    return NEWS[min(known, len(NEWS) - 1)] - 0.1 * len(there["looked_by"])


def _weapon(mind: Mind, outlook: Outlook) -> float:
    """A card may win this round's fight, and keeps its worth for another."""
    if mind.last and mind.camp < 2:
        return -1.0
    raiders = max(1, mind.camp - 1)
    gain = outlook.best_alone(raiders + round(WEAPON)) - outlook.best_alone(raiders)
    return max(gain * 0.6, _kept(mind)) - mind.sack - CROWDED * len(mind.bonuses)


def _kept(mind: Mind) -> float:
    """A card may decide one fight, sooner or later: the more rounds, the likelier."""
    return min(HANDY, 1.2 + 0.4 * (ROUNDS - mind.round)) if not mind.last else 0.0
