"""The smallest game is told in every language, and played in the terminal and in the arena."""

from random import Random

import pytest

from cli.kit import Terminal, by_numbers
from hoodwink import Listener, Match, arena
from hoodwink.locales import DEFAULT, LANGUAGES
from hoodwink.locales.sentences import event_sentence, move_label, phase_sentence, refusal_sentence
from hoodwink.locales.voice import Voice
from smallest.poke.moves import PHRASES
from smallest.poke.refusals import ALL

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_everything_that_happens_is_told(language: str) -> None:
    for seat in (0, 1, None):
        voice, heard, dice = Voice(language, "poke", ["Ada", "Bram"], seat), Listener(), Random(3)
        match = Match("poke", 2, 3, tell=heard)
        while match.to_act:
            assert phase_sentence(voice, match.view(seat), match.to_act)
            match.play(match.to_act[0], dice.choice(match.moves(match.to_act[0])), heard)
        told = [event_sentence(voice, event) for event in heard.seen_by(seat)]
        assert all(told)
        assert voice.mistakes == []


@every_language
def test_every_move_has_a_label(language: str) -> None:
    voice = Voice(language, "poke", ["Ada", "Bram"], 0)
    labels = {move.text: move_label(voice, move.text.split()) for move in PHRASES.moves}
    assert not [text for text, label in labels.items() if text == label]


@every_language
def test_every_refusal_has_a_sentence(language: str) -> None:
    voice = Voice(language, "poke", ["Ada", "Bram"], 0)
    for refusal in ALL:
        assert voice.find(f"refusal-{refusal.key}", dict(refusal.facts))
        assert (refusal_sentence(voice, refusal) == refusal.reason) == (language == DEFAULT)


@every_language
def test_it_is_played_in_the_terminal_to_the_end(terminal: Terminal, language: str) -> None:
    shown = terminal.run(f"play poke --seats 3 --seed 1 --lang {language}", by_numbers(1))
    assert (shown.code, shown.err) == (0, "")
    assert {"en": "All bags are sold.", "fr": "Tous les sacs sont vendus."}[language] in shown.out


def test_the_terminal_shows_its_table_and_its_rules(terminal: Terminal) -> None:
    typed = ["cry pig", "trust", "why cry pig", "rules PP-04", "quit"]
    shown = terminal.run("play poke --seats 2 --seed 1 --option rounds=2", typed)
    assert "You sell: what do you say is in your bag?" in shown.out
    assert "Cry “pig!”" in shown.out
    assert "PP-04 Nobody cries what was cried last" in shown.out


def test_the_arena_plays_it() -> None:
    report = arena.run("poke", ["random", "random"], 12, 3, seed=1, processes=1)
    assert not report.tables[0].forfeits
