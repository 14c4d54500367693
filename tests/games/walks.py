"""Random matches, move by move, with the whole truth in the hands of a test."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import ChapterGame
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat

MOST_MOVES = 1500


def walk(game: str, **options: Any) -> Iterator[tuple[ChapterGame[Any], Any, Seat, Move]]:
    """Rules, truth, who moves next, and the move that is then made."""
    rules, dice, chance = BOXES[game].open(options), Random(7), Chance(game.encode())
    assert isinstance(rules, ChapterGame)
    s = rules.start(BOXES[game].seats[-1])
    for _ in range(MOST_MOVES):
        actors = rules.to_act(s)
        if not actors:
            return
        seat = dice.choice(actors)
        move = rules.draw(s, chance) if seat == NATURE else dice.choice(rules.moves(s, seat))
        yield rules, s, seat, move
        rules.apply(s, seat, move, None)
