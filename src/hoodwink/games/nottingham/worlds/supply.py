"""The cards that there are, by what all know of them.

When the deck is rebuilt, all know what goes into it and so which cards are hidden at that
moment. Whatever a seat holds that it has not taken openly it held then, or has drawn since; and
all count how many cards it draws. As long as the deck was never rebuilt there is nothing to know.
"""

from typing import Final

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import laid_out
from hoodwink.games.nottingham.things.deck import drawn_by
from hoodwink.games.nottingham.things.goods import KINDS
from hoodwink.games.nottingham.things.hidden import UNKNOWN, kind_of, round_of, since
from hoodwink.games.nottingham.worlds.room import Room

ANY_NUMBER: Final = 99


class Supply:
    """By kind: `fresh` went into the deck, `held` were hidden then, the others lay open.

    And what is in sight now, by kind: `mine` was held or drawn by this seat, `old` was held, and
    `shown` may be any card. `deck` is how many fresh cards have not been drawn; `draws` how many
    at most are with each seat, and at last among those that were removed.
    """

    def __init__(self, fresh: list[int], held: list[int], deck: int, draws: list[int]) -> None:
        self.fresh: Final = fresh
        self.held: Final = held
        self.deck: Final = deck
        self.draws: Final = draws
        self.my_draws = 0
        self.rebuilt = 0
        self.others = [0] * KINDS
        self.mine = [0] * KINDS
        self.old = [0] * KINDS
        self.shown = [0] * KINDS


def taken_openly(s: State, known: int) -> bool:
    """Whether a card may have been taken from a pile since the deck was rebuilt."""
    return since(known) >= s.rebuilt


def since_rebuilt(s: State, setting: Setting, room: Room) -> Supply:
    """All that is known of the cards since the deck was rebuilt."""
    seats = range(len(s.purse))
    supply = Supply(s.fresh, s.held, s.deck_left, [*(drawn_by(s, seat) for seat in seats), 0])
    supply.rebuilt = s.rebuilt
    supply.my_draws = 0 if room.me is None else supply.draws[room.me]
    for cards in room.down:
        for card in cards:
            if kind_of(card) != UNKNOWN and round_of(card) < s.rebuilt:
                supply.old[kind_of(card)] += 1
    for known, _ in room.sure:
        supply.old[kind_of(known)] += not taken_openly(s, known)
    mine = _mine(s, room)
    for kind, count in enumerate(setting.decks[len(s.purse)]):
        supply.mine[kind] = mine[kind]
        supply.others[kind] = count - s.fresh[kind] - s.held[kind]
        supply.shown[kind] = count - room.pool[kind] - mine[kind] - supply.old[kind]
    return supply


def _mine(s: State, room: Room) -> list[int]:
    """The seat's own cards, but for those that may have been taken openly since."""
    mine = [0] * KINDS
    if room.me is None:
        return mine
    openly = [kind_of(known) for known in s.facts[room.me] if taken_openly(s, known)]
    if s.turn == room.me:
        openly += s.taken
    aside = s.aside if s.turn == room.me and s.phase != at.LAY else 0  # laid ones are forgotten
    for handful in (room.known_hand, room.known_bag, aside):
        for kind in laid_out(handful):
            mine[kind] += 1
    for kind in openly:
        mine[kind] = max(0, mine[kind] - 1)
    return mine


def careless(s: State, room: Room) -> Supply:
    """Only what is in the deck is known to have gone into it; who drew what no longer matters."""
    fresh = [min(made, left) for made, left in zip(s.fresh, room.pool, strict=True)]
    held = [left - made for left, made in zip(room.pool, fresh, strict=True)]
    return Supply(fresh, held, s.deck_left, [ANY_NUMBER] * (len(s.purse) + 1))
