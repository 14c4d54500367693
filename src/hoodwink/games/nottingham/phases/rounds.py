"""From round to round: the deal, whose turn comes next, the refill, and the end of the game."""

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import scoring
from hoodwink.games.nottingham.moves.verbs import SOURCES
from hoodwink.games.nottingham.phases import bags, market
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State, more
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.things.cards import AT_LEAST, ONE, laid_out, told
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES, PLATE, named
from hoodwink.games.nottingham.things.hidden import contraband_counts, reveal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def begin(s: State, first: Seat, tell: Tell | None) -> None:
    s.first = s.sheriff = first
    s.turn = 0
    s.wait_for_chance(at.DEAL)
    if tell:
        tell("sheriff_chosen", seat=first)


def deal(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    """Six cards for everybody, then two piles of five face up."""
    deck.take(s, setting, kind, tell)
    if s.turn != NO_SEAT:
        hand = s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
        if hand >= AT_LEAST[setting.hand]:  # SN-030
            if tell:
                tell("dealt", {s.turn: {"goods": told(hand)}}, seat=s.turn, count=setting.hand)
            s.turn = s.turn + 1 if s.turn + 1 < len(s.purse) else NO_SEAT
        return
    pile = 0 if len(s.piles[0]) < setting.turned_up else 1
    s.piles[pile].append(kind)  # SN-032
    if tell:
        tell("turned_up", pile=SOURCES[pile], good=NAMES[kind])
    if len(s.piles[1]) == setting.turned_up:
        _begin_round(s, setting, tell)


def _begin_round(s: State, setting: Setting, tell: Tell | None) -> None:
    if tell:
        tell("round_began", round=s.round + 1, sheriff=s.sheriff)
    s.turn = s.sheriff
    next_merchant(s, setting, tell)


def next_merchant(s: State, setting: Setting, tell: Tell | None) -> None:
    """The market goes round from the Sheriff's left."""
    following = (s.turn + 1) % len(s.purse)
    if following != s.sheriff:
        market.open_for(s, following)  # SN-041
    elif bags.begin_filling(s):
        end(s, setting, tell)


def end(s: State, setting: Setting, tell: Tell | None) -> None:
    seats = len(s.purse)
    s.round += 1
    if s.round == setting.rounds[seats]:  # SN-039, SN-084
        _end_game(s, setting, tell)
        return
    s.sheriff = (s.sheriff + 1) % seats  # SN-038, SN-085
    s.turn = s.sheriff
    _go_on_refilling(s, setting, tell)


def refill(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
    if tell:
        tell("drew", {s.turn: {"good": NAMES[kind]}}, seat=s.turn, source="deck")
    deck.take(s, setting, kind, tell)
    _go_on_refilling(s, setting, tell)


def _go_on_refilling(s: State, setting: Setting, tell: Tell | None) -> None:
    """SN-086, SN-087: everybody back to six, from the new Sheriff on."""
    seats = len(s.purse)
    for _ in range(seats):
        if s.hand[s.turn] < AT_LEAST[setting.hand] and deck.has_cards(s, setting, tell):
            s.wait_for_chance(at.REFILL)
            return
        s.turn = (s.turn + 1) % seats
    _begin_round(s, setting, tell)  # SN-088


def _end_game(s: State, setting: Setting, tell: Tell | None) -> None:
    for seat, hand in enumerate(s.hand):
        if tell:
            cards = named(contraband_counts(s, seat, [0] * KINDS))
            tell("revealed", seat=seat, goods=cards)
        s.piles[0] += laid_out(hand)  # SN-122
        s.hand[seat] = 0
        s.facts[seat] = []
    s.down = [[reveal(s, card) for card in cards] for cards in s.down]  # SN-113
    _go_on_serving(s, setting, tell)


def serve(s: State, setting: Setting, seat: Seat, kind: int, tell: Tell | None) -> None:
    s.served = s.served[:]
    s.served[seat] = more(s.served[seat], kind)  # SN-143
    if tell:
        tell("served", seat=seat, good=NAMES[kind])
    _go_on_serving(s, setting, tell)


def next_to_serve(s: State) -> Seat:
    """From the first Sheriff on, who has a Feast Plate that is no good yet."""
    seats = len(s.purse)
    for step in range(seats):
        seat = (s.first + step) % seats  # SN-144
        if contraband_counts(s, seat, [0] * KINDS)[PLATE] > sum(s.served[seat]):
            return seat
    return NO_SEAT


def _go_on_serving(s: State, setting: Setting, tell: Tell | None) -> None:
    """Feast Plates become goods, one after another."""
    seat = next_to_serve(s)
    if seat != NO_SEAT:
        s.wait_for(at.SERVE, seat)
        return
    s.wait_for_chance(at.OVER)
    if tell:
        _tell_what_counts(s, setting, tell)
        tell("game_over", scores=scoring.scores_of(s, setting), reason=scoring.REASON)


def _tell_what_counts(s: State, setting: Setting, tell: Tell) -> None:
    crowns = [scoring.bonuses(s, setting, kind) for kind in range(LEGAL)]
    for seat, coins in enumerate(s.purse):
        tell(
            "counted",
            seat=seat,
            goods=scoring.worth_of(s, setting, seat),
            coins=coins,
            crowns=named([shares[seat] for shares in crowns]),
        )
