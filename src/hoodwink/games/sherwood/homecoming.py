"""After a successful raid: the band goes home, or stays if it has provisions."""

from hoodwink.games.sherwood import equipment
from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.bands import disband, lead_anew, members
from hoodwink.games.sherwood.forest import ROUNDS, Forest
from hoodwink.games.sherwood.moves import NO
from hoodwink.games.sherwood.promises import about, close_promises
from hoodwink.games.sherwood.rounds import ask, end_card
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, Seat


def come_home(f: Forest, s: State, tell: Tell | None) -> None:
    """Whoever may hold Provisions is heard first, unless the game is over anyway."""
    last = s.round == ROUNDS and s.sent == len(s.row) - 1
    stocked = equipment.could_hold(f, s, f.gear.provisions, members(s, s.hideout))
    if stocked and not last:
        ask(s, at.PROVISIONS, stocked)
    else:
        s.replies = [NO] * len(s.camp)
        _settle(f, s, tell)


def provide(f: Forest, s: State, seat: Seat, reply: int, tell: Tell | None) -> None:
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if not s.waiting:
        _settle(f, s, tell)


def _settle(f: Forest, s: State, tell: Tell | None) -> None:
    staying, band = 0, members(s, s.hideout)
    for seat in SEATS_IN[band]:
        if s.replies[seat] > NO:
            equipment.play(s, seat, f.gear.provisions)  # SF-125
            staying |= 1 << seat
            if tell:
                tell("stayed", seat=seat, hideout=f.board.hideouts[s.hideout])
    close_promises(s, band & ~staying, about(s.round, s.hideout), tell)
    disband(s, s.hideout, staying)
    lead_anew(s, s.hideout)
    end_card(f, s, tell)
