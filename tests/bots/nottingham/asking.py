"""A bot asked at a laid table: one choice, or a whole sentence at the gate."""

from dataclasses import replace

from games.nottingham.tables import Table
from hoodwink.bots import make_bot
from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.traders import HaggleBot

STEADY = "bots.nottingham.asking:Steady"


class Steady(HaggleBot):
    """Haggles without moods, and speaks whenever a bribe would pay: no dice, only reckoning."""

    temper = replace(HaggleBot.temper, moods=0.5, stolid=0.0)


def answer(laid: Table, seat: int, bot: str = STEADY, seed: int = 1) -> str:
    """What a bot chooses at that seat."""
    asked = make_bot(bot, "nottingham", seed, laid.match.setting)
    return asked.choose(laid.view(seat), laid.match.moves(seat)).text


def word(laid: Table, seat: int, bot: str = STEADY, seed: int = 1) -> str | None:
    """What a bot that may speak up says first; None if it keeps still."""
    asked = make_bot(bot, "nottingham", seed, laid.match.setting)
    move = asked.interject(laid.view(seat), laid.match.moves(seat))
    return None if move is None else move.text


def speech(laid: Table, seat: int, bot: str = STEADY, seed: int = 1) -> list[str]:
    """Quiet moves and the one that ends them, each of them made."""
    said: list[str] = []
    while (text := word(laid, seat, bot, seed)) is not None:
        said.append(text)
        laid.say(seat, text)
        if not laid.match.read(text).quiet:
            break
    return said


def choices(laid: Table, seat: int, until: str, bot: str = STEADY) -> list[str]:
    """What a bot chooses one after another, up to a move that begins so."""
    said = [answer(laid, seat, bot)]
    laid.say(seat, said[0])
    while not said[-1].startswith(until):
        said.append(answer(laid, seat, bot))
        laid.say(seat, said[-1])
    return said


def mind(laid: Table, seat: int) -> Mind:
    return Mind(laid.view(seat), laid.match.setting)
