"""A real terminal of 80 by 24 characters, with a person at its keyboard."""

from pathlib import Path

import pytest

from cli.real_terminal import keyboard

DEAF = """
import signal, threading
from hoodwink.cli.table.keyboard import Leaving, enable_editing, next_line
def take_the_signal():
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    threading.Event().wait()
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
threading.Thread(target=take_the_signal, daemon=True).start()
enable_editing()
try:
    next_line()
except Leaving:
    print("heard")
"""
"""Another thread gets the signal, so that Ctrl-C never interrupts the waiting itself."""

HURRIED = """
import sys, time
from pathlib import Path
from hoodwink import Match
from hoodwink.cli.table.conversation import Conversation
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.keyboard import enable_editing
from hoodwink.cli.table.sessions.session import Session
match = Match("nottingham", seats=3, seed=1, timed=True)
while match.view(None)["phase"] != "inspect":
    match.play(match.to_act[0], match.fallback(match.to_act[0]))
(me,) = match.to_act
bots = {seat: "honest" for seat in range(3) if seat != me}
clock = lambda: 100 * time.monotonic()
session = Session(match, me, ("Ada", "Ben", "Cleo"), bots, "en", clock=clock)
enable_editing()
Conversation(paper(), session, Path(sys.argv[1]), None).run()
"""
"""The person is the Sheriff, whose two minutes are over in a second or so."""


def _playing(line: str) -> tuple[str, ...]:
    return ("-m", "hoodwink", "play", "shahdozd", "--seed", "5", *line.split())


def test_ctrl_c_keeps_the_match_and_leaves_politely(tmp_path: Path) -> None:
    line = _playing("--bots random --lang en")
    with keyboard(*line, XDG_STATE_HOME=str(tmp_path)) as person:
        person.wait_for("Look at no card")
        person.type("peek d\r")
        person.wait_for("Peasant\r\n> ")
        person.type("\x03")
        person.wait_for("hoodwink play --resume")
        assert person.left() == 0
    assert (tmp_path / "hoodwink" / "resume.jsonl").exists()
    assert "Traceback" not in person.shown
    assert "\x1b[1;38" in person.shown


def test_ctrl_c_is_heard_even_if_it_does_not_interrupt_the_waiting() -> None:
    with keyboard("-c", DEAF) as person:
        person.wait_for("> ")
        person.type("\x03")
        person.wait_for("heard")
        assert person.left() == 0


def test_no_color_is_respected(tmp_path: Path) -> None:
    line = _playing("--lang fr")
    with keyboard(*line, XDG_STATE_HOME=str(tmp_path), NO_COLOR="1") as person:
        person.wait_for("Ne regarder aucune carte")
        person.type("quitter\r")
        person.wait_for("hoodwink play --resume")
        assert person.left() == 0
    assert "38;" not in person.shown


@pytest.mark.slow
def test_time_is_called_while_the_sheriff_is_still_typing(tmp_path: Path) -> None:
    with keyboard("-c", HURRIED, str(tmp_path / "kept.jsonl")) as person:
        person.wait_for("> ")
        person.type("inspe")
        person.wait_for("Your time is up: all bags without a decision pass.")
        person.wait_for("are at the market.")
        person.type("quit\r")
        person.wait_for("hoodwink play --resume")
        assert person.left() == 0
    assert "Traceback" not in person.shown
