"""Why a move may not be made. The sentences stand in every language under their keys."""

from typing import Final

from hoodwink.kernel.errors import Refusal, said_like

GAME_OVER: Final = Refusal("PP-07", "game-over", "The last bag is sold: the game is over.")
NOT_A_PLAYER: Final = Refusal("PP-01", "not-a-player", "Nobody sits there.")
CHANCE_DECIDES: Final = Refusal("PP-02", "chance-decides", "Chance alone deals the bags.")
CHANCE_FIRST: Final = Refusal("PP-02", "chance-first", "The bags have to be dealt first.")
SAID_LIKE: Final = said_like("PP-03", "cry", "cry cat")
NOT_YOUR_SALE: Final = Refusal("PP-03", "not-your-sale", "Only the seller cries the goods.")
CRIED_ALREADY: Final = Refusal("PP-03", "cried-already", "You have cried your goods.")
NO_CRY: Final = Refusal("PP-05", "no-cry", "Nothing is cried that could be answered.")
OWN_CRY: Final = Refusal("PP-05", "own-cry", "Your own cry is for the others to answer.")
SEALED: Final = Refusal("PP-05", "sealed", "You have answered already; the others have not.")


def cried_last(goods: str) -> Refusal:
    """What is told with a fact: other languages have another word for it."""
    reason = f"The last one cried {goods}: cry something else."
    return Refusal("PP-04", "cried-last", reason, (("goods", goods),))


ALL: Final = (
    *(value for value in tuple(globals().values()) if isinstance(value, Refusal)),
    *(cried_last(goods) for goods in ("cat", "hen", "pig")),
)
