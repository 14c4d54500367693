"""Results as a tournament would have them: every rotation of a line-up went the same way."""

from hoodwink.arena.forfeits import Forfeit
from hoodwink.arena.playing import Result


def in_all_rotations(
    lineup: tuple[str, ...],
    shares: tuple[float, ...],
    scores: tuple[int, ...] | None = None,
    forfeit: Forfeit | None = None,
) -> list[Result]:
    return [
        Result(
            lineup[turn:] + lineup[:turn],
            shares[turn:] + shares[:turn],
            None if scores is None else scores[turn:] + scores[:turn],
            forfeit,
        )
        for turn in range(len(lineup))
    ]
