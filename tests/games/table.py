"""One table for the tests of all games: the table talk, and what came of it."""

from typing import Any, Self

from hoodwink import Listener, Match, View


class Table:
    """A match with somebody who listens to everything that happens."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = Listener()

    def say(self, seat: int, *moves: str) -> Self:
        for move in moves:
            self.match.play(seat, move, self.heard)
        return self

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind, as one seat heard them; None is a spectator."""
        return [told for told in self.heard.seen_by(seat) if told["event"] == kind]

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.match.moves(seat)]

    def why_not(self, seat: int, move: str) -> str:
        """The rule that stands against a move; nothing if none does."""
        refusal = self.match.refusal(seat, move)
        return refusal.rule if refusal else ""

    def view(self, seat: int | None = None) -> View:
        return self.match.view(seat)

    @property
    def truth(self) -> dict[str, Any]:
        return dict(self.match.position()["state"])

    @property
    def phase(self) -> str:
        return str(self.truth["phase"])

    @property
    def over(self) -> bool:
        return self.match.outcome is not None
