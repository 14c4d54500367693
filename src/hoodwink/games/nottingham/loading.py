"""Positions read again, if a match could be in them."""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.games.nottingham import state as at
from hoodwink.games.nottingham.cards import MOST, packed, unpacked
from hoodwink.games.nottingham.edition import SEATS, Edition
from hoodwink.games.nottingham.goods import (
    KIND_OF,
    KINDS,
    LEGAL,
    NAMES,
    counted,
    named,
    spread,
    spread_counts,
)
from hoodwink.games.nottingham.hidden import LATEST, fact, kind_of, look_json, read_look
from hoodwink.games.nottingham.moves import MOST_OFFERS, OUTCOMES
from hoodwink.games.nottingham.offers import Offer, offer_json, read_offer
from hoodwink.games.nottingham.record import read_record
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, NOTHING, UNDECIDED, State
from hoodwink.kernel.deals import BROKEN, KEPT, OPEN, Duty, Ledger, Promise
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading

MANY: Final = 999


def load(values: Mapping[str, Any], e: Edition) -> State:
    """The state that `dump` wrote. Raises PositionError for what could not be."""
    read = Reading("position", values, PositionError)
    seats = len(read.rows("purses"))
    if seats not in SEATS:
        raise read.wrong("purses", "one for each of 3 to 5 players")
    s = State(seats)
    s.phase = at.PHASES.index(read.word("phase", at.PHASES))
    s.round = read.count("round", 0, e.rounds[seats])
    s.first = read.count("first", NO_SEAT, seats - 1)
    s.sheriff = read.count("sheriff", NO_SEAT, seats - 1)
    s.turn = read.count("turn", NO_SEAT, seats - 1)
    s.waiting = read.count("waiting", 0, (1 << seats) - 1)
    _load_table(s, e, read)
    s.record = _record(read, e.rounds[seats], seats)
    _load_round(s, read)
    _load_bargain(s, read)
    _check_cards(s, e, read)
    if not _waits_well(s):
        raise read.wrong("waiting", "only those whom the phase waits for")
    if s.undecided != _declared_bags(s):
        raise read.wrong("undecided", "a bit for every declared bag with cards in it")
    return s


def _declared_bags(s: State) -> int:
    """Bags lie before the Sheriff from their declaration until they are emptied."""
    return sum(
        1 << seat
        for seat, bag in enumerate(s.bag)
        if bag and s.declared[seat] != NOTHING and seat != s.sheriff
    )


def _waits_well(s: State) -> bool:
    """Whom the game waits for follows from the phase, but for bags that are closed or not."""
    if s.phase == at.FILL:
        return s.waiting > 0 and not s.waiting >> s.sheriff & 1
    if s.phase == at.SERVE:
        return s.waiting > 0
    awaited = {
        at.ASIDE: s.turn,
        at.DRAW: s.turn,
        at.DECLARE: s.turn,
        at.PILE: s.placer,
        at.LAY: s.placer,
        at.INSPECT: s.sheriff,
        at.DEBT: s.debtor,
    }.get(s.phase, NO_SEAT)
    return s.waiting == (0 if awaited == NO_SEAT else 1 << awaited)


def _goods(read: Reading, key: str, value: Any, kinds: int = KINDS) -> list[int]:
    """Counts by kind, each a good that there is."""
    if not isinstance(value, dict) or not all(
        name in NAMES[:kinds] and type(count) is int and 0 <= count <= MANY
        for name, count in value.items()
    ):
        raise read.wrong(key, "how many of each good, by name")
    return counted(value)[:kinds]


def _handful(read: Reading, key: str, value: Any) -> int:
    counts = _goods(read, key, value)
    if sum(counts) > MOST:
        raise read.wrong(key, f"no more than {MOST} cards together")
    return packed(counts)


def _each(read: Reading, key: str, seats: int) -> list[Any]:
    """A list with an entry for every seat."""
    rows = read.rows(key)
    if len(rows) != seats:
        raise read.wrong(key, f"one entry for each of {seats} seats")
    return rows


def _kinds(read: Reading, key: str, names: Any) -> list[int]:
    if not isinstance(names, list) or not all(name in NAMES for name in names):
        raise read.wrong(key, "names of goods")
    return [KIND_OF[name] for name in names]


def _load_table(s: State, e: Edition, read: Reading) -> None:
    seats = len(s.purse)
    s.deck = _goods(read, "deck", read.table("deck"))
    s.deck_left = read.count("deck_left", 0, sum(s.deck))
    s.out = _goods(read, "out", read.table("out"))
    s.fresh = _made_of(read, "fresh")
    s.held = _made_of(read, "held")
    if s.deck_left != sum(s.deck) - (0 if s.fresh else e.removed):
        raise read.wrong("deck_left", "as many as the deck holds, less those that were removed")
    s.rebuilt = read.count("rebuilt", 0, s.round)
    s.drawn = _drawn(s, read)
    piles = read.rows("piles")
    if len(piles) != 2:
        raise read.wrong("piles", "two lists")
    s.piles = [_kinds(read, "piles", pile) for pile in piles]
    total = e.coins * seats
    s.purse = read.counts("purses", seats, 0, total)
    if sum(s.purse) != total:
        raise read.wrong("purses", f"{total} coins together")  # SN-162
    s.hand = [_handful(read, "hands", hand) for hand in _each(read, "hands", seats)]
    s.stall = [_goods(read, "stalls", stall, LEGAL) for stall in _each(read, "stalls", seats)]
    s.down = [_looks(read, cards) for cards in _each(read, "down", seats)]
    s.facts = [_facts(read, facts) for facts in _each(read, "facts", seats)]


