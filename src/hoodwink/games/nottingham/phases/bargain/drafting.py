"""What may go into a draft, and what may be taken out of it again."""

from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import (
    ADDS,
    ASKS,
)
from hoodwink.games.nottingham.moves.verbs import (
    MOST_SEATS,
    Add,
    AddCoins,
    Ask,
    Drop,
    OfGood,
    OfOutcome,
    Repay,
)
from hoodwink.games.nottingham.phases.bargain.lists import (
    ASK_DROPS,
    ASKS_ABOUT,
    CLAIM_DROPS,
    CLAIMABLE,
    COIN_DROPS,
    HEAPS,
    HIDDEN,
    LAST_WORDS,
    MOST_COINS,
    REPAY_DROPS,
    REPAYS_ABOUT,
    STALL_DROPS,
    VOW_DROPS,
    VOWS_ABOUT,
    adds,
    keep,
    list_claim_drops,
    list_stall_drops,
)
from hoodwink.games.nottingham.phases.bargain.open_offers import (
    claimable,
    payable,
    possible,
    possible_moves,
)
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import UNDECIDED, State
from hoodwink.games.nottingham.things.cards import how_many
from hoodwink.games.nottingham.things.drafts import Draft
from hoodwink.games.nottingham.things.hidden import kind_of
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.games.nottingham.things.wording import (
    ASKS_AT,
    CHOICES,
    COINS,
    CONTRABAND_AT,
    EACH,
    EVERY,
    GIVES,
    LEGAL_GOODS,
    REPAYS_AT,
    VOWS_AT,
    choices_of,
    goods_of,
)
from hoodwink.kernel.chapters import NO_MOVES
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

EVERYBODY: Final = (1 << MOST_SEATS) - 1
SITUATION: Final = 23
"""Bits for what the words of a draft depend on beside it, as long as there are no duties."""


