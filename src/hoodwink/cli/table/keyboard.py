"""What a person types, line by line."""

import contextlib
import importlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
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


class _TooLate(Exception):
    """Nobody waits for the answer any longer."""


def _never() -> bool:
    return False


def enable_editing() -> None:
    """Arrow keys and history, where the system has them: importing readline is enough."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


def next_line(too_late: Callable[[], bool] = _never) -> str:
    """What was typed, without the spaces around it; nothing once it is too late.

    A terminal is asked now and then whether it is. Anything else that lines come from, and a
    system without timers, is waited for.
    """
    try:
        with _heartbeat(too_late):
            return input(PROMPT).strip()
    except _TooLate:
        print()
        return ""
    except (EOFError, KeyboardInterrupt):
        print()
        raise Leaving from None


@contextlib.contextmanager
def _heartbeat(too_late: Callable[[], bool]) -> Iterator[None]:
    """Interrupts the waiting now and then, since only then readline looks for a Ctrl-C.

    One pressed between the prompt and the waiting would else be heard with the next key only.
    It is also the moment to see whether it is too late for an answer.
    """
    if not (sys.stdin.isatty() and hasattr(signal, "setitimer")):
        yield
        return
    beat, interrupt = _breaking_off(too_late)
    with _handled(signal.SIGALRM, beat), _handled(signal.SIGINT, interrupt):
        signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


Handler = Callable[[int, FrameType | None], None]


def _breaking_off(too_late: Callable[[], bool]) -> tuple[Handler, Handler]:
    """For each beat and for Ctrl-C; whichever comes first breaks the waiting off, and only once.

    The other must then do nothing at all, and be a plain function: Python runs it while the
    exception of the first is on its way, and any call made then would fail. A beat that falls
    into the one before does nothing either: looking whether it is too late may take long, for
    instance while a served table is away, and two at it would get in each other's way.
    """
    over = looking = False

    def beat(_signal: int, _frame: FrameType | None) -> None:
        nonlocal over, looking
        if over or looking:
            return
        looking = True
        over = too_late()
        looking = False
        if over:
            raise _TooLate

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        nonlocal over
        if not over:
            over = True
            raise KeyboardInterrupt

    return beat, interrupt


@contextlib.contextmanager
def _handled(number: signal.Signals, handler: Handler) -> Iterator[None]:
    """The signal goes to the handler, and afterwards where it went before; not if ignored here."""
    before = signal.getsignal(number)
    if before in (signal.SIG_IGN, None):
        yield
        return
    signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


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
