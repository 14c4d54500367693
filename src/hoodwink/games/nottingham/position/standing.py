"""What lies on the table in each phase, and what does not."""

from hoodwink.games.nottingham.phases.declaring import next_to_declare
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import AT_LEAST, how_many, only_kind
from hoodwink.games.nottingham.things.goods import PLATE
from hoodwink.games.nottingham.things.hidden import SPECTATOR, kind_of, seen_by
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, has, mask_of


def at_market(s: State) -> bool:
    """Whether a merchant is at the market; cards are laid down there, and in inspections."""
    return s.phase in at.SHOPPING or (s.phase in at.LAYING and s.turn != NO_SEAT)


def inspecting(s: State) -> bool:
    return s.phase in at.AT_THE_GATE or (s.phase in at.LAYING and s.turn == NO_SEAT)


def check_standing(s: State, setting: Setting, read: Reading) -> None:
    """Raises PositionError for the first thing that has no place in this phase."""
    _check_turn(s, read)
    _check_aside(s, setting, read)
    _check_deck(s, read)
    if s.phase in at.DEALING:
        _check_dealing(s, setting, read)
    elif s.phase in at.ENDING:
        _check_ending(s, read)
    else:
        _check_hands(s, setting, read)
    _check_bags(s, read)
    _check_served(s, read)


def _check_turn(s: State, read: Reading) -> None:
    if at_market(s):
        if s.turn in (NO_SEAT, s.sheriff):
            raise read.wrong("turn", "a merchant, who is at the market")
    elif s.phase == at.DECLARE:
        if s.turn != next_to_declare(s):
            raise read.wrong("turn", "the first from the Sheriff's left with a bag to declare")
    elif s.phase == at.REFILL:
        if s.turn == NO_SEAT:
            raise read.wrong("turn", "a seat, which draws cards")
    elif s.phase != at.DEAL and s.turn != NO_SEAT:
        raise read.wrong("turn", f"none in '{at.PHASES[s.phase]}'")


def _check_aside(s: State, setting: Setting, read: Reading) -> None:
    """What is set aside or confiscated, until it lies on a pile."""
    aside, most = how_many(s.aside), _most_aside(s, setting)
    if aside > most:
        raise read.wrong("aside", f"at most {most} cards in '{at.PHASES[s.phase]}'")
    if (s.pile != NOTHING) != (s.phase == at.LAY):
        raise read.wrong("pile", "left or right in 'lay', else none")
    if s.taken and (s.phase == at.ASIDE or not at_market(s)):
        raise read.wrong("taken", "none, for nobody draws cards from a pile")
    if s.phase == at.LAY:
        most = min(most, aside + len(s.piles[s.pile]))
        if only_kind(s.aside) >= 0 or not aside <= s.laid <= most:
            raise read.wrong("laid", "all cards that are laid, with several kinds still aside")
    elif s.laid != (aside if s.phase == at.PILE else 0) or (s.phase == at.PILE and not aside):
        raise read.wrong("laid", "as many cards as are aside in 'pile', 0 before and after")


def _most_aside(s: State, setting: Setting) -> int:
    if at_market(s):
        return setting.set_aside
    return setting.bag if s.phase in at.LAYING else 0


def _check_deck(s: State, read: Reading) -> None:
    if s.phase in at.DRAWN_FOR and s.deck_left == 0:
        raise read.wrong("deck", f"a card to draw in '{at.PHASES[s.phase]}'")
    if s.phase == at.DRAW and not s.piles[0] and not s.piles[1]:
        raise read.wrong("piles", "a card to draw in 'draw'")


def _check_dealing(s: State, setting: Setting, read: Reading) -> None:
    """SN-025, SN-030, SN-032: coins for all, then hands in turn, then two piles."""
    if s.phase == at.FIRST and (s.first != NO_SEAT or s.sheriff != NO_SEAT):
        raise read.wrong("first", "none until chance names the first Sheriff")
    if s.round or s.inspected or any(s.facts) or any(s.down) or any(map(any, s.stall)):
        raise read.wrong("round", "1, with nothing on stalls or known, as long as cards are dealt")
    if any(coins != setting.coins for coins in s.purse):
        raise read.wrong("purses", f"{setting.coins} coins each as long as cards are dealt")
    hands, full = [how_many(hand) for hand in s.hand], setting.hand
    dealt = _dealt(s)
    part = hands[dealt] if s.phase == at.DEAL and dealt < len(hands) else 0
    expected = [full] * dealt + [part] + [0] * len(hands)
    if part == full or hands != expected[: len(hands)]:
        raise read.wrong("hands", f"{full} cards for each in turn, and none for those after")
    left, right = map(len, s.piles)
    turned_up = left == setting.turned_up or (left < setting.turned_up and not right)
    if not turned_up or right >= setting.turned_up or (left and dealt < len(hands)):
        raise read.wrong("piles", f"{setting.turned_up} cards each, when all hands are dealt")


