"""Which moves the load client takes for quiet ones."""

import random

import pytest

import hoodwink
from bench.load.client import ALL_HEARD
from bench.load.seating import MANNERS


@pytest.mark.parametrize("game", ["nottingham", "shahdozd", "cornish"])
def test_quiet_moves_begin_with_the_words_that_the_client_knows(game: str) -> None:
    manner = MANNERS.get(game, ALL_HEARD)
    chance, match = random.Random(4), hoodwink.Match(game, 4, 4)
    while not match.outcome:
        seat = chance.choice(match.to_act)
        moves = match.moves(seat)
        for move in moves:
            begins = any(f"{move} ".startswith(f"{words} ") for words in manner.quiet)
            assert begins == move.quiet, str(move)
        match.play(seat, chance.choice(moves))


def test_a_bag_that_holds_a_card_can_be_closed() -> None:
    manner = MANNERS["nottingham"]
    chance, match = random.Random(4), hoodwink.Match("nottingham", 4, 4)
    while not match.outcome:
        seat = chance.choice(match.to_act)
        moves = match.moves(seat)
        loud = [move for move in moves if not move.quiet]
        batch = [chance.choice(loud).text] if loud else [chance.choice(moves).text, manner.closing]
        match.play_all(seat, batch)
