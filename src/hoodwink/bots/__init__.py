"""Bots: players that see views only. Ask here which there are, and for one of them."""

from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from typing import Any, Final

from hoodwink.bots.bot import Bot, BotError, QuietBot
from hoodwink.bots.cornish.freetrader import FreetraderBot
from hoodwink.bots.drive import let_bots_act
from hoodwink.bots.nottingham.traders import HaggleBot, HonestBot, SmugglerBot
from hoodwink.bots.random_bot import RandomBot
from hoodwink.bots.seeds import seed_for
from hoodwink.bots.shahdozd.remember import RememberBot
from hoodwink.bots.sherwood.outlaw import OutlawBot
from hoodwink.match import box_of

__all__ = [
    "Bot",
    "BotError",
    "Factory",
    "QuietBot",
    "bot_names",
    "let_bots_act",
    "make_bot",
    "seed_for",
]

Factory = Callable[[int | str, Any], Bot]
"""What makes a bot from a seed and the setting that it will play in."""

EVERY_GAME: Final[Mapping[str, Factory]] = {"random": RandomBot}
BOTS: Final[Mapping[str, Mapping[str, Factory]]] = {
    "cornish": {"freetrader": FreetraderBot},
    "nottingham": {"haggle": HaggleBot, "honest": HonestBot, "smuggler": SmugglerBot},
    "shahdozd": {"remember": RememberBot},
    "sherwood": {"outlaw": OutlawBot},
}
"""By game, the bots that were written for it, best first."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, best first."""
    return tuple(_factories(game))


def make_bot(name: str, game: str, seed: int | str, setting: Any) -> Bot:
    """A bot by its name, or by `module:name` of whatever makes one from a seed.

    `setting` is `match.setting`: the bot plays by the options and the content of its match.
    """
    return find_factory(name, game)(seed, setting)


def find_factory(name: str, game: str) -> Factory:
    """What makes the bots of that name; BotError says which names there are."""
    factories = _factories(game)
    if ":" in name:
        return _imported(name)
    if name not in factories:
        raise BotError(f"there is no bot {name!r} for {game}; there are: {', '.join(factories)}")
    return factories[name]


def _factories(game: str) -> Mapping[str, Factory]:
    box_of(game)
    return {**BOTS.get(game, {}), **EVERY_GAME}


def _imported(name: str) -> Factory:
    module, _, attribute = name.partition(":")
    try:
        factory: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"bot {name!r} cannot be imported: {error}") from error
    if not callable(factory):
        raise BotError(f"bot {name!r} makes no bots; expected a class or a function of a seed")
    return _given(factory)


def _given(factory: Callable[..., Bot]) -> Factory:
    """A factory without a parameter `setting` is called with a seed alone."""
    try:
        takes_it = "setting" in signature(factory).parameters
    except ValueError:  # made of C, perhaps: it does not tell
        takes_it = False
    if takes_it:
        return lambda seed, setting: factory(seed, setting=setting)
    return lambda seed, _setting: factory(seed)
