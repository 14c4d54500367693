"""What a person types, line by line."""

import contextlib
import importlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from rich.console import Console
from rich.text import Text

from hoodwink.locales.voice import Voice

PROMPT: Final = "> "
HEARTBEAT: Final = 0.2
"""Seconds after which a Ctrl-C that fell between the prompt and the waiting is noticed."""

T = TypeVar("T")


class Leaving(Exception):
    """The person is going: end of input, or Ctrl-C."""


def enable_editing() -> None:
    """Arrow keys and history, where the system has them: importing readline is enough."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


def next_line() -> str:
    """What was typed, without the spaces around it."""
    try:
        with _heartbeat():
            return input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Leaving from None


@contextlib.contextmanager
def _heartbeat() -> Iterator[None]:
    """Interrupts the waiting now and then, since only then readline looks for a Ctrl-C.

    One pressed between the prompt and the waiting would else be heard with the next key only.
    """
    if not (sys.stdin.isatty() and hasattr(signal, "setitimer")):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def pick(console: Console, voice: Voice, question: str, labels: Sequence[str], usual: int) -> int:
    """One of several, by number; Enter takes the usual one."""
    console.print(Text(f"\n{question}", "now"))
    for number, label in enumerate(labels):
        usual_here = number == usual
        console.print(
            Text.assemble(
                (" ▸ " if usual_here else "   ", "go"),
                (str(number + 1), "info"),
                "  ",
                (label, "title" if usual_here else ""),
            )
        )
    numbers = {str(number + 1): number for number in range(len(labels))}
    return ask(console, voice, str(usual + 1), numbers.__getitem__)


def ask(console: Console, voice: Voice, usual: str, read: Callable[[str], T]) -> T:
    """What `read` makes of the answer; it raises LookupError or ValueError for a wrong one."""
    while True:
        answer = next_line() or usual
        try:
            return read(answer)
        except (LookupError, ValueError):
            console.print(Text(voice.say("ask-again", answer=answer, usual=usual), "danger"))
