"""Before the first round: a ship, a warehouse, a first character, a pawn, an anchorage."""

from random import Random
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers, those
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.bots.cornish.plans.hiring import Recruiter, promise, site_worth
from hoodwink.bots.cornish.plans.voyages import Skipper
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.moves.setup import Keep, PlacePawn, PlaceShip, TakeWarehouse

WHIM: Final = 8.0
"""Places that are nearly as good are chosen as well: crowds attract officers ..."""
CROWD: Final = 3.0
"""... so every pawn that is there already counts for so much less."""
CELLAR: Final = 0.2
"""A cellar inland serves nearly as well as one in a port; it only waits for its pawn."""


def take_ship(_mind: Mind, moves: list[Choice], chance: Random) -> Choice:
    """Any ship: all holds have the same room."""
    return chance.choice(moves)


def take_warehouse(mind: Mind, moves: list[Choice], chance: Random) -> Choice:
    """A roomy cellar in a town where one can land and sell is best."""

    def worth(move: TakeWarehouse) -> float:
        store = mind.coast.stores[move.store]
        found = CELLAR * site_worth(mind, {store.place}) + promise(mind, store.place)
        return found + mind.coast.setting.rooms[store.room].squares + WHIM * chance.random()

    return max(those(TakeWarehouse, moves), key=worth)


def draw(_mind: Mind, moves: list[Choice], chance: Random) -> Choice:
    """Any two decks: none is better than another."""
    return chance.choice(moves)


def keep(mind: Mind, moves: list[Choice], _chance: Random) -> Choice:
    recruiter = Recruiter(mind, Roads(mind), Offers(moves))
    return max(those(Keep, moves), key=lambda move: recruiter.worth(move.card))


def first_pawn(mind: Mind, moves: list[Choice], chance: Random) -> Choice:
    """Where a cargo can be landed and sold, best with a cellar; not where everybody is."""
    crowd = [name for player in mind.players for name in player["pawns"]]

    def worth(move: PlacePawn) -> float:
        place = move.place
        found = site_worth(mind, {place}) + promise(mind, place)
        return found - CROWD * crowd.count(mind.coast.board.land[place]) + WHIM * chance.random()

    return max(those(PlacePawn, moves), key=worth)


def first_anchorage(mind: Mind, moves: list[Choice], chance: Random) -> Choice:
    """With the merchant who has the best cargo for one's own coast."""
    skipper = Skipper(mind, Roads(mind), Offers(moves))

    def worth(move: PlaceShip) -> float:
        stall = mind.coast.board.stall[move.sea]
        return skipper.cargo(stall)[0] + chance.random() if stall >= 0 else -1.0

    return max(those(PlaceShip, moves), key=worth)
