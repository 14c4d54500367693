"""What a connection is sent tells nothing that its seat cannot know: not a byte, not a number."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.cases import Case, cases_of
from hoodwink.games import BOXES
from hoodwink.server.tables.clocks import Clocks
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.telling.telling import Telling
from hoodwink.server.web.sockets.table import TableSocket
from server.adversary.twins import Twins
from server.adversary.wires import WiredTwins, served
from server.adversary.worlds import Room, rooms

QUICK, WIRED, MANY = 20, 50, 500
TOGETHER = 8

Pair = tuple[Case, int]


def compared(
    file: Path, patch: pytest.MonkeyPatch, game: str, pairs: int, sort: type[Twins] = Twins
) -> list[Twins]:
    """Pairs of tables that were played side by side, and sounded the same."""
    cases = [case for case in cases_of(game) if case.complete]
    ways = [(cases[number % len(cases)], number) for number in reversed(range(pairs))]

    async def all_of_them() -> list[Twins]:
        async with rooms(file, patch, TOGETHER) as places:
            played = [_side_by_side(room, ways, sort) for room in places]
            found = await asyncio.gather(*played, return_exceptions=True)
        return [twins for some in found for twins in _unless_failed(some)]

    return asyncio.run(all_of_them())


def _unless_failed(played: list[Twins] | BaseException) -> list[Twins]:
    if isinstance(played, BaseException):
        raise played
    return played


async def _side_by_side(room: Room, ways: list[Pair], sort: type[Twins]) -> list[Twins]:
    played = []
    async with served(room):
        while ways:
            twins = sort(room, *ways.pop())
            try:
                if await twins.begin():
                    await twins.play()
                    played.append(twins)
            except BaseException:
                ways.clear()  # the others need not go on
                raise
    return played


@pytest.mark.parametrize(
    ("game", "pairs"),
    [(game, QUICK) for game in BOXES]
    + [pytest.param(game, MANY, marks=pytest.mark.slow) for game in BOXES],
)
def test_two_worlds_sound_the_same(
    game: str, pairs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = compared(tmp_path / "t.db", monkeypatch, game, pairs)
    assert len(played) > 0.6 * pairs
    assert sum(twins.differ for twins in played) > 0.6 * len(played)


@pytest.mark.parametrize(
    ("game", "pairs"),
    [("shahdozd", QUICK)] + [pytest.param(game, WIRED, marks=pytest.mark.slow) for game in BOXES],
)
def test_two_worlds_are_the_same_bytes_on_the_wire(
    game: str, pairs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = compared(tmp_path / "t.db", monkeypatch, game, pairs, WiredTwins)
    assert len(played) > 0.6 * pairs
    assert sum(twins.differ for twins in played) > 0.6 * len(played)


def _digest_of_now(patch: pytest.MonkeyPatch) -> None:
    now = property(lambda table: table.match.digest if table.match else "", lambda *_: None)
    patch.setattr(Table, "digest", now, raising=False)


def _quiet_words_count(patch: pytest.MonkeyPatch) -> None:
    _after(patch, Table, "_played", lambda table, *_: table.counts.append(table.counts.pop() + 1))


def _quiet_words_stop_clocks(patch: pytest.MonkeyPatch) -> None:
    whole = Clocks.moved
    patch.setattr(
        Clocks, "moved", lambda own, match, seat, _, at: whole(own, match, seat, True, at)
    )


def _quiet_words_tell_the_table(patch: pytest.MonkeyPatch) -> None:
    _after(patch, Telling, "_own", lambda telling, *_: telling.table())


def _the_socket_counts_rows(patch: pytest.MonkeyPatch) -> None:
    """Seen on the wire only: an empty frame of the protocol tells how much is in the log."""

    def also(line: TableSocket, _: bytes) -> None:
        if line.live is not None and line.live.table.rows % 2:
            line.transport.write(b"\x8a\x00")

    _after(patch, TableSocket, "tell", also)


def _after(patch: pytest.MonkeyPatch, of: type, name: str, also: Callable[..., object]) -> None:
    whole = getattr(of, name)

    def both(*given: Any) -> Any:
        answer = whole(*given)
        also(*given)
        return answer

    patch.setattr(of, name, both)


@pytest.mark.parametrize(
    "leak",
    [_digest_of_now, _quiet_words_count, _quiet_words_stop_clocks, _quiet_words_tell_the_table],
)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        compared(tmp_path / "t.db", monkeypatch, "nottingham", 100)


def test_a_leak_on_the_wire_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _the_socket_counts_rows(monkeypatch)
    compared(tmp_path / "unheard.db", monkeypatch, "nottingham", QUICK)
    with pytest.raises(AssertionError):
        compared(tmp_path / "t.db", monkeypatch, "nottingham", 100, WiredTwins)
