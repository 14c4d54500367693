"""The raid phase: the cart on its road, and every band that it meets."""

from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.phases import sheriff
from hoodwink.games.sherwood.phases.rounds import ask, end_card, wait_for, wait_for_chance
from hoodwink.games.sherwood.phases.sharing import loot
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import (
    could_decide,
    may_use,
    members,
    played_bonus,
    pledged_bonus,
    raiders_in,
)
from hoodwink.games.sherwood.things.board import NOBODY, NONE
from hoodwink.games.sherwood.things.cards import UNSEEN
from hoodwink.games.sherwood.things.promises import about, close_promises, settle_promises
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import SEATS_IN, Seat


def send(s: State, setting: Setting, place: int, tell: Tell | None) -> None:
    """SF-055: the card that lies face up, or another, which is then revealed."""
    s.cart = place
    if s.row[place] == UNSEEN:
        wait_for_chance(s, at.REVEAL)
    else:
        depart(s, setting, tell)


def depart(s: State, setting: Setting, tell: Tell | None) -> None:
    """The cart stands in its start town."""
    card = setting.cards[s.row[s.cart]]
    s.face_up |= 1 << s.cart
    s.destination = card.end  # SF-057
    s.step = 0
    s.used_messenger = 0
    if tell:
        tell("sent", seat=s.turn, place=PLACES[s.cart], card=card.to_json(setting.board))
    go_on(s, setting, tell)


def go_on(s: State, setting: Setting, tell: Tell | None) -> None:
    """Whoever may hold a Messenger is heard first; then the cart moves."""
    seats = may_redirect(s, setting)
    if seats:
        ask(s, at.MESSENGER, seats)
    else:
        roll(s, setting, tell)


def may_redirect(s: State, setting: Setting) -> int:
    """The seats that could play a Messenger now, if it could still make a difference."""
    if not setting.advanced:
        return 0
    start = setting.cards[s.row[s.cart]].start
    if not setting.board.before_crossing(start, s.step):  # SF-129
        return 0
    if not s.occupied & setting.board.ahead(start, s.step) or (
        setting.one_messenger and s.used_messenger
    ):
        return 0
    others = ~(1 << s.turn) & ~s.used_messenger  # SF-128, SF-130
    return equipment.could_hold(s, setting, setting.gear.messenger, others)


def redirect(s: State, setting: Setting, seat: Seat, reply: int, tell: Tell | None) -> None:
    """Sealed; of several Messengers the first clockwise is played, and the others may react."""
    s.replies[seat] = reply
    s.waiting &= ~(1 << seat)
    if s.waiting:
        return
    seats = len(s.camp)
    for step in range(1, seats):
        one = (s.turn + step) % seats
        if s.replies[one] > 0:
            s.destination = s.replies[one] - 1
            s.used_messenger |= 1 << one
            equipment.play(s, one, setting.gear.messenger)
            if tell:
                tell("redirected", seat=one, to=setting.board.towns[s.destination])
            go_on(s, setting, tell)
            return
    roll(s, setting, tell)


def roll(s: State, setting: Setting, tell: Tell | None) -> None:
    """From arrow to arrow until a band is met or the cart leaves the forest."""
    route = setting.board.routes[setting.cards[s.row[s.cart]].start][s.destination]
    occupied = s.occupied
    for step in range(s.step, len(route)):
        if occupied >> route[step] & 1:  # SF-058
            s.step = step
            s.hideout = route[step]
            _meet(s, setting, tell)
            return
    if tell:
        tell("escaped", place=PLACES[s.cart], to=setting.board.towns[s.destination])
    end_card(s, setting, tell)  # SF-066


def _meet(s: State, setting: Setting, tell: Tell | None) -> None:
    """Cards are asked for only where, for all that is known, they could decide."""
    combat = setting.cards[s.row[s.cart]].combat
    if raiders_in(s, s.hideout) >= combat or not could_decide(s, setting, combat):
        _decide(s, setting, tell)
        return
    leader = s.leader[s.hideout]
    seats = len(s.camp)
    clockwise = [(leader + step) % seats for step in range(seats)]
    able = may_use(s)
    s.order = tuple(seat for seat in clockwise if able >> seat & 1)  # B-25
    if setting.advanced and len(s.order) > 1:
        s.order = ()
        wait_for(s, at.ORDER, leader)  # SF-109
    else:
        _ask_next(s, setting, tell)


