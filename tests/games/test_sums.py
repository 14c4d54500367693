"""What a state keeps added up for speed is at every moment what it is the sum of."""

from functools import reduce
from operator import or_

import pytest

from games.walks import walk
from hoodwink.kernel.seats import mask_of


@pytest.mark.parametrize("advanced", [False, True])
def test_sherwood_keeps_hands_hideouts_and_the_named_added_up(advanced: bool) -> None:
    for _, s, _, _ in walk("sherwood", advanced=advanced):
        assert s.held == [sum(s.hand[seat::6]) for seat in range(len(s.camp))]
        assert s.occupied == mask_of(h for h in range(len(s.leader)) if any(s.band[6 * h :][:6]))
        if s.draft:
            assert s.draft.named == mask_of(n for n, men in enumerate(s.draft.raiders) if men)


def test_cornish_keeps_networks_perks_access_and_full_warehouses_added_up() -> None:
    most = 0
    for rules, s, _, _ in walk("cornish", "freetrader"):
        most = max(most, len(s.filled))
        assert s.network == [mask_of(pawns) for pawns in s.pawns]
        assert s.filled == [store for store, goods in enumerate(s.stored) if goods]
        for seat, cast in enumerate(s.casts):
            people = [rules.setting.characters[card] for card in cast]
            assert s.access[seat] == reduce(or_, (one.access for one in people), 0)
            for perk, amount in enumerate(s.perks[seat]):
                assert amount == sum(one.perks[perk] for one in people)
    assert most, "no warehouse was ever used"


def test_nottingham_keeps_the_cards_of_the_deck_added_up() -> None:
    for rules, s, _, _ in walk("nottingham"):
        removed = 0 if s.fresh else rules.setting.removed
        assert s.deck_left == sum(s.deck) - removed
