"""Laid tables: a situation in one line, the table talk, and what came of it."""

from collections.abc import Sequence
from typing import Any

from games.table import Table as Plain
from hoodwink import Match, Move
from hoodwink.games import BOXES
from hoodwink.kernel.game import Game

IN_ORDER = "king thief minister executioner sheriff peasant"
"""The King at a, the Thief at b, and so on to the Peasant at f."""


class Table(Plain):
    """With what is often said and asked in this game."""

    def challenge(self, *seats: int) -> "Table":
        """These challenge, all others who are asked allow."""
        return self._reply("challenge", "allow", seats)

    def allow(self) -> "Table":
        return self.challenge()

    def answer(self, *seats: int) -> "Table":
        """These answer as Minister, all others who are asked stay silent."""
        return self._reply("answer minister", "stay silent", seats)

    def _reply(self, loud: str, quiet: str, seats: Sequence[int]) -> "Table":
        assert set(seats) <= set(self.match.to_act), "only those who are asked can speak up"
        for seat in self.match.to_act:
            self.say(seat, loud if seat in seats else quiet)
        return self

    @property
    def bank(self) -> int:
        return int(self.view(None)["bank"])

    @property
    def purses(self) -> list[int]:
        return list(self.view(None)["purses"])

    @property
    def turn(self) -> int:
        return int(self.view(None)["turn"])

    @property
    def cards(self) -> str:
        """The truth: the characters from a to f."""
        state = self.truth
        return " ".join(state["faces"][back] for back in state["memory"]["backs"])

    def could_be(self, seat: int | None, slot: str) -> list[str]:
        """What the card in a slot may be, for all that a seat knows."""
        return list(self.view(seat)["could_be"]["abcdef".index(slot)])

    def knows(self, seat: int | None) -> dict[str, str]:
        """The cards that a seat is sure of, by slot."""
        places = zip("abcdef", self.view(seat)["could_be"], strict=True)
        return {slot: could_be[0] for slot, could_be in places if len(could_be) == 1}


def table(
    cards: str = IN_ORDER,
    *,
    purses: Sequence[int] = (3, 3, 3, 3, 3, 3),
    bank: int | None = None,
    turn: int = 0,
    phase: str = "turn",
    seed: int = 0,
    **options: Any,
) -> Table:
    """A table at the beginning of a turn, nobody knowing any card. The bank has the rest."""
    position = Match("shahdozd", seats=len(purses), seed=seed, **options).position()
    position["state"] |= {
        "phase": phase,
        "turn": turn,
        "bank": 5 * len(purses) - sum(purses) if bank is None else bank,
        "purses": list(purses),
        "faces": cards.split(),
    }
    return Table(Match.from_position(position, seed=seed))


def fresh(seats: int, seed: int = 0, **options: Any) -> Table:
    """A new match, before the first look."""
    return Table(Match("shahdozd", seats=seats, seed=seed, **options))


def rules(**options: Any) -> Game[Any]:
    """The bare rules, for the moments that a match never shows because chance answers at once."""
    return BOXES["shahdozd"].open(options)


def texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]
