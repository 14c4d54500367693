import pytest

from hoodwink.kernel.seats import NATURE, SEATS_IN, TABLE, read_seat, seat_text


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "0"), (5, "5"), (NATURE, "nature"), (TABLE, "table")]
)
def test_a_seat_survives_its_text_form(seat: int, text: str) -> None:
    assert seat_text(seat) == text
    assert read_seat(text) == seat


@pytest.mark.parametrize("text", ["", "-1", "king", "1.0", "²"])
def test_anything_else_is_no_seat(text: str) -> None:
    with pytest.raises(ValueError, match="is not a seat"):
        read_seat(text)


def test_a_mask_lists_its_seats_in_order() -> None:
    assert SEATS_IN[0b100101] == (0, 2, 5)
    assert SEATS_IN[0] == ()
