"""The moments of a match, and how missing things are written."""

from typing import Final

FIRST: Final = 0
LAYOUT: Final = 1
ACTION: Final = 2
DRAFT: Final = 3
ANSWER: Final = 4
LOOK: Final = 5
DRAW: Final = 6
CHOOSE: Final = 7
REVEAL: Final = 8
MESSENGER: Final = 9
ORDER: Final = 10
EQUIP: Final = 11
SHARE: Final = 12
SURPLUS: Final = 13
PROVISIONS: Final = 14
CAPE: Final = 15
OVER: Final = 16
PHASES: Final = (
    "first",
    "layout",
    "action",
    "draft",
    "answer",
    "look",
    "draw",
    "choose",
    "reveal",
    "messenger",
    "order",
    "equip",
    "share",
    "surplus",
    "provisions",
    "cape",
    "over",
)

SEATS: Final = 6
"""Arrays by hideout and seat, or by place and seat, have room for six seats."""

NOBODY: Final = -1
NONE: Final = -1
UNSEEN: Final = -1
"""A row card that nobody has looked at: chance has not decided yet which it is."""
GONE: Final = -2
"""A place of the row whose card has been evaluated."""
NO_REPLY: Final = -1

CHURCH: Final = 0
INN: Final = 1
MERCHANT: Final = 2
MARKET: Final = 3
POSTS: Final = ("church", "inn", "merchant", "market")
