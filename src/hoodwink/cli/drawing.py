"""The screen of a match: what happened, the table, what to do now, and the choices."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoodwink import Event, Match, Outcome
from hoodwink.cli.company import Company
from hoodwink.cli.ink import width_of, wrapped
from hoodwink.cli.menu import Entry
from hoodwink.cli.tables import drawing_of
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import (
    event_sentence,
    move_label,
    outcome_sentences,
    phase_sentence,
    title_of,
)

ROOM_FOR_THE_REST: Final = 18
"""Lines that the table, the sentence and the choices take on most screens."""

FEWEST_NEWS: Final = 4


class Screen:
    """Draws for one person; knows the words of the table, not the rules."""

    def __init__(self, console: Console, company: Company, match: Match) -> None:
        self.console: Final = console
        self.company: Final = company
        self.voice: Final = company.voice
        self._match: Final = match
        self._drawing: Final = drawing_of(match.game)
        self._learn_nicknames()

    def _learn_nicknames(self) -> None:
        view = self._match.view(self.voice.me)
        self.voice.nicknames.update(self._drawing.nicknames(view, self.company))

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence, with the names in their colours."""
        self.console.print(
            self.company.coloured(wrapped(sentence, width_of(self.console)), style), soft_wrap=True
        )

    def title(self) -> None:
        title = Text(title_of(self.voice), "title")
        self.console.print(Rule(title, align="left", style="calm"), width=width_of(self.console))

    def table(self) -> None:
        view = self._match.view(self.voice.me)
        self.console.print(self._drawing.draw(view, self.company), width=width_of(self.console))

    def what_now(self) -> None:
        view = self._match.view(self.voice.me)
        sentence = phase_sentence(self.voice, view, self._match.to_act)
        lines = wrapped(f"▸ {sentence}", width_of(self.console), indent="  ")
        self.console.print(self.company.coloured(lines, "now"), soft_wrap=True)

    def news(self, events: Sequence[Event]) -> None:
        """What happened, the latest last; on a small screen only as much as fits."""
        told = [self._sentence(event) for event in events]
        left_out = self._left_out(told) if self.console.is_terminal else 0
        if left_out:
            self.say(self.voice.say("news-more", count=left_out), "calm")
        for lines in told[left_out:]:
            self.console.print(self.company.coloured(lines), soft_wrap=True)

    def _left_out(self, told: Sequence[str]) -> int:
        """How many of the earlier sentences the screen has no room for."""
        room = max(FEWEST_NEWS, self.console.height - ROOM_FOR_THE_REST)
        heights = [lines.count("\n") + 1 for lines in told]
        if sum(heights) <= room:
            return 0
        left_out = 0
        while left_out < len(told) - 1 and sum(heights[left_out:]) >= room:
            left_out += 1
        return left_out

    def event(self, event: Event) -> None:
        self.console.print(self.company.coloured(self._sentence(event)), soft_wrap=True)

    def _sentence(self, event: Event) -> str:
        sentence = event_sentence(self.voice, event.seen_by(self.voice.me))
        return wrapped(f"· {sentence}", width_of(self.console), indent="  ")

    def outcome(self, outcome: Outcome) -> None:
        for sentence in outcome_sentences(self.voice, outcome):
            self.say(sentence, "now")
        order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        scores = [self._score(outcome, seat) for seat in order]
        self.console.print(Text("   ").join(scores), width=width_of(self.console))

    def _score(self, outcome: Outcome, seat: Seat) -> Text:
        star = "★\N{NO-BREAK SPACE}" if seat in outcome.winners else ""
        score = f"\N{NO-BREAK SPACE}{outcome.scores[seat]}"
        return Text.assemble((star, "coin"), self.company.name(seat), score)

    def menu(self, entries: Sequence[Entry]) -> None:
        """Numbered choices: a line a verb if several verbs have several, else a list."""
        verbs = list(dict.fromkeys(entry.verb for entry in entries))
        if 1 < len(verbs) < len(entries):
            self._menu_by_verb(entries, verbs)
        else:
            self._menu_as_list(entries)

    def _menu_by_verb(self, entries: Sequence[Entry], verbs: Sequence[str]) -> None:
        rows = Table.grid(padding=(0, 2))
        for verb in verbs:
            row = Text()
            for number, entry in enumerate(entries, start=1):
                if entry.verb == verb:
                    label = move_label(self.voice, entry.words, short=len(entry.words) > 1)
                    row.append(f"{number} ", "go").append(f"{_tied(label)}   ")
            rows.add_row(Text(verb, "calm"), row)
        self.console.print(rows, width=width_of(self.console))

    def _menu_as_list(self, entries: Sequence[Entry]) -> None:
        columns = 1 if len(entries) <= 4 else 2
        height = -(-len(entries) // columns)
        rows = Table.grid(padding=(0, 3))
        for top in range(height):
            rows.add_row(
                *(self._choice(entries, number) for number in range(top, len(entries), height))
            )
        self.console.print(rows, width=width_of(self.console))

    def _choice(self, entries: Sequence[Entry], number: int) -> Text:
        entry = entries[number]
        label = Text.assemble((f"{number + 1:>2} ", "go"), move_label(self.voice, entry.words))
        return label if entry.move else label.append(" …", "calm")


def _tied(label: str) -> str:
    """A label that stays on one line with its number."""
    return label.replace(" ", "\N{NO-BREAK SPACE}")
