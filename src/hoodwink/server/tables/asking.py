"""What a connection asks of a table, and the answer."""

import logging
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from hoodwink import HoodwinkError, Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.lines import Line
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.telling.refusals import No, leads_nowhere, no_of
from hoodwink.server.tables.telling.telling import Sent
from hoodwink.server.tables.timing import fallback_batch
from hoodwink.server.wire import asks, tells
from hoodwink.server.wire.tells import Error, Refused

TRIES: Final = 3
"""So often a message is tried again when another process was first."""

_log: Final = logging.getLogger(__name__)


def answer(live: Live, line: Line, ask: asks.AnyAsk) -> None:
    """Answer now, or as soon as what is under way has been stored."""
    if isinstance(ask, asks.Ping):
        line.tell(tells.write(tells.Pong()))
        return
    live.when_free(lambda: _answer(live, line, ask))


def _answer(live: Live, line: Line, ask: asks.AnyAsk, tries: int = TRIES) -> None:
    id = getattr(ask, "id", None)
    try:
        if live.inbox.away:
            raise No("unavailable")
        match ask:
            case asks.Play():
                _play(live, line, ask, tries)
            case asks.Try():
                _try(live, line, ask)
            case asks.Why():
                _why(live, line, ask)
            case asks.Hint():
                _hint(live, line, ask)
            case asks.Waive():
                _waive(live, line, ask)
            case asks.Chat():
                _chat(live, line, ask, tries)
            case _:
                raise No("bad-message")
    except No as no:
        refuse(live, line, no.told(id))
    except HoodwinkError as error:
        refuse(live, line, _no(error, live, line, ask).told(id))
    except Exception as error:  # a fault of ours: it costs an answer, no table
        _log.error("unforeseen at an answer: %s", type(error).__name__, exc_info=error)
        refuse(live, line, No("unavailable").told(id))


def refuse(live: Live, line: Line, refused: Refused) -> None:
    live.around.tally.refused += 1
    line.tell(tells.write(refused))


def _no(error: HoodwinkError, live: Live, line: Line, ask: asks.AnyAsk) -> No:
    match, moves = live.table.match, getattr(ask, "moves", None) or (getattr(ask, "move", ""),)
    assert match
    return no_of(error, match, _seat(line), moves)


def _seat(line: Line) -> Seat:
    if line.seat is None:
        raise No("not-seated")
    return line.seat


def _playing(live: Live, line: Line) -> Seat:
    """The seat of who may play now."""
    seat = _seat(line)
    if live.table.status != "playing":
        raise No("not-playing")
    if live.table.chairs[seat].bot:
        raise No("bot-plays")
    if live.table.paused:
        raise No("paused")
    return seat


def _play(live: Live, line: Line, ask: asks.Play, tries: int) -> None:
    seat = _seat(line)
    known = live.table.answered[seat].get(ask.id)
    if known is not None:
        line.tell(tells.write(tells.Done(ask.id, known)))
        return
    _playing(live, line)
    if live.table.is_stale(seat, ask.seen):
        raise No("stale")
    if leads_nowhere(live.table, seat, ask.moves, live.around.quiet_moves):
        line.tell(tells.write(tells.Done(ask.id, live.table.counts[seat])))
        return
    row = log.Played(seat, ask.moves, "person", ask.id)
    began = perf_counter()

    def done(error: Exception | None) -> None:
        live.around.tally.latency.saw(perf_counter() - began)
        if error is not None:
            live.when_free(lambda: _after(error, live, line, ask, tries), urgent=True)

    live.do([row], done, Sent(line, ask.id))


def _after(
    error: Exception, live: Live, line: Line, ask: asks.Play | asks.Chat, tries: int
) -> None:
    """The table has been read again. Another process was first, or the store was away.

    If the store was lost in the middle of it, the row may be there after all.
    """
    again = isinstance(error, port.Conflict) and tries > 1
    if again or (isinstance(ask, asks.Play) and _was_played(live, line, ask)):
        _answer(live, line, ask, tries - 1)
    else:
        refuse(live, line, No(_failure(error)).told(ask.id))


