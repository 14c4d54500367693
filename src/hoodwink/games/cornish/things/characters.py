"""Character cards: what they cost and bring, always and when used (CS-008)."""

from typing import Final

from hoodwink.games.cornish.things.board import Board
from hoodwink.games.cornish.things.effects import ON_TURN, ROUSE, Effect, read_effects
from hoodwink.games.cornish.things.entries import Entry, entries
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import only

PERKS: Final = ("income", "allowance", "whisper", "risk", "bribe", "bargain", "welcome")
INCOME: Final = 0
ALLOWANCE: Final = 1
WHISPER: Final = 2
RISK: Final = 3
BRIBE: Final = 4
BARGAIN: Final = 5
WELCOME: Final = 6

CONNECTED: Final = 0
ANYWHERE: Final = 1
PORTS: Final = 2
MAINLAND: Final = 3
PLACINGS: Final = ("connected", "anywhere", "ports", "mainland")

NO_WAREHOUSE: Final = -1


class Character:
    """One card. Perks add up over all cards of a player (C-7)."""

    def __init__(self, entry: Entry, decks: tuple[str, ...]) -> None:
        self.key: Final = entry.key
        self.deck: Final = decks.index(entry.word("deck", decks))
        self.cost: Final = entry.count("cost", 0, 20)
        self.reputation: Final = entry.count("reputation", 0, 20)
        self.mob: Final = entry.is_so("mob")
        self.effects: Final[tuple[Effect, ...]] = read_effects(entry, "use", ON_TURN)
        self.rouses: Final = any(word == ROUSE for word, _ in self.effects)
        self.action: Final = entry.is_so("action")
        self.always: Final = entry.phrases("always")
        self.use: Final = entry.phrases("use")
        self.pay: Final = entry.phrases("pay")
        self.pay_influence = 0
        self.pay_gold = 0
        self.perks: Final = [0] * len(PERKS)
        self.access = 0
        self.outlets: Final[list[tuple[int, int]]] = []
        self.tolls: Final[list[tuple[int, int]]] = []
        self.placing = CONNECTED
        self.warehouse = NO_WAREHOUSE
        self.sure = False


class Reader:
    """Reads what a character always does, word by word."""

    def __init__(self, board: Board, warehouses: list[str]) -> None:
        self._board: Final = board
        self._warehouses: Final = warehouses

    def read(self, entry: Entry, decks: tuple[str, ...]) -> Character:
        card = Character(entry, decks)
        for phrase in entry.phrases("always"):
            if not self._always(card, phrase.split()):
                raise entry.wrong("always", f"what a character can always do; {phrase!r} is not")
        for phrase in entry.phrases("pay"):
            if not _pay(card, phrase.split()):
                raise entry.wrong("pay", "'influence' or 'gold' with a number from 1 to 9")
        return card

    def _always(self, card: Character, words: list[str]) -> bool:
        if len(words) == 3:
            return self._somewhere(card, words[0], words[1], _number(words[2]))
        if len(words) != 2:
            return False
        word, what = words
        if word in PERKS and _number(what):
            card.perks[PERKS.index(word)] += _number(what)
        elif word == "access":
            return self._access(card, what)
        elif word == "place" and what in PLACINGS[1:]:
            card.placing = PLACINGS.index(what)  # CS-069
        elif word == "warehouse" and what in self._warehouses:
            card.warehouse = self._warehouses.index(what)
        else:
            return False
        return True

    def _access(self, card: Character, cove: str) -> bool:
        """CS-080: one cove, or all of them."""
        board = self._board
        for place, name in enumerate(board.land):
            if board.coves[place] and cove in (name, "all"):
                card.access |= only(place)
        return card.access != 0

    def _somewhere(self, card: Character, word: str, where: str, amount: int) -> bool:
        board = self._board
        if word == "outlet" and where in board.land and amount:
            card.outlets.append((board.land.index(where), amount))
        elif word == "toll" and where in board.sea and amount:
            card.tolls.append((board.sea.index(where), amount))
        else:
            return False
        return True


def _pay(card: Character, words: list[str]) -> bool:
    if len(words) != 2 or words[0] not in ("influence", "gold") or not _number(words[1]):
        return False
    if words[0] == "gold":
        card.pay_gold = _number(words[1])
    else:
        card.pay_influence = _number(words[1])
    return True


def _number(word: str) -> int:
    return int(word) if word.isdigit() and int(word) < 10 else 0


def read_characters(
    pack: Pack, board: Board, warehouses: list[str]
) -> tuple[tuple[str, ...], list[Character]]:
    """The names of the four decks (CS-007), and all their cards."""
    read = pack.entry("characters")
    decks = tuple(str(row) for row in read.rows("decks"))
    if len(set(decks)) != 4:
        raise read.wrong("decks", "four names")
    reader = Reader(board, warehouses)
    return decks, [reader.read(e, decks) for e in entries(pack, "characters", "cards", 20, 120)]
