"""Every move that can be said with a pack, built once and laid out for quick listing."""

from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import (
    FREE,
    GOLD,
    INFLUENCE,
    REPUTATION,
    Choice,
    Choices,
    by_purse,
)
from hoodwink.games.cornish.moves.never import Nevers
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import NO_SEAT, officer
from hoodwink.games.cornish.things.content import Content
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.kernel.errors import UnknownMove
from hoodwink.kernel.moves import Move, Phrasebook

BRIBERS: Final = (0, 1, 2, 3, 4, NO_SEAT)
SALES: Final = ((0, FREE), (1, INFLUENCE), (1, REPUTATION), (2, INFLUENCE), (2, REPUTATION))


class Vocabulary:
    """Tables of moves by what they are about. A purse index says how they can be paid."""

    def __init__(self, content: Content) -> None:
        self._content: Final = content
        self._all: Final[list[Choice]] = list(say.EVERYWHERE)
        land, sea = len(content.board.land), len(content.board.sea)
        forms, cards = range(len(content.forms)), range(len(content.characters))
        self.sails: Final = [self._sails(at, False) for at in range(sea)]
        self.slips: Final = [self._slips(at) for at in range(sea)]
        self.walks: Final = [self._walks(at) for at in range(land)]
        self.carries: Final = [[self._carries(form, at) for at in range(land)] for form in forms]
        self.hauls: Final = [[self._hauls(form, at) for at in range(land)] for form in forms]
        self.marches: Final = self._marches()
        self.marching: Final = {
            (choice.what, choice.end): choice
            for ways in self.marches.values()
            for choice in ways[say.FOR_NOTHING]
        }
        self.bribes: Final = {
            officer(at, who): self._new(
                f"bribe {self._officer(at, who)}", say.BRIBE, officer(at, who)
            )
            for at in range(land)
            for who in BRIBERS
        }
        self.recalls: Final = {
            number: self._new(choice.text.replace("bribe", "recall"), say.RECALL, number)
            for number, choice in self.bribes.items()
        }
        self.sales: Final = [[self._sales(form, at) for at in range(land)] for form in forms]
        self.buys: Final = [self._about_form("buy", say.BUY, form) for form in forms]
        self.releases: Final = [self._about_form("release", say.RELEASE, form) for form in forms]
        self.hires: Final = [self._hires(card) for card in cards]
        self.uses: Final = [self._about_card("use", say.USE, card) for card in cards]
        self.rouses: Final = [self._about_card("rouse", say.ROUSE, card) for card in cards]
        self.keeps: Final = [self._about_card("keep", say.KEEP, card) for card in cards]
        self.deals: Final = [self._about_card("deal", say.DEAL, card) for card in cards]
        self.reveals: Final = [self._about_card("reveal", say.REVEAL, card) for card in cards]
        self.raids: Final = [[self._raid(form, card) for card in cards] for form in forms]
        self._build_places()
        self._build_cards()
        self.phrases: Final = Phrasebook(self._all)
        self._nevers: Final = Nevers(content, self.phrases)

    def read(self, text: str) -> Move:
        """The choice that is said so, be it one that nobody can ever make."""
        try:
            return self.phrases.read(text)
        except UnknownMove:
            other = self._nevers.understand(text)
            if other is None:
                raise
            return other

    def _build_places(self) -> None:
        board = self._content.board
        land, sea = enumerate(board.land), enumerate(board.sea)
        self.pawns = [self._new(f"place pawn {name}", say.PLACE_PAWN, end=at) for at, name in land]
        self.anchors = [self._new(f"place ship {name}", say.PLACE_SHIP, end=at) for at, name in sea]
        self.posts = [
            self._new(f"place officer {name}", say.PLACE_OFFICER, end=at)
            for at, name in enumerate(board.land)
        ]
        self.removes = [
            self._new(f"remove pawn {name}", say.REMOVE, start=at)
            for at, name in enumerate(board.land)
        ]

    def _build_cards(self) -> None:
        content = self._content
        forms, stores = range(len(content.forms)), range(len(content.warehouses))
        self.ships = [
            self._new(f"take ship {key}", say.TAKE_SHIP, n) for n, key in enumerate(content.ships)
        ]
        self.starters = [
            self._new(f"take warehouse {store.key}", say.TAKE_WAREHOUSE, n)
            for n, store in enumerate(content.warehouses)
        ]
        self.draws = [
            self._new(f"draw {content.decks[one]} {content.decks[other]}", say.DRAW, one, end=other)
            for one in range(4)
            for other in range(one, 4)
        ]
        keys = [secret.key for secret in content.secrets]
        self.plays = [self._new(f"play {key}", say.PLAY, n) for n, key in enumerate(keys)]
        self.secrets = [
            self._new(f"deal secret {key}", say.SECRET, n) for n, key in enumerate(keys)
        ]
        self.spills = [self._new(f"spill {key}", say.SPILL, n) for n, key in enumerate(keys)]
        self.unloads = [self._unload(form) for form in forms]
        self.hides = [[self._hide(form, store) for store in stores] for form in forms]
        self.stores = [[self._keeping(form, store, True) for store in stores] for form in forms]
        self.fetches = [[self._keeping(form, store, False) for store in stores] for form in forms]

    def _new(
        self,
        text: str,
        act: int,
        what: int = 0,
        start: int = 0,
        end: int = 0,
        pay: int = FREE,
        quiet: bool = False,
    ) -> Choice:
        choice = Choice(text, act, what, start, end, pay, quiet)
        self._all.append(choice)
        return choice

    def _ways(
        self, texts: list[tuple[str, int]], act: int, what: int, start: int
    ) -> tuple[Choices, ...]:
        """The same steps for nothing, for influence and for gold."""
        free, influence, gold = (
            tuple(self._new(text, act, what, start, end, pay) for text, end in texts)
            for pay in (FREE, INFLUENCE, GOLD)
        )
        return by_purse(free, influence, gold)

    def _sails(self, start: int, hidden: bool) -> tuple[Choices, ...]:
        board = self._content.board
        ends = [end for end in board.lanes[start] if board.hidden[end] == hidden]
        texts = [(f"sail {board.sea[start]} to {board.sea[end]}", end) for end in ends]
        return self._ways(texts, say.SAIL, 0, start)

    def _slips(self, start: int) -> list[tuple[int, tuple[Choices, ...]]]:
        """Into each cove nearby: the bit of its access, and the moves (C-12)."""
        board = self._content.board
        found: list[tuple[int, tuple[Choices, ...]]] = []
        for end in board.lanes[start]:
            if board.hidden[end]:
                text = f"sail {board.sea[start]} to {board.sea[end]}"
                found.append((1 << board.shore[end], self._ways([(text, end)], say.SAIL, 0, start)))
        return found

    def _steps(self, words: str, start: int) -> list[tuple[str, int]]:
        board = self._content.board
        return [(f"{words} to {board.land[end]}", end) for end in board.roads[start]]

    def _walks(self, start: int) -> tuple[Choices, ...]:
        return self._ways(self._steps(f"walk {self._land(start)}", start), say.WALK, 0, start)

    def _carries(self, form: int, start: int) -> list[tuple[int, tuple[Choices, ...]]]:
        """To each neighbour: its bit in a mask of places, and the moves."""
        words = f"carry {self._content.forms[form].key} {self._land(start)}"
        return [
            (1 << end, self._ways([(text, end)], say.CARRY, form, start))
            for text, end in self._steps(words, start)
        ]

    def _hauls(self, form: int, start: int) -> tuple[Choices, ...]:
        words = f"haul {self._content.forms[form].key} {self._land(start)}"
        return self._ways(self._steps(words, start), say.HAUL, form, start)

    def _marches(self) -> dict[int, tuple[Choices, ...]]:
        found: dict[int, tuple[Choices, ...]] = {}
        for at in range(len(self._content.board.land)):
            for who in BRIBERS:
                steps = self._steps(f"march {self._officer(at, who)}", at)
                found[officer(at, who)] = self._ways(steps, say.MARCH, officer(at, who), at)
        return found

    def _sales(self, form: int, at: int) -> list[Choices]:
        """By how much influence and reputation there is, up to 2 of each (CS-054)."""
        if not self._content.board.sizes[at]:
            return []
        words = f"sell {self._content.forms[form].key} {self._land(at)}"
        moves = [
            self._new(f"{words} {ROWS[row]}", say.SELL, form, at, row, pay) for row, pay in SALES
        ]
        found: list[Choices] = []
        for influence in range(3):
            for reputation in range(3):
                have = (99, influence, 0, reputation)
                found.append(tuple(move for move in moves if have[move.pay] >= move.end))
        return found

    def _hires(self, card: int) -> tuple[Choices, ...]:
        """With nothing, influence, reputation, or both (CS-051)."""
        key = self._content.characters[card].key
        one = self._new(f"hire {key}", say.HIRE, card, pay=INFLUENCE)
        other = self._new(f"hire {key}", say.HIRE, card, pay=REPUTATION)
        return ((), (one,), (other,), (one, other))

    def _about_form(self, verb: str, act: int, form: int) -> Choice:
        return self._new(f"{verb} {self._content.forms[form].key}", act, form)

    def _about_card(self, verb: str, act: int, card: int) -> Choice:
        return self._new(f"{verb} {self._content.characters[card].key}", act, card)

    def _raid(self, form: int, card: int) -> Choice:
        character = self._content.characters[card]
        text = f"raid {self._content.forms[form].key} with {character.key}"
        return self._new(text, say.RAID, form, card, quiet=True)

    def _unload(self, form: int) -> Choice:
        text = f"unload {self._content.forms[form].key}"
        return self._new(text, say.UNLOAD, form, end=NOWHERE, quiet=True)

    def _hide(self, form: int, store: int) -> Choice:
        text = f"unload {self._content.forms[form].key} into {self._content.warehouses[store].key}"
        return self._new(text, say.UNLOAD, form, end=store, quiet=True)

    def _keeping(self, form: int, store: int, putting: bool) -> Choice:
        form_key, store_key = self._content.forms[form].key, self._content.warehouses[store].key
        if putting:
            return self._new(f"store {form_key} in {store_key}", say.STORE, form, end=store)
        return self._new(f"fetch {form_key} from {store_key}", say.FETCH, form, store)

    def _land(self, at: int) -> str:
        return self._content.board.land[at]

    def _officer(self, at: int, who: int) -> str:
        return self._land(at) if who == NO_SEAT else f"{self._land(at)} of {who}"
