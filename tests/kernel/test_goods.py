import pytest

from hoodwink.kernel.goods import Goods, no_goods, read_goods

NAMES = ("apple", "cheese", "silk")


def test_goods_cover_what_they_contain() -> None:
    stall = Goods([2, 1, 0])
    assert stall.covers(Goods([2, 0, 0]))
    assert not stall.covers(Goods([0, 0, 1]))


def test_taking_and_adding_move_goods_without_losing_any() -> None:
    stall, bag = Goods([2, 1, 0]), no_goods(3)
    stall.take(Goods([1, 1, 0]))
    bag.add(Goods([1, 1, 0]))
    assert (stall.counts, bag.counts) == ([1, 0, 0], [1, 1, 0])
    assert stall.total() + bag.total() == 3


def test_taking_more_than_there_is_takes_nothing() -> None:
    stall = Goods([2, 0, 0])
    with pytest.raises(ValueError, match="cannot be taken"):
        stall.take(Goods([1, 1, 0]))
    assert stall == Goods([2, 0, 0])


def test_there_are_never_fewer_than_no_goods() -> None:
    with pytest.raises(ValueError, match="fewer than no goods"):
        Goods([1, -1])


def test_a_copy_is_independent() -> None:
    stall = Goods([1, 0, 0])
    stall.copy().add(Goods([5, 0, 0]))
    assert stall.counts == [1, 0, 0]


def test_goods_survive_their_json_form() -> None:
    stall = Goods([2, 0, 1])
    written = stall.to_json(NAMES)
    assert written == {"apple": 2, "silk": 1}
    assert read_goods(written, NAMES) == stall
    assert stall.kinds() == [0, 2]


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(ValueError, match="no good 'gold'; there are: apple, cheese, silk"):
        read_goods({"gold": 1}, NAMES)


def test_goods_are_no_key_because_they_change() -> None:
    with pytest.raises(TypeError, match="looked up by value"):
        hash(Goods([1]))
    assert Goods([1]) != [1]
    assert repr(Goods([1])) == "Goods([1])"
