"""Choices that an inspection or the end leaves to make: paying a debt, serving a feast."""

from collections.abc import Sequence

from hoodwink.bots.nottingham.mind import Mind
from hoodwink.games.nottingham.moves.verbs import OfGood
from hoodwink.kernel.moves import Move


def give(mind: Mind, moves: Sequence[Move]) -> Move:
    """The card that hurts least beyond the debt that it pays."""
    owed: int = mind.view["debt"]["owed"]

    def hurts(move: Move) -> float:
        assert isinstance(move, OfGood)
        return mind.loss(move.kind) - min(owed, mind.setting.values[move.kind])

    return min(moves, key=hurts)


def serve(mind: Mind, moves: Sequence[Move]) -> Move:
    """The dish that adds most: its value, and perhaps a crown."""

    def adds(move: Move) -> float:
        assert isinstance(move, OfGood)
        return mind.gain(move.kind)

    return max(moves, key=adds)
