"""Whom a game waits for, and what seats answer under cover."""

from hoodwink import Listener
from hoodwink.kernel.waiting import NO_REPLY, Asking, Waiting


def test_several_players_are_waited_for_or_nobody() -> None:
    table = Waiting()
    table.go_to(4)
    assert (table.phase, table.waiting) == (4, 0)
    table.wait_for(0b1011)
    table.has_chosen(1)
    assert (table.phase, table.waiting) == (4, 0b1001)
    table.go_to(5)
    assert (table.phase, table.waiting) == (5, 0)


def test_that_a_seat_has_answered_is_told_and_what_is_not() -> None:
    table, heard = Asking(), Listener()
    table.replies = [NO_REPLY] * 3
    table.wait_for(0b101)
    table.reply(2, 6, heard)
    assert (table.replied(), table.waiting) == (0b100, 0b001)
    table.reply(0, 1, None)
    assert heard.seen_by(None) == [{"event": "chose", "seat": 2}]
    assert (table.replies, table.waiting) == ([1, NO_REPLY, 6], 0)
    table.forget_replies()
    assert (table.replies, table.replied()) == ([NO_REPLY] * 3, 0)
