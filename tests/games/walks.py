"""Matches of bots, move by move, with the whole truth in the hands of a test."""

from collections.abc import Iterator
from typing import Any

from hoodwink.bots import make_bot
from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import ChapterGame
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat

MOST_MOVES = 1500


def walk(
    game: str, bot: str = "random", **options: Any
) -> Iterator[tuple[ChapterGame[Any, Any], Any, Seat, Move]]:
    """Rules, truth, who moves next, and the move that is then made."""
    rules, chance = BOXES[game].open(options), Chance(game.encode())
    assert isinstance(rules, ChapterGame)
    s = rules.start(BOXES[game].seats[-1])
    bots = [make_bot(bot, game, seat, rules.setting) for seat in range(rules.seats(s))]
    for _ in range(MOST_MOVES):
        actors = rules.to_act(s)
        if not actors:
            return
        seat = actors[-1]
        listed = rules.moves(s, seat)
        nature = seat == NATURE
        move = rules.draw(s, chance) if nature else bots[seat].choose(rules.view(s, seat), listed)
        yield rules, s, seat, move
        rules.apply(s, seat, move, None)