def _dealt(s: State) -> int:
    """How many have all their cards."""
    if s.phase == at.FIRST:
        return 0
    return len(s.purse) if s.turn == NO_SEAT else s.turn


def _check_ending(s: State, read: Reading) -> None:
    """SN-113, SN-122: hands are laid down and all cards turned up."""
    if any(s.hand) or any(s.facts):
        raise read.wrong("hands", "none after the last round, and nothing known of them")
    if not all(has(seen_by(card), SPECTATOR) for cards in s.down for card in cards):
        raise read.wrong("face_down", "only open cards after the last round")


def _check_hands(s: State, setting: Setting, read: Reading) -> None:
    for seat, hand in enumerate(s.hand):
        if how_many(hand) > _room(s, setting, seat):
            raise read.wrong("hands", f"at most {_room(s, setting, seat)} cards with seat {seat}")
        if how_many(s.bag[seat]) > setting.bag:
            raise read.wrong("bags", f"at most {setting.bag} cards in each")
    if s.phase == at.REFILL:
        seats = len(s.purse)
        filled = [(s.sheriff + step) % seats for step in range((s.turn - s.sheriff) % seats)]
        if any(s.hand[seat] < AT_LEAST[setting.hand] for seat in filled):
            raise read.wrong(
                "hands", f"{setting.hand} cards for all between the Sheriff and the turn"
            )


def _room(s: State, setting: Setting, seat: Seat) -> int:
    """How many cards a seat can have in its hand."""
    if seat != s.turn:
        return setting.hand
    if s.phase in at.FILLING_UP:
        return setting.hand - 1
    return setting.hand - how_many(s.aside) if s.phase == at.ASIDE else setting.hand


def _check_bags(s: State, read: Reading) -> None:
    """Bags are filled, then declared, then decided; a decided one is empty."""
    if s.phase == at.FILL:
        _check_filling(s, read)
    elif any(s.bag) and s.phase != at.DECLARE and not inspecting(s):
        raise read.wrong("bags", f"none in '{at.PHASES[s.phase]}'")
    for seat in range(len(s.bag)):
        _check_bag(s, seat, read)
    brought = mask_of(seat for seat, good in enumerate(s.declared) if good != NOTHING)
    if s.threatened & ~(brought if inspecting(s) else 0):
        raise read.wrong("seats", "none threatened but bags that are inspected or wait for it")
    if s.phase == at.INSPECTION and not s.undecided:
        raise read.wrong("seats", "a bag that waits for the Sheriff")


def _check_bag(s: State, seat: Seat, read: Reading) -> None:
    declared, decided = s.declared[seat] != NOTHING, s.decided[seat] != UNDECIDED
    full, place = s.bag[seat] > 0, read.tables("seats")[seat]
    if decided and (full or not inspecting(s) or seat == s.sheriff):
        raise place.wrong("decided", "none for all whose bags were not emptied before now")
    if inspecting(s):
        if declared != (full or decided):
            raise place.wrong("declared", "a good for every bag that was brought, else none")
    elif declared and (s.phase != at.DECLARE or not full or _after(s, seat)):
        raise place.wrong("declared", "none for all who have not declared a bag yet")


def _after(s: State, seat: Seat) -> bool:
    """Whether a seat declares later than whose turn it is."""
    seats = len(s.purse)
    return (seat - s.sheriff) % seats > (s.turn - s.sheriff) % seats


def _check_filling(s: State, read: Reading) -> None:
    """SN-050, SN-053: who has closed a bag has put something in."""
    for seat, bag in enumerate(s.bag):
        waits = has(s.waiting, seat)
        if seat != s.sheriff and not bag and bool(waits) != bool(s.hand[seat]):
            raise read.wrong("to_act", "all who have cards and have put none into their bags")


def _check_served(s: State, read: Reading) -> None:
    """SN-143: no more goods are served than there are Feast Plates."""
    for seat, served in enumerate(s.served):
        plates = sum(kind_of(card) == PLATE for card in s.down[seat]) if s.phase in at.ENDING else 0
        if sum(served) > plates:
            raise read.wrong("seats", "a served good for each Feast Plate, after the last round")
