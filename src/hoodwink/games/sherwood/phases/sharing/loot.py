"""A raid that succeeded: glory for all, and the loot part by part."""

from collections.abc import Sequence

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import KEEP, Give
from hoodwink.games.sherwood.phases.sharing.commitments import honour, is_planned, unlock
from hoodwink.games.sherwood.phases.sharing.fair import (
    go_round,
    hand_over,
    hand_part,
    may_be_next,
    next_gifts,
)
from hoodwink.games.sherwood.phases.sharing.winnings import take_all
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import MOST, State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import members
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has, without


class Sharing(Part[State, Setting]):
    """The leader's fair shares (SF-068 to SF-075), the informant's rest (SF-111 to SF-115)."""

    verbs = "give keep"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        gifts = next_gifts if s.phase == at.SHARE else surplus_gifts
        return gifts(s, self._setting)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if not isinstance(move, Give):
            return no.NOT_INFORMANT if s.phase == at.SURPLUS else no.NO_REST
        if s.phase not in at.SHARING or not has(s.waiting, seat):
            return no.NOT_SHARING
        if not has(members(s, s.hideout), move.seat):
            return no.NOT_IN_BAND
        if not (s.loot_companions if move.companion else s.loot_sacks):
            return no.NO_SUCH_PART
        if move.companion and not s.oak[move.seat]:
            return no.NOBODY_ON_OAK
        if s.phase == at.SURPLUS:
            return no.KEEP_INSTEAD
        return no.PART_LOST if may_be_next(s, move.seat) else no.NOT_DUE

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if not isinstance(move, Give):
            _keep_rest(s, tell)
            return
        if tell:
            tell("shared", seat=move.seat, sacks=1 - move.companion, companions=+move.companion)
        if s.phase == at.SHARE:
            hand_over(s, move)
            _share_out(s, self._setting, tell)
        else:
            hand_part(s, move)
            _share_rest(s, self._setting, tell)


def win(s: State, setting: Setting, strength: int, tell: Tell | None) -> None:
    """The raid succeeds: all in the band get the full glory. It cannot be declined (SF-064)."""
    card = setting.cards[s.row[s.cart]]
    band = SEATS_IN[members(s, s.hideout)]
    for seat in band:
        s.win_glory(seat, card.glory)  # SF-068, SF-117a, B-35
    if tell:
        tell(
            "sheriff_beaten" if card.sheriff else "raided",
            hideout=setting.board.hideouts[s.hideout],
            seats=list(band),
            strength=strength,
            combat=card.combat,
            glory=card.glory,
        )
    if is_planned(s, setting):
        _share_as_agreed(s, setting, tell)
        return
    _lay_loot(s, setting)
    if len(band) == 1:
        take_all(s, band[0], tell)  # SF-069
        s.go_to(at.PROVISIONS)
    else:
        s.cycle = [0] * MOST_SEATS
        s.served = 0
        _share_out(s, setting, tell)  # SF-070, SF-115


def _lay_loot(s: State, setting: Setting) -> None:
    card = setting.cards[s.row[s.cart]]
    mine = MOST - sum(s.sacks) - s.aside if setting.unlimited_mine else s.mine  # B-16, B-56
    s.loot_sacks = min(card.sacks, mine)
    s.loot_companions = card.companions


def _share_as_agreed(s: State, setting: Setting, tell: Tell | None) -> None:
    """The informant first keeps the word, then does as he likes with the rest."""
    debts = unlock(s)
    _lay_loot(s, setting)
    honour(s, debts, tell)
    _share_rest(s, setting, tell)


def _share_rest(s: State, setting: Setting, tell: Tell | None) -> None:
    if len(surplus_gifts(s, setting)) > 1:
        s.go_to(at.SURPLUS)
        return
    take_all(s, s.informant[s.hideout], tell)
    s.go_to(at.PROVISIONS)


def surplus_gifts(s: State, setting: Setting) -> list[Move]:
    """Any part to any ally, or all the rest to oneself."""
    gifts: list[Move] = [KEEP]
    for seat in SEATS_IN[without(members(s, s.hideout), s.informant[s.hideout])]:
        if s.loot_sacks:
            gifts.append(setting.moves.sack_gifts[seat])
        if s.loot_companions and s.oak[seat]:
            gifts.append(setting.moves.companion_gifts[seat])
    return gifts


def _keep_rest(s: State, tell: Tell | None) -> None:
    if tell:
        tell("kept_rest", seat=s.informant[s.hideout])
    take_all(s, s.informant[s.hideout], tell)
    s.go_to(at.PROVISIONS)


def _share_out(s: State, setting: Setting, tell: Tell | None) -> None:
    """Cycle by cycle. What leaves no choice is done; otherwise the leader is asked."""
    got: dict[Seat, list[int]] = {}
    while True:
        go_round(s)
        gifts = next_gifts(s, setting)
        if len(gifts) != 1:
            break
        hand_over(s, gifts[0])
        got.setdefault(gifts[0].seat, [0, 0])[gifts[0].companion] += 1
    for seat, (sacks, companions) in got.items():
        if tell:
            tell("shared", seat=seat, sacks=sacks, companions=companions)
    if gifts:
        s.go_to(at.SHARE)  # SF-073, SF-074
    else:
        s.loot_sacks = s.loot_companions = s.served = 0  # B-11: what nobody can take lapses
        s.cycle = [0] * MOST_SEATS
        s.go_to(at.PROVISIONS)
