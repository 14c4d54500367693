"""When the Sheriff wins: what it costs, and who slips away under a cape."""

from hoodwink.games.sherwood.moves import NO, YES
from hoodwink.games.sherwood.phases.rounds import ask
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import disband, lead_anew, members
from hoodwink.games.sherwood.things.board import SEATS
from hoodwink.games.sherwood.things.cards import Card
from hoodwink.games.sherwood.things.promises import about, close_promises
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, Seat


def strike(s: State, setting: Setting, strength: int, tell: Tell | None) -> bool:
    """Whoever may hold a Cape is heard before the losses; True when they are settled."""
    if tell:
        hideout = setting.board.hideouts[s.hideout]
        combat = setting.cards[s.row[s.cart]].combat
        tell("sheriff_won", hideout=hideout, strength=strength, combat=combat)
    wary = equipment.could_hold(s, setting, setting.gear.cape, members(s, s.hideout))
    if wary:
        ask(s, at.CAPE, wary)
        return False
    s.replies = [NO] * len(s.camp)
    _settle(s, setting, tell)
    return True


def cape(s: State, setting: Setting, seat: Seat, reply: int, tell: Tell | None) -> bool:
    """A sealed choice; True when it was the last and the losses are settled."""
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if s.waiting:
        return False
    _settle(s, setting, tell)
    return True


def _settle(s: State, setting: Setting, tell: Tell | None) -> None:
    """Losses for all without a cape; those who may and want to stay, stay."""
    card = setting.cards[s.row[s.cart]]
    staying, band = 0, members(s, s.hideout)
    for seat in SEATS_IN[band]:
        reply = s.replies[seat]
        if reply > NO:
            equipment.play(s, seat, setting.gear.cape)  # SF-126
            staying |= 1 << seat if reply == YES else 0  # SF-127
            if tell:
                tell("wore_cape", seat=seat, stays=reply == YES)
        else:
            _lose(s, setting, seat, card, tell)
    close_promises(s, band & ~staying, about(s.round, s.hideout), tell)
    disband(s, s.hideout, staying)  # SF-124
    lead_anew(s, s.hideout)


def _lose(s: State, setting: Setting, seat: Seat, card: Card, tell: Tell | None) -> None:
    """SF-118 to SF-122: glory not below zero, raiders not below four in play."""
    glory = min(card.glory_lost, s.glory[seat])
    in_band = s.band[s.hideout * SEATS + seat]
    raiders = max(
        0, min(card.raiders_lost, in_band, in_play(s, seat) - setting.content.raiders_in_camp)
    )
    s.glory[seat] -= glory
    s.band[s.hideout * SEATS + seat] -= raiders
    s.oak[seat] += raiders
    if tell:
        tell("lost", seat=seat, glory=glory, raiders=raiders)


def in_play(s: State, seat: Seat) -> int:
    """A seat's raiders in camp and on the board."""
    return s.camp[seat] + sum(s.band[seat::SEATS]) + sum(s.posted[seat::SEATS])
