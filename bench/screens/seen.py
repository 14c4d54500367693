"""From the touch to the first changed frame of the last of four screens."""

from collections.abc import Sequence

from playwright.sync_api import Browser

from bench.load.client import Seated
from bench.screens.screen import Screen


def seen_by_all(browser: Browser, url: str, seated: Seated, moves: int) -> list[float]:
    """Milliseconds for each of so many moves, or until the match is over."""
    screens = [Screen(browser, url, seated.table, key) for key in seated.keys]
    taken: list[float] = []
    for _ in range(moves * 6):
        if len(taken) >= moves or screens[0].over():
            break
        for screen in screens:
            if screen.ready():
                taken += _one_move(screen, screens)
                break
        else:
            screens[0].page.wait_for_timeout(50)
    for screen in screens:
        screen.close()
    return taken


def _one_move(mover: Screen, screens: Sequence[Screen]) -> list[float]:
    """Nothing, where some log does not tell of it: a card that goes into the bag."""
    for screen in screens:
        screen.watch()
    mover.touch()
    shown = [screen.told("shown") for screen in screens]
    return [] if None in shown else [max(shown) - float(mover.told("touched"))]
