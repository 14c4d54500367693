"""The bargain of a position, read again: offers, drafts, duties and promises that can be."""

from typing import Any, Final

from hoodwink.games.nottingham.moves.verbs import OUTCOMES, STANDINGS
from hoodwink.games.nottingham.phases.bargain.open_offers import (
    claimable,
    hopeless,
    payable,
    possible,
)
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.position.standing import inspecting
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.drafts import draft_from, drafted
from hoodwink.games.nottingham.things.goods import MANY, checked_goods, spread
from hoodwink.games.nottingham.things.offers import (
    Offer,
    Verdict,
    offer_json,
    read_offer,
    read_verdicts,
)
from hoodwink.games.nottingham.things.promises import Promise
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import has

COUNTS: Final = ("number", "replaces", "coins")
HEAPS: Final = ("goods", "kinds", "claims")

AS_WRITTEN: Final = "offers as `offer_json` writes them"


def load_bargain(s: State, setting: Setting, read: Reading) -> None:
    """After all else, for what is offered must be there."""
    s.duties = _duties(s, read)
    s.promises = _promises(s, read)
    s.offers = [_offer(s, read, told) for told in read.rows("offers")]
    numbers = [offer.number for offer in s.offers]
    if len(set(numbers)) < len(numbers):
        raise read.wrong("offers", "a number of its own for each")
    for told in read.rows("drafts"):
        draft = _draft(s, setting, read, told)
        s.drafts[draft.by] = draft_from(draft, draft.by, draft.replaces)
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


def _duties(s: State, read: Reading) -> tuple[Verdict, ...]:
    rows = read.rows("duties")
    if not all(isinstance(row, list) and len(row) == 2 and row[0] in OUTCOMES for row in rows):
        raise read.wrong("duties", "pass or inspect, and whose bag, in duties of two values")
    for must, bag in rows:
        if not _is_seat(s, bag) or not _is_before_sheriff(s, bag):
            raise read.wrong("duties", "seats that have brought a bag")
        if s.decided[bag] not in (UNDECIDED, OUTCOMES.index(must)):
            raise read.wrong("duties", "none against what the Sheriff has decided")
    bags = [bag for _, bag in rows]
    if len(set(bags)) < len(bags):
        raise read.wrong("duties", "one for a bag: no duty stands twice or contradicts another")
    return read_verdicts(rows)


def _is_seat(s: State, seat: Any) -> bool:
    return type(seat) is int and 0 <= seat < len(s.purse)


def _is_before_sheriff(s: State, bag: int) -> bool:
    return has(s.undecided, bag) or s.decided[bag] != UNDECIDED


def _promises(s: State, read: Reading) -> tuple[Promise, ...]:
    rows = read.rows("promises")
    if not all(isinstance(row, list) and len(row) == 6 for row in rows):
        raise read.wrong("promises", "six values each")
    for seat, to, what, about, made, standing in rows:
        if not all(_is_seat(s, one) for one in (seat, to, about)) or seat in (to, about):
            raise read.wrong("promises", "who promises, to whom and about whom: seats of others")
        if what not in OUTCOMES:
            raise read.wrong("promises", "each to pass or to inspect")
        if type(made) is not int or not 0 <= made <= s.round:
            raise read.wrong("promises", f"each made in a round from 0 to {s.round}")
        if standing not in STANDINGS:
            raise read.wrong("promises", "each open, kept or broken")
    if len({tuple(row[:5]) for row in rows}) != len(rows):
        raise read.wrong("promises", "each of them once")
    return tuple(
        Promise(seat, to, OUTCOMES.index(what), about, made, standing)
        for seat, to, what, about, made, standing in rows
    )


def _offer(s: State, read: Reading, told: Any) -> Offer:
    offer = _terms(s, read, "offers", told)
    if not 1 <= offer.number <= s.number:
        raise read.wrong("offers", f"numbers from 1 to {s.number}, as many as were spoken")
    if not possible(s, offer.asks) or not claimable(s, offer):
        raise read.wrong("offers", "asks that can be met, and claims in bags that wait")
    settling = s.phase == at.DEBT and offer.giver == s.debtor  # then offers have yet to lapse
    if offer.by == offer.giver and not settling and not payable(s, offer):
        raise read.wrong("offers", "no more coins and goods than their giver has")
    return offer


def _draft(s: State, setting: Setting, read: Reading, told: Any) -> Offer:
    draft = _terms(s, read, "drafts", told)
    if not Replies(setting).fresh(s, draft.by, draft.bag):
        raise read.wrong("drafts", "none of those who have said all they may")
    if draft.number != 0 or s.drafts[draft.by] is not None:
        raise read.wrong("drafts", "one for a seat, with the number 0")
    return draft


def _terms(s: State, read: Reading, key: str, told: Any) -> Offer:
    counts = [told.get(name) for name in COUNTS] if isinstance(told, dict) else []
    if not all(type(count) is int and 0 <= count <= MANY for count in counts):
        raise read.wrong(key, f"whole numbers up to {MANY} for {', '.join(COUNTS)}")
    for heap in HEAPS if counts else ():
        checked_goods(read, key, told.get(heap))
    try:
        offer = read_offer(told, spread(told["kinds"]))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise read.wrong(key, AS_WRITTEN) from error
    meant = [
        offer.by,
        offer.giver,
        *(seat for _, seat in (*offer.wishes, *offer.promises, *offer.repays)),
    ]
    if not all(_is_seat(s, seat) for seat in meant):
        raise read.wrong(key, AS_WRITTEN)
    could_be_drafted = drafted(draft_from(offer, offer.by, offer.replaces), offer.number)
    if offer_json(could_be_drafted, True) != told:
        raise read.wrong(key, AS_WRITTEN)
    if offer.giver == s.sheriff or offer.by not in (offer.giver, s.sheriff):
        raise read.wrong(key, "a merchant who gives, and that one or the Sheriff who speaks")
    if not has(s.undecided, offer.bag) or hopeless(s, offer.outcome, offer.bag):
        raise read.wrong(key, "bags that are undecided and free to come to that")
    return offer
