"""The match with bots, talked through and kept: whoever leaves may go on later."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console

from hoodwink.cli.table.keyboard import Leaving
from hoodwink.cli.table.sessions import saving
from hoodwink.cli.table.sessions.session import Session
from hoodwink.cli.table.talk import Talk


class Conversation(Talk):
    """Keeps the match in a file before every choice."""

    def __init__(self, console: Console, session: Session, kept: Path, record: Path | None) -> None:
        super().__init__(console, session, record)
        self._local: Final = session
        self._kept: Final = kept

    def run(self) -> None:
        """To the end of the match, or until the person leaves."""
        try:
            super().run()
        except Leaving:
            self._write_record()
            self._leave()

    def _leave(self) -> None:
        kept = self._keep()
        told = "kept" if kept else "not-kept"
        self._screen.say(self._voice.say(told, file=str(self._kept)), "info")
        if kept:
            self._screen.say(self._voice.say("holds-the-truth"), "calm")

    def _choose(self) -> None:
        self._keep()
        super()._choose()

    def _end(self) -> None:
        with suppress(OSError):
            self._kept.unlink()
        super()._end()

    def _keep(self) -> bool:
        """Save the match; False if it cannot be written, which stops nobody from playing."""
        try:
            saving.keep(self._local, self._kept)
        except OSError:
            return False
        return True
