import pytest

from hoodwink.kernel.seats import (
    NATURE,
    SEATS_IN,
    TABLE,
    all_below,
    has,
    is_many,
    mask_of,
    only,
    seat_text,
    without,
)


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "0"), (5, "5"), (NATURE, "nature"), (TABLE, "table")]
)
def test_a_seat_has_a_text_form(seat: int, text: str) -> None:
    assert seat_text(seat) == text


def test_a_mask_lists_its_seats_in_order() -> None:
    assert SEATS_IN[0b100101] == (0, 2, 5)
    assert SEATS_IN[0] == ()


def test_a_mask_is_a_set_of_small_numbers() -> None:
    assert mask_of([2, 0, 2]) == 0b101 == without(all_below(3), 1)
    assert has(0b101, 2)
    assert not has(0b101, 1)
    assert is_many(0b101)
    assert not is_many(only(2))
