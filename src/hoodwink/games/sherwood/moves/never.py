"""Sentences of known words that no table can ever allow, each with its reason."""

from collections.abc import Iterable, Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves.planning import PLACES
from hoodwink.games.sherwood.things.board import MOST_SEATS, POSTS, Board
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Nevers, Saying, Slot

SEAT: Final = Slot(map(str, range(MOST_SEATS)), beyond=no.NOT_A_PLAYER)
PART: Final = Slot(("sack", "companion"))
LOOT: Final = Slot(("sacks", "companions"))

RULES: Final = {
    "donate": "SF-033",
    "look": "SF-035",
    "buy": "SF-039a",
    "recruit": "SF-041a",
    "hide place": "SF-043",
    "bring propose accept decline": "SF-047",
    "drop": "SF-049",
    "send": "SF-053",
    "use pass": "SF-059",
    "give": "SF-070",
    "suggest": "SF-083",
    "invite": "SF-084",
    "ask pledge": "SF-087",
    "hush": "SF-094",
    "target": "SF-099",
    "share": "SF-103",
    "hear": "SF-109",
    "keep": "SF-111",
    "provisions": "SF-125",
    "cape": "SF-127",
    "messenger": "SF-128",
    "let": "B-45",
    "pay charge": "B-48",
    "strike": "B-49",
}
"""By verbs, the rule that speaks of them, whatever words follow."""


def nevers(
    board: Board, gear: Sequence[str], *, raiders: int, sacks: int, shares: int, parts: int
) -> Nevers:
    """Numbers are the most that can be said of each."""
    card = Slot((*gear, "card"))
    hideout = _place(board, board.hideouts, no.NOT_A_HIDEOUT)
    row = _place(board, PLACES, no.NO_SUCH_PLACE)
    gift = _number(sacks, no.NO_GIFT, no.NOT_IN_BOX)
    gold = _number(sacks, no.NO_TERM, no.NOT_IN_BOX)
    band = _number(raiders, no.NOBODY_BROUGHT, no.NOT_IN_BOX)  # B-21
    promised = _number(shares, no.NO_TERM, no.NO_SUCH_LOOT)
    wanted = _number(parts, no.NO_TERM, no.TOO_MANY_PARTS)
    planning: tuple[Saying, ...] = (
        ("first", SEAT),
        ("donate", gift),
        ("look", row),
        ("hide", hideout),
        ("place", _number(raiders, no.NOBODY_PLACED, no.NOT_IN_BOX)),
        ("suggest", hideout, band),
        ("suggest", wanted, "parts"),
        ("suggest", "target", row),
    )
    alliances: tuple[Saying, ...] = (
        ("bring", band),
        ("invite", SEAT, band),
        ("ask", SEAT, card),
        ("target", row, "by", SEAT),
        ("share", SEAT, promised, LOOT),
        ("pay", SEAT, gold),
        ("charge", SEAT, gold),
        *(("strike", verb, SEAT) for verb in ("invite", "pay", "charge")),
        ("strike", "ask", SEAT, card),
        ("strike", "share", SEAT, LOOT),
    )
    road: tuple[Saying, ...] = (
        ("send", row),
        ("hear", SEAT),
        ("give", SEAT, PART),
        ("messenger", _place(board, board.towns, no.NOT_A_TOWN)),
    )
    return Nevers((*planning, *alliances, *road))


def _place(board: Board, fitting: Iterable[str], otherwise: Refusal) -> Slot:
    """A place of one kind; those of the others do not do."""
    anywhere = (*board.hideouts, *board.towns, *POSTS, *PLACES)
    return Slot(fitting, dict.fromkeys(anywhere, otherwise))


def _number(most: int, nothing: Refusal, more: Refusal) -> Slot:
    return Slot(map(str, range(1, most + 1)), {"0": nothing}, more)
