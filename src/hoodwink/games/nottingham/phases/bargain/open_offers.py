"""Offers that were said aloud: answered, taken back, closed or lapsed."""

from collections.abc import Sequence

from hoodwink.games.nottingham.moves.verbs import INSPECT, OUTCOMES, PASS
from hoodwink.games.nottingham.phases.bargain.closing import carry_out
from hoodwink.games.nottingham.state import UNDECIDED, State, more
from hoodwink.games.nottingham.things.drafts import Draft, drafted
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.offers import Offer, Verdict, offer_json, tallied
from hoodwink.games.nottingham.things.stalls import contraband_counts, show
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat


def enough_coins(s: State, offer: Offer) -> bool:
    return offer.coins <= s.purse[offer.giver]  # SN-091


def payable(s: State, offer: Offer) -> bool:
    """Whether the giver has all that is to change hands at once."""
    if not enough_coins(s, offer):
        return False
    if not offer.goods:
        return True
    have = contraband_counts(s, offer.giver, s.stall[offer.giver] + [0] * (KINDS - LEGAL))
    return all(offer.goods.count(kind) <= have[kind] for kind in offer.goods)


def fate_of(s: State, bag: Seat) -> int:
    """What a bag has come to or, by a duty, must come to."""
    if s.decided[bag] != UNDECIDED:
        return s.decided[bag]
    for outcome, about in s.duties:
        if about == bag:
            return outcome
    return UNDECIDED


def settled(s: State, bag: Seat) -> bool:
    """The bag is decided, or a deal says what becomes of it: nothing new is said about it."""
    return fate_of(s, bag) != UNDECIDED


def possible(s: State, wishes: Sequence[Verdict]) -> bool:
    """Whether the Sheriff is still free to do all this."""
    for outcome, bag in wishes:
        fate = fate_of(s, bag)
        if fate != UNDECIDED and fate != outcome:
            return False
    return True


def possible_moves(s: State, moves: Sequence[Sequence[Move]], bags: int) -> list[Move]:
    """The moves about these bags that no duty stands against."""
    return [
        moves[outcome][bag]
        for bag in SEATS_IN[bags]
        for outcome in (PASS, INSPECT)
        if possible(s, ((outcome, bag),))
    ]


def find(s: State, number: int) -> Offer | None:
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def speak(s: State, seat: Seat, draft: Draft, tell: Tell | None) -> None:
    """The draft is said aloud: an offer to the Sheriff, or the Sheriff's own terms."""
    s.drafts[seat] = None
    if seat == s.sheriff:
        s.named = more(s.named, draft.begun.bag)
    else:
        s.said = more(s.said, seat)
    offer = drafted(draft, s.number)
    before = find(s, offer.replaces)
    if before is not None and before.by == seat:
        drop(s, before.number)
    if seat == offer.giver:
        _open(s, offer)
    s.offers.append(offer)
    _tell_offer(s, offer, "offered" if seat == offer.giver else "countered", tell)


def _open(s: State, offer: Offer) -> None:
    """The Sheriff sees the contraband that is offered; the others see that it is shown."""
    for kind in set(offer.contraband):
        show(s, offer.giver, kind, offer.goods.count(kind), 1 << s.sheriff)


def _tell_offer(s: State, offer: Offer, kind: str, tell: Tell | None) -> None:
    if tell:
        told = {**offer_json(offer, False)}
        del told["kinds"]
        kinds = {"kinds": tallied(offer.contraband)}
        tell(kind, {offer.giver: kinds, s.sheriff: kinds}, **told)


def drop(s: State, number: int) -> None:
    s.offers = [offer for offer in s.offers if offer.number != number]


def close(s: State, seat: Seat, offer: Offer, tell: Tell | None) -> None:
    """A yes of the other side: goods change hands now, duties bind, and what it replaces lapses."""
    drop(s, offer.number)
    if tell:
        tell(
            "accepted",
            seat=seat,
            number=offer.number,
            giver=offer.giver,
            outcome=OUTCOMES[offer.outcome],
            bag=offer.bag,
            sheriff=s.sheriff,
        )
    carry_out(s, offer, tell)  # SN-094, A-16
    for other in s.offers:
        if other.matter == offer.matter:
            _let_lapse(s, other, tell)
    lapse(s, tell)


def bribes(s: State, bag: Seat) -> list[Offer]:
    """What the owner of a bag offers for it to pass."""
    return [offer for offer in s.offers if offer.by == bag and offer.matter == (bag, PASS, bag)]


def bound(s: State) -> tuple[int, int]:
    """Masks of the bags that duties say must pass, and must be inspected."""
    passes = inspects = 0
    for outcome, bag in s.duties:
        if outcome == PASS:
            passes |= 1 << bag
        else:
            inspects |= 1 << bag
    return passes, inspects


def torn(s: State) -> int:
    """Mask of the bags whose owners offer this or that to pass."""
    once = twice = 0
    for offer in s.offers:
        if offer.outcome == PASS and offer.by == offer.bag:
            twice |= once & 1 << offer.bag
            once |= 1 << offer.bag
    return twice


def take_bribe(s: State, bag: Seat, tell: Tell | None) -> None:
    """To let a bag pass is to accept what its owner offers for it."""
    for bribe in bribes(s, bag):
        close(s, s.sheriff, bribe, tell)  # SN-066


def dismiss(s: State, bag: Seat, tell: Tell | None) -> None:
    """The Sheriff turns down all that is offered about a bag."""
    for offer in s.offers:
        if offer.bag == bag and offer.by == offer.giver:
            drop(s, offer.number)
            if tell:
                tell("refused", seat=s.sheriff, number=offer.number)


def lapse(s: State, tell: Tell | None) -> None:
    """Offers that nothing can come of any more are gone, and drafts about what is settled.

    Nobody is told of a draft, for nobody knew of it but whoever had begun it.
    """
    for offer in s.offers:
        if stale(s, offer):
            _let_lapse(s, offer, tell)
    for seat, draft in enumerate(s.drafts):
        if draft is not None and settled(s, draft.begun.bag):
            s.drafts[seat] = None


def lapse_all(s: State, tell: Tell | None) -> None:
    """Nothing that was not agreed in time will be."""
    for offer in s.offers:
        _let_lapse(s, offer, tell)
    s.drafts = [None] * len(s.drafts)


def _let_lapse(s: State, offer: Offer, tell: Tell | None) -> None:
    drop(s, offer.number)
    if tell:
        tell("lapsed", seat=offer.by, number=offer.number, giver=offer.giver)


def hopeless(s: State, outcome: int, bag: Seat) -> bool:
    """The bag is decided, or bound to the other outcome."""
    return s.decided[bag] != UNDECIDED or not possible(s, ((outcome, bag),))


def stale(s: State, offer: Offer) -> bool:
    """Nothing can come of an offer any more: of terms of the Sheriff, even if goods arrive."""
    if hopeless(s, offer.outcome, offer.bag) or not claimable(s, offer):
        return True
    if not possible(s, offer.asks):
        return True
    return offer.by == offer.giver and not payable(s, offer)


def claimable(s: State, offer: Offer) -> bool:
    """Whether the bag that goods are claimed in still waits."""
    return not offer.claims or s.decided[offer.giver] == UNDECIDED
