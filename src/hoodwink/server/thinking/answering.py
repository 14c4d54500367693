"""In a worker: a bot is made, asked once, and forgotten."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from hoodwink.bots import make_bot
from hoodwink.kernel.game import Game
from hoodwink.kernel.moves import Move
from hoodwink.kernel.options import Options, OptionValue
from hoodwink.kernel.packs import Pack
from hoodwink.match import box_of
from hoodwink.server.thinking.frames import Answer
from hoodwink.server.thinking.question import Question

MOST_RULES: Final = 16
"""Opened games to keep, each with its options and pack; some take a tenth of a second to open."""


def answer(question: Question) -> Answer:
    """The bot's move, if it is one that was offered. What a bot raises is told by its kind only."""
    try:
        move = _asked(question)
    except MemoryError:
        return Answer(failed="crashed", spent=True)
    except BaseException:  # a bot may raise anything, SystemExit too
        return Answer(failed="crashed")
    if move is None and question.interject:
        return Answer()
    if isinstance(move, Move) and move.text in question.moves:
        return Answer(str(move.text))
    return Answer(failed="cheated")


def _asked(question: Question) -> object:
    rules = rules_for(question.game, question.options, question.pack)
    moves = tuple(rules.read(text) for text in question.moves)
    bot = make_bot(question.bot, question.game, question.seed, rules.setting)
    ask = bot.interject if question.interject else bot.choose
    return ask(dict(question.view), moves)


def rules_for(game: str, options: Mapping[str, OptionValue], pack: str | None) -> Game[Any]:
    return _opened(game, tuple(sorted(options.items())), pack)


@lru_cache(maxsize=MOST_RULES)
def _opened(game: str, options: tuple[tuple[str, OptionValue], ...], pack: str | None) -> Game[Any]:
    settled: Options = dict(options)
    return box_of(game).open(settled, None if pack is None else Pack(pack, "pack.toml"))
