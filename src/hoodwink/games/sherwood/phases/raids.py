"""A cart has met a band: who uses which cards, and whether it is strong enough."""

from collections.abc import Sequence

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import PASS, Hear, Use
from hoodwink.games.sherwood.phases.endings import move_on
from hoodwink.games.sherwood.phases.promises import close_promises, settle_promises
from hoodwink.games.sherwood.phases.sharing import loot
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import (
    is_open,
    may_use,
    members,
    played_bonus,
    pledged_bonus,
    raiders_in,
)
from hoodwink.games.sherwood.things.board import NO_SEAT, NONE
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has, is_many, only, without


class Raids(Part[State, Setting]):
    """A band that a cart has met uses cards, or none (SF-059 to SF-065, SF-108 to SF-110)."""

    verbs = "hear use pass"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        moves = self._setting.moves
        if s.phase == at.ORDER:
            return [moves.hearings[one] for one in SEATS_IN[may_use(s)] if one not in s.order]
        uses = moves.uses[moves.ordinary]
        return [PASS, *(use for use in uses if equipment.holds(s, seat, use.kind))]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if isinstance(move, Hear):
            return self._not_hearing(s, seat, move)
        if isinstance(move, Use) and move.kind >= self._setting.gear.ordinary:
            return no.SPECIAL_CARD
        if s.phase not in at.DECLARING or not has(members(s, s.hideout), seat):
            return no.NO_MEETING
        if s.phase == at.ORDER:
            return no.ORDER_FIRST
        return no.NOT_IN_HAND if seat == s.asked else no.ANOTHER_ASKED

    def _not_hearing(self, s: State, seat: Seat, move: Hear) -> Refusal:
        if not self._setting.advanced:
            return no.BASIC_ORDER
        if s.phase != at.ORDER:
            return no.NO_ORDER
        return _not_next(s, move) if seat == s.leader[s.hideout] else no.NOT_LEADER

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Use):
            self._use(s, move.kind, tell)
        elif isinstance(move, Hear):
            self._hear(s, move.seat, tell)
        else:
            self._pass_by(s, tell)

    def _use(self, s: State, kind: int, tell: Tell | None) -> None:
        seat = s.asked
        equipment.lay_out(s, seat, kind)
        s.played = (*s.played, (seat, kind))
        s.passed = 0
        s.declined = without(s.declined, seat)
        if tell:
            tell("used", seat=seat, equipment=self._setting.gear.names[kind])
        if is_open(s, self._setting):
            _ask_next(s, self._setting, tell)
        else:
            _decide(s, self._setting, tell)

    def _hear(self, s: State, seat: Seat, tell: Tell | None) -> None:
        """The leader builds the order; the last one follows by itself."""
        s.order = (*s.order, seat)
        left = [one for one in SEATS_IN[may_use(s)] if one not in s.order]
        if len(left) == 1:
            s.order = (*s.order, *left)
        if tell:
            tell("ordered", seat=s.leader[s.hideout], seats=list(s.order))
        if len(left) == 1:
            _ask_next(s, self._setting, tell)

    def _pass_by(self, s: State, tell: Tell | None) -> None:
        s.passed |= only(s.asked)
        s.declined |= only(s.asked)
        if tell:
            tell("passed", seat=s.asked)
        _ask_next(s, self._setting, tell)


def _not_next(s: State, move: Hear) -> Refusal:
    """Why the leader cannot name this player: whoever has raiders here and a card may declare."""
    if move.seat >= len(s.camp):
        return no.NOT_A_PLAYER
    if not has(members(s, s.hideout), move.seat):
        return no.HEAR_STRANGER
    return no.HEARD if s.held[move.seat] else no.HEAR_EMPTY


def meet(s: State, setting: Setting, tell: Tell | None) -> None:
    """Cards are asked for only where they could decide."""
    if not is_open(s, setting):
        _decide(s, setting, tell)
        return
    leader, seats = s.leader[s.hideout], len(s.camp)
    able = may_use(s)
    if setting.advanced and is_many(able):
        s.go_to(at.ORDER)  # SF-109
        return
    clockwise = [(leader + step) % seats for step in range(seats)]
    s.order = tuple(seat for seat in clockwise if has(able, seat))  # B-25
    _ask_next(s, setting, tell)


def _ask_next(s: State, setting: Setting, tell: Tell | None) -> None:
    """The next in order who has not passed since the last card; nobody, and it is decided."""
    able = may_use(s) & ~s.passed
    start = s.order.index(s.asked) + 1 if s.asked != NO_SEAT else 0
    for seat in s.order[start:] + s.order[:start]:
        if has(able, seat):
            s.asked = seat
            s.go_to(at.EQUIP)
            return
    _decide(s, setting, tell)


def _decide(s: State, setting: Setting, tell: Tell | None) -> None:
    """A band that is strong enough robs the cart; else the cart moves on (SF-063 to SF-065)."""
    card = setting.cards[s.row[s.cart]]
    without_pledges = raiders_in(s, s.hideout) + played_bonus(s, setting)
    strength = without_pledges + pledged_bonus(s, setting)
    won = strength >= card.combat
    _put_away_played(s, won, tell)
    if won:
        _settle_pledges(s, without_pledges >= card.combat)
        loot.win(s, setting, strength, tell)
        return
    if tell:
        hideout = setting.board.hideouts[s.hideout]
        kind = "sheriff_won" if card.sheriff else "passed_by"
        tell(kind, hideout=hideout, strength=strength, combat=card.combat)
    if card.sheriff:
        s.go_to(at.CAPE)
    else:
        move_on(s)


def _put_away_played(s: State, won: bool, tell: Tell | None) -> None:
    """Used cards are discarded (SF-061, SF-110); promises by word are settled."""
    for _, kind in s.played:
        s.discard[kind] += 1
    if s.promises and s.target[s.hideout] in (NONE, s.cart):
        settle_promises(s, tell)
        if won:
            close_promises(s, members(s, s.hideout), tell)
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
