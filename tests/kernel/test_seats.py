import pytest

from hoodwink.kernel.seats import NATURE, SEATS_IN, TABLE, seat_text


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "0"), (5, "5"), (NATURE, "nature"), (TABLE, "table")]
)
def test_a_seat_has_a_text_form(seat: int, text: str) -> None:
    assert seat_text(seat) == text


def test_a_mask_lists_its_seats_in_order() -> None:
    assert SEATS_IN[0b100101] == (0, 2, 5)
    assert SEATS_IN[0] == ()
