"""Sentences of known words that no table can ever allow, each with its reason.

There are far too many to build beforehand, so they are understood when somebody says one.
"""

from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import (
    Bribe,
    Carry,
    Discover,
    Haul,
    Hire,
    Land,
    March,
    Sail,
    Sell,
    Walk,
)
from hoodwink.games.cornish.moves.cards import Recall, Target
from hoodwink.games.cornish.moves.choices import PAYMENTS, Act
from hoodwink.games.cornish.moves.sayings import SAYINGS
from hoodwink.games.cornish.moves.setup import CHANCE
from hoodwink.games.cornish.refusals import by_act as by_act
from hoodwink.games.cornish.things.content import Content
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move, Never, Phrasebook, is_number

NO_ROADS: Final[dict[Act, Refusal]] = {
    Sail: no.NO_LANE,
    Walk: no.NO_ROAD,
    Carry: no.NO_ROAD_TO_CARRY,
    Haul: no.NO_ROAD_TO_HAUL,
    March: no.NO_ROAD_TO_MARCH,
}
PRICES: Final[dict[Act, Refusal]] = {
    Sell: no.ROW_PRICE,
    Hire: no.HIRE_PRICE,
    Discover: no.SECRET_PRICE,
}


class Nevers:
    """Understands what the phrasebook does not hold, if its words are known."""

    def __init__(self, content: Content, phrases: Phrasebook) -> None:
        board = content.board
        self._phrases: Final = phrases
        self._decks: Final = content.decks
        self._forms: Final = frozenset(content.form_keys)
        self._sizes: Final = dict(zip(board.land, board.sizes, strict=True))
        self._apart: Final = "" if board.roads[board.apart] else board.land[board.apart]
        self._known: Final = {
            *(word for pattern, _, _ in SAYINGS for word in pattern.split()),
            *(*board.land, *board.sea, *self._forms, *content.ships, *content.decks, *ROWS),
            *content.card_keys,
            *content.secret_keys,
            *content.store_keys,
            *("influence", "gold", "reputation"),
        }

    def understand(self, text: str) -> Move | None:
        """A sentence that is not in the phrasebook as it stands; None if it is none."""
        straight = self._straight(text)
        return self._phrases.find(straight) or self._read(straight)

    def _straight(self, text: str) -> str:
        """Two decks may be named in any order."""
        words = text.split()
        if words[:1] != ["draw"] or not words[1:3] or {*words[1:3]} - {*self._decks}:
            return text
        return " ".join(["draw", *sorted(words[1:3], key=self._decks.index), *words[3:]])

    def _read(self, text: str) -> Never | None:
        """The sentence with its reason; None if it is no sentence of this game."""
        said = _unpriced(text)
        words = said.split()
        if not all(word in self._known or is_number(word) for word in words):
            return None
        for pattern, act, _ in SAYINGS:
            slots = _slots(pattern.split(), words)
            if slots is not None:
                return Never(text, self._reason(act, said, slots))
        return None

    def _reason(self, act: Act, said: str, slots: list[str]) -> Refusal:
        if act in CHANCE:
            return by_act.CHANCE_DECIDES[act]
        if any(self._phrases.find(said + price) for price in PAYMENTS):
            return PRICES.get(act) or by_act.NOT_SO_PAID[act]
        if act in NO_ROADS:
            return self._no_step(act, slots)
        if act is Sell and self._sizes.get(slots[1]) == 0:
            return no.VILLAGE
        if slots and is_number(slots[-1]):
            return self._no_number(act, slots)
        return by_act.NO_SUCH_THING[act]

    def _no_step(self, act: Act, slots: list[str]) -> Refusal:
        """Roads and lanes join neighbours; none leads to Scilly on land."""
        if act in (Carry, Haul) and slots[0] not in self._forms:
            return by_act.NO_SUCH_THING[act]
        start, end = slots[1 if act in (Carry, Haul) else 0], slots[-1]
        if act is March and self._phrases.find(f"march {start} to {end}"):
            return by_act.NO_OFFICER[act]
        on_land = start in self._sizes and end in self._sizes and start != end
        if act is not Sail and on_land and self._apart in (start, end):
            return no.SCILLY_APART
        return NO_ROADS[act]

    def _no_number(self, act: Act, slots: list[str]) -> Refusal:
        """More than can be hidden, or a seat that no table has."""
        if act is Land and int(slots[0][:9]) > 0:
            return no.TOO_MUCH_HIDING
        if act is Target:
            return no.NOT_A_PLAYER
        named = len(slots) == 2 and slots[0] in self._sizes
        if named and act in (Bribe, Recall):
            return by_act.NO_OFFICER[act]
        return by_act.NO_SUCH_THING[act]


def _unpriced(text: str) -> str:
    """The sentence without what is paid for it."""
    for price in PAYMENTS[1:]:
        if text.endswith(price):
            return text[: -len(price)]
    return text


def _slots(pattern: list[str], words: list[str]) -> list[str] | None:
    """The words in the places of the stars; None if the rest is said otherwise."""
    if len(pattern) != len(words):
        return None
    pairs = list(zip(pattern, words, strict=True))
    if any(part not in ("*", word) for part, word in pairs):
        return None
    return [word for part, word in pairs if part == "*"]
