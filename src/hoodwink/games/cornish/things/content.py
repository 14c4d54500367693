"""Everything a pack holds, read and checked."""

from typing import Final

from hoodwink.games.cornish.things.board import Board
from hoodwink.games.cornish.things.characters import read_characters
from hoodwink.games.cornish.things.effects import GOLD, INFLUENCE, MARCH, PAWN, REPUTATION, SAIL
from hoodwink.games.cornish.things.entries import Entry, entries
from hoodwink.games.cornish.things.fit import Fitter
from hoodwink.games.cornish.things.forms import Form, Room, read_forms
from hoodwink.games.cornish.things.market import Market
from hoodwink.games.cornish.things.secrets import MOMENTS, Secret, read_secrets
from hoodwink.kernel.packs import Pack

SURE: Final = (INFLUENCE, GOLD, REPUTATION, PAWN)
"""What a card gives whatever the state: a pawn may always go to Scilly."""


class Warehouse:
    """A warehouse card: where it is and whether it is chosen at the start (CS-009)."""

    def __init__(self, entry: Entry, board: Board, room: int) -> None:
        self.key: Final = entry.key
        self.place: Final = board.land.index(entry.word("place", board.land))
        self.start: Final = entry.is_so("start")
        self.room: Final = room


class Content:
    """The board, the goods, all cards and all numbers. Never changes."""

    def __init__(self, pack: Pack) -> None:
        self.file: Final = pack.file
        self.board: Final = Board(pack)
        self.market: Final = Market(pack)
        self.forms: Final[list[Form]] = read_forms(pack)
        self.form_keys: Final = [form.key for form in self.forms]
        self.sizes: Final = [form.size for form in self.forms]
        self.stock: Final = self._stock(pack)
        ships = entries(pack, "ships", "cards", 5, 20)
        stores = entries(pack, "warehouses", "cards", 5, 60)
        self.rooms: Final = [
            *(Room(ship.drawing("hold")) for ship in ships),
            *(Room(store.drawing("room")) for store in stores),
        ]
        self.fitter: Final = Fitter(self.rooms, self.forms)
        self.ships: Final = [ship.key for ship in ships]  # a ship's room has the ship's number
        self._check_holds(ships)
        self.warehouses: Final = [
            Warehouse(store, self.board, len(ships) + number) for number, store in enumerate(stores)
        ]
        self.store_keys: Final = [store.key for store in stores]
        self.starters: Final = _starters(pack, self.warehouses)
        self.decks, self.characters = read_characters(pack, self.board, self.store_keys)
        self.card_keys: Final = [character.key for character in self.characters]
        self.secrets: Final[list[Secret]] = read_secrets(pack)
        self.secret_keys: Final = [secret.key for secret in self.secrets]
        self.answers: Final = [
            [kind for kind, secret in enumerate(self.secrets) if secret.when == moment]
            for moment in range(len(MOMENTS))
        ]
        """The secrets for each moment."""
        self._mark_sure_cards()
        self._read_numbers(pack)

    def _mark_sure_cards(self) -> None:
        """Cards with a word that always does something need not be asked for it (C-52)."""
        sure = [*SURE]
        if all(any(not self.board.hidden[end] for end in ends) for ends in self.board.lanes):
            sure.append(SAIL)
        if all(self.board.roads[place] for place in self.board.mainland):
            sure.append(MARCH)
        for character in self.characters:
            character.sure = any(word in sure for word, _ in character.effects)
        for secret in self.secrets:
            secret.sure = any(word in sure for word, _ in secret.effects)

    def _read_numbers(self, pack: Pack) -> None:
        purses, costs = pack.entry("purses"), pack.entry("costs")
        self.start_gold = purses.count("gold", 0, 100)  # CS-026
        self.start_influence = purses.count("influence", 0, 100)
        self.honest_work = purses.count("honest_work", 0, 100)  # CS-110c
        self.sail_cost = costs.counts("sail", 2, 0, 20)
        self.move_cost = costs.counts("move", 2, 0, 20)
        self.haul_cost = costs.counts("haul", 2, 0, 20)
        self.march_cost = costs.counts("march", 2, 0, 20)
        self.discover_cost = costs.counts("discover", 2, 0, 20)
        self.reputation_cost = costs.count("reputation", 1, 20)

    def _check_holds(self, ships: list[Entry]) -> None:
        """The last shape bought ends the game (CS-137), so each ship must be able to take it."""
        sold = [number for number, lots in enumerate(zip(*self.stock, strict=True)) if any(lots)]
        for ship, entry in enumerate(ships):
            for number in sold:
                if not self.fitter.fits(ship, [number]):
                    raise entry.wrong("hold", f"a hold that can take {self.forms[number].key}")

    def _stock(self, pack: Pack) -> list[list[int]]:
        """How many of each form lie at each merchant (CS-025)."""
        keys = self.form_keys
        stock: list[list[int]] = []
        for stall in entries(pack, "merchants", "stalls", 3, 3):
            goods = stall.table("goods")
            if any(key not in keys or type(n) is not int or n < 1 for key, n in goods.items()):
                raise stall.wrong("goods", "numbers of goods named in [goods]")
            stock.append([goods.get(key, 0) for key in keys])
        return stock


def _starters(pack: Pack, warehouses: list[Warehouse]) -> list[int]:
    found = [number for number, store in enumerate(warehouses) if store.start]
    if len(found) < 5:
        raise pack.entry("warehouses").wrong("cards", "at least five with start = true")
    return found


def content_of(pack: Pack) -> Content:
    """The content of a pack; read once."""
    content: Content = pack.once("content", lambda: Content(pack))
    return content
