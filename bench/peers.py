"""The same loop on other engines: list the legal moves, pick one, apply it.

Every action is counted, those of chance too, though ours are not: that favours the peers.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.sample import Task, counting, endless_picks

GAMES = {
    "open_spiel": ("sheriff", "liars_dice", "hanabi", "python_liars_poker"),
    "rlcard": ("uno", "limit-holdem"),
    "pettingzoo": ("texas_holdem",),
}
PLAYERS = 4
"""Where a peer lets us choose; rlcard's uno is always for two."""


def tasks(library: str) -> dict[str, Task]:
    """By name, `game/players`. ModuleNotFoundError if the library is not installed."""
    made = {"open_spiel": _open_spiel, "rlcard": _rlcard, "pettingzoo": _pettingzoo}[library]()
    return {name: counting(once) for name, once in made.items()}


def installed(library: str) -> str:
    return version(library)


def missing(library: str, tasks: Iterable[str]) -> list[str]:
    """The games that this library ought to have, and has not here."""
    found = {task.partition("/")[0] for task in tasks}
    return [game for game in GAMES[library] if game not in found]


def _open_spiel() -> dict[str, Callable[[], int]]:
    import pyspiel

    import_module("open_spiel.python.games")  # those written in Python register themselves
    built = [name for name in GAMES["open_spiel"] if name in pyspiel.registered_names()]
    loaded = {name: pyspiel.load_game(name) for name in built}
    return {f"{name}/{game.num_players()}": _spiel(game) for name, game in loaded.items()}


def _spiel(game: Any) -> Callable[[], int]:
    picks = endless_picks()

    def once() -> int:
        state = game.new_initial_state()
        count = 0
        for pick in picks:
            if state.is_terminal():
                break
            actions = state.legal_actions()
            state.apply_action(actions[pick % len(actions)])
            count += 1
        return count

    return once


def _rlcard() -> dict[str, Callable[[], int]]:
    import rlcard

    tables = {name: rlcard.make(name, {"game_num_players": PLAYERS}) for name in GAMES["rlcard"]}
    return {f"{name}/{env.num_players}": _card_table(env) for name, env in tables.items()}


def _card_table(env: Any) -> Callable[[], int]:
    picks = endless_picks()

    def once() -> int:
        state, _ = env.reset()
        count = 0
        for pick in picks:
            if env.is_over():
                break
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[pick % len(actions)])
            count += 1
        return count

    return once


def _pettingzoo() -> dict[str, Callable[[], int]]:
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env(num_players=PLAYERS)
    return {f"texas_holdem/{PLAYERS}": _agents_in_turn(env)}


def _agents_in_turn(env: Any) -> Callable[[], int]:
    picks = endless_picks()

    def once() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            observation, _reward, over, stopped, _told = env.last()
            if over or stopped:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[next(picks) % len(actions)]))
            count += 1
        return count

    return once
