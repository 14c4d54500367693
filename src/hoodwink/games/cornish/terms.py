"""What a match is played with and by: content, words and options."""

from functools import lru_cache
from typing import Final

from hoodwink.games.cornish.content import Content, content_of
from hoodwink.games.cornish.secrets import MOMENTS
from hoodwink.games.cornish.vocabulary import Vocabulary
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.packs import Pack

OPTIONS: Final = (
    Option("first_income", "none", "C-3", choices=("none", "reputation")),
    Option("hire_reputation", 1, "C-4", low=1, high=2),
    Option("goods_price", "square", "C-5", choices=("square", "shape")),
    Option("raid_mobs", 1, "C-6", low=1, high=2),
    Option("honest_work", "halved", "C-14", choices=("halved", "plain")),
    Option("victory_tie", "shared", "C-29", choices=("shared", "richest")),
    Option("round_cap", 30, "C-48", low=0, high=1000),
)


class Terms:
    """Never changes during a match, and holds nothing of it."""

    def __init__(self, options: Options, pack: Pack) -> None:
        content = content_of(pack)
        self.content: Final[Content] = content
        self.board: Final = content.board
        self.market: Final = content.market
        self.coves: Final = sum(cove << n for n, cove in enumerate(content.board.coves))
        self.fitter: Final = content.fitter
        self.sizes: Final = content.sizes
        self.characters: Final = content.characters
        self.secrets: Final = content.secrets
        self.warehouses: Final = content.warehouses
        self.answers: Final = [
            [kind for kind, secret in enumerate(content.secrets) if secret.when == moment]
            for moment in range(len(MOMENTS))
        ]
        self.words: Final[Vocabulary] = words_of(pack)
        self.first_income: Final = options["first_income"] == "reputation"
        self.hire_reputation: Final = int(options["hire_reputation"])
        self.price_by_square: Final = options["goods_price"] == "square"
        self.raid_mobs: Final = int(options["raid_mobs"])
        self.halves: Final = options["honest_work"] == "halved"
        self.shares: Final = options["victory_tie"] == "shared"
        self.round_cap: Final = int(options["round_cap"])

    def goods_cost(self, form: int, bargain: int) -> int:
        """CS-052, C-5: gold a square, or one gold a shape; less what a character bargains."""
        cost = self.sizes[form] if self.price_by_square else 1
        return cost - bargain if cost > bargain else 0


@lru_cache(maxsize=8)
def words_of(pack: Pack) -> Vocabulary:
    """The moves of a pack; built once."""
    return Vocabulary(content_of(pack))
