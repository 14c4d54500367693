"""Worlds imagined from a view: what nobody else can see is dealt again."""

from collections.abc import Iterator
from typing import Any

from hoodwink.games.cornish.moves import LET_BE_MOVE
from hoodwink.games.cornish.phases.cards.windows import answers, asked
from hoodwink.games.cornish.position import read
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import SEATS_IN, mask_of


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """A whole truth that shows this view again."""
    values = {
        **seen,
        "hands": _imagine_hands(setting, seen, chance),
        **_imagine_characters(setting, seen, chance),
        "replies": [None] * len(seen["players"]),
    }
    s = read(setting, values)
    s.waiting = mask_of(seen["to_act"])
    if s.phase == at.WINDOW:
        _imagine_replies(s, setting, seen, chance)
    return s


def _imagine_hands(setting: Setting, seen: View, chance: Chance) -> list[list[str]]:
    """One hand is known; all others are drawn from what was neither seen nor played."""
    keys = setting.secret_keys
    left = [secret.count - seen["played"].get(secret.key, 0) for secret in setting.secrets]
    own = [keys.index(key) for key in seen["hand"] or ()]
    for kind in own:
        left[kind] -= 1
    hands = []
    for seat, size in enumerate(seen["hand_sizes"]):
        hand = own if seat == seen["seat"] else _drawn(left, size, chance)
        hands.append([keys[kind] for kind in sorted(hand)])
    return hands


def _drawn(left: list[int], size: int, chance: Chance) -> list[int]:
    """So many secrets of those that are left, which they leave."""
    hand = []
    for _ in range(size):
        kind = chance.weighted(left)
        left[kind] -= 1
        hand.append(kind)
    return hand


def _imagine_characters(setting: Setting, seen: View, chance: Chance) -> dict[str, Any]:
    """The seat's own cards under a deck or just dealt are known; the others are drawn."""
    unseen = _unseen_characters(setting, seen)

    def known(card: str | None, deck: str) -> str:
        return card or unseen[deck].pop(chance.below(len(unseen[deck])))

    under = [
        [{**row, "character": known(row["character"], deck)} for row in bottom]
        for deck, bottom in zip(setting.decks, seen["under_decks"], strict=True)
    ]
    pair = seen["pending"]["pair"]
    dealt = [known(card, pair[place]) for place, card in enumerate(seen["dealt"])]
    return {"under_decks": under, "dealt": dealt}


def _unseen_characters(setting: Setting, seen: View) -> dict[str, list[str]]:
    """By deck, all that the seat sees nowhere."""
    sight = set(_characters_in_sight(seen))
    unseen: dict[str, list[str]] = {deck: [] for deck in setting.decks}
    for character in setting.characters:
        if character.key not in sight:
            unseen[setting.decks[character.deck]].append(character.key)
    return unseen


def _characters_in_sight(seen: View) -> Iterator[str | None]:
    yield from (*seen["faces"], *seen["gone"], *seen["dealt"])
    cast = [player["characters"] for player in seen["players"]]
    for rows in (*cast, *seen["under_decks"]):
        yield from (row["character"] for row in rows)


def _imagine_replies(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Who has answered behind the hand may have chosen anything that hand allows."""
    said = [LET_BE_MOVE, *setting.words.plays]
    for seat in SEATS_IN[asked(s) & ~s.waiting]:
        listed = answers(s, setting, seat)
        s.replies[seat] = said.index(listed[chance.below(len(listed))])
    if seen["sealed"] is not None:
        s.replies[seen["seat"]] = [move.text for move in said].index(seen["sealed"])
