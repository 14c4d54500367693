"""Whether the values of a position are such as can be read at all."""

from typing import Final

from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.games.shahdozd.setting import MOST_TURNS, Setting
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.memory import DENIED_IN, SEEN_IN
from hoodwink.kernel.reading import FLAG, Shape, maybe, one_of, row, rows, table, whole
from hoodwink.kernel.seats import NATURE

SEEN_WORDS: Final = tuple(SEEN_IN)
DENIED_WORDS: Final = tuple(DENIED_IN)
CARD: Final = one_of(CHARACTERS)
BACK: Final = whole(0, 5)
WATCHED: Final = Shape("a text like '', '0 2' or 'all'", lambda value: value in SEEN_WORDS)
RULED_OUT: Final = Shape("a text like '' or 'king thief'", lambda value: value in DENIED_WORDS)
ERA: Final = table({"seen_by": row([WATCHED] * 6), "denied": row([RULED_OUT] * 6)})


def position_shape(setting: Setting, seats: int) -> Shape:
    """Each value by itself; whether they go together is another question."""
    seat, coins = whole(0, seats - 1), whole(0, setting.coins_each * seats)
    mix = table({"cards": row([BACK] * 2), "by": whole(NATURE, seats - 1)})
    return table(
        {
            "phase": one_of(at.PHASES),
            "turn": maybe(seat),
            "turns": whole(0, MOST_TURNS),
            "bank": coins,
            "purses": row([coins] * seats),
            "slots": row([table({"card": maybe(CARD)})] * 6),
            "claim": maybe(table({"seat": seat, "character": CARD})),
            "mixed": maybe(row([one_of(SLOTS)] * 2)),
            "memory": table({"backs": row([BACK] * 6), "eras": rows(ERA), "mixes": rows(mix)}),
            "faces": rows(CARD),
            "swapped": rows(FLAG),
        }
    )
