"""Every page and every phase of every game, as scenes that a browser can be led to.

A scene is named by its part (`pages`, or a game and how many sit there, `cornish-4`) and by what is
seen; it is a real table of a real server, laid where a match of bots once stood.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime

from hoodwink.bots import bot_names
from hoodwink.games import BOXES
from server.kit import Serving
from web.browser import Visitor
from web.laid import lay, people
from web.moments import OPTIONS
from web.playing import CONFIRM, HINT, LIVE, seated_as
from web.widths.standings import Standing, standings

Act = Callable[[Page], bool]
"""Something that opens or changes what is seen; whether there was anything to do."""
NAMES: Final = (
    "Ann",
    "Wilhelmina Charlotte",
    "Jean-Baptiste",
    "Maximilian Hohenberg",
    "Bo",
    "Anne-Sophie de la Tour",
)
"""Some names are long."""
PARTS: Final = ("pages", *(f"{game}-{n}" for game in OPTIONS for n in BOXES[game].seats))
QUICK: Final = 4_000


class Scene(NamedTuple):
    part: str
    name: str
    come: Callable[[Visitor, Serving], Page]
    acts: dict[str, Act]

    def __str__(self) -> str:
        return f"{self.part} {self.name}"


def scenes(part: str) -> list[Scene]:
    """All of one part, in the order of the match."""
    return list(_pages() if part == "pages" else _phases(*part.split("-")))


def _pages() -> Iterator[Scene]:
    yield Scene("pages", "home", _home, {})
    for game in OPTIONS:
        made = partial(_to, path=f"/new/{game}", until=".opts .opt")
        yield Scene("pages", f"new {game}", made, {"begins": _settings})
        yield Scene("pages", f"lobby {game}", partial(_lobby, game=game), {})
        read = partial(_to, path=f"/rules/{game}", until=".rulestext p")
        yield Scene("pages", f"rules {game}", read, {})
    yield Scene("pages", "device", partial(_to, path="/device", until=".device .btn"), {})
    yield Scene("pages", "no table", partial(_to, path="/t/nothing", until="h1"), {})


def _phases(game: str, seats: str) -> Iterator[Scene]:
    found = standings(game, int(seats))
    fullest = max(found, key=lambda phase: found[phase].choices)
    for phase, standing in found.items():
        acts: dict[str, Act] = (
            {} if phase == "over" else {"touched": _touched, "composed": _composed}
        )
        if phase == fullest:
            acts |= {"chat": _chat, "menu": _menu, "rules": _rules}
        yield Scene(f"{game}-{seats}", phase, partial(_table, standing=standing), acts)


def _to(visitor: Visitor, serving: Serving, path: str, until: str) -> Page:
    _known(visitor, serving)
    page = visitor.go(path)
    page.locator(until).last.wait_for()
    return page


def _known(visitor: Visitor, serving: Serving) -> None:
    """Somebody whom the server knows already."""
    seated_as(visitor.go("/"), serving.person("Wilhelmina Charlotte"))


def _home(visitor: Visitor, serving: Serving) -> Page:
    """With tables of mine, those that go on and one that is over, and with tables of others."""
    who = people(serving, 4, NAMES)
    for game in OPTIONS:
        found = standings(game, 4)
        lay(serving, next(iter(found.values())).match, who)
        lay(serving, found["over"].match, who)
        serving.table(serving.person("Maximilian Hohenberg"), game, 4, open=True)
    seated_as(visitor.go("/"), who[0]["key"], who[0]["person"])
    page = visitor.go("/")
    page.locator(".poster").last.wait_for()
    page.locator(".goon .tables li").last.wait_for()
    return page


def _lobby(visitor: Visitor, serving: Serving, game: str) -> Page:
    """Of as many as can play, a bot of every kind among them."""
    key, seats = serving.person("Wilhelmina Charlotte"), max(BOXES[game].seats)
    bots = {str(seat): bot for seat, bot in zip(range(1, seats - 1), bot_names(game), strict=False)}
    table = serving.table(key, game, seats, bots=bots)
    serving.act(table, "sit", key, seat=0)
    seated_as(visitor.go("/"), key)
    page = visitor.go(f"/t/{table}")
    page.locator(".chairs li").last.wait_for()
    return page


def _table(visitor: Visitor, serving: Serving, standing: Standing) -> Page:
    who = people(serving, standing.match.seats, NAMES)
    mine = who[standing.seat]
    seated_as(visitor.go("/"), mine["key"], mine["person"])
    page = visitor.go(f"/t/{lay(serving, standing.match, who)}")
    over = standing.match.outcome is not None
    page.locator(".count .bars li" if over else ".app .say").first.wait_for()
    page.locator(".board").wait_for()
    return page


def _settings(page: Page) -> bool:
    """More seats, as long as there may be more."""
    for _ in range(4):
        if page.locator(".addb").count() == 0:
            break
        page.locator(".addb").click()
    return True


def _touched(page: Page) -> bool:
    """The first thing that is live, by a real pointer."""
    live = page.locator(f"{LIVE}:visible")
    if live.count() == 0:
        return False
    live.first.click(timeout=QUICK)
    page.wait_for_timeout(200)
    return True


def _composed(page: Page) -> bool:
    """What a hint lays before me, by a real pointer."""
    closed(page)
    hint = page.locator(f"{HINT}:visible")
    if hint.count() == 0:
        return False
    hint.click(timeout=QUICK)
    try:
        page.locator(CONFIRM).wait_for(timeout=QUICK)
    except NotInTime:
        return page.locator(".strip, .reads").count() > 0
    return True


def _chat(page: Page) -> bool:
    _afresh(page)
    page.keyboard.press("Alt+t")
    page.locator(".talk:visible").wait_for(timeout=QUICK)
    return True


def _menu(page: Page) -> bool:
    _afresh(page)
    page.locator(".head [data-opens=menu]").click(timeout=QUICK)
    page.locator(".menu").wait_for(timeout=QUICK)
    return True


def _rules(page: Page) -> bool:
    _afresh(page)
    page.keyboard.press("Alt+r")
    page.locator(".drawer p").first.wait_for(timeout=QUICK)
    return True


def _afresh(page: Page) -> None:
    closed(page)
    page.reload()
    page.locator(".app .say").wait_for()


def closed(page: Page) -> None:
    """Whatever was begun or opened; what a resting pointer would lift does not move."""
    page.mouse.move(1, 1)
    for _ in range(4):
        page.keyboard.press("Escape")
