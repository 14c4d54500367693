"""Every move that can be said with a pack, built once and laid out for quick listing."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.games.cornish.moves import EVERYWHERE, FIRSTS, FOR_NOTHING, M, by_purse
from hoodwink.games.cornish.moves.actions import (
    Bribe,
    Buy,
    Carry,
    Fetch,
    Haul,
    Hire,
    March,
    Raid,
    Sail,
    Sell,
    Store,
    Unload,
    Walk,
)
from hoodwink.games.cornish.moves.cards import Play, Recall, Release, Rouse, Use
from hoodwink.games.cornish.moves.choices import FREE, IN_GOLD, IN_INFLUENCE, IN_REPUTATION, Choice
from hoodwink.games.cornish.moves.never import Nevers
from hoodwink.games.cornish.moves.sayings import RULES
from hoodwink.games.cornish.moves.setup import (
    Deal,
    DealSecret,
    DrawPair,
    Keep,
    PlaceOfficer,
    PlacePawn,
    PlaceShip,
    RemovePawn,
    Reveal,
    Spill,
    TakeShip,
    TakeWarehouse,
)
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import NO_SEAT, officer
from hoodwink.games.cornish.things.content import Content
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.kernel.errors import PackError
from hoodwink.kernel.moves import Move, Phrasebook
from hoodwink.kernel.seats import only

Ways = tuple[tuple[M, ...], ...]
"""The same moves by how they can be paid, see `by_purse`."""

BRIBERS: Final = (0, 1, 2, 3, 4, NO_SEAT)
MOST_MOVES: Final = 40_000
"""With any pack; with the one of the game it is half of that."""
SALES: Final = ((0, FREE), *((row, pay) for row in (1, 2) for pay in (IN_INFLUENCE, IN_REPUTATION)))


class Vocabulary:
    """Tables of moves by what they are about. A purse index says how they can be paid."""

    def __init__(self, content: Content) -> None:
        self._content: Final = content
        self._forms: Final = content.form_keys
        self._cards: Final = content.card_keys
        self._stores: Final = content.store_keys
        self._all: Final[list[Choice]] = list(EVERYWHERE)
        land, sea = len(content.board.land), len(content.board.sea)
        forms, cards = range(len(content.forms)), range(len(content.characters))
        self.sails: Final = [self._open_sails(at) for at in range(sea)]
        self.slips: Final = [self._slips(at) for at in range(sea)]
        self.walks: Final = [self._walks(at) for at in range(land)]
        self.carries: Final = [[self._carries(form, at) for at in range(land)] for form in forms]
        self.hauls: Final = [[self._hauls(form, at) for at in range(land)] for form in forms]
        officers = [(at, who) for at in range(land) for who in BRIBERS]
        self.marches: Final = {officer(at, who): self._marches(at, who) for at, who in officers}
        self.marching: Final = {
            (march.officer, march.end): march
            for ways in self.marches.values()
            for march in ways[FOR_NOTHING]
        }
        self.bribes: Final = {officer(at, who): self._bribe(at, who) for at, who in officers}
        self.recalls: Final = {officer(at, who): self._recall(at, who) for at, who in officers}
        self.sales: Final = [[self._sales(form, at) for at in range(land)] for form in forms]
        self.buys: Final = self._each(Buy, "buy", self._forms)
        self.releases: Final = self._each(Release, "release", self._forms)
        self.hires: Final = [self._hires(card) for card in cards]
        self.uses: Final = self._each(Use, "use", self._cards)
        self.rouses: Final = self._each(Rouse, "rouse", self._cards)
        self.keeps: Final = self._each(Keep, "keep", self._cards)
        self.deals: Final = self._each(Deal, "deal", self._cards)
        self.reveals: Final = self._each(Reveal, "reveal", self._cards)
        self.raids: Final = [[self._raid(form, card) for card in cards] for form in forms]
        self._build_places()
        self._build_cards()
        chance = (FIRSTS, self.deals, self.reveals, self.secrets, self.spills)
        unsaid = {by_act.CHANCE_DECIDES[type(moves[0])]: moves for moves in chance}
        self.phrases: Final = Phrasebook(self._all, self._understand, RULES, unsaid)
        self._nevers: Final = Nevers(content, self.phrases)

    def read(self, text: str) -> Move:
        """The choice that is said so, be it one that nobody can ever make."""
        return self.phrases.read(text)

    def _understand(self, words: str) -> Move | None:
        return self._nevers.understand(words)

    def _build_places(self) -> None:
        land, sea = self._content.board.land, self._content.board.sea
        self.pawns = self._each(PlacePawn, "place pawn", land)
        self.anchors = self._each(PlaceShip, "place ship", sea)
        self.posts = self._each(PlaceOfficer, "place officer", land)
        self.removes = self._each(RemovePawn, "remove pawn", land)

    def _build_cards(self) -> None:
        forms, stores = range(len(self._forms)), range(len(self._stores))
        self.ships = self._each(TakeShip, "take ship", self._content.ships)
        self.starters = self._each(TakeWarehouse, "take warehouse", self._stores)
        decks = self._content.decks
        self.draws = [
            self._new(DrawPair(f"draw {decks[one]} {decks[other]}", one, other))
            for one in range(4)
            for other in range(one, 4)
        ]
        kinds = self._content.secret_keys
        self.plays = self._each(Play, "play", kinds)
        self.secrets = self._each(DealSecret, "deal secret", kinds)
        self.spills = self._each(Spill, "spill", kinds)
        self.unloads = [self._unload(form) for form in forms]
        self.hides = [[self._hide(form, store) for store in stores] for form in forms]
        self.stores = [[self._store(form, store) for store in stores] for form in forms]
        self.fetches = [[self._fetch(form, store) for store in stores] for form in forms]

    def _new(self, choice: M) -> M:
        if len(self._all) == MOST_MOVES:
            raise PackError(
                f"{self._content.file}: more than {MOST_MOVES} moves could be said; "
                "expected fewer places, roads, lanes, goods or cards"
            )
        self._all.append(choice)
        return choice

    def _each(self, make: Callable[[str, int], M], words: str, names: Sequence[str]) -> list[M]:
        """The same about every thing of a kind, by its number."""
        return [self._new(make(f"{words} {name}", n)) for n, name in enumerate(names)]

    def _ways(self, make: Callable[[int, int], M], ends: Sequence[int]) -> Ways[M]:
        """The same steps for nothing, for influence and for gold."""
        free, influence, gold = (
            tuple(self._new(make(end, pay)) for end in ends)
            for pay in (FREE, IN_INFLUENCE, IN_GOLD)
        )
        return by_purse(free, influence, gold)

    def _sails(self, start: int, ends: Sequence[int]) -> Ways[Sail]:
        sea = self._content.board.sea

        def make(end: int, pay: int) -> Sail:
            return Sail(f"sail {sea[start]} to {sea[end]}", start, end, pay)

        return self._ways(make, ends)

    def _open_sails(self, start: int) -> Ways[Sail]:
        board = self._content.board
        return self._sails(start, [end for end in board.lanes[start] if not board.hidden[end]])

    def _slips(self, start: int) -> list[tuple[int, Ways[Sail]]]:
        """Into each cove nearby: its place, and the moves."""
        board = self._content.board
        coves = [end for end in board.lanes[start] if board.hidden[end]]
        return [(board.shore[end], self._sails(start, [end])) for end in coves]

    def _walks(self, start: int) -> Ways[Walk]:
        def make(end: int, pay: int) -> Walk:
            return Walk(f"walk {self._road(start, end)}", start, end, pay)

        return self._ways(make, self._content.board.roads[start])

    def _carries(self, form: int, start: int) -> list[tuple[int, Ways[Carry]]]:
        """To each neighbour: its bit in a mask of places, and the moves."""

        def make(end: int, pay: int) -> Carry:
            text = f"carry {self._forms[form]} {self._road(start, end)}"
            return Carry(text, start, end, form, pay)

        return [(only(end), self._ways(make, [end])) for end in self._content.board.roads[start]]

    def _hauls(self, form: int, start: int) -> Ways[Haul]:
        def make(end: int, pay: int) -> Haul:
            text = f"haul {self._forms[form]} {self._road(start, end)}"
            return Haul(text, start, end, form, pay)

        return self._ways(make, self._content.board.roads[start])

    def _marches(self, start: int, who: int) -> Ways[March]:
        def make(end: int, pay: int) -> March:
            text = f"march {self._officer(start, who)} to {self._land(end)}"
            return March(text, start, end, officer(start, who), pay)

        return self._ways(make, self._content.board.roads[start])

    def _sales(self, form: int, at: int) -> list[tuple[Sell, ...]]:
        """By how much influence and reputation there is, up to 2 of each (CS-054)."""
        if not self._content.board.sizes[at]:
            return []
        words = f"sell {self._forms[form]} {self._land(at)}"
        moves = [self._new(Sell(f"{words} {ROWS[row]}", form, at, row, pay)) for row, pay in SALES]
        found: list[tuple[Sell, ...]] = []
        for influence in range(3):
            for reputation in range(3):
                have = (99, influence, 0, reputation)
                found.append(tuple(move for move in moves if have[move.pay] >= move.row))
        return found

    def _hires(self, card: int) -> Ways[Hire]:
        """With nothing, influence, reputation, or both (CS-051)."""
        text = f"hire {self._cards[card]}"
        one = self._new(Hire(text, card, IN_INFLUENCE))
        other = self._new(Hire(text, card, IN_REPUTATION))
        return ((), (one,), (other,), (one, other))

    def _bribe(self, at: int, who: int) -> Bribe:
        return self._new(Bribe(f"bribe {self._officer(at, who)}", officer(at, who)))

    def _recall(self, at: int, who: int) -> Recall:
        return self._new(Recall(f"recall {self._officer(at, who)}", officer(at, who)))

    def _raid(self, form: int, card: int) -> Raid:
        return self._new(Raid(f"raid {self._forms[form]} with {self._cards[card]}", form, card))

    def _unload(self, form: int) -> Unload:
        return self._new(Unload(f"unload {self._forms[form]}", form, NOWHERE, quiet=True))

    def _hide(self, form: int, store: int) -> Unload:
        text = f"unload {self._forms[form]} into {self._stores[store]}"
        return self._new(Unload(text, form, store, quiet=True))

    def _store(self, form: int, store: int) -> Store:
        return self._new(Store(f"store {self._forms[form]} in {self._stores[store]}", form, store))

    def _fetch(self, form: int, store: int) -> Fetch:
        text = f"fetch {self._forms[form]} from {self._stores[store]}"
        return self._new(Fetch(text, form, store))

    def _land(self, at: int) -> str:
        return self._content.board.land[at]

    def _road(self, start: int, end: int) -> str:
        return f"{self._land(start)} to {self._land(end)}"

    def _officer(self, at: int, who: int) -> str:
        return self._land(at) if who == NO_SEAT else f"{self._land(at)} of {who}"
