"""How a commit or a read can fail. No sentence holds SQL, or a value that was to be written."""


class Conflict(Exception):
    """Somebody else was first (with this row, seat, code or link), or it is gone: reload."""


class Unavailable(Exception):
    """The database is away, full or read-only: one plain sentence. Nothing was written.

    If the connection broke during the commit itself nobody can know; the sentence says so.
    """

    def __init__(self, sentence: str, *, alike: bool = True) -> None:
        super().__init__(sentence)
        self.alike = alike  # any other write would fail alike


class Unfit(Exception):
    """A value that no database can keep, such as a number too large: the caller's mistake."""
