"""What the kit cannot find out by itself: one entry a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hoodwink.kernel.game import View
from hoodwink.kernel.options import Options

Conserved = Callable[[Mapping[str, Any], int], tuple[object, object]]
"""From a dumped truth and the number of seats: what is there, and what should be."""

Agrees = Callable[[View, Mapping[str, Any]], bool]
"""Whether a view and a dumped truth can belong together, as far as the view hints at secrets."""


@dataclass(frozen=True)
class Entry:
    """What a game never loses, what its views hint at, how to play it, when its views forget.

    Without option sets the kit plays the defaults and each other value of each option alone.
    """

    conserved: Conserved
    agrees: Agrees | None = None
    option_sets: tuple[Options, ...] = ()
    forgetful: Options = field(default_factory=dict)

    def complete(self, options: Options) -> bool:
        """Whether a view then holds all that its seat knows."""
        return not any(options.get(name) == value for name, value in self.forgetful.items())


def _coins_and_characters(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """SD-002, SD-058: five coins a seat, and the six characters once each."""
    everyone = ["executioner", "king", "minister", "peasant", "sheriff", "thief"]
    dealt = truth["faces"]
    undealt = [character for character in everyone if character not in dealt]
    coins = truth["bank"] + sum(truth["purses"])
    return (coins, sorted(dealt + undealt)), (5 * seats, everyone)


def _cards_could_be(view: View, truth: Mapping[str, Any]) -> bool:
    """SD-053: every card is one of those that it could be."""
    cards = [truth["faces"][back] if truth["faces"][back:] else None for back in truth["backs"]]
    hints = [slot.get("could_be", [card]) for slot, card in zip(view["slots"], cards, strict=True)]
    return all(card in hint for card, hint in zip(cards, hints, strict=True))


ENTRIES: Mapping[str, Entry] = {
    "shahdozd": Entry(
        _coins_and_characters,
        _cards_could_be,
        (
            {},
            {"memory": False},
            {"mixing": "open"},
            {"mixing": "hidden"},
            {"mixing": "random"},
            {"broke_look": "always", "turn_cap": 9},
            {"memory": False, "mixing": "random", "broke_look": "always"},
        ),
        forgetful={"memory": False},
    ),
}
