"""The first screen: what shall we play, and with whom? Enter alone leads to a good match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from hoodwink import game_names
from hoodwink.bots import bot_names
from hoodwink.cli.table.ink import width_of, wrapped
from hoodwink.cli.table.keyboard import ask, pick
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import Option, OptionValue
from hoodwink.locales import LANGUAGES
from hoodwink.locales.sentences import (
    choice_label,
    option_hint,
    option_label,
    pitch_of,
    title_of,
)
from hoodwink.locales.voice import Voice
from hoodwink.match import box_of

USUAL_SEATS: Final = 4


@dataclass
class Plan:
    """What has been agreed before the cards are dealt."""

    language: str
    game: str
    seats: int
    bots: list[str]
    options: Mapping[str, Any] = field(default_factory=dict)


def usual_seats(box: Box) -> int:
    return min(max(USUAL_SEATS, box.seats[0]), box.seats[-1])


def greet(console: Console, voice: Voice) -> None:
    sign = Text("H O O D W I N K\n", "title", justify="center")
    sign.append(voice.say("hoodwink-pitch"), "calm")
    console.print(Panel(sign, border_style="coin"), width=width_of(console))


def wants_to_go_on(console: Console, voice: Voice) -> bool:
    labels = [voice.say("go-on-yes"), voice.say("go-on-no")]
    return pick(console, voice, voice.say("go-on"), labels, 0) == 0


def plan_a_match(console: Console, language: str) -> Plan:
    """Language, game, seats, opponents, options: each with a usual answer."""
    voice = Voice(language)
    codes = list(LANGUAGES)
    chosen = pick(
        console, voice, voice.say("which-language"), list(LANGUAGES.values()), codes.index(language)
    )
    voice = Voice(codes[chosen])
    game = _game(console, voice)
    voice = Voice(voice.language, game)
    box = box_of(game)
    seats = _seats(console, voice, box)
    bots = _bots(console, voice, game)
    return Plan(voice.language, game, seats, bots, _options(console, voice, box))


def _game(console: Console, voice: Voice) -> str:
    games = game_names()
    told = [Voice(voice.language, game) for game in games]
    labels = [
        wrapped(f"{title_of(about)}. {pitch_of(about)}", width_of(console) - 6, indent="      ")
        for about in told
    ]
    return games[pick(console, voice, voice.say("which-game"), labels, 0)]


def _seats(console: Console, voice: Voice, box: Box) -> int:
    usual = usual_seats(box)
    question = voice.say("how-many", low=box.seats[0], high=box.seats[-1], usual=usual)
    console.print(Text(f"\n{question}", "now"))
    return ask(console, voice, str(usual), lambda text: box.seats[box.seats.index(int(text))])


def _bots(console: Console, voice: Voice, game: str) -> list[str]:
    names = bot_names(game)
    labels = [voice.find(f"bot-{name}", {}) or name for name in names]
    return [names[pick(console, voice, voice.say("which-bots"), labels, 0)]]


def _options(console: Console, voice: Voice, box: Box) -> dict[str, OptionValue]:
    if not box.options:
        return {}
    labels = [voice.say("options-keep"), voice.say("options-change")]
    if pick(console, voice, voice.say("which-options"), labels, 0) == 0:
        return {}
    return {option.name: _value(console, voice, option) for option in box.options}


def _value(console: Console, voice: Voice, option: Option) -> OptionValue:
    question = f"{option_label(voice, option)}\n{option_hint(voice, option)}"
    if option.kind == "count":
        allowed = voice.say("option-count", low=option.low, high=option.high, usual=option.default)
        console.print(Text(f"\n{question}\n{allowed}", "now"))
        return ask(console, voice, str(option.default), partial(_read, option))
    values: list[OptionValue] = [True, False] if option.kind == "flag" else [*option.choices]
    labels = [choice_label(voice, option, value) for value in values]
    return values[pick(console, voice, question, labels, values.index(option.default))]


def _read(option: Option, text: str) -> OptionValue:
    value = option.read(text)
    if not option.allows(value):
        raise ValueError(text)
    return value
