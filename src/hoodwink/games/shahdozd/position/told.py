"""What a position of King, Thief, Minister is made of beyond the open table, fact by fact."""

from hoodwink.games.shahdozd.view.told import OnTheTable


class Position(OnTheTable):
    """The whole truth of a match."""

    faces: list[str]
    """By back, its character, as far as cards are dealt."""
    swapped: list[bool]
    """By hidden mix, whether the cards changed places."""
    replies: list[str | None]
    """By seat, what it has chosen under cover, as it is said."""
