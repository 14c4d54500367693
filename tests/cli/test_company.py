"""Names and emblems at the table."""

from itertools import product

from hoodwink.cli.table.company import NAMES, Company, names_at, names_for
from hoodwink.locales.voice import Voice


def test_everybody_has_a_name_of_their_own() -> None:
    for seats in range(2, 9):
        for me in range(seats):
            names = names_for(seats, me)
            assert len({*names}) == len(names) == seats


def test_given_names_come_first_and_are_not_given_twice() -> None:
    assert names_for(4, 0, ["Lou", "Ada"]) == ("Lou", "Ada", "Bram", "Cleo")


def test_more_names_than_seats_do_no_harm() -> None:
    assert names_for(3, 0, ["A", "B", "C", "D"]) == ("A", "B", "C")


def test_a_name_cannot_draw_on_the_terminal() -> None:
    assert names_for(3, 0, ["\x1b[2JEve", "x" * 99, "\n"]) == ("[2JEve", "x" * 16, "?")


def test_bots_of_a_served_table_are_called_by_their_seats() -> None:
    assert names_at(["Ann", None, None]) == ("Ann", "Bram", "Cleo")
    assert names_at([None, "Ada", None], ["Tuck"]) == ("Tuck", "Ada", "Cleo")
    assert names_at([None, "Bram", None], ["", "Marian"]) == ("?", "Bram", "Marian")


def test_no_two_are_called_alike_whoever_else_sits_there() -> None:
    """`web/src/table/seats.test.ts` asks the same of the browser."""
    for seats in range(2, 7):
        for people in product((None, *NAMES[:3]), repeat=seats):
            own = [name for name in people if name]
            if len({*own}) == len(own):
                assert len({*names_at(people)}) == seats
    assert names_at([None, "Ada", "Bram", None, None, None]) == (
        "Cleo", "Ada", "Bram", "Dara", "Ezra", "Faye",
    )  # fmt: skip


def test_emblems_differ_even_if_names_begin_alike() -> None:
    company = Company(Voice("en", "", ("Ann", "Amy", "Al"), me=None), 3)
    assert [company.emblem(seat).plain for seat in range(3)] == ["A", "1", "2"]


def test_names_are_coloured_in_sentences_but_not_within_words() -> None:
    company = Company(Voice("en", "", ("Ann", "Sam"), me=0), 2)
    text = company.coloured("Sam sees your card; you see Sam and Samson.")
    assert [text.plain[span.start : span.end] for span in text.spans] == ["you", "Sam", "Sam"]
