"""One game in progress: the match, its record, its replay and its clock."""

from hoodwink.match.clock import Clock, Hourglass
from hoodwink.match.deal import Added, Deal, LeftOut
from hoodwink.match.lines import MOST_LETTERS, RecordError
from hoodwink.match.match import Match
from hoodwink.match.record import NOTES, Record
from hoodwink.match.replaying import deal_again, line_with, replay, verify
from hoodwink.match.sitting import box_of
from hoodwink.match.version import VERSION

__all__ = [
    "MOST_LETTERS",
    "NOTES",
    "VERSION",
    "Added",
    "Clock",
    "Deal",
    "Hourglass",
    "LeftOut",
    "Match",
    "Record",
    "RecordError",
    "box_of",
    "deal_again",
    "line_with",
    "replay",
    "verify",
]
