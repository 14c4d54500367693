"""Moves of which nobody hears: they may not make a record that nobody can read in time."""

import sqlite3
from collections.abc import Callable

from server.kit import Guest, Serving

Own = Callable[..., Serving]


def at_table(server: Serving) -> tuple[str, Guest]:
    """A table of Sherwood Forest, and who is awaited there."""
    table, keys = server.company("sherwood", 3)
    for key in keys:
        guest = server.come(table, key)
        guest.hear_until("state")
        if any(move.startswith("hide ") for move in guest.moves):
            return table, guest
    raise AssertionError("nobody can hide")


def rows(server: Serving, table: str) -> int:
    with sqlite3.connect(server.db) as store:
        return int(
            store.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
        )


def hidings(guest: Guest) -> list[str]:
    return [move for move in guest.moves if move.startswith("hide ")]


def test_what_undoes_itself_is_answered_and_not_written_down(own_server: Own) -> None:
    server = own_server()
    table, guest = at_table(server)
    hide, number, before = hidings(guest)[0], guest.number, rows(server, table)
    for _ in range(5):
        answer = guest.play(*[hide, "drop"] * 5)
        assert (answer["told"], answer["number"]) == ("done", number)
    assert rows(server, table) == before
    guest.play(hide)
    assert rows(server, table) == before + 1, "what leads somewhere is written down"


def test_quiet_moves_between_two_announcements_have_a_cap(own_server: Own) -> None:
    server = own_server(limits="quiet_moves=6,frames=1000,frames_at_once=1000")
    table, guest = at_table(server)
    hide = hidings(guest)[0]
    for _ in range(3):
        assert guest.play(hide)["told"] != "refused"
        assert guest.play("drop")["told"] != "refused"
    before = rows(server, table)
    refused = guest.play(hide)
    assert (refused["told"], refused["error"]) == ("refused", "too-many-steps")
    assert rows(server, table) == before
    server.kill()
    server.start_again()
    guest = server.come(table, guest.key)
    guest.hear_until("state")
    assert guest.play(hide, id="again")["error"] == "too-many-steps", "a restart forgives nothing"
    assert guest.play(_loud(guest), id="loud")["told"] == "news"


def _loud(guest: Guest) -> str:
    """Something that all hear."""
    return next(move for move in guest.moves if not move.startswith(("hide ", "drop")))
