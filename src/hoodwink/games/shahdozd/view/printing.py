"""What is printed for King, Thief, Minister: told once, and the same to all."""

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.view.printed import Printed


def printed(setting: Setting) -> Printed:
    return {
        "characters": [*CHARACTERS],
        "slots": [*SLOTS],
        "seatings": {
            str(seats): [SLOTS[slot] for slot in seating.slot_of]
            for seats, seating in setting.seatings.items()
        },
        "coins_each": setting.coins_each,
        "purse_each": setting.purse_each,
        "king_takes": setting.king_takes,
        "minister_takes": setting.minister_takes,
        "peasant_penalty": setting.peasant_penalty,
    }
