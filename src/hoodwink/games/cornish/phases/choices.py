"""What may be chosen now."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases.cards import powers
from hoodwink.games.cornish.phases.cards.purpose import answers_now
from hoodwink.games.cornish.phases.customs import next_steps, posts
from hoodwink.games.cornish.phases.hiring import placeable
from hoodwink.games.cornish.phases.network import may_enter
from hoodwink.games.cornish.phases.turn import stow_moves, turn_moves
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.things.codes import NO_SEAT
from hoodwink.kernel.seats import NATURE, Seat

NONE: Final[tuple[Choice, ...]] = ()
EASY: Final = (
    say.CALL_OFF_MOVE,
    say.PASS_MOVE,
    say.LET_BE_MOVE,
    say.DONE_MOVE,
    say.END_TURN_MOVE,
)


def moves_of(s: State, setting: Setting, seat: Seat) -> Sequence[Choice]:
    """All that a seat may choose now."""
    if seat == NATURE:
        return _of_chance(s, setting) if s.waiting == 0 else NONE
    if seat < 0 or not s.waiting >> seat & 1:
        return NONE
    return _of_player(s, setting, seat)


def _of_player(s: State, setting: Setting, seat: Seat) -> Sequence[Choice]:
    phase = s.phase
    if phase == at.TURN:
        return turn_moves(s, setting, seat)
    if phase == at.WINDOW:
        return answers(s, setting, seat)
    if phase == at.CUSTOMS:
        return next_steps(s, setting)
    if phase == at.GRANT:
        return [*powers.options(s, setting, seat), say.DONE_MOVE]
    if phase == at.STOW:
        return stow_moves(s, setting, seat)
    if phase == at.PLACE:
        return [setting.words.pawns[place] for place in placeable(s, setting, seat, s.placing)]
    if phase == at.RECRUIT:
        return [setting.words.posts[place] for place in posts(s, setting)]
    if phase == at.REMOVE:
        return [setting.words.removes[place] for place in sorted(set(s.pawns[seat]))]
    return _of_drafts(s, setting, seat)


def answers(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """Let be, or a secret in hand for this moment that would do something (C-52)."""
    kinds = [kind for kind in sorted(set(s.hands[seat])) if answers_now(s, setting, kind)]
    return [say.LET_BE_MOVE, *(setting.words.plays[kind] for kind in kinds)]


def _of_drafts(s: State, setting: Setting, seat: Seat) -> Sequence[Choice]:
    if s.phase == at.SHIPS:
        return [ship for ship in setting.words.ships if ship.what not in s.ships]
    if s.phase == at.WAREHOUSES:
        free = [store for store in setting.starters if s.stores[store] == NO_SEAT]
        return [setting.words.starters[store] for store in free]
    if s.phase == at.PAIR:
        return [draw for draw in setting.words.draws if _can_be_dealt(s, draw)]
    if s.phase == at.KEEP:
        return [setting.words.keeps[card] for card in sorted(s.dealt)]
    if s.phase == at.PAWNS:
        return setting.words.pawns
    return [anchor for anchor in setting.words.anchors if _may_anchor(s, setting, seat, anchor.end)]


def _can_be_dealt(s: State, draw: Choice) -> bool:
    """A pair from one deck needs two cards in it."""
    one, other = s.unseen[draw.what].bit_count(), s.unseen[draw.end].bit_count()
    return one > 0 and other > 0 and (draw.what != draw.end or one > 1)


def _may_anchor(s: State, setting: Setting, seat: Seat, sea: int) -> bool:
    return not setting.board.hidden[sea] or may_enter(s, seat, setting.board.shore[sea])


def _of_chance(s: State, setting: Setting) -> Sequence[Choice]:
    phase = s.phase
    if phase == at.SECRET:
        return [move for move, left in zip(setting.words.secrets, s.undealt, strict=True) if left]
    if phase == at.REVEAL:
        return _unseen(s, _next_deck(s), setting.words.reveals)
    if phase == at.DEAL:
        return _unseen(s, s.pair[len(s.dealt)], setting.words.deals)
    if phase == at.SPILL:
        return [setting.words.spills[kind] for kind in sorted(set(s.hands[s.spilling[0]]))]
    return say.FIRSTS[: len(s.gold)] if phase == at.FIRST else NONE


def _next_deck(s: State) -> int:
    """The first deck that is to show a new card."""
    return (s.reveals & -s.reveals).bit_length() - 1


def _unseen(s: State, deck: int, moves: Sequence[Choice]) -> list[Choice]:
    cards = s.unseen[deck]
    found: list[Choice] = []
    while cards:
        lowest = cards & -cards
        found.append(moves[lowest.bit_length() - 1])
        cards ^= lowest
    return found


def odds_of(s: State, setting: Setting) -> list[int]:
    """The weights of what chance may answer."""
    if s.phase == at.SECRET:
        return [left for left in s.undealt if left]
    if s.phase == at.SPILL:
        hand = s.hands[s.spilling[0]]
        return [hand.count(kind) for kind in sorted(set(hand))]
    if s.phase == at.REVEAL:
        return [1] * s.unseen[_next_deck(s)].bit_count()
    return [1] * len(moves_of(s, setting, NATURE))


def fallback_of(s: State, setting: Setting, seat: Seat) -> Choice:
    """What costs nothing: call off, pass, let be, be done; else the first that is listed."""
    listed = moves_of(s, setting, seat)
    return next((easy for easy in EASY if easy in listed), listed[0])
