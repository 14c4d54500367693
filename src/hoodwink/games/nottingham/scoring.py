"""The end: face-down cards turned up, goods, coins, Kings and Queens."""

from collections.abc import Sequence

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.goods import FIRST_ROYAL, KINDS, LEGAL, PLATE, SCROLLS
from hoodwink.games.nottingham.things.hidden import kind_of
from hoodwink.games.nottingham.things.stalls import contraband_counts
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.seats import Seat

REASON = "rounds played"


def outcome(s: State, setting: Setting) -> Outcome:
    legal = [sum(stall) for stall in s.stall]
    contraband = [len(cards) for cards in s.down]
    ladder = (("legal goods", legal), ("contraband", contraband))  # SN-125
    return most_wins(scores_of(s, setting), REASON, *ladder)  # SN-124, A-25


def scores_of(s: State, setting: Setting) -> list[int]:
    """Goods, coins and bonuses of every seat."""
    scores = [worth_of(s, setting, seat) + s.purse[seat] for seat in range(len(s.purse))]  # SN-123
    for kind in range(LEGAL):
        for seat, bonus in enumerate(bonuses(s, setting, kind)):
            scores[seat] += bonus
    return scores


def worth_of(s: State, setting: Setting, seat: Seat) -> int:
    """All goods on a stall, a Feast Plate as what it was said to be."""
    counts = contraband_counts(s, seat, s.stall[seat] + [0] * (KINDS - LEGAL))
    for kind, served in enumerate(s.served[seat]):
        counts[kind] += served  # SN-143
        counts[PLATE] -= served
    return sum(count * value for count, value in zip(counts, setting.values, strict=True))  # SN-135


def counted_goods(s: State, setting: Setting, seat: Seat) -> list[int]:
    """How many goods of each legal type count for King and Queen."""
    counts = [mine + plates for mine, plates in zip(s.stall[seat], s.served[seat], strict=True)]
    for card in s.down[seat]:
        royal = kind_of(card) - FIRST_ROYAL
        if 0 <= royal < SCROLLS - FIRST_ROYAL:
            kind, times = setting.counts_as[royal]  # SN-134
            counts[kind] += times
    return counts


def bonuses(s: State, setting: Setting, kind: int) -> list[int]:
    """King and Queen of one type: what each seat gets."""
    counts = [counted_goods(s, setting, seat)[kind] for seat in range(len(s.purse))]
    shares = [0] * len(counts)
    kings = holders(counts, max(counts))
    if len(kings) > 1:
        _share(s, shares, kings, setting.king[kind] + setting.queen[kind])  # SN-131
    else:
        _share(s, shares, kings, setting.king[kind])
        second = max((count for count in counts if count < max(counts)), default=0)
        _share(s, shares, holders(counts, second), setting.queen[kind])  # SN-132
    return shares


def holders(counts: Sequence[int], rank: int) -> list[Seat]:
    """Who has that many; nobody holds a rank with none."""
    return [seat for seat, count in enumerate(counts) if count == rank and rank > 0]


def _share(s: State, shares: list[int], seats: Sequence[Seat], bonus: int) -> None:
    """Nobody takes a rank that one with Arcane Scrolls has a part in."""
    if any(kind_of(card) == SCROLLS for seat in seats for card in s.down[seat]):
        return  # SN-141, A-20, A-38
    for seat in seats:
        shares[seat] += bonus // len(seats)
