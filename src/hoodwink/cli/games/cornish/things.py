"""The things of Cornish Smuggler, board, forms and cards, as the match has them."""

from typing import Final

from hoodwink.games.cornish.setting import Setting


class Things:
    """The setting of a match, where things are found by their names."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.board: Final = setting.board
        self.characters: Final = {card.key: card for card in setting.characters}
        self._stores: Final = {card.key: card for card in setting.warehouses}
        self._numbers: Final = {form.key: number for number, form in enumerate(setting.forms)}

    def place_of(self, store: str) -> str:
        """Where a warehouse is."""
        return self.board.land[self._stores[store].place]

    def room_of(self, store: str) -> int:
        """The number of a warehouse among all rooms; a ship's is its own."""
        return self._stores[store].room

    def number_of(self, form: str) -> int:
        """The number of a kind of goods."""
        return self._numbers[form]

    def size_of(self, form: str) -> int:
        """How many squares it has."""
        return self.setting.sizes[self._numbers[form]]
