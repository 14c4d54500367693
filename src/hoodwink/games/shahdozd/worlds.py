"""Whole truths that a view cannot rule out, each one that could be equally likely."""

from collections.abc import Sequence

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import EVERYBODY, HiddenMix, State, asked
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.eras import pick_world
from hoodwink.games.shahdozd.things.memory import DENIED_IN, SEEN_IN, eras_in
from hoodwink.games.shahdozd.view import replies_in
from hoodwink.games.shahdozd.view.told import Memory
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, has, mask_of


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """A whole truth that shows this view again, each one that could be equally likely."""
    s = State(len(seen["purses"]))
    s.phase = at.PHASES.index(seen["phase"])
    s.turn = seen["turn"] or 0
    s.turns = seen["turns"]
    s.bank = seen["bank"]
    s.purse = list(seen["purses"])
    s.waiting = mask_of(seen["to_act"])
    if seen["mixed"]:
        slot, other = seen["mixed"]
        s.mixed = (SLOTS.index(slot), SLOTS.index(other))
    if seen["claim"]:
        s.claimant = seen["claim"]["seat"]
        s.claimed = CHARACTERS.index(seen["claim"]["character"])
    _imagine_cards(s, seen, chance)
    _imagine_replies(s, setting, seen, chance)
    return s


def _imagine_cards(s: State, seen: View, chance: Chance) -> None:
    if seen["dealt"] < 6:
        s.faces = chance.shuffled(6)[: seen["dealt"]]
        return
    for slot, place in enumerate(seen["slots"]):
        s.shown |= (place["card"] is not None) << slot
    world, swaps = pick_world(eras_in(seen), chance)
    s.faces = list(world)
    if "memory" in seen:
        _imagine_memory(s, seen["memory"], swaps)
    else:
        s.seen = [EVERYBODY if has(s.shown, slot) else 0 for slot in range(6)]


def _imagine_memory(s: State, memory: Memory, swaps: Sequence[bool]) -> None:
    seen = [[SEEN_IN[words] for words in era["seen_by"]] for era in memory["eras"]]
    denied = [[DENIED_IN[words] for words in era["denied"]] for era in memory["eras"]]
    s.backs, s.seen, s.denied = list(memory["backs"]), seen.pop(), denied.pop()
    mixes = zip(memory["mixes"], swaps, seen, denied, strict=True)
    for mix, swapped, watched, ruled_out in mixes:
        card, other = mix["cards"]
        known = tuple(watched), tuple(ruled_out)
        s.mixes += (HiddenMix(card, other, mix["by"], swapped, *known),)


def _imagine_replies(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Those who have chosen behind their hands may have chosen anything."""
    if s.phase not in at.WINDOWS:
        return
    table = setting.seatings[len(s.purse)]
    for seat in SEATS_IN[asked(s) & ~s.waiting]:
        s.replies[seat] = chance.below(7 if s.phase == at.PEEK else 2)
        while s.phase == at.PEEK and s.replies[seat] == table.slot_of[seat]:
            s.replies[seat] = chance.below(7)
    if seen["sealed"]:
        texts = [move.text for move in replies_in(s.phase)]
        s.replies[seen["seat"]] = texts.index(seen["sealed"])
