"""Whole truths that a view cannot rule out, each one that could be equally likely."""

from collections.abc import Sequence

from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.phases.order import awaited
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.eras import pick_world
from hoodwink.games.shahdozd.things.memory import eras_in
from hoodwink.games.shahdozd.view import replies_in
from hoodwink.games.shahdozd.view.table import read_table
from hoodwink.games.shahdozd.view.told import Memory
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, mask_of


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """A whole truth that shows this view again, each one that could be equally likely."""
    faces, swaps = _imagine_cards(seen, chance)
    values = {
        **seen,
        "memory": seen["memory"] if "memory" in seen else _face_up(seen),
        "faces": [CHARACTERS[face] for face in faces],
        "swapped": swaps,
    }
    s = read_table(values)
    s.waiting = mask_of(seen["to_act"])
    _imagine_replies(s, setting, seen, chance)
    return s


def _imagine_cards(seen: View, chance: Chance) -> tuple[Sequence[int], Sequence[bool]]:
    """The faces under the backs, and how each hidden mix went."""
    if seen["dealt"] < 6:
        return chance.shuffled(6)[: seen["dealt"]], []
    return pick_world(eras_in(seen), chance)


def _face_up(seen: View) -> Memory:
    """Without memory all know the cards that lie face up, and no others."""
    seen_by = ["all" if place["card"] else "" for place in seen["slots"]]
    return {
        "backs": [0, 1, 2, 3, 4, 5],
        "eras": [{"seen_by": seen_by, "denied": [""] * 6}],
        "mixes": [],
    }


def _imagine_replies(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Those who have chosen behind their hands may have chosen anything."""
    if s.phase not in at.WINDOWS:
        return
    table = setting.seatings[len(s.purse)]
    for seat in SEATS_IN[awaited(s) & ~s.waiting]:
        s.replies[seat] = chance.below(7 if s.phase == at.PEEK else 2)
        while s.phase == at.PEEK and s.replies[seat] == table.slot_of[seat]:
            s.replies[seat] = chance.below(7)
    if seen["sealed"]:
        texts = [move.text for move in replies_in(s.phase)]
        s.replies[seen["seat"]] = texts.index(seen["sealed"])
