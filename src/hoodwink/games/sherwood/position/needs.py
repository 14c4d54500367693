"""What must hold of a position."""

from hoodwink.kernel.reading import Reading


def need(holds: object, read: Reading, key: str, expected: str) -> None:
    """PositionError about an entry unless this holds."""
    if not holds:
        raise read.wrong(key, expected)
