"""The screen of a match: what happened, the table, what to do now, and the choices."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoodwink import Event, Outcome
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import drawing_of
from hoodwink.cli.table.ink import width_of, wrapped
from hoodwink.cli.table.menu import Entry
from hoodwink.cli.table.sessions.seated import Shown
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

SHARE_BESIDE_A_TALL_TABLE: Final = 5
"""The news then gets one line in so many: the rest is the table, as far as it fits."""

FEWEST_NEWS: Final = 4
UNSPOKEN: Final = ("chose",)
"""Who has chosen behind the hand shows in whom the game still waits for: no news, only history."""

GAP: Final = "   "


class Screen:
    """Draws for one person; knows the words of the table, not the rules."""

    def __init__(
        self,
        console: Console,
        company: Company,
        match: Shown,
        seconds_left: Callable[[], int | None] = lambda: None,
    ) -> None:
        self.console: Final = console
        self.company: Final = company
        self.voice: Final = company.voice
        self._match: Final = match
        self._seconds_left: Final = seconds_left
        self._drawing: Final = drawing_of(match.game, match.setting)
        self.tall: Final = self._drawing.tall
        self._learn_nicknames()

    def _learn_nicknames(self) -> None:
        view = self._match.view(self.voice.me)
        texts = getattr(self._match.setting, "texts", {})
        self.voice.nicknames.update(texts.get(self.voice.language, {}))
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
        seconds = self._seconds_left()
        if seconds is not None:
            self.say(self.voice.say("table-clock", seconds=seconds), "coin")

    def small_print(self) -> None:
        view = self._match.view(self.voice.me)
        printed = self._drawing.small_print(view, self.company)
        if printed is not None:
            self.console.print(printed, width=width_of(self.console))

    def what_now(self) -> None:
        view = self._match.view(self.voice.me)
        sentence = phase_sentence(self.voice, view, self._match.to_act)
        lines = wrapped(f"▸ {sentence}", width_of(self.console), indent="  ")
        self.console.print(self.company.coloured(lines, "now"), soft_wrap=True)

    def news(self, events: Sequence[Event]) -> None:
        """What happened, the latest last; on a small screen only as much as fits."""
        spoken = [event for event in events if event.kind not in UNSPOKEN]
        sentences = [event_sentence(self.voice, event.seen_by(self.voice.me)) for event in spoken]
        told = [self._counted(lines, len(list(same))) for lines, same in groupby(sentences)]
        left_out = self._left_out(told) if self.console.is_terminal else 0
        if left_out:
            self.say(self.voice.say("news-more", count=left_out), "calm")
        kinds = self._drawing.headlines
        headlines = [self._sentence(event) for event in events if event.kind in kinds]
        for number, lines in enumerate(told):
            if number >= left_out or lines in headlines:
                self.console.print(self.company.coloured(lines), soft_wrap=True)

    def _left_out(self, told: Sequence[str]) -> int:
        """How many of the earlier sentences the screen has no room for."""
        height = self.console.height
        rest = height // SHARE_BESIDE_A_TALL_TABLE if self.tall else height - ROOM_FOR_THE_REST
        room = max(FEWEST_NEWS, rest)
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
        return self._counted(event_sentence(self.voice, event.seen_by(self.voice.me)), 1)

    def _counted(self, sentence: str, times: int) -> str:
        """A line of the news; what is told several times in a row is told once."""
        often = f" (\N{MULTIPLICATION SIGN}{times})" if times > 1 else ""
        return wrapped(f"· {sentence}{often}", width_of(self.console), indent="  ")

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
        """Numbered choices: a list, or a line a verb if several verbs have several."""
        verbs = list(dict.fromkeys(entry.verb for entry in entries))
        several = 1 < len(verbs) < len(entries)
        if several or (len(verbs) == 1 and not self._fits_as_list(entries)):
            self._menu_by_verb(entries, verbs)
        else:
            self._menu_as_list(entries)

    def _fits_as_list(self, entries: Sequence[Entry]) -> bool:
        room = width_of(self.console) // _columns(entries) - len(GAP) - len("10 ")
        return all(cell_len(move_label(self.voice, entry.words)) <= room for entry in entries)

    def _menu_by_verb(self, entries: Sequence[Entry], verbs: Sequence[str]) -> None:
        rows = Table.grid(padding=(0, 2))
        room = width_of(self.console) - max(map(len, verbs)) - 2
        for verb in verbs:
            choices = [
                self._choice(f"{number} ", entry, short=len(entry.words) > 1)
                for number, entry in enumerate(entries, start=1)
                if entry.verb == verb
            ]
            rows.add_row(Text(verb, "calm"), _in_lines(choices, room))
        self.console.print(rows, width=width_of(self.console))

    def _menu_as_list(self, entries: Sequence[Entry]) -> None:
        height = -(-len(entries) // _columns(entries))
        rows = Table.grid(padding=(0, 3))
        choices = [self._choice(f"{n:>2} ", entry) for n, entry in enumerate(entries, start=1)]
        for top in range(height):
            rows.add_row(*choices[top::height])
        self.console.print(rows, width=width_of(self.console))

    def _choice(self, number: str, entry: Entry, short: bool = False) -> Text:
        label = Text.assemble((number, "go"), move_label(self.voice, entry.words, short))
        return label if entry.move else label.append(" …", "calm")


def _columns(entries: Sequence[Entry]) -> int:
    return 1 if len(entries) <= 4 else 2


def _in_lines(choices: Sequence[Text], room: int) -> Text:
    """As many in a line as there is room for; none is torn apart."""
    lines: list[list[Text]] = [[]]
    for choice in choices:
        if lines[-1] and cell_len(GAP.join([*map(str, lines[-1]), str(choice)])) > room:
            lines.append([])
        lines[-1].append(choice)
    return Text("\n").join(Text(GAP).join(line) for line in lines)
