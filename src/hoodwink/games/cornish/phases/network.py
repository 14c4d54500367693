"""Where pawns stand, which coves a ship may enter, and who is the poorest."""

from bisect import insort

from hoodwink.games.cornish.moves.choices import Act
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.codes import NO_SEAT, briber_of, post_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def add_pawn(s: State, seat: Seat, place: int) -> None:
    insort(s.pawns[seat], place)
    s.network[seat] |= 1 << place


def take_pawn(s: State, seat: Seat, place: int) -> None:
    s.pawns[seat].remove(place)
    if place not in s.pawns[seat]:
        s.network[seat] &= ~(1 << place)


def no_officer(s: State, act: Act, wanted: int) -> Refusal:
    """There is none; or there is one in other pay, who has to be named so."""
    there = [briber_of(number) for number in s.officers if post_of(number) == post_of(wanted)]
    if not there:
        return by_act.NO_OFFICER[act]
    return by_act.UNBRIBED[act] if there[0] == NO_SEAT else by_act.bribed(act, there[0])


def is_there(s: State, seat: Seat, place: int) -> bool:
    return s.network[seat] >> place & 1 == 1


def seats_at(s: State, place: int) -> list[Seat]:
    """The seats with a pawn in a place."""
    return [seat for seat in range(len(s.network)) if is_there(s, seat, place)]


def poorest(s: State, seats: list[Seat]) -> Seat:
    """CS-127: least gold, least reputation, fewest characters, then from the first player on."""
    best = seats[0]
    for seat in seats[1:]:
        if _standing(s, seat) < _standing(s, best):
            best = seat
    return best


def poorest_of_all(s: State) -> Seat:
    return poorest(s, list(range(len(s.gold))))


def _standing(s: State, seat: Seat) -> tuple[int, int, int, int]:
    behind = (seat - s.first) % len(s.gold)
    return s.gold[seat], s.reputation[seat], len(s.casts[seat]), behind


def may_enter(s: State, seat: Seat, cove: int) -> bool:
    """C-12: by a character's knowledge of the cove, or by charts for this round."""
    return (s.access[seat] >> cove | s.charts >> seat) & 1 == 1
