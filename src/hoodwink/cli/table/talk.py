"""A match talked through: the table is shown, the person answers, the others play on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from hoodwink import HoodwinkError, Move
from hoodwink.cli.table.asides import Asides
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.keyboard import Leaving, next_line
from hoodwink.cli.table.menu import beginning_with, entries, numbered, said
from hoodwink.cli.table.screen import Screen
from hoodwink.cli.table.sessions.seated import Seated
from hoodwink.locales.voice import Voice


class Talk:
    """Asks until the match is over or the person leaves. A wrong answer costs nothing."""

    def __init__(self, console: Console, session: Seated, record: Path | None) -> None:
        match = session.match
        voice = Voice(session.language, match.game, session.names, session.me)
        self._session: Final = session
        self._voice: Final = voice
        company = Company(voice, match.seats)
        self._screen: Final = Screen(console, company, match, session.seconds_left)
        self._asides: Final = Asides(session, self._screen)
        self._record: Final = record
        self._promised = False

    def run(self) -> None:
        """To the end of the match; Leaving if the person does not stay for it."""
        try:
            self._session.let_others_act(self._watch)
            while self._session.match.outcome is None:
                self._choose()
                self._session.let_others_act(self._watch)
        except KeyboardInterrupt:
            raise Leaving from None
        self._end()

    def _watch(self) -> None:
        """The others act, and the person looks on. Paper would fill up with it."""
        if self._screen.console.is_terminal:
            self._show()
            self._screen.what_now()

    def _write_record(self) -> None:
        if self._record is not None:
            self._asides.record(str(self._record))

    def _choose(self) -> None:
        self.show()
        while not self._heard():
            pass

    def _heard(self) -> bool:
        """Whether the waiting is over: the person has moved, or time has been called."""
        too_late = self._session.time_is_up
        text = "" if too_late() else next_line(too_late)
        if not too_late():
            return self._answered(text)
        self._session.call_time()
        self._asides.follow(text)  # a move comes too late, but one may still leave
        return True

    def show(self) -> None:
        """The table as the person sees it, and what may be chosen now."""
        self._show()
        self._ask()

    def _ask(self) -> None:
        self._screen.what_now()
        self._offer(self._moves())
        if self._session.may_wait:
            self._screen.say(self._voice.say("may-wait"), "calm")

    def _moves(self) -> Sequence[Move]:
        return self._session.match.moves(self._session.me)

    def _show(self) -> None:
        if self._screen.console.is_terminal:
            self._screen.console.clear()
        if not self._promised:
            self._promised = True
            self._tell_hex("commitment", self._session.match.commitment)
        self._screen.title()
        if self._screen.tall:
            self._screen.table()
            self._screen.news(self._session.news)
        else:
            self._screen.news(self._session.news)
            self._screen.table()
        for name, text in self._session.said:
            self._screen.say(self._voice.say("said", name=name, text=text), "calm")

    def _tell_hex(self, name: str, value: str) -> None:
        """What a person may write down now and check a record with later."""
        self._screen.say(self._voice.say(f"table-{name}", hex=value), "calm")

    def _offer(self, moves: Sequence[Move]) -> None:
        self._asides.offered = entries(moves)
        self._screen.menu(self._asides.offered)

    def _answered(self, text: str) -> bool:
        """Whether the answer was a move, which then has been made."""
        if not text and self._session.may_wait:
            self._session.wait()
            return True
        if not text:
            self._offer(self._moves())
            self._screen.say(self._voice.say("choose"), "calm")
            return False
        number = numbered(text)
        if number is not None:
            return self._answered_by_number(number)
        fitting = said(self._moves(), text)
        if fitting:
            return self._narrowed(fitting)
        if self._asides.follow(text):
            self._ask()
        else:
            self._asides.why(text)  # a move that may not be made is a question about it
        return False

    def _answered_by_number(self, number: int) -> bool:
        offered = self._asides.offered
        if not 1 <= number <= len(offered):
            told = self._voice.say("no-such-number", number=number, most=len(offered))
            self._screen.say(told, "danger")
            return False
        entry = offered[number - 1]
        return self._narrowed(
            [entry.move] if entry.move else beginning_with(self._moves(), entry.words)
        )

    def _narrowed(self, moves: Sequence[Move]) -> bool:
        """The only move left is made; among several the person chooses on."""
        if len(moves) > 1:
            self._offer(moves)
            return False
        try:
            self._session.play(moves[0])
        except HoodwinkError as error:  # a served table may have reasons of its own
            self._screen.say(str(error), "danger")
            return False
        return True

    def _end(self) -> None:
        outcome = self._session.match.outcome
        assert outcome
        self._show()
        self._screen.outcome(outcome)
        self._tell_hex("digest", self._session.match.digest)
        self._write_record()
        self._screen.say(self._voice.say("after-the-end"), "calm")
        try:
            while text := next_line():
                if not self._asides.follow(text):
                    self._screen.say(self._voice.say("after-the-end"), "calm")
        except Leaving:
            return
