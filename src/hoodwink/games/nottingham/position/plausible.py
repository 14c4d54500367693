"""What no match could be in, though every value by itself may be right."""

from hoodwink.games.nottingham.moves.verbs import INSPECT
from hoodwink.games.nottingham.phases.feast import next_to_serve
from hoodwink.games.nottingham.position.owing import check_debt
from hoodwink.games.nottingham.position.standing import check_standing
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import count_of, unpacked
from hoodwink.games.nottingham.things.goods import KINDS, NAMES, named
from hoodwink.games.nottingham.things.hidden import kind_of, origin_of, round_of, since
from hoodwink.games.nottingham.things.inspections import inspected_json
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, has, mask_of, only


def check(s: State, setting: Setting, read: Reading) -> None:
    """Raises PositionError for the first thing that does not go with the rest."""
    _check_cards(s, setting, read)
    _check_sheriff(s, setting, read)
    check_standing(s, setting, read)
    _check_phase(s, read)
    check_debt(s, setting, read)
    if s.undecided != _declared_bags(s):
        raise read.wrong("undecided", "a bit for every declared bag with cards in it")
    for seat in range(len(s.purse)):
        _check_inspections(s, seat, read)
        _check_facts(s, seat, read)


def _check_cards(s: State, setting: Setting, read: Reading) -> None:
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
            found[kind_of(card)] += 1
    for kind, (there, count) in enumerate(zip(found, setting.decks[len(s.purse)], strict=True)):
        if there != count:
            raise read.wrong("deck", f"{count} {NAMES[kind]} over all places together, not {there}")
    if s.fresh and any(left > made for left, made in zip(s.deck, s.fresh, strict=True)):
        raise read.wrong("deck", f"no more than was rebuilt: {named(s.fresh)}")


def _check_sheriff(s: State, setting: Setting, read: Reading) -> None:
    """The shield goes round from the first Sheriff on."""
    seats = len(s.purse)
    if s.phase == at.FIRST:
        return
    if s.first == NO_SEAT:
        raise read.wrong("first", "the seat of the first Sheriff")
    over = s.phase in at.ENDING
    last = setting.rounds[seats]
    if over != (s.round == last):
        raise read.wrong("round", f"{last} when the last round is over, else fewer")
    sheriff = (s.first + s.round - over) % seats  # SN-038
    if s.sheriff != sheriff:
        raise read.wrong("sheriff", f"seat {sheriff}, whose round it is")
    if s.bag[sheriff]:
        raise read.wrong("bags", f"none of seat {sheriff}, who is Sheriff")


def _check_phase(s: State, read: Reading) -> None:
    if s.phase == at.SERVE and next_to_serve(s) == NO_SEAT:
        raise read.wrong("phase", "another one, for nobody has a Feast Plate to serve")
    if s.phase == at.OVER and next_to_serve(s) != NO_SEAT:
        raise read.wrong("phase", "'serve', as long as somebody has a Feast Plate to serve")
    if not _waits_well(s):
        raise read.wrong("waiting", "only those whom the phase waits for")


def _waits_well(s: State) -> bool:
    """Whom the game waits for follows from the phase, but for bags that are closed or not."""
    if s.phase == at.FILL:
        return s.waiting > 0 and not has(s.waiting, s.sheriff)
    awaited = {
        at.ASIDE: s.turn,
        at.DRAW: s.turn,
        at.DECLARE: s.turn,
        at.PILE: s.placer,
        at.LAY: s.placer,
        at.INSPECT: s.sheriff,
        at.DEBT: s.debtor,
    }
    awaited[at.SERVE] = next_to_serve(s)
    if s.phase not in awaited:
        return s.waiting == 0
    seat = awaited[s.phase]
    return seat != NO_SEAT and s.waiting == only(seat)


def _declared_bags(s: State) -> int:
    """Bags lie before the Sheriff from their declaration until they are emptied."""
    return mask_of(seat for seat, bag in enumerate(s.bag) if bag and s.declared[seat] != NOTHING)


def _check_inspections(s: State, seat: Seat, read: Reading) -> None:
    """A bag is opened at most once a round."""
    told, most = inspected_json(s.inspected, seat), s.round + (s.decided[seat] == INSPECT)
    if told["truthful"] + told["lies"] > most:
        raise read.wrong("seats", f"no more than {most} inspected bags of seat {seat}, one a round")


def _check_facts(s: State, seat: Seat, read: Reading) -> None:
    """Every card that was taken openly is still somewhere, the latest with the fewest places."""
    looked_for = [0] * KINDS
    for kind in s.taken if seat == s.turn else ():
        looked_for[kind] += 1
        if looked_for[kind] > count_of(s.hand[seat], kind):
            raise read.wrong("taken", f"cards in the hand of seat {seat}, who took them")
    for known in sorted(s.facts[seat], key=since, reverse=True):
        kind = kind_of(known)
        looked_for[kind] += 1
        if looked_for[kind] > _places(s, seat, kind, since(known)):
            raise read.wrong(
                "taken_openly", f"no more {NAMES[kind]} than seat {seat} can still have"
            )


def _places(s: State, seat: Seat, kind: int, first: int) -> int:
    """How many cards of a kind are with a seat, or came out of its bags since a round."""
    cards = [s.hand[seat], s.bag[seat]]
    if seat == s.turn and s.phase != at.LAY:  # then nothing is known of the others any more
        cards.append(s.aside)
    smuggled = [card for stall in s.down for card in stall if kind_of(card) == kind]
    return sum(count_of(handful, kind) for handful in cards) + sum(
        1 for card in smuggled if origin_of(card) == seat and round_of(card) >= first
    )
