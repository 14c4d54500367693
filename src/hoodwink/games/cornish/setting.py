"""What a match is played with and by: the pack's things and numbers, its words, and the options.

Bots and drawings find here, too, what these things are made of.
"""

from typing import Final

from hoodwink.games.cornish.moves.vocabulary import Vocabulary
from hoodwink.games.cornish.things import effects as effects
from hoodwink.games.cornish.things.board import FAR as FAR
from hoodwink.games.cornish.things.board import NOWHERE as NOWHERE
from hoodwink.games.cornish.things.board import Board as Board
from hoodwink.games.cornish.things.characters import BARGAIN as BARGAIN
from hoodwink.games.cornish.things.characters import BRIBE as BRIBE
from hoodwink.games.cornish.things.characters import NO_WAREHOUSE as NO_WAREHOUSE
from hoodwink.games.cornish.things.characters import PERKS as PERKS
from hoodwink.games.cornish.things.characters import RISK as RISK
from hoodwink.games.cornish.things.characters import WELCOME as WELCOME
from hoodwink.games.cornish.things.characters import Character as Character
from hoodwink.games.cornish.things.content import Content, content_of
from hoodwink.games.cornish.things.forms import Form as Form
from hoodwink.games.cornish.things.forms import Room as Room
from hoodwink.games.cornish.things.market import ROWS as ROWS
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.packs.layouts import read_layout

MOST: Final = 10**6
"""No counter goes further than this (C-62)."""

SEATS: Final = range(2, 6)

OPTIONS: Final = (
    Option("first_income", "none", "C-3", choices=("none", "reputation")),
    Option("hire_reputation", 1, "C-4", low=1, high=2),
    Option("goods_price", "square", "C-5", choices=("square", "shape")),
    Option("raid_mobs", 1, "C-6", low=1, high=2),
    Option("honest_work", "halved", "C-14", choices=("halved", "plain")),
    Option("victory_tie", "shared", "C-29", choices=("shared", "richest")),
    Option("round_cap", 30, "C-48", low=0, high=1000),
)


class Setting:
    """Options and content, read once. Never changes during a match, and holds nothing of it."""

    def __init__(self, options: Options, pack: Pack) -> None:
        content = content_of(pack)
        self.pack: Final = pack
        self.options: Final = dict(options)
        self.texts: Final = pack.texts
        self.board: Final = content.board
        self.layout: Final = read_layout(pack, content.board.places())
        self.market: Final = content.market
        self.forms: Final = content.forms
        self.form_keys: Final = content.form_keys
        self.sizes: Final = content.sizes
        self.stock: Final = content.stock
        self.rooms: Final = content.rooms
        self.fitter: Final = content.fitter
        self.ships: Final = content.ships
        self.warehouses: Final = content.warehouses
        self.store_keys: Final = content.store_keys
        self.starters: Final = content.starters
        self.decks: Final = content.decks
        self.characters: Final = content.characters
        self.card_keys: Final = content.card_keys
        self.secrets: Final = content.secrets
        self.secret_keys: Final = content.secret_keys
        self.answers: Final = content.answers
        self.words: Final[Vocabulary] = words_of(pack)
        self.phrases: Final = self.words.phrases
        self._take_numbers(content)
        self._take_options(options)

    def _take_numbers(self, content: Content) -> None:
        self.start_gold = content.start_gold
        self.start_influence = content.start_influence
        self.honest_work = content.honest_work
        self.sail_cost = content.sail_cost
        self.move_cost = content.move_cost
        self.haul_cost = content.haul_cost
        self.march_cost = content.march_cost
        self.discover_cost = content.discover_cost
        self.reputation_cost = content.reputation_cost

    def _take_options(self, options: Options) -> None:
        self.first_income = options["first_income"] == "reputation"
        self.hire_reputation = int(options["hire_reputation"])
        self.price_by_square = options["goods_price"] == "square"
        self.raid_mobs = int(options["raid_mobs"])
        self.halves = options["honest_work"] == "halved"
        self.shares = options["victory_tie"] == "shared"
        self.round_cap = int(options["round_cap"]) or MOST

    def goods_cost(self, form: int, bargain: int) -> int:
        """CS-052, C-5: gold a square, or one gold a shape; less what a character bargains."""
        cost = self.sizes[form] if self.price_by_square else 1
        return cost - bargain if cost > bargain else 0


def words_of(pack: Pack) -> Vocabulary:
    """The moves of a pack; built once."""
    words: Vocabulary = pack.once("words", lambda: Vocabulary(content_of(pack)))
    return words