def hear(s: State, setting: Setting, seat: Seat, tell: Tell | None) -> None:
    """The leader builds the order; the last one follows by itself."""
    s.order = (*s.order, seat)
    left = [one for one in SEATS_IN[may_use(s)] if one not in s.order]
    if len(left) == 1:
        s.order = (*s.order, *left)
    if tell:
        tell("ordered", seat=s.leader[s.hideout], seats=list(s.order))
    if len(left) == 1:
        _ask_next(s, setting, tell)


def _ask_next(s: State, setting: Setting, tell: Tell | None) -> None:
    """The next in order who has not passed since the last card; nobody, and it is decided."""
    able = may_use(s) & ~s.passed
    start = s.order.index(s.asked) + 1 if s.asked != NOBODY else 0
    for seat in s.order[start:] + s.order[:start]:
        if able >> seat & 1:
            s.asked = seat
            wait_for(s, at.EQUIP, seat)
            return
    _decide(s, setting, tell)


def use(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    seat = s.asked
    equipment.lay_out(s, seat, kind)
    s.played = (*s.played, (seat, kind))
    s.passed = 0
    s.declined &= ~(1 << seat)
    if tell:
        tell("used", seat=seat, equipment=setting.gear.names[kind])
    combat = setting.cards[s.row[s.cart]].combat
    enough = raiders_in(s, s.hideout) + played_bonus(s, setting) >= combat
    if enough or not could_decide(s, setting, combat):
        _decide(s, setting, tell)
    else:
        _ask_next(s, setting, tell)


def pass_by(s: State, setting: Setting, tell: Tell | None) -> None:
    s.passed |= 1 << s.asked
    s.declined |= 1 << s.asked
    if tell:
        tell("passed", seat=s.asked)
    _ask_next(s, setting, tell)


def _decide(s: State, setting: Setting, tell: Tell | None) -> None:
    """SF-063 to SF-065: strong enough, and it must be done; too weak, and the cart moves on."""
    card = setting.cards[s.row[s.cart]]
    without_pledges = raiders_in(s, s.hideout) + played_bonus(s, setting)
    strength = without_pledges + pledged_bonus(s, setting)
    _put_away_played(s, strength >= card.combat, tell)
    if strength >= card.combat:
        _settle_pledges(s, without_pledges >= card.combat)
        loot.win(s, setting, strength, tell)
    elif card.sheriff:
        if sheriff.strike(s, setting, strength, tell):
            move_on(s, setting, tell)
    else:
        if tell:
            hideout = setting.board.hideouts[s.hideout]
            tell("passed_by", hideout=hideout, strength=strength, combat=card.combat)
        move_on(s, setting, tell)


def _put_away_played(s: State, won: bool, tell: Tell | None) -> None:
    """SF-061, SF-110: used is used. Promises by word are now kept, broken or not needed."""
    for _, kind in s.played:
        s.discard[kind] += 1
    if s.ledger.promises and s.target[s.hideout] in (NONE, s.cart):
        settle_promises(s, tell)
        if won:
            close_promises(s, members(s, s.hideout), about(s.round, s.hideout), tell)
    s.clear_asking()


def _settle_pledges(s: State, unneeded: bool) -> None:
    """Promised cards are used all together, or not at all."""
    left = []
    for there, seat, kind in s.pledges:
        if there != s.hideout:
            left.append((there, seat, kind))
        elif unneeded:
            equipment.take_back(s, seat, kind)  # SF-062
        else:
            s.discard[kind] += 1  # SF-060, B-14
    s.pledges = tuple(left)


def move_on(s: State, setting: Setting, tell: Tell | None) -> None:
    """Past this band, towards the next."""
    s.step += 1
    s.hideout = NONE
    go_on(s, setting, tell)
