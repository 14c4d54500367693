"""One way to say what a position lacks."""

from hoodwink.kernel.reading import Reading


def need(holds: object, read: Reading, key: str, expected: str) -> None:
    """PositionError about an entry unless this holds."""
    if not holds:
        raise read.wrong(key, expected)
