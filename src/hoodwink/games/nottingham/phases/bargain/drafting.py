"""What may go into a draft, and what may be taken out of it again."""

from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import ADDS, ASKS, OFFER
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
    ADDABLE_HEAPS,
    ASK_DROPS,
    ASKABLE,
    CLAIM_DROPS,
    CLAIMABLE,
    COIN_DROPS,
    GOODS_DROPS,
    HIDDEN,
    HIDDEN_DROPS,
    LAST_WORDS,
    adds,
    hopes,
    still_open,
)
from hoodwink.games.nottingham.phases.bargain.open_offers import (
    claimable,
    enough_coins,
    payable,
    possible,
    possible_moves,
    speak,
)
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import UNDECIDED, State
from hoodwink.games.nottingham.things.cards import EVERY_KIND
from hoodwink.games.nottingham.things.drafts import (
    CHOSEN,
    EACH,
    EVERY,
    UNITS,
    Draft,
    drafted,
    stall_goods,
)
from hoodwink.games.nottingham.things.hidden import kind_of
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.kernel.chapters import NO_MOVES
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import BITS, Seat, all_below, has

ALL_SEATS: Final = all_below(MOST_SEATS)


class Drafting:
    """The words of a draft under the options of a match.

    One of the hot paths: what depends on a few numbers is listed once for each of them.
    """

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._open: Final = setting.open_purses
        self._by_seats: Final = {
            seats: (adds(kinds), setting.coins * seats, hopes(seats, setting.rounds[seats]))
            for seats, kinds in setting.in_play.items()
        }

    def of(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """All that whoever has begun this may say next."""
        begun = draft.begun
        coins, asks, vows, repays, claims, goods, hidden = draft.parts
        giver = begun.giver
        added, all_coins, hoped = self._by_seats[len(s.purse)]
        vowable, repayable = hoped[s.round][s.sheriff][giver]
        others = s.undecided & ~BITS[begun.bag]
        return (
            *added[self._addable(s, draft, all_coins)],
            *(self._own_hidden(s, draft) if begun.by == giver and s.down[giver] else NO_MOVES),
            *COIN_DROPS[coins],
            *GOODS_DROPS[goods],
            *HIDDEN_DROPS[hidden],
            *CLAIM_DROPS[claims],
            *(_asks_beside_duties(s, others, asks) if s.duties else ASKABLE[others][asks]),
            *vowable[vows],
            *repayable[repays],
            *LAST_WORDS[speakable(s, draft)],
        )

    def _addable(self, s: State, draft: Draft, all_coins: int) -> int:
        """A number for what can be added: see `adds`."""
        by, giver = draft.begun.by, draft.begun.giver
        coins, _, _, _, claims, goods, hidden = draft.parts
        if by == giver or self._open:
            left = s.purse[giver] - coins  # SN-091
        else:  # the Sheriff asks without knowing
            left = all_coins - s.purse[by] - coins
        addable = ADDABLE_HEAPS[left] if left > 0 else 0
        apples, cheeses, breads, chickens = s.stall[giver]
        if goods:
            apples -= goods & EVERY
            cheeses -= goods >> EACH & EVERY
            breads -= goods >> 2 * EACH & EVERY
            chickens -= goods >> 3 * EACH
        if apples > 0:
            addable += 1
        if cheeses > 0:
            addable += 2
        if breads > 0:
            addable += 4
        if chickens > 0:
            addable += 8
        if claims | EVERY_KIND < s.bag[giver]:
            addable += CLAIMABLE  # SN-098: true or not, as long as the bag waits
        if by != giver and hidden & EVERY < len(s.down[giver]):
            addable += HIDDEN  # the Sheriff asks for contraband without knowing
        return addable

    def _own_hidden(self, s: State, draft: Draft) -> tuple[Move, ...]:
        """Contraband of your own stall."""
        given = stall_goods(0, draft.parts[-1])
        down = [kind_of(card) for card in s.down[draft.begun.giver]]
        kinds = [kind for kind in sorted(set(down)) if down.count(kind) > given.count(kind)]
        return tuple(ADDS[kind] for kind in kinds)

    def apply(self, s: State, seat: Seat, draft: Draft, move: Move, tell: Tell | None) -> None:
        part = UNITS.get(move)
        if part is None:
            _end(s, seat, draft, move, tell)
        else:
            place, unit = part
            draft.parts[place] += unit

    def why_not(self, s: State, draft: Draft, move: Move) -> Refusal:
        """What stands against a word of this draft that is not listed."""
        offer = drafted(draft)
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
        if not possible(s, offer.wishes):
            return no.AGAINST_DUTY
        return no.MISSING_GOODS if enough_coins(s, offer) else no.CANNOT_PAY

    def _not_named(self, s: State, draft: Draft, move: OfGood) -> Refusal:
        if move.kind not in self._setting.in_play[len(s.purse)]:
            return no.NOT_IN_PLAY
        if isinstance(move, Add):
            return no.NOT_ON_STALL
        return no.NOT_IN_BAG if has(s.undecided, draft.begun.giver) else no.BAG_PASSED


def _end(s: State, seat: Seat, draft: Draft, move: Move, tell: Tell | None) -> None:
    if move is OFFER:
        speak(s, seat, draft, tell)
    else:
        s.drafts[seat] = None  # cancelled


def _asks_beside_duties(s: State, bags: int, asks: int) -> list[Move]:
    """What else may be asked of a Sheriff who is no longer free, and what takes it back."""
    return [*possible_moves(s, ASKS, still_open(bags, asks)), *ASK_DROPS[asks]]


def speakable(s: State, draft: Draft) -> bool:
    """Something is given, nothing is against it, and who would pay is able to.

    The Sheriff cannot know that, and so may ask for anything.
    """
    begun = draft.begun
    coins, asks, vows, _, claims, goods, hidden = draft.parts
    if not (coins or claims or goods or hidden or vows):
        return False
    unclear = asks and (s.duties or (asks | asks >> MOST_SEATS) & ALL_SEATS & ~s.undecided)
    if unclear and not possible(s, CHOSEN[asks]):
        return False
    if claims and s.decided[begun.giver] != UNDECIDED:
        return False
    return begun.by != begun.giver or _payable(s, draft)


def _payable(s: State, draft: Draft) -> bool:
    """Whether the giver has the coins, and the goods too if there are any in the draft."""
    coins, _, _, _, _, goods, hidden = draft.parts
    if coins > s.purse[draft.begun.giver]:
        return False
    return not (goods or hidden) or payable(s, drafted(draft))


def _not_asked(s: State, offer: Offer, move: OfOutcome) -> Refusal:
    if move.seat == s.sheriff:
        return no.SHERIFF_HAS_NO_BAG
    if not has(s.undecided, move.seat):
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
