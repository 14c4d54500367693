"""Every move that can be said with a pack, built once and laid out for quick listing."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import M, by_purse
from hoodwink.games.cornish.moves.choices import (
    FREE,
    GOLD,
    INFLUENCE,
    REPUTATION,
    AtPlace,
    Choice,
    DrawPair,
    GoodsStep,
    InStore,
    March,
    OfCard,
    OfForm,
    OfOfficer,
    OfSecret,
    PlaceShip,
    Raid,
    Sell,
    Step,
    TakeShip,
    TakeWarehouse,
)
from hoodwink.games.cornish.moves.never import Nevers
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import NO_SEAT, officer
from hoodwink.games.cornish.things.content import Content
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.kernel.errors import UnknownMove
from hoodwink.kernel.moves import Move, Phrasebook

Steps = tuple[tuple[Step, ...], ...]
GoodsSteps = tuple[tuple[GoodsStep, ...], ...]
"""By how they can be paid, see `by_purse`."""
MakeGoodsStep = Callable[[int, int], GoodsStep]
"""From where it goes, and how it is paid."""

BRIBERS: Final = (0, 1, 2, 3, 4, NO_SEAT)
SALES: Final = ((0, FREE), (1, INFLUENCE), (1, REPUTATION), (2, INFLUENCE), (2, REPUTATION))


class Vocabulary:
    """Tables of moves by what they are about. A purse index says how they can be paid."""

    def __init__(self, content: Content) -> None:
        self._content: Final = content
        self._all: Final[list[Choice]] = list(say.EVERYWHERE)
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
            for march in ways[say.FOR_NOTHING]
        }
        self.bribes: Final = {
            officer(at, who): self._about_officer("bribe", say.BRIBE, at, who)
            for at, who in officers
        }
        self.recalls: Final = {
            officer(at, who): self._about_officer("recall", say.RECALL, at, who)
            for at, who in officers
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
        land = range(len(board.land))
        self.pawns = [self._at_place("place pawn", say.PLACE_PAWN, at) for at in land]
        self.anchors = [
            self._new(PlaceShip(f"place ship {name}", say.PLACE_SHIP, at))
            for at, name in enumerate(board.sea)
        ]
        self.posts = [self._at_place("place officer", say.PLACE_OFFICER, at) for at in land]
        self.removes = [self._at_place("remove pawn", say.REMOVE, at) for at in land]

    def _build_cards(self) -> None:
        content = self._content
        forms, stores = range(len(content.forms)), range(len(content.warehouses))
        self.ships = [
            self._new(TakeShip(f"take ship {key}", say.TAKE_SHIP, n))
            for n, key in enumerate(content.ships)
        ]
        self.starters = [
            self._new(TakeWarehouse(f"take warehouse {store.key}", say.TAKE_WAREHOUSE, n))
            for n, store in enumerate(content.warehouses)
        ]
        decks = content.decks
        self.draws = [
            self._new(DrawPair(f"draw {decks[one]} {decks[other]}", say.DRAW, one, other))
            for one in range(4)
            for other in range(one, 4)
        ]
        kinds = range(len(content.secrets))
        self.plays = [self._about_secret("play", say.PLAY, n) for n in kinds]
        self.secrets = [self._about_secret("deal secret", say.SECRET, n) for n in kinds]
        self.spills = [self._about_secret("spill", say.SPILL, n) for n in kinds]
        self.unloads = [self._unload(form) for form in forms]
        self.hides = [[self._hide(form, store) for store in stores] for form in forms]
        self.stores = [
            [self._keeping("store {} in {}", say.STORE, form, store) for store in stores]
            for form in forms
        ]
        self.fetches = [
            [self._keeping("fetch {} from {}", say.FETCH, form, store) for store in stores]
            for form in forms
        ]

    def _new(self, choice: M) -> M:
        self._all.append(choice)
        return choice

    def _ways(
        self, make: Callable[[int, int], M], ends: Sequence[int]
    ) -> tuple[tuple[M, ...], ...]:
        """The same steps for nothing, for influence and for gold."""
        free, influence, gold = (
            tuple(self._new(make(end, pay)) for end in ends) for pay in (FREE, INFLUENCE, GOLD)
        )
        return by_purse(free, influence, gold)

    def _sails(self, start: int, ends: Sequence[int]) -> Steps:
        sea = self._content.board.sea

        def make(end: int, pay: int) -> Step:
            return Step(f"sail {sea[start]} to {sea[end]}", say.SAIL, start, end, pay)

        return self._ways(make, ends)

    def _open_sails(self, start: int) -> Steps:
        board = self._content.board
        return self._sails(start, [end for end in board.lanes[start] if not board.hidden[end]])

    def _slips(self, start: int) -> list[tuple[int, Steps]]:
        """Into each cove nearby: the bit of its access, and the moves (C-12)."""
        board = self._content.board
        coves = [end for end in board.lanes[start] if board.hidden[end]]
        return [(1 << board.shore[end], self._sails(start, [end])) for end in coves]

    def _walks(self, start: int) -> Steps:
        def make(end: int, pay: int) -> Step:
            text = f"walk {self._land(start)} to {self._land(end)}"
            return Step(text, say.WALK, start, end, pay)

        return self._ways(make, self._content.board.roads[start])

    def _goods_step(self, verb: str, act: int, form: int, start: int) -> MakeGoodsStep:
        def make(end: int, pay: int) -> GoodsStep:
            text = f"{verb} {self._form(form)} {self._land(start)} to {self._land(end)}"
            return GoodsStep(text, act, start, end, form, pay)

        return make

    def _carries(self, form: int, start: int) -> list[tuple[int, GoodsSteps]]:
        """To each neighbour: its bit in a mask of places, and the moves."""
        make = self._goods_step("carry", say.CARRY, form, start)
        return [(1 << end, self._ways(make, [end])) for end in self._content.board.roads[start]]

    def _hauls(self, form: int, start: int) -> GoodsSteps:
        make = self._goods_step("haul", say.HAUL, form, start)
        return self._ways(make, self._content.board.roads[start])

    def _marches(self, start: int, who: int) -> tuple[tuple[March, ...], ...]:
        def make(end: int, pay: int) -> March:
            text = f"march {self._officer(start, who)} to {self._land(end)}"
            return March(text, say.MARCH, start, end, officer(start, who), pay)

        return self._ways(make, self._content.board.roads[start])

    def _sales(self, form: int, at: int) -> list[tuple[Sell, ...]]:
        """By how much influence and reputation there is, up to 2 of each (CS-054)."""
        if not self._content.board.sizes[at]:
            return []
        words = f"sell {self._form(form)} {self._land(at)}"
        moves = [
            self._new(Sell(f"{words} {ROWS[row]}", say.SELL, form, at, row, pay))
            for row, pay in SALES
        ]
        found: list[tuple[Sell, ...]] = []
        for influence in range(3):
            for reputation in range(3):
                have = (99, influence, 0, reputation)
                found.append(tuple(move for move in moves if have[move.pay] >= move.row))
        return found

    def _hires(self, card: int) -> tuple[tuple[OfCard, ...], ...]:
        """With nothing, influence, reputation, or both (CS-051)."""
        text = f"hire {self._content.characters[card].key}"
        one = self._new(OfCard(text, say.HIRE, card, INFLUENCE))
        other = self._new(OfCard(text, say.HIRE, card, REPUTATION))
        return ((), (one,), (other,), (one, other))

    def _about_form(self, verb: str, act: int, form: int) -> OfForm:
        return self._new(OfForm(f"{verb} {self._form(form)}", act, form))

    def _about_card(self, verb: str, act: int, card: int) -> OfCard:
        return self._new(OfCard(f"{verb} {self._content.characters[card].key}", act, card))

    def _about_secret(self, verb: str, act: int, secret: int) -> OfSecret:
        return self._new(OfSecret(f"{verb} {self._content.secrets[secret].key}", act, secret))

    def _at_place(self, verb: str, act: int, place: int) -> AtPlace:
        return self._new(AtPlace(f"{verb} {self._land(place)}", act, place))

    def _about_officer(self, verb: str, act: int, at: int, who: int) -> OfOfficer:
        return self._new(OfOfficer(f"{verb} {self._officer(at, who)}", act, officer(at, who)))

    def _raid(self, form: int, card: int) -> Raid:
        text = f"raid {self._form(form)} with {self._content.characters[card].key}"
        return self._new(Raid(text, say.RAID, form, card, quiet=True))

    def _unload(self, form: int) -> InStore:
        return self._new(
            InStore(f"unload {self._form(form)}", say.UNLOAD, form, NOWHERE, quiet=True)
        )

    def _hide(self, form: int, store: int) -> InStore:
        text = f"unload {self._form(form)} into {self._content.warehouses[store].key}"
        return self._new(InStore(text, say.UNLOAD, form, store, quiet=True))

    def _keeping(self, words: str, act: int, form: int, store: int) -> InStore:
        text = words.format(self._form(form), self._content.warehouses[store].key)
        return self._new(InStore(text, act, form, store))

    def _form(self, form: int) -> str:
        return self._content.forms[form].key

    def _land(self, at: int) -> str:
        return self._content.board.land[at]

    def _officer(self, at: int, who: int) -> str:
        return self._land(at) if who == NO_SEAT else f"{self._land(at)} of {who}"
