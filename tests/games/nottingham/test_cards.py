"""A few cards in one number."""

import pytest

from hoodwink.games.nottingham.things import cards as of
from hoodwink.games.nottingham.things.goods import KINDS, NAMES

APPLE, BREAD, SILK, LAST = 0, 2, 6, KINDS - 1


def handful(*kinds: int) -> int:
    return sum(of.ONE[kind] for kind in kinds)


def test_cards_put_in_are_counted_by_kind_and_in_all() -> None:
    hand = handful(APPLE, SILK, SILK, LAST)
    assert of.how_many(hand) == 4
    assert [of.count_of(hand, kind) for kind in (APPLE, BREAD, SILK, LAST)] == [1, 0, 2, 1]
    assert of.kinds_in(hand) == [APPLE, SILK, LAST]
    assert of.told(hand) == {"apple": 1, "silk": 2, NAMES[LAST]: 1}


def test_cards_taken_out_leave_nothing_behind() -> None:
    assert handful(SILK, LAST) - of.ONE[LAST] - of.ONE[SILK] == 0


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_handful_may_be_of_one_kind(kind: int) -> None:
    alike = handful(*[kind] * of.MOST)
    assert of.laid_out(alike) == [kind] * of.MOST
    assert of.only_kind(alike) == kind
    assert of.without(alike, kind) == 0


def test_counts_are_packed_and_unpacked() -> None:
    counts = [0] * KINDS
    counts[APPLE], counts[LAST] = 3, 2
    assert of.packed(counts) == handful(APPLE, APPLE, APPLE, LAST, LAST)
    assert of.unpacked(of.packed(counts)) == counts


def test_single_cards_lie_in_the_order_of_their_kinds() -> None:
    assert of.laid_out(handful(LAST, SILK, APPLE, SILK)) == [APPLE, SILK, SILK, LAST]


def test_one_kind_can_be_taken_out_whole() -> None:
    assert of.without(handful(APPLE, SILK, SILK), SILK) == handful(APPLE)
    assert of.without(handful(APPLE), SILK) == handful(APPLE)


def test_legal_goods_can_be_told_apart() -> None:
    assert of.legal_part(handful(APPLE, BREAD, BREAD, 1, 3, SILK)) == handful(0, 1, 2, 2, 3)


def test_cards_of_several_kinds_have_no_only_kind() -> None:
    assert of.only_kind(handful(APPLE, APPLE, SILK)) == -1


def test_the_same_kinds_in_other_numbers_are_the_same_set() -> None:
    one, other = handful(APPLE, SILK), handful(*[APPLE] * 4, SILK, SILK)
    assert of.kinds_mask(one) == of.kinds_mask(other) != of.kinds_mask(handful(APPLE))


def test_cards_come_to_so_much_each() -> None:
    values = list(range(KINDS))
    assert of.worth(handful(BREAD, BREAD, LAST), values) == 2 * BREAD + LAST


def test_however_many_handfuls_are_told_each_is_told_as_it_is() -> None:
    first = of.told(handful(APPLE))
    first["apple"] = 9  # whoever was told may do with it what they like
    for counts in range(1 << 13):
        kinds = [kind for kind in range(13) if counts >> kind & 1][: of.MOST]
        assert of.told(handful(*kinds)) == {NAMES[kind]: 1 for kind in kinds}
    assert of.told(handful(APPLE)) == {"apple": 1}
