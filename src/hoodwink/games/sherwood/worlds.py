"""Worlds imagined from a view: whatever the seat does not know is drawn from what it may be."""

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.games.sherwood.moves import Drop, Hide, Reply
from hoodwink.games.sherwood.phases.alliances.drafting import drop, steps
from hoodwink.games.sherwood.phases.alliances.terms import change
from hoodwink.games.sherwood.phases.order import WINDOWS, awaited
from hoodwink.games.sherwood.phases.planning import actions, choose_hideout
from hoodwink.games.sherwood.phases.rounds import back_of
from hoodwink.games.sherwood.position import read_state
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.view import replies
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, has, mask_of

MOST_STEPS = 4
"""How far others' hidden drafts are imagined."""


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """A whole truth that shows this view again."""
    hands = _imagine_hands(setting, seen, chance)
    gone = _imagine_gone(setting, seen, chance)
    values = {
        **seen,
        "row": _imagine_row(setting, seen, gone, chance),
        "gone": gone,
        "hands": hands,
        "deck": _rest_of_equipment(setting, seen, hands),
        "replies": [None] * len(seen["camps"]),
    }
    s, _ = read_state(setting, values)
    if s.phase in at.UNDER_COVER:
        _imagine_replies(s, setting, seen, chance)
    elif s.phase == at.ACTION and seen["seat"] != s.turn:
        _imagine_draft(s, setting, chance)
    s.waiting = awaited(s, setting) & ~s.replied()
    return s


def _imagine_gone(setting: Setting, seen: View, chance: Chance) -> list[str]:
    """Without the memory aid any cards may be gone, as many of each back as have been sent."""
    if setting.memory:
        return list(seen["gone"])
    gone: list[str] = []
    for back in range(2):
        before = min(max(seen["round"] - 1 - back * ROUNDS // 2, 0), ROUNDS // 2)
        now = seen["sent"] if back_of(seen["round"]) == back else 0
        unseen = _unseen_convoys(setting, seen, back, gone)
        for _ in range(before * len(seen["row"]) + now):
            gone.append(unseen.pop(chance.below(len(unseen))))
    return [card.name for card in setting.cards if card.name in gone]


def _unseen_convoys(setting: Setting, seen: View, back: int, gone: Sequence[str]) -> list[str]:
    known = [place["card"]["card"] for place in seen["row"] if place["card"]]
    return [
        card.name
        for number, card in enumerate(setting.cards)
        if has(setting.of_back[back], number) and card.name not in known and card.name not in gone
    ]


def _imagine_row(
    setting: Setting, seen: View, gone: Sequence[str], chance: Chance
) -> list[dict[str, Any]]:
    """Cards that others have looked at may be any that this seat has not seen."""
    unseen = _unseen_convoys(setting, seen, back_of(seen["round"]), gone)
    row = []
    for place in seen["row"]:
        card = place["card"]["card"] if place["card"] else None
        if card is None and place["looked_by"]:
            card = unseen.pop(chance.below(len(unseen)))
        row.append({**place, "card": card})
    return row


def _imagine_hands(setting: Setting, seen: View, chance: Chance) -> list[dict[str, int]]:
    """Hands from the cards that are nowhere in sight, with those that must be there."""
    surely = [dict(shown) for shown in seen["shown"]]
    if seen["hand"] is not None:
        surely[seen["seat"]] = dict(seen["hand"])
    left = _unseen_equipment(setting, seen, surely)
    for seat, hand in enumerate(surely):
        for _ in range(seen["held"][seat] - sum(hand.values())):
            names = [name for name, count in left.items() if count]
            name = names[chance.weighted([left[one] for one in names])]
            left[name] -= 1
            hand[name] = hand.get(name, 0) + 1
    return [{name: hand[name] for name in setting.gear.names if hand.get(name)} for hand in surely]


def _unseen_equipment(setting: Setting, seen: View, hands: list[dict[str, int]]) -> dict[str, int]:
    """All that is neither in these hands nor open on the table."""
    left = dict(zip(setting.gear.names, setting.equipment, strict=True))
    laid = [name for band in seen["hideouts"] for _, name in band["pledges"]]
    used = [name for _, name in seen["cart"]["played"]] if seen["cart"] else []
    for name in (*laid, *used):
        left[name] -= 1
    for cards in (seen["discard"], *hands):
        for name, count in cards.items():
            left[name] -= count
    return left


def _rest_of_equipment(
    setting: Setting, seen: View, hands: list[dict[str, int]]
) -> Mapping[str, int]:
    return {name: count for name, count in _unseen_equipment(setting, seen, hands).items() if count}


def _imagine_replies(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Those who have answered behind their hands may have said anything that they could."""
    still, window = mask_of(seen["to_act"]), WINDOWS[s.phase]
    for seat in SEATS_IN[window.asked(s, setting) & ~still]:
        if seat == seen["seat"]:
            texts = [move.text for move in replies(setting, s.phase)]
            s.replies[seat] = texts.index(seen["sealed"])
            continue
        listed = window.answers(s, setting, seat)
        reply = listed[chance.below(len(listed))]
        assert isinstance(reply, Reply)
        s.replies[seat] = reply.answer


def _imagine_draft(s: State, setting: Setting, chance: Chance) -> None:
    """The active player may be thinking of anything."""
    for _ in range(chance.below(MOST_STEPS)):
        possible = steps if s.phase == at.DRAFT else actions
        listed = [move for move in possible(s, setting) if move.quiet]
        if listed:
            _think(s, listed[chance.below(len(listed))])


def _think(s: State, move: Move) -> None:
    if isinstance(move, Hide):
        choose_hideout(s, move)
    elif isinstance(move, Drop):
        drop(s)
    else:
        assert s.draft is not None
        change(s.draft, s.turn, move)
