"""Whole games at every seat count and under every mix of options: listed moves only."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.nottingham.mixes import MIXED_GAMES, Mix
from hoodwink import Match, Move
from hoodwink.bots import Bot, let_bots_act, make_bot

TRADERS = ("haggle", "smuggler", "honest")
FOOLS = ("random", "haggle", "random", "honest", "smuggler")
FEW = MIXED_GAMES[::7]
"""Some mixes, and every number of seats in turn; the slow test plays them all."""


class Checked:
    """A bot whose every answer must be one of those offered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        self.asked += 1
        move = self.bot.choose(view, moves)
        assert move in moves
        return move

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        self.asked += 1
        move = self.bot.interject(view, moves)
        assert move is None or move in moves
        return move


def play(names: Sequence[str], mix: Mix, seed: int) -> tuple[Match, dict[int, Checked]]:
    match = Match("nottingham", seats=len(names), seed=seed, **mix)
    bots = {
        seat: Checked(make_bot(name, "nottingham", f"{seed} {seat}", match.setting))
        for seat, name in enumerate(names)
    }
    let_bots_act(match, bots)
    return match, bots


def seated(seats: int, *names: str) -> list[str]:
    return [names[seat % len(names)] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "mix"), FEW, ids=str)
def test_traders_choose_listed_moves_until_the_end(seats: int, mix: Mix) -> None:
    match, _ = play(seated(seats, *TRADERS), mix, seed=1)
    assert match.outcome


@pytest.mark.parametrize(("seats", "mix"), FEW, ids=str)
def test_they_know_what_to_do_among_fools(seats: int, mix: Mix) -> None:
    """Random bots offer, threaten and ask for things that no trader would."""
    match, _ = play(seated(seats, *FOOLS), mix, seed=2)
    assert match.outcome


@pytest.mark.slow
@pytest.mark.parametrize("names", [TRADERS, FOOLS], ids=str)
def test_every_mix_of_options_at_every_table(names: Sequence[str]) -> None:
    for seats, mix in MIXED_GAMES:
        match, _ = play(seated(seats, *names), mix, seed=3)
        assert match.outcome, (seats, mix)


def test_a_game_of_haggling_is_not_dragged_out() -> None:
    _, bots = play(["haggle"] * 5, {"offers": 5, "drafts": 12}, seed=3)
    assert sum(bot.asked for bot in bots.values()) < 3000


@pytest.mark.parametrize("name", TRADERS)
def test_the_same_seeds_play_the_same_match(name: str) -> None:
    one, other = (play([name, "random", name, "random"], {}, seed=4)[0] for _ in range(2))
    assert one.record().dumps() == other.record().dumps()


@pytest.mark.parametrize("name", TRADERS)
def test_the_answer_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """Whatever it was asked before: it keeps nothing."""
    before, match = Match("nottingham", seats=3, seed=1), Match("nottingham", seats=4, seed=2)
    used, *others = (make_bot(name, "nottingham", seed, match.setting) for seed in (7, 1, 2))
    let_bots_act(before, dict(enumerate([used, *others])))
    (seat,) = match.to_act
    view, moves = match.view(seat), match.moves(seat)
    fresh = make_bot(name, "nottingham", 7, match.setting)
    assert used.choose(view, moves) is fresh.choose(view, moves)


def test_haggling_bots_do_bargain() -> None:
    verbs: set[str] = set()
    for seed in range(5):
        match, _ = play(["haggle"] * 4, {}, seed)
        verbs |= {text.split()[0] for _, text in match.record().moves}
    assert {"draft", "offer", "revise", "counter", "accept", "threaten", "promise"} <= verbs
    assert {"pass", "inspect"} <= verbs


def test_the_honest_merchant_never_smuggles_what_it_need_not() -> None:
    match, _ = play(["honest"] * 4, {}, seed=5)
    declared = [text for _, text in match.record().moves if text.startswith("declare")]
    smuggled = sum(place["contraband"] for place in match.view(None)["seats"])
    assert len(declared) == 24
    assert smuggled <= 2
