"""Using characters and playing secrets, and what they let a player choose."""

from hoodwink.games.cornish.moves.choices import Choice, OfCard, OfForm, OfOfficer, OfSeat, OfSecret


class Use(OfCard):
    """Use a character."""

    __slots__ = ()


class Play(OfSecret):
    """Play a secret."""

    __slots__ = ()


class LetBe(Choice):
    """Let it be."""

    __slots__ = ()


class Done(Choice):
    """Be done with the card."""

    __slots__ = ()


class Target(OfSeat):
    """Choose whom the card hits."""

    __slots__ = ()


class Recall(OfOfficer):
    """Send an officer back to the customs warehouse."""

    __slots__ = ()


class Release(OfForm):
    """Get goods out of the customs warehouse."""

    __slots__ = ()


class Rouse(OfCard):
    """Turn a character face up again."""

    __slots__ = ()
