"""The deck: no order of it lies anywhere, only how many cards of each goods are left."""

from smallest.poke.setting import Setting
from smallest.poke.state import State


def left(s: State, setting: Setting) -> list[int]:
    """By goods, how many cards chance can still deal."""
    return [cards - s.heap[goods] - s.bags.count(goods) for goods, cards in enumerate(setting.deck)]
