"""Every registered game can be told in every language, whatever happens in it."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any

import pytest

import hoodwink
from hoodwink import Event, Listener, Match, Outcome, Refusal
from hoodwink.games import BOXES
from hoodwink.kernel.options import Option
from hoodwink.locales import DEFAULT, LANGUAGES
from hoodwink.locales.sentences import (
    choice_label,
    event_sentence,
    move_label,
    option_hint,
    option_label,
    outcome_sentences,
    phase_sentence,
    refusal_sentence,
)
from hoodwink.locales.voice import Voice
from locales.files import messages

NAMES = ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye", "Goran")
MATCHES = 25
MOST_MOVES = 600

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", hoodwink.games()),
]


def modules(game: str) -> Iterator[ModuleType]:
    package = import_module(f"hoodwink.games.{game}")
    for module in iter_modules(package.__path__):
        yield import_module(f"{package.__name__}.{module.name}")


def kinds_in_source(game: str) -> set[str]:
    """What the game's source tells: the first argument of every call of `tell`."""
    source = Path(hoodwink.__file__).parent / "games" / game
    found: set[str] = set()
    for path in source.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                told = node.args[0] if node.func.id == "tell" and node.args else None
                if isinstance(told, ast.Constant):
                    found.add(str(told.value))
    return found


def option_sets(game: str) -> list[dict[str, Any]]:
    """The usual options, and each other choice once."""
    sets: list[dict[str, Any]] = [{}]
    for option in BOXES[game].options:
        values = option.choices or ((False, True) if option.kind == "flag" else (12,))
        sets += [{option.name: value} for value in values if value != option.default]
    return sets


Seen = tuple[dict[str, Any], list[int]]


@cache
def played(game: str) -> tuple[list[Event], list[Seen], list[Outcome]]:
    """What random matches tell: different events, views with whom they wait for, outcomes."""
    random, sets, seats = Random(1), option_sets(game), BOXES[game].seats
    heard, views, outcomes = Listener(), dict[str, Seen](), []
    for number in range(MATCHES):
        match = Match(game, seats[number % len(seats)], number, **sets[number % len(sets)])
        for _ in range(MOST_MOVES):
            if match.outcome:
                outcomes.append(match.outcome)
                break
            seat = random.choice(match.to_act)
            view, to_act = match.view(random.choice([seat, 0, None])), list(match.to_act)
            views[f"{view['phase']} {view['seat']} {view.get('claim')} {to_act}"] = view, to_act
            match.play(seat, random.choice(match.moves(seat)), heard)
    events = {repr(event): event for event in heard.events}
    return [*events.values()], [*views.values()], outcomes


def voice_for(language: str, game: str, me: int | None = 0) -> Voice:
    return Voice(language, game, NAMES, me)


def written(language: str, game: str) -> set[str]:
    return {*messages(language, f"{game}.ftl")}


def test_the_game_has_a_title_and_a_pitch(game: str, language: str) -> None:
    assert {"title", "pitch"} <= written(language, game)


def test_every_kind_of_event_has_a_sentence(game: str, language: str) -> None:
    missing = {
        kind for kind in kinds_in_source(game) if f"event-{kind}" not in written(language, game)
    }
    assert missing == set()


def test_every_event_can_be_told_to_everybody(game: str, language: str) -> None:
    assert {event.kind for event in played(game)[0]} == kinds_in_source(game)
    for me in (*range(BOXES[game].seats[-1]), None):
        voice = voice_for(language, game, me)
        for event in played(game)[0]:
            sentence = event_sentence(voice, event.seen_by(me))
            assert sentence.strip() == sentence
            assert sentence
        assert voice.mistakes == []


def test_every_move_and_every_beginning_of_one_has_a_label(game: str, language: str) -> None:
    voice = voice_for(language, game)
    for move in import_module(f"hoodwink.games.{game}.moves").PHRASES.moves:
        assert f"move-{move.verb}" in written(language, game)
        for words in accumulate([word] for word in move.text.split()):
            assert move_label(voice, words)
        assert move_label(voice, move.text.split(), short=True)
    assert voice.mistakes == []


def test_every_phase_says_what_to_do(game: str, language: str) -> None:
    phases = [*getattr(import_module(f"hoodwink.games.{game}.state"), "PHASES", ())]
    seen = {view["phase"] for view, _ in played(game)[1]}
    assert {f"phase-{phase}" for phase in {*phases, *seen}} <= written(language, game)


def test_every_phase_can_be_told_to_everybody(game: str, language: str) -> None:
    voices = {me: voice_for(language, game, me) for me in (None, *range(7))}
    for view, to_act in played(game)[1]:
        assert phase_sentence(voices[view["seat"]], view, to_act)
    assert [voice.mistakes for voice in voices.values() if voice.mistakes] == []


def test_every_refusal_is_translated(game: str, language: str) -> None:
    voice = voice_for(language, game)
    found = [v for m in modules(game) for v in vars(m).values() if isinstance(v, Refusal)]
    assert found
    for refusal in found:
        if language != DEFAULT:
            assert f"refusal-{refusal.key}" in written(language, game)
        assert refusal_sentence(voice, refusal)


def test_every_option_and_choice_is_explained(game: str, language: str) -> None:
    voice = voice_for(language, game)
    for option in BOXES[game].options:
        assert f"option-{option.name}" in written(language, game)
        assert option_label(voice, option) != option.name
        assert option_hint(voice, option)
        check_choices(voice, option)
    assert voice.mistakes == []


def check_choices(voice: Voice, option: Option) -> None:
    for choice in option.choices:
        assert voice.find(f"choice-{option.name}-{choice}", {}) == choice_label(
            voice, option, choice
        )


def test_every_ending_is_told(game: str, language: str) -> None:
    voice = voice_for(language, game)
    outcomes = played(game)[2]
    assert outcomes
    for outcome in outcomes:
        assert f"outcome-{outcome.reason.replace(' ', '-')}" in written(language, game)
        assert all(outcome_sentences(voice, outcome))
    assert voice.mistakes == []
