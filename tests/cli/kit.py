"""A terminal to run the real command line in, with somebody typing."""

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from hoodwink import Match
from hoodwink.cli import main
from hoodwink.cli.table.company import names_for
from hoodwink.cli.table.sessions import saving
from hoodwink.cli.table.sessions.session import Session

Typing = Iterable[str] | Callable[[str], str | None]
"""Lines in order, or what to type when the screen looks so; None is the end of input."""


@dataclass(frozen=True)
class Shown:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs command lines with a state folder of its own."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._patch = patch
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
            patch.delenv(name, raising=False)
        self.environment(LANG="en_GB.UTF-8", COLUMNS="80")

    def environment(self, **values: str) -> None:
        for name, value in values.items():
            self._patch.setenv(name, value)

    @property
    def kept(self) -> Path:
        """Where an unfinished match waits."""
        return self.folder / "state" / "hoodwink" / "resume.jsonl"

    def keep(self, match: Match) -> None:
        """Leave a match waiting, with the person at seat 0 and random bots."""
        bots = saving.seated(["random"], match.seats, 0)
        saving.keep(Session(match, 0, names_for(match.seats, 0), bots, "en"), self.kept)

    def run(self, line: str, typed: Typing = ()) -> Shown:
        out, err = io.StringIO(), io.StringIO()
        self._patch.setattr(sys, "stdin", Typist(out, typed))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(line.split())
        return Shown(code, out.getvalue(), err.getvalue())


class Typist:
    """Types one line at a time, seeing what has been written since the last."""

    encoding = "utf-8"

    def __init__(self, out: io.StringIO, typed: Typing) -> None:
        self._out = out
        self._read = 0
        self._lines: Iterator[str] = iter(()) if callable(typed) else iter(typed)
        self._answer = typed if callable(typed) else lambda _: next(self._lines, None)
        self._patience = iter(range(5000))

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert next(self._patience, None) is not None, "the match does not end"
        shown = self._out.getvalue()[self._read :]
        self._read = len(self._out.getvalue())
        answer = self._answer(shown)
        if answer is None:
            return ""
        self._out.write(f"{answer}\n")
        return f"{answer}\n"


def numbers_on_offer(shown: str) -> list[int]:
    """The numbers of the choices below the sentence that says what to do."""
    menu = shown.rpartition("▸ ")[2]
    found = [int(number) for number in re.findall(r"(?:^|\s)(\d+) \S", menu)]
    return [number for place, number in enumerate(sorted(set(found)), 1) if place == number]


def by_numbers(seed: int, leaves_after: int = 10**6) -> Callable[[str], str | None]:
    """Somebody who always types one of the numbers, and Enter when all is over."""
    random, typed = Random(seed), iter(range(leaves_after))

    def answer(shown: str) -> str | None:
        if "Enter to leave" in shown or "Entrée pour partir" in shown:
            return ""
        if next(typed, None) is None:
            return None
        return str(random.choice(numbers_on_offer(shown)))

    return answer


def turn_of(seat: int, seats: int = 4) -> Match:
    """A match of King, Thief, Minister in which it is this seat's turn and nobody has peeked."""
    for seed in range(99):
        match = Match("shahdozd", seats, seed)
        for other in range(seats):
            match.play(other, "peek none")
        if match.to_act == (seat,):
            return match
    raise AssertionError(f"seat {seat} never goes first")


def claimed(seat: int, character: str, seats: int = 4) -> Match:
    """The same, and the seat's claim has been allowed by all."""
    match = turn_of(seat, seats)
    match.play(seat, f"claim {character}")
    while match.view(None)["phase"] == "challenge":
        match.play(match.to_act[0], "allow")
    return match
