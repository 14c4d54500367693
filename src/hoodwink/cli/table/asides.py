"""What a person may say besides a move: ask why, read the rules, keep a record, leave."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from hoodwink import HoodwinkError, UnknownMove
from hoodwink.cli.table.keyboard import Leaving
from hoodwink.cli.table.menu import Entry, numbered, said
from hoodwink.cli.table.pages import read_out, rules_text
from hoodwink.cli.table.screen import Screen
from hoodwink.cli.table.sessions import saving
from hoodwink.cli.table.sessions.seated import Seated
from hoodwink.locales import DEFAULT
from hoodwink.locales.sentences import refusal_sentence
from hoodwink.locales.voice import Voice


class Asides:
    """Each is heard by its English name and by the one that the language gives it."""

    def __init__(self, session: Seated, screen: Screen) -> None:
        self._session: Final = session
        self._screen: Final = screen
        self._voice: Final = screen.voice
        self.offered: list[Entry] = []
        """The choices on the screen, so that `why 3` can ask about the third."""
        named: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "table": self.table,
            "record": self.record,
            "quit": self.quit,
        }
        if session.chat is not None:
            named["chat"] = self.chat
        self._named: Final = tuple(named)
        self._heard: Final[Mapping[str, Callable[[str], None]]] = {
            voice.say(f"command-{name}"): command
            for voice in (screen.voice, Voice(DEFAULT))
            for name, command in named.items()
        } | {"?": self.help}

    def follow(self, text: str) -> bool:
        """Do what is said, if it is a command."""
        word, _, rest = text.partition(" ")
        command = self._heard.get(word.lower())
        if command is None:
            return False
        command(rest.strip())
        return True

    def help(self, rest: str) -> None:
        for name in ("moves", *(name for name in self._named if name != "help")):
            self._screen.say(self._voice.say(f"help-{name}"))
        about_the_game = self._voice.find("help-game", {})
        if about_the_game is not None:
            self._screen.say(about_the_game, "calm")

    def why(self, asked: str) -> None:
        """Why a move may not be made now: the rule, and a sentence."""
        move = self._by_number(asked)
        if not move:
            self._screen.say(self._voice.say("help-why"))
            return
        try:
            refusal = self._session.match.refusal(self._session.me, move)
        except UnknownMove as unknown:
            self.unknown(unknown)
            return
        if refusal is None:
            self._screen.say(self._voice.say("why-not-refused", move=move), "go")
            return
        sentence = refusal_sentence(self._voice, refusal)
        told = self._voice.say("why-refused", move=move, rule=refusal.rule, sentence=sentence)
        self._screen.say(told, "danger")

    def _by_number(self, asked: str) -> str:
        number = numbered(asked)
        if number is None or not 1 <= number <= len(self.offered):
            return asked
        words = self.offered[number - 1].words
        return said(self._session.match.moves(self._session.me), " ".join(words))[0].text

    def unknown(self, unknown: UnknownMove) -> None:
        verbs = sorted({move.verb for move in self._session.match.moves(self._session.me)})
        listed = ", ".join(verbs) or None
        self._screen.say(self._voice.say("unknown-move", move=unknown.text, verbs=listed), "danger")

    def rules(self, rule: str) -> None:
        try:
            text = rules_text(self._voice, self._session.match.game, rule)
        except HoodwinkError as error:
            self._screen.say(str(error), "danger")
            return
        read_out(self._screen.console, text)

    def log(self, rest: str) -> None:
        for event in self._session.heard.events:
            self._screen.event(event)

    def table(self, rest: str) -> None:
        """Once more, and closer: with what the cards say."""
        self._screen.table()
        self._screen.small_print()

    def record(self, file: str) -> None:
        """Write the match down, once it is over: while it lasts a record would tell every card."""
        if not file:
            self._screen.say(self._voice.say("help-record"))
            return
        if self._session.match.outcome is None:
            self._screen.say(self._voice.say("too-early-to-record"), "danger")
            return
        try:
            saving.write(self._session.record(), Path(file).expanduser())
        except OSError as error:
            reason = error.strerror or str(error)
            told = self._voice.say("not-recorded", file=file, reason=reason)
            self._screen.say(told, "danger")
            return
        self._screen.say(self._voice.say("recorded", file=file), "go")

    def chat(self, text: str) -> None:
        """Free talk, which is never a move."""
        assert self._session.chat is not None
        if not text:
            self._screen.say(self._voice.say("help-chat"))
            return
        try:
            self._session.chat(text)
        except HoodwinkError as error:
            self._screen.say(str(error), "danger")

    def quit(self, rest: str) -> None:
        raise Leaving
