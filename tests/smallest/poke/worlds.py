"""Truths that a view cannot rule out: the view, completed by bags drawn from the unseen cards."""

from typing import Any

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from smallest.poke.moves import ANSWERS
from smallest.poke.position import load
from smallest.poke.setting import GOODS, Setting
from smallest.poke.state import State
from smallest.poke.view import Open


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """Every deal of single cards that fits the view is equally likely."""
    told: dict[str, Any] = {key: seen[key] for key in Open.__annotations__}
    told["bags"] = _bags(setting, seen, chance)
    told["replies"] = [_reply(seen, seat, chance) for seat in range(len(seen["purses"]))]
    return load(setting, told)


def _bags(setting: Setting, seen: View, chance: Chance) -> list[str | None]:
    unseen = _unseen(setting, seen)
    drawn = [unseen[card] for card in chance.shuffled(len(unseen))]
    mine = seen["seat"]
    full = [seat != mine and there for seat, there in enumerate(seen["bags"])]
    bags = [drawn.pop() if hidden else None for hidden in full]
    return [seen["bag"] if seat == mine else bag for seat, bag in enumerate(bags)]


def _unseen(setting: Setting, seen: View) -> list[str]:
    """Every single card that lies in the deck or in the bag of another."""
    counts = zip(GOODS, setting.deck, strict=True)
    return [
        goods
        for goods, cards in counts
        for _ in range(cards - seen["heap"][goods] - (seen["bag"] == goods))
    ]


def _reply(seen: View, seat: int, chance: Chance) -> str | None:
    """Who has answered under cover may have answered anything."""
    if seen["phase"] != "answer" or seat == seen["seller"] or seat in seen["to_act"]:
        return None
    return seen["sealed"] if seat == seen["seat"] else ANSWERS[chance.below(len(ANSWERS))].text
