"""Many moves as a short list."""

from cli.kit import claimed
from hoodwink import Move
from hoodwink.cli.table.menu import FEW, Entry, beginning_with, entries, said


def texts(listed: list[Entry]) -> list[str]:
    return [" ".join(entry.words) for entry in listed]


def test_few_moves_are_listed_as_they_are() -> None:
    moves = [Move("look"), Move("rotate left")]
    assert entries(moves) == [Entry(("look",), moves[0]), Entry(("rotate", "left"), moves[1])]


def test_many_moves_are_parted_at_the_first_word_that_differs() -> None:
    moves = [Move(f"bag {goods} {count}") for goods in ("apple", "silk") for count in range(9)]
    assert texts(entries(moves)) == ["bag apple", "bag silk"]
    assert all(entry.move is None for entry in entries(moves))


def test_a_beginning_that_leads_to_one_move_is_that_move() -> None:
    moves = [Move("close bag"), *(Move(f"bag {number}") for number in range(FEW))]
    assert texts(entries(moves)) == ["close bag", "bag"]
    assert entries(moves)[0].move is moves[0]


def test_a_move_that_begins_another_is_not_lost() -> None:
    moves = [Move("mix a"), *(Move(f"mix a {number}") for number in range(FEW))]
    reached = [move for entry in entries(moves) for move in beginning_with(moves, entry.words)]
    assert {*reached} == {*moves}


def test_a_move_said_whole_is_meant_even_if_others_begin_so() -> None:
    moves = [Move("mix a"), Move("mix a b"), Move("mix b a")]
    assert said(moves, "Mix  A") == moves[:1]
    assert said(moves, "mix") == moves
    assert said(moves, "mi") == []


def test_every_move_can_be_reached_in_a_few_steps() -> None:
    def reached(moves: list[Move], depth: int) -> list[Move]:
        assert depth < 5
        found: list[Move] = []
        for entry in entries(moves):
            branch = beginning_with(moves, entry.words)
            found += [entry.move] if entry.move else reached(branch, depth + 1)
        return found

    moves = list(claimed(0, "minister").moves(0))
    assert len(moves) == 60
    assert sorted(map(str, reached(moves, 0))) == sorted(map(str, moves))
