"""Questions as a table would ask them, and pools that end with their test."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import hoodwink
from hoodwink.bots import let_bots_act, make_bot, seed_for
from hoodwink.server.thinking import Pool, Question
from server.thinking import rogues


def question(bot: str = "random", game: str = "shahdozd", **changes: Any) -> Question:
    """The first one of a match."""
    match = hoodwink.Match(game, 3, 7)
    return replace(asked(match, match.to_act[0], bot, 0), **changes)


def asked(match: hoodwink.Match, seat: int, bot: str, number: int) -> Question:
    return Question(
        game=match.game,
        seats=match.seats,
        options=match.options,
        pack=None,
        bot=bot,
        seed=seed_for(f"dice of {seat}", number),
        view=match.view(seat),
        moves=tuple(move.text for move in match.moves(seat)),
    )


def questions(game: str, bot: str, most: int) -> Iterator[Question]:
    """Those of a match among random bots, interjections among them."""
    match = hoodwink.Match(game, 3, 5)
    others = {seat: make_bot("random", game, seat, match.setting) for seat in (1, 2)}
    mine = make_bot("random", game, 0, match.setting)
    for number in range(most):
        let_bots_act(match, others)
        if 0 in match.to_act:
            yield asked(match, 0, bot, number)
            match.play(0, mine.choose(match.view(0), match.moves(0)))
        elif 0 in match.may_act:
            yield replace(asked(match, 0, bot, number), interject=True)
            let_bots_act(match, others, still=[0])


@asynccontextmanager
async def pool(workers: int = 1, budget: float = 20.0, **changes: Any) -> AsyncIterator[Pool]:
    opened = Pool(workers, budget, extra=ROGUES, **changes)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


NAMES = (*(name for name in vars(rogues) if name[0].isupper()), "Missing")
ROGUES = {name.lower(): f"{rogues.__name__}:{name}" for name in NAMES}
