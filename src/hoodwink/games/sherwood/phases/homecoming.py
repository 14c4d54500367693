"""After a successful raid: the band goes home, or stays if it has provisions."""

from hoodwink.games.sherwood.moves import NO
from hoodwink.games.sherwood.phases.rounds import ask, end_card
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import disband, lead_anew, members
from hoodwink.games.sherwood.things.promises import about, close_promises
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, Seat


def come_home(s: State, setting: Setting, tell: Tell | None) -> None:
    """Whoever may hold Provisions is heard first, unless the game is over anyway."""
    last = s.round == ROUNDS and s.sent == len(s.row) - 1
    stocked = equipment.could_hold(s, setting, setting.gear.provisions, members(s, s.hideout))
    if stocked and not last:
        ask(s, at.PROVISIONS, stocked)
    else:
        s.replies = [NO] * len(s.camp)
        _settle(s, setting, tell)


def provide(s: State, setting: Setting, seat: Seat, reply: int, tell: Tell | None) -> None:
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if not s.waiting:
        _settle(s, setting, tell)


def _settle(s: State, setting: Setting, tell: Tell | None) -> None:
    staying, band = 0, members(s, s.hideout)
    for seat in SEATS_IN[band]:
        if s.replies[seat] > NO:
            equipment.play(s, seat, setting.gear.provisions)  # SF-125
            staying |= 1 << seat
            if tell:
                tell("stayed", seat=seat, hideout=setting.board.hideouts[s.hideout])
    close_promises(s, band & ~staying, about(s.round, s.hideout), tell)
    disband(s, s.hideout, staying)
    lead_anew(s, s.hideout)
    end_card(s, setting, tell)
