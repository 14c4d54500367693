"""What a player was stuck on: the last touches, what is composed, and what the page says."""

from collections import deque
from typing import Any, Final

from web.browser import Visitor

TOUCHES: Final = 24
SHOWN: Final = """
    () => {
      const text = (sign) => [...document.querySelectorAll(sign)]
        .filter((each) => each.checkVisibility()).map((each) => each.textContent.trim());
      const data = (sign, name) =>
        [...document.querySelectorAll(sign)].map((each) => each.dataset[name]);
      return {
        address: location.pathname,
        phase: document.querySelector('.app')?.dataset.phase,
        sentence: text('.say [role=status]'),
        composed: data('[data-composed]', 'composed'),
        refused: data('[data-refused]', 'refused'),
        begun: text('.chip.begun'),
        said: text('.popover'),
        buttons: text('.strip .btn, .say .btn'),
        live: data('[data-state=live]', 'words'),
        alerts: text('[role=alert]'),
      };
    }
"""


class Stuck:
    """Notes what is touched, for when it leads nowhere."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor: Final = visitor
        self._touches: Final[deque[str]] = deque(maxlen=TOUCHES)
        self._count = 0
        self.covered: set[str] = set()
        """What lies under something, and could not be pressed."""

    def touched(self, what: str) -> None:
        self._count += 1
        self._touches.append(what)

    def at(self, why: str) -> AssertionError:
        shown: dict[str, Any] = {
            **self._visitor.page.evaluate(SHOWN),
            "unanswered": sorted(self._visitor.unanswered),
            "covered": sorted(self.covered),
            "touches": self._count,
            "last touches": list(self._touches),
            "complaints": self._visitor.complaints,
        }
        lines = [f"  {name}: {value}" for name, value in shown.items()]
        return AssertionError("\n".join([f"{why}; the page is stuck here:", *lines]))
