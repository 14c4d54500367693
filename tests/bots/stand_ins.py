"""Bots that exist to be watched, or to fail in one way each."""

import json
from collections.abc import Sequence
from typing import Any

from hoodwink import Move
from hoodwink.bots import QuietBot
from hoodwink.bots.random_bot import RandomBot


class First(QuietBot):
    """Always the first move on the list."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        return moves[0]


class Reader(First):
    """Asks to be told the setting, as most bots will."""

    def __init__(self, seed: int | str, setting: Any) -> None:
        super().__init__(seed)
        self.setting = setting


class Talker(First):
    """Bets low at the game of fists, and makes an offer whenever it is asked."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        return next(move for move in moves if move.text == "bet low")

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        self.asked += 1
        return next((move for move in moves if move.text == "offer"), None)


class Follower(First):
    """Makes an offer once another seat has made one."""

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        return moves[0] if any(view["offered"]) else None


class Briber(First):
    """Offers six coins at the gate of Nottingham, word by word, and once only."""

    WORDS = ("draft", "add coins 5", "add coins 1", "offer")

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.said = 0

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        if self.said == len(self.WORDS):
            return None
        self.said += 1
        return next(move for move in moves if move.text.startswith(self.WORDS[self.said - 1]))


class Mumbler(First):
    """Prepares offers at the gate of Nottingham and drops them again: quiet moves only."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def interject(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | None:
        self.asked += 1
        grown = view["draft"] and view["draft"]["coins"] >= 12
        wanted = "cancel" if grown else "add coins 1" if view["draft"] else "draft"
        return next((move for move in moves if move.text.startswith(wanted)), None)


class Spy(First):
    """Looks hard at whatever it is handed."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.seats_seen: set[int] = set()

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        assert json.loads(json.dumps(view)) == view
        assert all(isinstance(move, Move) for move in moves)
        self.seats_seen.add(view["seat"])
        return moves[len(view["purses"]) % len(moves)]


class Crasher(First):
    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        raise ZeroDivisionError("it was bound to happen")


class Latecomer(RandomBot):
    """Plays by its dice for a while, and then fails."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        if view["turns"] > 2:
            raise ZeroDivisionError("it was bound to happen")
        return super().choose(view, moves)


class Cheater(First):
    """Says something that is no move now."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        return Move("take everything")


class Stillborn(First):
    def __init__(self, seed: int | str = 0) -> None:
        raise RuntimeError("no")


class Turner(First):
    """Turns the ring and declines everything, so that a match never ends."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        return next((move for move in moves if move.text == "rotate left"), moves[0])


NO_BOT = "not something that makes bots"
