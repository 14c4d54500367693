"""A raid that succeeded: glory for all, and the loot part by part."""

from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.bands import members
from hoodwink.games.sherwood.commitments import honour, is_planned, unlock
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.homecoming import come_home
from hoodwink.games.sherwood.moves import KEEP, Give
from hoodwink.games.sherwood.phases import SEATS
from hoodwink.games.sherwood.rounds import wait_for
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.winnings import take_all, take_companions, take_sacks
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat


def win(f: Forest, s: State, strength: int, tell: Tell | None) -> None:
    """SF-064: it must be done. Everybody in the band has the full glory."""
    card = f.cards[s.row[s.cart]]
    band = SEATS_IN[members(s, s.hideout)]
    for seat in band:
        s.glory[seat] += card.glory  # SF-068, SF-117a, B-35
    if tell:
        tell(
            "sheriff_beaten" if card.sheriff else "raided",
            hideout=f.board.hideouts[s.hideout],
            seats=list(band),
            strength=strength,
            combat=card.combat,
            glory=card.glory,
        )
    if is_planned(f, s):
        _share_as_agreed(f, s, tell)
        return
    _lay_loot(f, s)
    if len(band) == 1:
        take_all(s, band[0], tell)  # SF-069
        come_home(f, s, tell)
    else:
        s.cycle = [0] * SEATS
        s.served = 0
        share_out(f, s, tell)  # SF-070, SF-115


def _lay_loot(f: Forest, s: State) -> None:
    card = f.cards[s.row[s.cart]]
    s.loot_sacks = card.sacks if f.unlimited_mine else min(card.sacks, s.mine)  # B-16
    s.loot_companions = card.companions


def _share_as_agreed(f: Forest, s: State, tell: Tell | None) -> None:
    """The informant first keeps the word, then does as he likes with the rest."""
    debts = unlock(s)
    _lay_loot(f, s)
    honour(s, debts, tell)
    _share_rest(f, s, tell)


def _share_rest(f: Forest, s: State, tell: Tell | None) -> None:
    informant = s.informant[s.hideout]
    if len(surplus_gifts(f, s)) > 1:
        wait_for(s, at.SURPLUS, informant)
        return
    take_all(s, informant, tell)
    come_home(f, s, tell)


def surplus_gifts(f: Forest, s: State) -> list[Move]:
    """Any part to any ally, or all the rest to oneself."""
    gifts: list[Move] = [KEEP]
    for seat in SEATS_IN[members(s, s.hideout) & ~(1 << s.informant[s.hideout])]:
        if s.loot_sacks:
            gifts.append(f.moves.sack_gifts[seat])
        if s.loot_companions and s.oak[seat]:
            gifts.append(f.moves.companion_gifts[seat])
    return gifts


def give_freely(f: Forest, s: State, move: Move, tell: Tell | None) -> None:
    """The informant's gift, or the end of giving."""
    if isinstance(move, Give):
        _give(s, move)
        if tell:
            tell("shared", seat=move.seat, **_part(move))
        _share_rest(f, s, tell)
    else:
        take_all(s, s.informant[s.hideout], tell)
        come_home(f, s, tell)


def _part(move: Give) -> dict[str, int]:
    return {"sacks": 0 if move.companion else 1, "companions": 1 if move.companion else 0}


def _give(s: State, move: Give) -> None:
    if move.companion:
        take_companions(s, move.seat, 1)
    else:
        take_sacks(s, move.seat, 1)


def share_out(f: Forest, s: State, tell: Tell | None) -> None:
    """Cycle by cycle. What leaves no choice is done; otherwise the leader is asked."""
    got: dict[Seat, list[int]] = {}
    while True:
        gifts = next_gifts(f, s)
        if len(gifts) != 1:
            break
        hand_over(s, gifts[0])
        got.setdefault(gifts[0].seat, [0, 0])[gifts[0].companion] += 1
    for seat, (sacks, companions) in got.items():
        if tell:
            tell("shared", seat=seat, sacks=sacks, companions=companions)
    if gifts:
        wait_for(s, at.SHARE, s.leader[s.hideout])  # SF-073, SF-074
    else:
        s.loot_sacks = s.loot_companions = 0  # B-11: what nobody can take lapses
        come_home(f, s, tell)


def give(f: Forest, s: State, move: Give, tell: Tell | None) -> None:
    """The leader's choice, and then whatever follows from it."""
    hand_over(s, move)
    if tell:
        tell("shared", seat=move.seat, **_part(move))
    share_out(f, s, tell)


def hand_over(s: State, move: Give) -> None:
    _give(s, move)
    s.cycle[move.seat] += 1
    s.served |= 1 << move.seat


def next_gifts(f: Forest, s: State) -> list[Give]:
    """The parts that may be given next; none when all is shared or nobody can take more."""
    if not s.loot_sacks and not s.loot_companions:
        return []
    due = _due(s)
    if not due:
        due = _new_cycle(s)
    companions = sum(1 for seat in due if s.oak[seat])
    if s.loot_sacks + min(s.loot_companions, companions) < len(due):
        return _gifts(f, s, due, s.loot_sacks > 0)  # SF-073
    return _fair_gifts(f, s, due)


def _due(s: State) -> list[Seat]:
    """Who, clockwise from the leader, has still to get a part in this cycle and can take one."""
    leader, seats = s.leader[s.hideout], len(s.camp)
    clockwise = [(leader + step) % seats for step in range(seats)]
    start = s.hideout * SEATS
    return [
        seat
        for seat in clockwise
        if s.cycle[seat] < s.band[start + seat]  # SF-072
        and not s.served >> seat & 1
        and (s.loot_sacks or s.oak[seat])  # SF-075
    ]


def _new_cycle(s: State) -> list[Seat]:
    """Another part for everybody below the own number of raiders; when all are there, anew."""
    s.served = 0
    start = s.hideout * SEATS
    if all(s.cycle[seat] >= s.band[start + seat] for seat in range(len(s.camp))):
        s.cycle = [0] * SEATS  # B-10
    return _due(s)


def _gifts(f: Forest, s: State, seats: list[Seat], sacks: bool) -> list[Give]:
    gifts = [f.moves.sack_gifts[seat] for seat in seats] if sacks else []
    if s.loot_companions:
        gifts += [f.moves.companion_gifts[seat] for seat in seats if s.oak[seat]]
    return gifts


def _fair_gifts(f: Forest, s: State, due: list[Seat]) -> list[Give]:
    """There is a part for everyone due: the next one gets it, of a kind that leaves it so."""
    if not due:
        return []
    seat, *others = due
    able = sum(1 for one in others if s.oak[one])
    gifts = []
    if s.loot_sacks and s.loot_sacks - 1 + min(s.loot_companions, able) >= len(others):
        gifts.append(f.moves.sack_gifts[seat])
    if s.loot_companions and s.oak[seat]:  # a companion given here is none taken from the others
        gifts.append(f.moves.companion_gifts[seat])
    return gifts
