"""The whole word of a bot: small moves, asked for one after the other on a copy of the match."""

from dataclasses import dataclass
from typing import Final

from hoodwink import Match
from hoodwink.bots import seed_for
from hoodwink.kernel.chance import derived
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables.table import Table
from hoodwink.server.thinking import Pool, Question

LONGEST_SENTENCE: Final = 100
"""A bot that has prepared a word with so many quiet moves has had its say."""


@dataclass(frozen=True)
class Asked:
    """A bot in a seat's place, with dice of its own by this name."""

    table: Table
    match: Match
    seat: Seat
    bot: str
    dice: str


async def whole_word(pool: Pool, asked: Asked, interject: bool) -> tuple[str, ...]:
    """Quiet steps first; nothing if it would rather keep still."""
    trial, seat = asked.match.copy(), asked.seat
    words: list[str] = []
    while len(words) < LONGEST_SENTENCE:
        said = await pool.ask(_question(asked, trial, interject, len(words)))
        if said is None:
            return ()
        words.append(said)
        move = trial.read(said)
        if not move.quiet:
            break
        trial.play(seat, move)
        if seat not in (trial.may_act if interject else trial.to_act):
            break
    return tuple(words)


def _question(asked: Asked, trial: Match, interject: bool, said: int) -> Question:
    """Its dice come from what its seat has heard, so any process would get the same answer."""
    table, seat = asked.table, asked.seat
    dice = derived(table.secret, asked.dice).hex()
    return Question(
        table.game,
        len(table.chairs),
        table.heading.header["options"],
        table.heading.pack,
        asked.bot,
        seed_for(dice, table.counts[seat] * (LONGEST_SENTENCE + 1) + said),
        trial.view(seat),
        tuple(move.text for move in trial.moves(seat)),
        interject,
    )
