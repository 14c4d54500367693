"""What stays the same during a match: the map, the cards, the numbers, the options."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood.moves import Hide
from hoodwink.games.sherwood.moves.repertoire import Repertoire
from hoodwink.games.sherwood.things.board import read_board
from hoodwink.games.sherwood.things.cards import read_cards, read_equipment
from hoodwink.games.sherwood.things.numbers import COMPANION_GLORY as COMPANION_GLORY
from hoodwink.games.sherwood.things.numbers import EQUIPMENT_PRICE as EQUIPMENT_PRICE
from hoodwink.games.sherwood.things.numbers import HAND_LIMIT as HAND_LIMIT
from hoodwink.games.sherwood.things.numbers import MOST_SACKS as MOST_SACKS
from hoodwink.games.sherwood.things.numbers import RECRUIT_PRICE as RECRUIT_PRICE
from hoodwink.games.sherwood.things.numbers import ROUNDS as ROUNDS
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.packs.layouts import read_layout
from hoodwink.kernel.seats import has, mask_of

SEATS: Final = range(3, 7)

OPTIONS: Final = (
    Option("advanced", False, "SF-090"),
    Option("memory", True, "SF-038"),
    Option("mine", "limited", "B-16", choices=("limited", "unlimited")),
    Option("messengers", "each", "B-8", choices=("each", "one")),
    Option("talks", 3, "B-49", low=0, high=20),
    Option("suggestions", 2, "B-49", low=0, high=20),
)


class Content:
    """A pack, read and checked, with every move that it allows."""

    def __init__(self, pack: Pack) -> None:
        self.board: Final = read_board(pack)
        self.cards: Final = read_cards(pack, self.board)
        self.gear: Final = read_equipment(pack)
        stock = pack.entry("stock")
        self.sacks: Final = stock.count("sacks", 12, 200)
        self.raiders_each: Final = stock.count("raiders_each", 1, 20)
        self.raiders_in_camp: Final = stock.count("raiders_in_camp", 1, self.raiders_each)
        self.sacks_in_camp: Final = stock.count("sacks_in_camp", 0, self.sacks // 6)
        self.markers_each: Final = stock.count("markers_each", 0, 6)
        self.letters: Final = _letters(pack)
        self.rows: Final = _rows(pack)
        self.moves: Final = Repertoire(
            self.board, self.cards, self.gear, self.raiders_each, self.sacks
        )
        self.basic_backs: Final = (self._backed(0, False), self._backed(1, False))  # SF-015
        self.advanced_backs: Final = (self._backed(0, True), self._backed(1, True))  # SF-090
        self.richest: Final = (self._richest(0), self._richest(1))  # B-52
        self._hides: Final[dict[int, tuple[Hide, ...]]] = {}

    def _backed(self, back: int, sheriffs: bool) -> int:
        """The cards with this back, as a mask."""
        return mask_of(
            number
            for number, card in enumerate(self.cards)
            if card.back == back and (sheriffs or not card.sheriff)
        )

    def _richest(self, back: int) -> tuple[int, int]:
        """The most sacks, and the most companions, that a convoy with this back holds."""
        backed = [card for card in self.cards if card.back == back]
        return max(card.sacks for card in backed), max(card.companions for card in backed)

    def hides(self, occupied: int) -> tuple[Hide, ...]:
        """The moves into every free hideout."""
        listed = self._hides.get(occupied)
        if listed is None:
            listed = tuple(h for h in self.moves.hides if not has(occupied, h.hideout))
            self._hides[occupied] = listed
        return listed


def _letters(pack: Pack) -> tuple[str, ...]:
    entry = pack.entry("markers")
    letters = entry.rows("letters")
    single = all(isinstance(letter, str) and len(letter) == 1 for letter in letters)
    if len(letters) != 6 or not single or len(set(letters)) != 6:
        raise entry.wrong("letters", "six different letters")
    return tuple(letters)


def _rows(pack: Pack) -> Sequence[int]:
    """The length of the row for 3, 4, 5 and 6 players: six rows use up the cards exactly."""
    entry = pack.entry("rows")
    rows = entry.counts("row", 4, 2, 6)
    used = entry.counts("cards_of_each_back", 4, 6, 18)
    if any(row * ROUNDS != 2 * cards for row, cards in zip(rows, used, strict=True)):
        raise entry.wrong("row", "a sixth of the cards of both backs")  # SF-021
    return rows


def content_of(pack: Pack) -> Content:
    """Read once: a match should not pay for that again."""
    content: Content = pack.once("content", lambda: Content(pack))
    return content


class Setting:
    """The content with the options of a match. Whatever here is not in the pack follows from it."""

    def __init__(self, options: Options, pack: Pack) -> None:
        content = content_of(pack)
        self.options: Final = dict(options)
        self.texts: Final = pack.texts
        self.content: Final = content
        self.board: Final = content.board
        self.cards: Final = content.cards
        self.gear: Final = content.gear
        self.layout: Final = read_layout(pack, content.board.places())
        self.moves: Final = content.moves
        self.phrases: Final = content.moves.phrases
        self.advanced: Final = options["advanced"] is True
        self.memory: Final = options["memory"] is True
        self.unlimited_mine: Final = options["mine"] == "unlimited"  # B-16
        self.one_messenger: Final = options["messengers"] == "one"  # B-8
        self.talks: Final = int(options["talks"])
        self.suggestions: Final = int(options["suggestions"])
        self.of_back: Final = content.advanced_backs if self.advanced else content.basic_backs
        self.equipment: Final = (
            content.gear.copies if self.advanced else (*content.gear.copies[:-3], 0, 0, 0)
        )  # SF-016, SF-091

    def row_of(self, seats: int) -> int:
        return self.content.rows[seats - 3]

    def cards_with(self, back: int) -> list[int]:
        """The cards with this back that may come up."""
        return [number for number in range(len(self.cards)) if has(self.of_back[back], number)]