def _made_of(read: Reading, key: str) -> list[int]:
    """Counts by kind, or nothing as long as the deck has not been rebuilt."""
    told = read.table(key)
    return _goods(read, key, told) if told else []


def _drawn(s: State, read: Reading) -> int:
    """Nobody but the players takes cards from a rebuilt deck."""
    drawn = read.counts("drawn", len(s.purse), 0, 255)
    gone = sum(s.fresh) - s.deck_left if s.fresh else 0
    if sum(drawn) != gone:
        raise read.wrong("drawn", f"{gone} cards together, as many as a rebuilt deck has lost")
    return sum(count << 8 * seat for seat, count in enumerate(drawn))


def _looks(read: Reading, cards: Any) -> list[int]:
    wrong = read.wrong("down", "face-down cards as `look_json` writes them")
    try:
        found = [read_look(card) for card in cards]
    except (KeyError, TypeError) as error:
        raise wrong from error
    if [look_json(card) for card in found] != cards:
        raise wrong
    if any(kind_of(card) not in range(LEGAL, KINDS) for card in found):
        raise wrong
    return found


def _facts(read: Reading, facts: Any) -> list[int]:
    wrong = read.wrong("facts", "pairs of a good and a round")
    try:
        found = [fact(KIND_OF[name], since) for name, since in facts]
    except (KeyError, TypeError, ValueError) as error:
        raise wrong from error
    if any(known >> 5 > LATEST for known in found):
        raise wrong
    return found


def _record(read: Reading, rounds: int, seats: int) -> int:
    """A bag is opened at most once a round."""
    told = _each(read, "inspected", seats)
    for seat in read.tables("inspected"):
        if seat.count("truthful", 0, rounds) + seat.count("lies", 0, rounds) > rounds:
            raise read.wrong("inspected", f"no more than {rounds} bags of a seat")
    return read_record(told)


def _load_round(s: State, read: Reading) -> None:
    seats = len(s.purse)
    everybody = (1 << seats) - 1
    s.aside = _handful(read, "aside", read.table("aside"))
    s.taken = _kinds(read, "taken", read.rows("taken"))
    s.pile = read.count("pile", NOTHING, 1)
    s.laid = read.count("laid", 0, MANY)
    s.bag = [_handful(read, "bags", bag) for bag in _each(read, "bags", seats)]
    s.declared = read.counts("declared", seats, NOTHING, LEGAL - 1)
    s.undecided = read.count("undecided", 0, everybody)
    s.decided = read.counts("decided", seats, UNDECIDED, 1)
    s.threatened = read.count("threatened", 0, everybody)
    s.debtor = read.count("debtor", NO_SEAT, seats - 1)
    s.creditor = read.count("creditor", NO_SEAT, seats - 1)
    s.debt = read.count("debt", 0, MANY)
    s.ceiling = read.count("ceiling", 0, NO_CEILING)
    s.served = [_goods(read, "served", plates, LEGAL) for plates in _each(read, "served", seats)]


def _load_bargain(s: State, read: Reading) -> None:
    seats = len(s.purse)
    s.begun = read.counts("begun", seats, 0, MANY)
    s.number = read.count("number", 0, MOST_OFFERS)
    s.owed = [tuple(spread_counts(_goods(read, "owed", o))) for o in _each(read, "owed", seats)]
    s.offers = [_offer(read, "offers", told, seats) for told in read.rows("offers")]
    for told in read.rows("drafts"):
        draft = _offer(read, "drafts", told, seats)
        s.drafts[draft.by] = draft
    s.ledger = _ledger(s, read)


def _offer(read: Reading, key: str, told: Any, seats: int) -> Offer:
    wrong = read.wrong(key, "offers as `offer_json` writes them")
    try:
        offer = read_offer(told, spread(told["kinds"]))
    except (KeyError, TypeError, ValueError) as error:
        raise wrong from error
    meant = [offer.by, offer.giver, *(seat for _, seat in (*offer.wishes, *offer.promises))]
    if offer_json(offer, True) != told or not all(seat in range(seats) for seat in meant):
        raise wrong
    return offer


def _ledger(s: State, read: Reading) -> Ledger:
    try:
        duties = [Duty(s.sheriff, must, about) for must, about in read.rows("duties")]
        promises = [
            (Promise(seat, to, what, about), standing)
            for seat, to, what, about, standing in read.rows("promises")
        ]
    except (TypeError, ValueError) as error:
        raise read.wrong("promises", "five values each, and duties of two") from error
    if not all(duty.must in OUTCOMES for duty in duties):
        raise read.wrong("duties", "pass or inspect, and whose bag")
    if not all(standing in (OPEN, KEPT, BROKEN) for _, standing in promises):
        raise read.wrong("promises", "each open, kept or broken")
    return Ledger(duties, promises)


def _check_cards(s: State, e: Edition, read: Reading) -> None:
    """SN-162: no card is lost and none is added."""
    found = [0] * KINDS
    handfuls = [unpacked(cards) for cards in (s.aside, *s.hand, *s.bag)]
    for counts in (s.deck, s.out, *handfuls, *s.stall):
        for kind, count in enumerate(counts):
            found[kind] += count
    for kind in (*s.piles[0], *s.piles[1]):
        found[kind] += 1
    for cards in s.down:
        for card in cards:
            found[card & 31] += 1
    if tuple(found) != e.decks[len(s.purse)]:
        raise read.wrong("deck", f"{named(e.decks[len(s.purse)])} over all places together")
