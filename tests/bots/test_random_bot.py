"""The bot that knows no game."""

from collections import Counter

from hoodwink import Move
from hoodwink.bots import make_bot
from hoodwink.bots.random_bot import INTERJECTS

MOVES = [Move(f"say {word}") for word in ("yes", "no", "perhaps")]


def test_each_move_is_as_likely_as_the_next() -> None:
    bot = make_bot("random", "shahdozd", 1, None)
    chosen = Counter(bot.choose({}, MOVES).text for _ in range(3000))
    assert all(900 < chosen[move.text] < 1100 for move in MOVES)


def test_it_seldom_speaks_out_of_turn() -> None:
    bot = make_bot("random", "shahdozd", 1, None)
    spoken = sum(bot.interject({}, MOVES) is not None for _ in range(4000))
    assert 0.6 * INTERJECTS < spoken / 4000 < 1.4 * INTERJECTS


def test_the_same_seed_chooses_the_same() -> None:
    one, other = (make_bot("random", "shahdozd", "seed", None) for _ in range(2))
    assert [one.choose({}, MOVES) for _ in range(50)] == [
        other.choose({}, MOVES) for _ in range(50)
    ]
