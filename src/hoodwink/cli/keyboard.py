"""What a person types, line by line."""

import contextlib
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from rich.console import Console
from rich.text import Text

from hoodwink.locales.voice import Voice

PROMPT: Final = "> "

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
        return input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Leaving from None


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
