"""A served table in a real terminal: others act while a person reads, types or waits."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cli.real_terminal import Keyboard, keyboard
from hoodwink.client import RemoteSeat
from server.kit import Serving


@contextmanager
def joined(served: Serving, folder: Path) -> Iterator[tuple[Keyboard, list[RemoteSeat]]]:
    """Somebody at the terminal on seat 0, and every seat once more from another device."""
    keys = [served.person(name) for name in ("Ann", "Bea", "Cyd")]
    link = served.link(keys[0])
    seats = [RemoteSeat.join(link, key=key, seat=number) for number, key in enumerate(keys)]
    (folder / "hoodwink").mkdir()
    (folder / "hoodwink" / "keys.json").write_text(json.dumps({served.url: keys[0]}))
    plain = {"TERM": "dumb", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment = {"XDG_STATE_HOME": str(folder), **plain}
    with keyboard("-m", "hoodwink", "join", link, "--lang", "en", **environment) as person:
        person.wait_for("3 of 3 sit at the table: Ann, Bea, and Cyd.")
        seats[0].ask("POST", "start")
        person.wait_for("Look at no card")
        yield person, seats
    for seat in seats:
        seat.close()


def look_at_no_card(seat: RemoteSeat) -> None:
    """Chosen elsewhere, while somebody sits at the terminal."""
    assert seat.wait(20)
    seat.play("peek none")


def test_what_another_device_plays_ends_the_question(served: Serving, tmp_path: Path) -> None:
    with joined(served, tmp_path) as (person, seats):
        person.type("pee")
        look_at_no_card(seats[0])
        person.wait_for("Bea and Cyd still to choose")
        person.type("\x03")
        person.wait_for("hoodwink join http")
        assert person.left() == 0
    assert "Traceback" not in person.shown


def test_others_are_watched_while_one_waits(served: Serving, tmp_path: Path) -> None:
    with joined(served, tmp_path) as (person, seats):
        person.type("peek none\r")
        person.wait_for("Bea and Cyd still to choose")
        look_at_no_card(seats[1])
        person.wait_for("chosen. Cyd still to choose")
        seats[2].chat("one moment")
        person.wait_for("Cyd: one moment")


def test_a_sealed_choice_of_another_leaves_the_typing_alone(
    served: Serving, tmp_path: Path
) -> None:
    with joined(served, tmp_path) as (person, seats):
        person.type("peek no")
        look_at_no_card(seats[1])
        person.type("ne\r")
        person.wait_for("chosen. Cyd still to choose")
    assert "no move of this game" not in person.shown
