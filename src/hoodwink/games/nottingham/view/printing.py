"""What is printed for Sheriff of Nottingham: told once, and the same to all."""

from hoodwink.games.nottingham.setting import FIRST_ROYAL, LEGAL, NAMES, Setting
from hoodwink.games.nottingham.view.printed import BonusPrinted, GoodPrinted, Printed


def printed(setting: Setting) -> Printed:
    return {
        "goods": [_good(setting, kind) for kind in range(len(NAMES))],
        "bonuses": [_bonus(setting, kind) for kind in range(LEGAL)],
        "coins": setting.coins,
        "hand": setting.hand,
        "turned_up": setting.turned_up,
        "set_aside": setting.set_aside,
        "bag": setting.bag,
        "kept": setting.kept,
        "removed": setting.removed,
        "summons": setting.summons,
        "seconds": {str(seats): seconds for seats, seconds in setting.seconds.items()},
        "rounds": {str(seats): rounds for seats, rounds in setting.rounds.items()},
    }


def _good(setting: Setting, kind: int) -> GoodPrinted:
    royal = kind - FIRST_ROYAL
    plain, times = setting.counts_as[royal] if 0 <= royal < len(setting.counts_as) else (None, 1)
    return {
        "name": NAMES[kind],
        "legal": kind < LEGAL,
        "value": setting.values[kind],
        "penalty": setting.penalties[kind],
        "counts_for": None if plain is None else NAMES[plain],
        "counts_as": times,
        "cards": {str(seats): deck[kind] for seats, deck in setting.decks.items()},
    }


def _bonus(setting: Setting, kind: int) -> BonusPrinted:
    return {"good": NAMES[kind], "king": setting.king[kind], "queen": setting.queen[kind]}
