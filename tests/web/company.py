"""Several people at one table, each with a page, and a finger that counts what it touches."""

from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Final

from playwright.sync_api import Locator, Page, expect

from hoodwink import Event, Match
from hoodwink.locales.sentences import event_sentence
from hoodwink.locales.voice import Voice
from server.kit import Serving
from web.browser import DRAWN, PATIENCE, Visitor
from web.laid import NAMES, Person, lay, people, told_so_far, truth

Visit = Callable[..., Visitor]


def drawn(words: str) -> str:
    """Whatever may be touched for these words; a thing may stand for several, parted by bars."""
    one, first, last, among = "='{}'", "^='{}|'", "$='|{}'", "*='|{}|'"
    forms = ",".join(f"[data-words{form.format(words)}]" for form in (one, first, last, among))
    return f":is({forms}):not([data-state=asleep])"


class Finger:
    """Touches what is drawn on one page, by a real click, and counts."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.touches = 0

    def on(self, thing: Locator) -> "Finger":
        thing.click()
        self.touches += 1
        return self

    def touch(self, *words: str) -> "Finger":
        """Things by their words, one after the other; each must be live by then."""
        for each in words:
            self.on(self.page.locator(drawn(each)).locator("visible=true").first)
        return self

    def pick(self, words: str) -> "Finger":
        """One of what a touched thing may stand for, in the fan that it has opened."""
        return self.on(self.page.locator(f".popover [data-words='{words}']"))

    def confirm(self) -> "Finger":
        return self.on(self.page.locator("button#confirm, #confirm button"))


class Company:
    """The pages of those who sit at a table, by seat, and the truth about it."""

    def __init__(self, serving: Serving, table: str, visitors: Mapping[int, Visitor]) -> None:
        self.serving: Final = serving
        self.table: Final = table
        self.visitors: Final = visitors
        self._told = 0
        for visitor in visitors.values():
            visitor.go(f"/t/{table}").locator(".app .board").wait_for()

    def __iter__(self) -> Iterator[Page]:
        return (visitor.page for visitor in self.visitors.values())

    def __getitem__(self, seat: int) -> Page:
        return self.visitors[seat].page

    def finger(self, seat: int) -> Finger:
        return Finger(self[seat])

    @property
    def truth(self) -> Match:
        return truth(self.serving, self.table)

    def all_hear(self, kind: str) -> None:
        """Something of this kind has happened since, and every page tells it in its own words."""
        event, game = self._next(kind), self.truth.game
        for seat, visitor in self.visitors.items():
            voice = Voice("en", game, NAMES, seat)
            said = event_sentence(voice, event.seen_by(seat))
            expect(visitor.page.locator(".log")).to_contain_text(said)

    def _next(self, kind: str) -> Event:
        ends = monotonic() + PATIENCE / 1000
        while monotonic() < ends:
            rows = told_so_far(self.serving, self.table)
            heard = [event for _, _, events in rows for event in events]
            for number, event in enumerate(heard[self._told :], self._told + 1):
                if event.kind == kind:
                    self._told = number
                    return event
            next(iter(self)).evaluate(DRAWN)
        raise AssertionError(f"nothing of this kind has happened: {kind}")


def come_as(visit: Visit, who: Person, **how: object) -> Visitor:
    """Somebody whom the server knows already."""
    visitor = visit(**how)
    kept = "".join(f"localStorage.setItem('hoodwink.{w}', '{who[w]}');" for w in who)
    visitor.context.add_init_script(kept)
    return visitor


def gather(visit: Visit, serving: Serving, match: Match, *seats: int) -> Company:
    """Everybody at a table that begins like this match, or those on these seats."""
    seated = people(serving, match.seats)
    table = lay(serving, match, seated)
    pages = seats or range(match.seats)
    return Company(serving, table, {seat: come_as(visit, seated[seat]) for seat in pages})
