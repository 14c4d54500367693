"""What may go into a draft, and what may be taken out of it again."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.bargain import payable, possible
from hoodwink.games.nottingham.cards import how_many
from hoodwink.games.nottingham.drafts import Draft
from hoodwink.games.nottingham.drops import Drops
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import APPLE, BREAD, CHEESE, CHICKEN, LEGAL
from hoodwink.games.nottingham.moves import (
    ADD_COINS,
    ADDS,
    ASKS,
    CANCEL,
    CLAIMS,
    OFFER,
    REPAYS,
    VOWS,
)
from hoodwink.games.nottingham.state import UNDECIDED, State
from hoodwink.games.nottingham.verbs import INSPECT, MOST_SEATS, PASS, STEPS
from hoodwink.games.nottingham.wording import (
    ASKS_AT,
    CHOICES,
    CLAIMS_AT,
    CLAIMS_IN,
    COINS,
    EACH,
    EVERY,
    GIVES,
    GOODS_AT,
    REPAYS_AT,
    VOWS_AT,
    choices_of,
    goods_of,
)
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN


def about(moves: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By a mask of seats, the moves of both outcomes that speak of them."""
    return tuple(
        tuple(moves[outcome][seat] for seat in SEATS_IN[mask] for outcome in (PASS, INSPECT))
        for mask in range(32)
    )


ASKS_ABOUT: Final = about(ASKS)
VOWS_ABOUT: Final = about(VOWS)
REPAYS_ABOUT: Final = about(REPAYS)
NONE: Final[tuple[Move, ...]] = ()
LAST_WORDS: Final[tuple[tuple[Move, ...], ...]] = ((CANCEL,), (OFFER, CANCEL))
TABLES: Final = tuple((1 << seats) - 1 for seats in range(MOST_SEATS + 1))
"""By their number, the mask of all seats."""


class Drafting:
    """The words of a draft under the options of a match."""

    def __init__(self, edition: Edition) -> None:
        self._edition: Final = edition
        self._drops: Final = Drops()
        self._adds: Final = {seats: _adds(kinds) for seats, kinds in edition.in_play.items()}
        self._contraband: Final[dict[int, tuple[Move, ...]]] = {
            seats: tuple(ADDS[kind] for kind in kinds if kind >= LEGAL)
            for seats, kinds in edition.in_play.items()
        }

    def of(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """All that whoever has begun this may say next. One of the hot paths: no calls in vain."""
        content, giver, seats = draft.content, draft.giver, len(s.purse)
        asks = content >> ASKS_AT & CHOICES
        free = s.undecided & ~(1 << draft.bag | asks | asks >> MOST_SEATS)
        vows, repays = NONE, NONE
        left = self._edition.rounds[seats] - s.round - 1
        if left >= (giver - s.sheriff) % seats:
            named = content >> VOWS_AT & CHOICES
            vows = VOWS_ABOUT[TABLES[seats] & ~(1 << giver | named | named >> MOST_SEATS)]
            if left >= seats:
                named = content >> REPAYS_AT & CHOICES
                others = TABLES[seats] & ~(1 << s.sheriff | named | named >> MOST_SEATS)
                repays = REPAYS_ABOUT[others]
        return (
            *self._adds[seats][self._addable(s, draft)],
            *(self._hidden_goods(s, draft) if s.down[giver] else NONE),
            *(possible_moves(s, ASKS, free) if s.ledger.duties else ASKS_ABOUT[free]),
            *vows,
            *repays,
            *self._drops.of(content),
            *LAST_WORDS[speakable(s, draft)],
        )

    def _addable(self, s: State, draft: Draft) -> int:
        """A number for what can be added: see `_adds`."""
        content, giver = draft.content, draft.giver
        addable = _legal_goods(s.stall[giver], content >> GOODS_AT)
        if draft.by == giver or self._edition.open_purses:
            left = s.purse[giver] - (content & COINS)  # SN-091
        else:  # the Sheriff asks without knowing
            left = self._edition.coins * len(s.purse) - s.purse[draft.by] - (content & COINS)
        for step in STEPS:
            if step <= left:
                addable += 1 << LEGAL
        claims = content >> CLAIMS_AT & CLAIMS_IN
        if s.undecided >> giver & 1 and how_many(claims) < how_many(s.bag[giver]):
            addable += CLAIMABLE  # SN-098: true or not
        return addable

    def _hidden_goods(self, s: State, draft: Draft) -> Sequence[Move]:
        named = draft.content >> GOODS_AT + EACH * LEGAL
        goods = [kind for kind in goods_of(draft.content) if kind >= LEGAL] if named else []
        if draft.by != draft.giver:  # the Sheriff asks without knowing
            more = len(goods) < len(s.down[draft.giver])
            return self._contraband[len(s.purse)] if more else NONE
        down = [card & 31 for card in s.down[draft.giver]]
        kinds = [kind for kind in sorted(set(down)) if down.count(kind) > goods.count(kind)]
        return [ADDS[kind] for kind in kinds]


CLAIMABLE: Final = len(STEPS) + 1 << LEGAL


def _adds(kinds: Sequence[int]) -> Sequence[tuple[Move, ...]]:
    """By legal goods as a mask, the number of heaps of coins, and whether goods are claimed."""
    return [
        (
            *(ADDS[kind] for kind in range(LEGAL) if legal >> kind & 1),
            *ADD_COINS[:heaps],
            *((CLAIMS[kind] for kind in kinds) if claimed else ()),
        )
        for claimed in (False, True)
        for heaps in range(len(STEPS) + 1)
        for legal in range(1 << LEGAL)
    ]


def _legal_goods(stall: list[int], goods: int) -> int:
    """Mask of the legal goods of which a stall has more than is in the draft."""
    mask = 1 if stall[APPLE] > goods & EVERY else 0
    if stall[CHEESE] > goods >> EACH & EVERY:
        mask |= 2
    if stall[BREAD] > goods >> 2 * EACH & EVERY:
        mask |= 4
    if stall[CHICKEN] > goods >> 3 * EACH & EVERY:
        mask |= 8
    return mask


def possible_moves(s: State, moves: Sequence[Sequence[Move]], bags: int) -> list[Move]:
    """The moves about these bags that no duty stands against."""
    return [
        moves[outcome][bag]
        for bag in SEATS_IN[bags]
        for outcome in (PASS, INSPECT)
        if possible(s, ((outcome, bag),))
    ]


def speakable(s: State, draft: Draft) -> bool:
    """Something is given, nothing is against it, and who would pay is able to.

    The Sheriff cannot know that, and so may ask for anything.
    """
    content = draft.content
    if not content & GIVES:
        return False
    if content >> ASKS_AT & CHOICES and not possible(s, choices_of(content, ASKS_AT)):
        return False
    if content >> CLAIMS_AT & CLAIMS_IN and s.decided[draft.giver] != UNDECIDED:
        return False
    return draft.by != draft.giver or payable(s, draft.offer())
