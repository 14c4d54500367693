"""What becomes of a bag: it goes back unopened, or all see what is in it."""

from hoodwink.games.nottingham.moves.verbs import INSPECT, OUTCOMES, PASS
from hoodwink.games.nottingham.phases.bargain import closing, open_offers
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State, more
from hoodwink.games.nottingham.things.cards import (
    count_of,
    how_many,
    laid_out,
    legal_part,
    told,
    unpacked,
    without,
    worth,
)
from hoodwink.games.nottingham.things.goods import LEGAL, SUMMONS, named
from hoodwink.games.nottingham.things.hidden import face_down, forget_all
from hoodwink.games.nottingham.things.inspections import with_bag
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, only


def let_pass(s: State, bag: Seat, tell: Tell | None) -> None:
    """The bag goes back unopened and its owner empties it."""
    if tell:
        tell("passed", seat=s.sheriff, bag=bag)
    inside = _empty(s, bag)
    s.facts[bag] = forget_all(s.facts[bag], legal_part(inside))
    cards, short = closing.deliver(s, bag, inside, tell)
    _to_stall(s, bag, cards, short)
    if tell:
        counts = unpacked(cards)
        legal, contraband = counts[:LEGAL], counts[LEGAL:]
        kinds = {"kinds": named([0] * LEGAL + contraband)}
        tell("unpacked", {bag: kinds}, seat=bag, goods=named(legal), contraband=sum(contraband))
    _decide(s, bag, PASS, tell)


def _empty(s: State, bag: Seat) -> int:
    inside = s.bag[bag]
    s.bag[bag] = 0
    return inside


def _to_stall(s: State, bag: Seat, cards: int, denied: int) -> None:
    """Legal goods face up, all others face down for nobody to see."""
    stall = s.stall[bag][:]
    for kind in range(LEGAL):
        stall[kind] += count_of(cards, kind)  # SN-069, SN-070
    s.stall[bag] = stall
    if cards != legal_part(cards):
        kinds = [kind for kind in laid_out(cards) if kind >= LEGAL]
        down = [face_down(kind, bag, s.round, only(bag), denied) for kind in kinds]
        s.down[bag] = s.down[bag] + down  # SN-071, SN-110


def _decide(s: State, bag: Seat, outcome: int, tell: Tell | None) -> None:
    s.undecided &= ~only(bag)
    s.decided[bag] = outcome  # SN-066, SN-067
    if s.promises:
        _settle_promises(s, bag, outcome, tell)
    open_offers.lapse(s, tell)


def _settle_promises(s: State, bag: Seat, outcome: int, tell: Tell | None) -> None:
    before = s.promises
    s.promises = tuple(p.after(s.sheriff, outcome, bag, s.round) for p in before)
    for promise, was in zip(s.promises, before, strict=True):
        if tell and promise is not was:
            tell(
                "promise_settled",
                seat=promise.seat,
                to=promise.to,
                outcome=OUTCOMES[promise.outcome],
                bag=bag,
                standing=promise.standing,
            )


def inspect(s: State, setting: Setting, bag: Seat, tell: Tell | None) -> None:
    """The bag is opened for all to see."""
    inside = _empty(s, bag)
    s.facts[bag] = forget_all(s.facts[bag], inside)
    declared = s.declared[bag]
    _judge(s, setting, bag, inside, tell)
    truthful = s.creditor == bag and not count_of(inside, SUMMONS)  # SN-074
    s.aside = without(inside, declared)  # SN-078, SN-083
    if tell:
        excused = {} if truthful or s.creditor != bag else {"excused": True}  # SN-146
        facts = {"goods": told(inside), "truthful": truthful, **excused}
        tell("inspected", seat=s.sheriff, bag=bag, **facts)
    matching, _ = closing.deliver(s, bag, inside - s.aside, tell)
    s.stall[bag] = more(s.stall[bag], declared, how_many(matching))  # SN-076, SN-077
    if truthful or s.debtor == bag:  # neither if a Summons has protected it
        s.inspected = with_bag(s.inspected, bag, truthful)
    _decide(s, bag, INSPECT, tell)


def _judge(s: State, setting: Setting, bag: Seat, inside: int, tell: Tell | None) -> None:
    """Who owes whom how much."""
    clear, s.debt = judged(setting, inside, s.declared[bag])
    s.debtor, s.creditor = (s.sheriff, bag) if clear else (bag, s.sheriff)
    summons = count_of(inside, SUMMONS)
    if tell and clear and summons:
        tell("summoned", seat=bag, sheriff=s.sheriff, coins=summons * setting.summons)


def judged(setting: Setting, inside: int, declared: int) -> tuple[bool, int]:
    """Whether nothing stands against a bag with this in it, and what it costs who was wrong."""
    summons, matching = count_of(inside, SUMMONS), count_of(inside, declared)
    if how_many(inside) == matching + summons:
        fine = setting.penalties[declared]
        return True, matching * fine + summons * setting.summons  # SN-075, SN-146
    found = without(inside, declared)
    return False, worth(found, setting.penalties)  # SN-081, SN-082, SN-101, SN-147
