"""Who may sit, leave, begin, pause and hand over: each answers with what is to be written."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from hoodwink import HoodwinkError
from hoodwink.bots import bot_names
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.table import Table

Rows = Sequence[log.AnyEntry]

IDLE: Final = 60_000
LONG_IDLE: Final = 5 * IDLE
"""Who is there may think; who has gone for tea without a word may be sent away after this."""
"""After so many milliseconds of being waited for, the host may give a seat to a bot."""
MOST_MUTED: Final = 200

Word = Literal[
    "not-in-lobby", "not-playing", "not-over", "no-such-seat", "taken", "seated-already",
    "not-seated", "not-host", "no-such-bot", "not-idle", "nobody-seated", "not-paused",
    "table-full",
]  # fmt: skip


class NotAllowed(HoodwinkError):
    """The table does not allow it now; `word` says why."""

    def __init__(self, word: Word, sentence: str) -> None:
        super().__init__(sentence)
        self.word: Final = word


def _in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise NotAllowed("not-in-lobby", "the match has begun; this is for the time before it")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise NotAllowed("not-playing", "there is no match under way at this table")


def _host(table: Table, person: str) -> None:
    if table.host != person:
        raise NotAllowed("not-host", "only the host of the table may do this")


def _seat_of(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("not-seated", "you have no seat at this table")
    return seat


def _chair(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < len(table.chairs):
        last = len(table.chairs) - 1
        raise NotAllowed("no-such-seat", f"there is no seat {seat}; seats are 0 to {last}")
    return seat


def _bot(bot: str, known: Sequence[str]) -> str:
    if bot not in known:
        raise NotAllowed("no-such-bot", f"there is no bot {bot!r}; there are: {', '.join(known)}")
    return bot


def sit(table: Table, person: str, seat: Seat | None) -> Rows:
    """On a chair of one's choice, or the first that is free; a bot makes room."""
    _in_lobby(table)
    if table.seat_of(person) is not None:
        raise NotAllowed("seated-already", "you sit at this table already")
    if seat is None:
        free = [s for s, chair in enumerate(table.chairs) if chair.person is None]
        if not free:
            raise NotAllowed("table-full", "every seat is taken")
        seat = min(free, key=lambda s: (table.chairs[s].bot is not None, s))
    if table.chairs[_chair(table, seat)].person is not None:
        raise NotAllowed("taken", f"seat {seat} is taken")
    return [log.Sat(seat, person)]


def leave(table: Table, person: str) -> Rows:
    """Before the match or after it; during the match one resigns to a bot."""
    seat = _seat_of(table, person)
    if table.status == "playing":
        return resign(table, person)
    return [log.Left(seat)]


def resign(table: Table, person: str) -> Rows:
    """For good: a bot plays on."""
    _playing(table)
    seat = _seat_of(table, person)
    return [log.Manned(seat, table.chairs[seat].bot or usual_bot(table)), log.Left(seat)]


def usual_bot(table: Table) -> str:
    return bot_names(table.game)[0]


def man(table: Table, person: str, seat: Seat, bot: str | None, known: Sequence[str]) -> Rows:
    """The host puts a bot on an empty chair before the match, or takes it away."""
    _in_lobby(table)
    _host(table, person)
    if table.chairs[_chair(table, seat)].person is not None:
        raise NotAllowed("taken", f"seat {seat} is taken")
    return [log.Manned(seat, None if bot is None else _bot(bot, known))]


def begin(table: Table, person: str) -> Rows:
    """The host begins; bots fill the empty chairs."""
    _in_lobby(table)
    _host(table, person)
    empty = [s for s, chair in enumerate(table.chairs) if not (chair.person or chair.bot)]
    return [*(log.Manned(seat, usual_bot(table)) for seat in empty), log.Began()]


def hand_over(table: Table, person: str, bot: str | None, known: Sequence[str]) -> Rows:
    """A bot plays my seat for a while."""
    _playing(table)
    return [log.Manned(_seat_of(table, person), _bot(bot or usual_bot(table), known))]


def take_back(table: Table, person: str) -> Rows:
    _playing(table)
    return [log.Manned(_seat_of(table, person), None)]


def remove(table: Table, person: str, seat: Seat, now: int, present: bool) -> Rows:
    """The host sends somebody away: before the match anybody, then only who is long waited for."""
    _host(table, person)
    if table.chairs[_chair(table, seat)].person is None:
        raise NotAllowed("nobody-seated", f"nobody sits on seat {seat}")
    if table.status == "lobby":
        return [log.Left(seat)]
    _playing(table)
    assert table.match
    patience = LONG_IDLE if present else IDLE
    if seat not in table.match.to_act or now - table.moved_at < patience:
        raise NotAllowed(
            "not-idle", f"seat {seat} has not been waited for {patience // 1000} seconds"
        )
    return [log.Manned(seat, usual_bot(table)), log.Left(seat)]


def ask_pause(table: Table, person: str) -> Rows:
    """All people at the table must ask for it."""
    _playing(table)
    return [log.PauseAsked(_seat_of(table, person))]


def resume(table: Table, person: str) -> Rows:
    """Anybody may go on, or take back the wish to pause."""
    _playing(table)
    seat = _seat_of(table, person)
    if not (table.wants_pause or table.paused):
        raise NotAllowed("not-paused", "nobody wants a pause")
    return [log.Resumed(seat)]


def mute(table: Table, person: str, whom: str, muted: bool) -> Rows:
    _host(table, person)
    if (whom in table.muted) == muted:
        return []
    if muted and len(table.muted) >= MOST_MUTED:
        raise NotAllowed("table-full", f"{MOST_MUTED} people are muted at a table at most")
    return [log.Muted(whom, muted)]


def close(table: Table, person: str) -> Rows:
    """Not once it is over: the record is everybody's who played."""
    _host(table, person)
    if table.status == "over":
        raise NotAllowed("not-playing", "what is over is kept for all who played; you may leave it")
    return [log.Closed("host")]


def rematch(table: Table, person: str, other: str) -> Rows:
    _seat_of(table, person)
    if table.status != "over":
        raise NotAllowed("not-over", "the match is not over")
    return [] if table.rematch else [log.Rematched(other)]


def rotated(table: Table, known: Callable[[str], object]) -> list[log.AnyEntry]:
    """The same company one seat on, so that everybody sits first in turn.

    Who has been forgotten since leaves the chair to the bot that played it, or free.
    """
    rows: list[log.AnyEntry] = []
    seats = len(table.chairs)
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None and known(chair.person):
            rows.append(log.Sat((seat + 1) % seats, chair.person))
        elif chair.bot is not None:
            rows.append(log.Manned((seat + 1) % seats, chair.bot))
    return rows
