"""A bot that is made anew for each question plays as one that stays for the match."""

from collections.abc import Sequence
from typing import Any

import pytest

import hoodwink
from hoodwink.bots import Bot, bot_names, let_bots_act, make_bot, seed_for
from hoodwink.bots.seeds import lasting


class Anew:
    """Asks another bot each time, as a server does."""

    def __init__(self, name: str, match: hoodwink.Match, seed: str) -> None:
        self._made_from = name, match.game, match.setting
        self._seed = seed
        self._asked = 0

    def _bot(self) -> Bot:
        name, game, setting = self._made_from
        self._asked += 1
        return make_bot(name, game, seed_for(self._seed, self._asked), setting)

    def choose(self, view: dict[str, Any], moves: Sequence[hoodwink.Move]) -> hoodwink.Move:
        return self._bot().choose(view, moves)

    def interject(
        self, view: dict[str, Any], moves: Sequence[hoodwink.Move]
    ) -> hoodwink.Move | None:
        return self._bot().interject(view, moves)


@pytest.mark.parametrize("name", ["haggle", "honest", "smuggler"])
def test_a_trader_made_anew_keeps_its_mood(name: str) -> None:
    kept, anew = (hoodwink.Match("nottingham", 3, 4) for _ in range(2))
    seats = range(3)
    let_bots_act(kept, {s: make_bot(name, "nottingham", f"dice {s}", kept.setting) for s in seats})
    let_bots_act(anew, {s: Anew(name, anew, f"dice {s}") for s in seats})
    assert anew.record().dumps().splitlines()[1:] == kept.record().dumps().splitlines()[1:]


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_bot_made_anew_plays_to_the_end(game: str) -> None:
    for name in bot_names(game):
        match = hoodwink.Match(game, 3, 2)
        let_bots_act(match, {seat: Anew(name, match, f"dice {seat}") for seat in range(3)})
        assert match.outcome


def test_what_lasts_is_the_same_for_all_questions() -> None:
    assert seed_for("ab", 1) != seed_for("ab", 2)
    assert lasting(seed_for("ab", 1)) == lasting(seed_for("ab", 2)) == lasting("ab") == "ab"
    assert lasting(7) == "7"
