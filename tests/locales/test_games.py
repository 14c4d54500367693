"""Every registered game can be told in every language, whatever happens in it."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hoodwink
from conformance.cases import cases_of
from conformance.walks import choose_in
from hoodwink import Event, Listener, Match, Move, Outcome
from hoodwink.bots import bot_names
from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.options import Option
from hoodwink.locales import LANGUAGES
from hoodwink.locales.sentences import (
    choice_label,
    event_sentence,
    move_label,
    option_hint,
    option_label,
    outcome_sentences,
    phase_sentence,
)
from hoodwink.locales.voice import Voice
from locales.files import messages
from locales.grammar import faults

NAMES = ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye", "Goran")
WALKS = 1
"""So many matches with each mix of options."""

RARE_WALKS = 25
"""So many more with each, if some kind of event has not come up."""

MOST_ALIKE = 40
"""So many events of a kind are enough."""

MOST_MOVES = 600

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", hoodwink.game_names()),
]


def kinds_in_source(game: str) -> set[str]:
    """What the game's source tells: the words in the first argument of every call of `tell`."""
    source = Path(hoodwink.__file__).parent / "games" / game
    found: set[str] = set()
    for path in source.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                words = ast.walk(node.args[0]) if "tell" in node.func.id else ()
                found |= {str(word.value) for word in words if isinstance(word, ast.Constant)}
    return found


Seen = tuple[dict[str, Any], list[int]]


@cache
def played(game: str) -> tuple[list[Event], list[Seen], list[Outcome]]:
    """What random matches tell: different events, views with whom they wait for, outcomes."""
    random, cases = Random(1), cases_of(game)
    heard, views, outcomes = Listener(), dict[str, Seen](), []
    for number in range(WALKS * len(cases)):
        case, draws = cases[number % len(cases)], Chance(secret_from(number))
        options: dict[str, Any] = {**case.options}
        match = Match(game, case.seats, number, pack=case.pack, tell=heard, **options)
        for _ in range(MOST_MOVES):
            view, to_act = match.view(random.choice([*match.to_act, 0, None])), list(match.to_act)
            views[f"{view['phase']} {view['seat']} {view.get('claim')} {to_act}"] = view, to_act
            chosen = choose_in(match, draws)
            if chosen is None:
                break
            match.play(*chosen, heard)
        outcomes += [match.outcome] if match.outcome else []
    return [*some_of_each_kind(heard), *rarely_told(game, heard)], [*views.values()], outcomes


def some_of_each_kind(heard: Listener) -> list[Event]:
    kinds: dict[str, dict[str, Event]] = {}
    for event in heard.events:
        alike = kinds.setdefault(event.kind, {})
        if len(alike) < MOST_ALIKE:
            alike[repr(event)] = event
    return [event for alike in kinds.values() for event in alike.values()]


def rarely_told(game: str, heard: Listener) -> list[Event]:
    """One event of each kind that has not come up yet."""
    missing, cases = kinds_in_source(game) - {event.kind for event in heard.events}, cases_of(game)
    found: dict[str, Event] = {}
    for number in range(RARE_WALKS * len(cases)):
        if missing <= found.keys():
            break
        case, draws, more = cases[-1 - number % len(cases)], Chance(secret_from(number)), Listener()
        options: dict[str, Any] = {**case.options}
        match = Match(game, case.seats, -number, pack=case.pack, tell=more, **options)
        while chosen := choose_in(match, draws):
            match.play(*chosen, more)
        found |= {event.kind: event for event in more.events if event.kind in missing}
    return [*found.values()]


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


@pytest.mark.slow
def test_every_event_can_be_told_to_everybody(game: str, language: str) -> None:
    kinds = {event.kind for event in played(game)[0]}
    assert kinds >= kinds_in_source(game)
    assert {f"event-{kind}" for kind in kinds} <= written(language, game)
    for me in (*range(BOXES[game].seats[-1]), None):
        voice = voice_for(language, game, me)
        for event in played(game)[0]:
            sentence = event_sentence(voice, event.seen_by(me))
            assert [*faults(voice, sentence)] == []


def new_in_some_place(phrases: Iterable[Move]) -> Iterator[Move]:
    """Moves enough to say every word of every kind of move in its place."""
    said = set[tuple[str, int, int, str]]()
    for move in phrases:
        words = move.text.split()
        parts = {(words[0], len(words), *part) for part in enumerate(words)}
        if parts - said:
            said |= parts
            yield move


def test_every_move_and_every_beginning_of_one_has_a_label(game: str, language: str) -> None:
    voice = voice_for(language, game, None)
    for move in new_in_some_place(cases_of(game)[0].phrases):
        assert f"move-{move.verb}" in written(language, game)
        for words in accumulate([word] for word in move.text.split()):
            assert [*faults(voice, move_label(voice, words))] == []
            assert [*faults(voice, move_label(voice, words, short=True))] == []


SAID_OTHERWISE = (
    "game",  # by its title
    "options",  # by choices
    "phase",  # by a sentence of its own
    "outcome.reason",
    "ending",
    "pending",
    "sealed",  # whole moves
    "suggestions",
    "memory",  # several words in one
    "gone",  # numbers of cards; their names stand in the pack
    "row.card.card",
)
"""Where a view has words that no list of words needs to name."""


def words_in(told: object, path: str = "") -> Iterator[str]:
    if path.startswith(SAID_OTHERWISE):
        return
    if isinstance(told, str):
        yield told
    inner = told.items() if isinstance(told, dict) else ()
    for name, value in inner:
        yield from words_in(value, f"{path}.{name}" if path else name)
    for value in told if isinstance(told, (list, tuple)) else ():
        yield from words_in(value, path)


@pytest.mark.thorough
def test_every_word_that_a_view_can_show_has_a_name(game: str, language: str) -> None:
    """Else a person would read the engine's word; only an owner's pack brings others."""
    named = {*messages(language, "common.ftl"), *messages(language, f"{game}.ftl")}
    shown = {word for view, _ in played(game)[1] for word in words_in(view)}
    assert {word for word in shown if f"word-{word}" not in named} == set()


def test_every_phase_says_what_to_do(game: str, language: str) -> None:
    phases = [*getattr(import_module(f"hoodwink.games.{game}.state"), "PHASES", ())]
    seen = {view["phase"] for view, _ in played(game)[1]}
    assert {f"phase-{phase}" for phase in {*phases, *seen}} <= written(language, game)


def test_every_phase_can_be_told_to_everybody(game: str, language: str) -> None:
    voices = {me: voice_for(language, game, me) for me in (None, *range(7))}
    for view, to_act in played(game)[1]:
        voice = voices[view["seat"]]
        assert [*faults(voice, phase_sentence(voice, view, to_act))] == []


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


def test_every_bot_is_introduced(language: str, game: str) -> None:
    voice = Voice(language, game)
    assert all(voice.find(f"bot-{name}", {}) for name in bot_names(game))
