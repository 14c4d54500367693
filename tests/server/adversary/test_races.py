"""Many answer at once: one is first, the others hear why, and the log has one row."""

import sqlite3
import threading

from server.kit import Frame, Guest, Serving

MANY = 50


def rows(server: Serving, table: str) -> int:
    """What is stored of a table."""
    with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as line:
        count = line.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()
    return int(count[0])


def answer_to(word: str, guest: Guest) -> Frame:
    while True:
        frame = guest.hear()
        if frame.get("id") == word:
            return frame


def test_fifty_answer_at_once(serving: Serving) -> None:
    table, keys = serving.company("nottingham", 5)
    guests = [serving.come(table, keys[n % 5]) for n in range(MANY)]
    for guest in guests:
        guest.hear_until("state")
    [seat] = guests[0].view["to_act"]
    before, start = rows(serving, table), threading.Barrier(MANY)

    def say(number: int, guest: Guest) -> None:
        start.wait()
        guest.say(do="play", id=f"m{number}", seen=guest.number, moves=["done"])

    threads = [threading.Thread(target=say, args=pair) for pair in enumerate(guests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    answers = [answer_to(f"m{number}", guest) for number, guest in enumerate(guests)]
    won = [number for number, told in enumerate(answers) if told["told"] == "news"]
    assert len(won) == 1
    assert won[0] % 5 == seat
    assert rows(serving, table) == before + 1
    for number, told in enumerate(answers):
        if number != won[0]:
            assert told["error"] in ("illegal", "stale")
            assert told["error"] == "stale" or told["rule"].startswith("SN-")


def test_a_message_sent_by_many_is_played_once(serving: Serving) -> None:
    """A person on many devices, all of which send it again."""
    table, keys = serving.company("nottingham", 3)
    first = [serving.come(table, key) for key in keys]
    seat = first[0].hear_until("state")["public"]["to_act"][0]
    guests = [serving.come(table, keys[seat]) for _ in range(10)]
    for guest in guests:
        guest.hear_until("state")
    before = rows(serving, table)
    for guest in guests:
        guest.say(do="play", id="same", seen=guest.number, moves=["done"])
    answers = [answer_to("same", guest)["told"] for guest in guests]
    assert sorted(answers) == ["done"] * 9 + ["news"]
    assert rows(serving, table) == before + 1
