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
        """The facts of the events of a kind, as one seat heard them; None is a spectator."""
        heard = [told for told in self.heard.seen_by(seat) if told["event"] == kind]
        return [{key: fact for key, fact in told.items() if key != "event"} for told in heard]

    def moves(self, seat: int, *words: str) -> list[str]:
        """What a seat may say, or what of it begins so."""
        start = " ".join(words)
        return [move.text for move in self.match.moves(seat) if move.text.startswith(start)]

    def verbs(self, seat: int) -> set[str]:
        return {move.verb for move in self.match.moves(seat)}

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