def _was_played(live: Live, line: Line, ask: asks.Play) -> bool:
    return line.seat is not None and ask.id in live.table.answered[line.seat]


def _failure(error: Exception) -> Error:
    return "stale" if isinstance(error, port.Conflict) else "unavailable"


def _try(live: Live, line: Line, ask: asks.Try) -> None:
    seat = _playing(live, line)
    table, match = live.table, live.table.match
    assert match
    if table.is_stale(seat, ask.seen):
        raise No("stale")
    trial, loud = match.copy(), False
    for place, words in enumerate(ask.moves):
        loud = not _tried(trial, seat, words, place)
        if loud and place < len(ask.moves) - 1:
            raise No("batch", at=place)
    moves = [move.text for move in trial.moves(seat)]
    own = trial.own(seat)
    line.tell(tells.write(tells.Tried(ask.id, table.counts[seat], own, moves, loud)))


def _tried(trial: Match, seat: Seat, words: str, place: int) -> bool:
    """Whether it was played: what others would hear of is only asked for its rule."""
    move = trial.read(words)
    if move.quiet:
        trial.play(seat, move)
    elif (refusal := trial.refusal(seat, move)) is not None:
        raise No("illegal", refusal, place)
    return move.quiet


def _why(live: Live, line: Line, ask: asks.Why) -> None:
    seat = _seat(line)
    match = live.table.match
    if match is None:
        raise No("not-playing")
    no = match.refusal(seat, ask.move)
    told = (no.rule, no.key, dict(no.facts)) if no else (None, None, {})
    line.tell(tells.write(tells.Reason(ask.id, *told)))


def _hint(live: Live, line: Line, ask: asks.Hint) -> None:
    """One at a time for each table: who asks again before the answer is told so."""
    seat = _playing(live, line)
    if live.table.is_stale(seat, ask.seen):
        raise No("stale")
    if not live.bots.hint(seat, lambda bot, moves: line.tell(_hinted(ask.id, bot, moves))):
        raise No("busy")


def _hinted(id: str, bot: str, moves: Sequence[str]) -> bytes:
    return tells.write(tells.Hinted(id, bot, list(moves)))


def _waive(live: Live, line: Line, ask: asks.Waive) -> None:
    """For what has been heard: a word that came since opens a window of its own."""
    seat = _seat(line)
    match = live.table.match
    if match is not None and seat in match.to_act:
        _decline(live, line, match, ask.seen)
    elif ask.seen >= live.table.counts[seat]:
        live.bots.windows.waive(seat)


def _decline(live: Live, line: Line, match: Match, seen: int) -> None:
    """What the clock would say, but told as that person's own: it looks like any other answer."""
    seat = _playing(live, line)
    if live.table.is_stale(seat, seen):
        raise No("stale")
    live.do([log.Played(seat, fallback_batch(match, seat))], lambda _: None)


def _chat(live: Live, line: Line, ask: asks.Chat, tries: int) -> None:
    if line.person is None:
        raise No("not-seated")
    if line.person in live.table.muted:
        raise No("muted")
    text = "".join(letter for letter in ask.text if letter.isprintable()).strip()
    if not text:
        raise No("bad-message")
    at, number = live.around.clock(), live.chat_rows
    live.chat_rows += 1
    said = port.Said(live.kept.id, number, line.person, at, text)

    def done(error: Exception | None) -> None:
        if isinstance(error, port.Conflict):
            live.when_free(live.inbox.read_again, urgent=True)  # another process has that number
        if error is not None:
            live.when_free(lambda: _after(error, live, line, ask, tries), urgent=True)
            return
        line.tell(tells.write(tells.Done(ask.id, number)))
        _spread(live, said)

    try:
        live.around.store.commit([writes.say(said)], done)
    except port.Unfit as error:
        raise No("bad-message") from error


def chat_told(live: Live, said: port.Said) -> tells.Said:
    name, seat = live.around.names(said.person), live.table.seat_of(said.person)
    return tells.Said(said.number, said.at, said.person, name, seat, said.text)


def _spread(live: Live, said: port.Said) -> None:
    frame = tells.write(chat_told(live, said))
    for line in live.lines[:]:
        if said.person not in line.mutes:
            line.tell(frame)