class Drafting:
    """The words of a draft under the options of a match.

    One of the hot paths: what depends on a few numbers is listed once for each of them.
    """

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._adds: Final = {seats: adds(kinds) for seats, kinds in setting.in_play.items()}
        self._coins: Final = {seats: setting.coins * seats for seats in setting.in_play}
        self._listed: Final[dict[int, tuple[Move, ...]]] = {}

    def of(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """All that whoever has begun this may say next."""
        begun, words, claims, stall = draft.begun, draft.words, draft.claims, draft.stall
        coins, giver = words & COINS, begun.giver
        return self._adds[len(s.purse)][self._addable(s, draft)] + (
            *(self._own_hidden(s, draft) if begun.by == giver and s.down[giver] else NO_MOVES),
            *COIN_DROPS[coins if coins < MOST_COINS else MOST_COINS],
            *((STALL_DROPS.get(stall) or list_stall_drops(stall)) if stall else NO_MOVES),
            *((CLAIM_DROPS.get(claims) or list_claim_drops(claims)) if claims else NO_MOVES),
            *self._words(s, draft),
        )

    def _words(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """What is no good and no coin: asks, promises, and the end of it."""
        if s.duties:
            return self._list_words(s, draft)
        begun = draft.begun
        situation = (len(s.purse) << 20) + (s.round << 14) + (s.sheriff << 11)
        situation += (begun.giver << 8) + (begun.bag << 5) + s.undecided
        key = (draft.words >> ASKS_AT << 1 | speakable(s, draft)) << SITUATION | situation
        return self._listed.get(key) or keep(self._listed, key, self._list_words(s, draft))

    def _list_words(self, s: State, draft: Draft) -> tuple[Move, ...]:
        last = LAST_WORDS[speakable(s, draft)]
        return self._asks(s, draft) + self._promises(s, draft) + last

    def _asks(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """What else may be asked of the Sheriff, and what of it may be dropped."""
        asks = draft.words >> ASKS_AT & CHOICES
        free = s.undecided & ~(1 << draft.begun.bag | asks | asks >> MOST_SEATS)
        listed = tuple(possible_moves(s, ASKS, free)) if s.duties else ASKS_ABOUT[free]
        return listed + ASK_DROPS[asks]

    def _promises(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """What the giver may promise, and the Sheriff in return, and what of it may be dropped."""
        seats, giver = len(s.purse), draft.begun.giver
        left = self._setting.rounds[seats] - s.round - 1
        vows, repays = draft.words >> VOWS_AT & CHOICES, draft.words >> REPAYS_AT
        listed = VOW_DROPS[vows] + REPAY_DROPS[repays]
        if left >= seats:
            listed = REPAYS_ABOUT[_others(seats, s.sheriff, repays)] + listed
        if left >= (giver - s.sheriff) % seats:
            listed = VOWS_ABOUT[_others(seats, giver, vows)] + listed
        return listed

    def _addable(self, s: State, draft: Draft) -> int:
        """A number for what can be added: see `adds`."""
        begun, stall = draft.begun, draft.stall
        giver = begun.giver
        apples, cheeses, breads, chickens = s.stall[giver]
        if stall & LEGAL_GOODS:
            apples -= stall & EVERY
            cheeses -= stall >> EACH & EVERY
            breads -= stall >> 2 * EACH & EVERY
            chickens -= stall >> 3 * EACH & EVERY
        if begun.by == giver or self._setting.open_purses:
            coins = s.purse[giver]  # SN-091
        else:  # the Sheriff asks without knowing
            coins = self._coins[len(s.purse)] - s.purse[begun.by]
        left = coins - (draft.words & COINS)
        addable = HEAPS[left] if 0 <= left < MOST_COINS else HEAPS[MOST_COINS] if left > 0 else 0
        if apples > 0:
            addable += 1
        if cheeses > 0:
            addable += 2
        if breads > 0:
            addable += 4
        if chickens > 0:
            addable += 8
        if s.undecided >> giver & 1 and how_many(draft.claims) < how_many(s.bag[giver]):
            addable += CLAIMABLE  # SN-098: true or not
        if begun.by != giver and stall >> CONTRABAND_AT & EVERY < len(s.down[giver]):
            addable += HIDDEN  # the Sheriff asks for contraband without knowing
        return addable

    def _own_hidden(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """Contraband of your own stall."""
        goods = goods_of(draft.stall)
        down = [kind_of(card) for card in s.down[draft.begun.giver]]
        kinds = [kind for kind in sorted(set(down)) if down.count(kind) > goods.count(kind)]
        return tuple(ADDS[kind] for kind in kinds)

    def why_not(self, s: State, draft: Draft, move: Move) -> Refusal:
        """What stands against a word of this draft that is not listed."""
        offer = draft.offer()
        if isinstance(move, Drop):
            return no.NOT_IN_DRAFT
        if isinstance(move, OfGood):
            return self._not_named(s, draft, move)
        if isinstance(move, OfOutcome):
            against = _not_asked if isinstance(move, Ask) else _not_vowed
            return against(s, offer, move)
        if isinstance(move, AddCoins):
            return no.NOT_THE_COINS
        if not offer.gives:
            return no.OFFERS_NOTHING
        if not claimable(s, offer):
            return no.BAG_PASSED
        return no.CANNOT_PAY if possible(s, offer.wishes) else no.AGAINST_DUTY

    def _not_named(self, s: State, draft: Draft, move: OfGood) -> Refusal:
        if move.kind not in self._setting.in_play[len(s.purse)]:
            return no.NOT_IN_PLAY
        if isinstance(move, Add):
            return no.NOT_ON_STALL
        return no.NOT_IN_BAG if s.undecided >> draft.begun.giver & 1 else no.BAG_PASSED


def _others(seats: int, seat: Seat, named: int) -> int:
    """Mask of the seats that a promise of this one can still be about."""
    return (1 << seats) - 1 & ~(1 << seat | named | named >> MOST_SEATS)


def speakable(s: State, draft: Draft) -> bool:
    """Something is given, nothing is against it, and who would pay is able to.

    The Sheriff cannot know that, and so may ask for anything.
    """
    begun, words, claims = draft.begun, draft.words, draft.claims
    if not (words & GIVES or claims or draft.stall):
        return False
    asks = words >> ASKS_AT & CHOICES
    if asks and _unclear(s, asks) and not possible(s, choices_of(words, ASKS_AT)):
        return False
    if claims and s.decided[begun.giver] != UNDECIDED:
        return False
    return begun.by != begun.giver or _payable(s, draft)


def _unclear(s: State, asks: int) -> bool:
    """Whether the Sheriff may no longer be free to do what is asked."""
    return bool(s.duties) or (asks | asks >> MOST_SEATS) & EVERYBODY & ~s.undecided != 0


def _payable(s: State, draft: Draft) -> bool:
    """Whether the giver has the coins, and the goods too if there are any in the draft."""
    if draft.words & COINS > s.purse[draft.begun.giver]:
        return False
    return not draft.stall or payable(s, draft.offer())


def _not_asked(s: State, offer: Offer, move: OfOutcome) -> Refusal:
    if move.seat == s.sheriff:
        return no.SHERIFF_HAS_NO_BAG
    if not s.undecided >> move.seat & 1:
        return no.NO_SUCH_BAG
    named = move.seat in [bag for _, bag in offer.wishes]
    return no.ASKED_ALREADY if named else no.AGAINST_DUTY


def _not_vowed(s: State, offer: Offer, move: OfOutcome) -> Refusal:
    """Against a promise of the giver, or one of the Sheriff in return."""
    returns = isinstance(move, Repay)
    if move.seat == (s.sheriff if returns else offer.giver):
        return no.ANOTHERS_BAG
    promises = offer.repays if returns else offer.promises
    named = move.seat in [about for _, about in promises]
    return no.PROMISED_ALREADY if named else no.NOT_SHERIFF_AGAIN
