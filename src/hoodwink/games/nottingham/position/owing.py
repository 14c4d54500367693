"""Whether a debt of a position could be: who owes, to whom, and how much."""

from hoodwink.games.nottingham.moves.verbs import INSPECT
from hoodwink.games.nottingham.phases import debts
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import how_many, laid_out
from hoodwink.games.nottingham.things.goods import SUMMONS
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat


def check_debt(s: State, setting: Setting, read: Reading) -> None:
    """Raises PositionError for a debt that no inspection has left, or for one that is missing."""
    laying = s.phase in at.LAYING and s.turn == NO_SEAT
    if s.phase != at.DEBT and not laying:
        if s.debtor != NO_SEAT:
            raise read.wrong("debt", f"none in '{at.PHASES[s.phase]}'")
        return
    bag = s.creditor if s.debtor == s.sheriff else s.debtor
    if s.sheriff not in (s.debtor, s.creditor) or s.decided[bag] != INSPECT:
        raise read.wrong("debt", "the Sheriff and the owner of an opened bag, one to the other")
    if laying:
        if s.ceiling != NO_CEILING or not _is_due(s, setting, bag):
            raise read.wrong("debt", "the penalty for what was found, and nothing given yet")
    elif not _is_left(s, setting):
        raise read.wrong("debt", "less than the goods, with a choice of them and no coins left")


def _is_due(s: State, setting: Setting, bag: Seat) -> bool:
    """SN-075, SN-081, SN-146: what a liar or a Sheriff owes for the cards that are laid down."""
    found = laid_out(s.aside)
    if s.phase == at.LAY:
        pile = s.piles[s.pile]
        found += pile[len(pile) - s.laid + how_many(s.aside) :]
    declared, summons = s.declared[bag], found.count(SUMMONS)
    if declared in found or (s.debtor == s.sheriff) != (summons == len(found)):
        return False
    if s.debtor == bag:
        return s.debt == sum(setting.penalties[kind] for kind in found)
    goods = range(setting.bag - summons + 1)
    fine = setting.penalties[declared]
    return s.debt in [count * fine + summons * setting.summons for count in goods]


def _is_left(s: State, setting: Setting) -> bool:
    """SN-116, SN-117: coins come first, and who has no choice is not asked."""
    if s.debt == 0 or s.purse[s.debtor]:
        return False
    possible = [NO_CEILING, *setting.values]
    return s.ceiling in possible and debts.leaves_a_choice(s, setting)
