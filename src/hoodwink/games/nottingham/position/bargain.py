"""Whether the bargain of a position could be: duties, promises, offers and drafts."""

from hoodwink.games.nottingham.phases.bargain.open_offers import (
    claimable,
    hopeless,
    payable,
    possible,
    settled,
)
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.position.standing import inspecting
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import has


def check_bargain(s: State, setting: Setting, read: Reading) -> None:
    """After all else, for what is offered must be there."""
    _check_said(s, read)
    _check_duties(s, read)
    _check_promises(s, read)
    for offer in s.offers:
        _check_offer(s, offer, read)
    if len({offer.number for offer in s.offers}) < len(s.offers):
        raise read.wrong("offers", "a number of its own for each")
    for draft in s.drafts:
        if draft is not None:
            _check_speaker(s, draft.begun, "drafts", read)
            if not has(s.undecided, draft.begun.bag) or settled(s, draft.begun.bag):
                raise read.wrong("drafts", "bags that are undecided and that no deal has settled")
            if not Replies(setting).fresh(s, draft.begun.by, draft.begun.bag):
                raise read.wrong("drafts", "none of those who have said all they may")


def _check_said(s: State, read: Reading) -> None:
    if not inspecting(s):
        for key in ("offers", "drafts", "duties"):
            if read.rows(key):
                raise read.wrong(key, "none, for no bags are inspected")
        if any(s.said) or any(s.named) or any(s.owed):
            raise read.wrong("seats", "nothing said, named or owed, for no bags are inspected")
    elif s.said[s.sheriff] or s.named[s.sheriff]:
        raise read.wrong("seats", "offers of merchants, and terms named for their bags")
    if any(owed and not has(s.undecided, seat) for seat, owed in enumerate(s.owed)):
        raise read.wrong("seats", "owed goods out of bags that are undecided")


def _check_duties(s: State, read: Reading) -> None:
    for outcome, bag in s.duties:
        if not has(s.undecided, bag) and s.decided[bag] == UNDECIDED:
            raise read.wrong("duties", "seats that have brought a bag")
        if s.decided[bag] not in (UNDECIDED, outcome):
            raise read.wrong("duties", "none against what the Sheriff has decided")
    if len({bag for _, bag in s.duties}) < len(s.duties):
        raise read.wrong("duties", "one for a bag: no duty stands twice or contradicts another")


def _check_promises(s: State, read: Reading) -> None:
    for promise in s.promises:
        if promise.seat in (promise.to, promise.about):
            raise read.wrong("promises", "each to another and about the bag of another")
        if promise.made > s.round:
            raise read.wrong("promises", f"each made in a round from 1 to {s.round + 1}")
    once = {(p.seat, p.to, p.outcome, p.about, p.made) for p in s.promises}
    if len(once) < len(s.promises):
        raise read.wrong("promises", "each of them once")


def _check_offer(s: State, offer: Offer, read: Reading) -> None:
    _check_speaker(s, offer, "offers", read)
    if not has(s.undecided, offer.bag) or hopeless(s, offer.outcome, offer.bag):
        raise read.wrong("offers", "bags that are undecided and free to come to that")
    if not 1 <= offer.number <= s.number:
        raise read.wrong("offers", f"numbers from 1 to {s.number}, as many as were spoken")
    if not possible(s, offer.asks) or not claimable(s, offer):
        raise read.wrong("offers", "asks that can be met, and claims in bags that wait")
    settling = s.phase == at.DEBT and offer.giver == s.debtor  # then offers have yet to lapse
    if offer.by == offer.giver and not settling and not payable(s, offer):
        raise read.wrong("offers", "no more coins and goods than their giver has")


def _check_speaker(s: State, offer: Offer, key: str, read: Reading) -> None:
    if offer.giver == s.sheriff or offer.by not in (offer.giver, s.sheriff):
        raise read.wrong(key, "a merchant who gives, and that one or the Sheriff who speaks")
