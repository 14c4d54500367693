"""Goods and the room for them, as squares on a small grid."""

from typing import Final

from hoodwink.games.cornish.things.entries import entries
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import mask_of, only

Cells = frozenset[tuple[int, int]]


class Form:
    """A kind of goods: its name, its size, and every way to lay it (CS-006)."""

    __slots__ = ("key", "rows", "size", "ways")

    def __init__(self, key: str, rows: tuple[str, ...]) -> None:
        self.key: Final = key
        self.rows: Final = rows
        self.ways: Final = orientations(cells_of(rows))
        self.size: Final = len(self.ways[0])


class Room:
    """Where goods are kept: a hold or a warehouse, its usable squares as bits."""

    __slots__ = ("height", "mask", "rows", "squares", "width")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows: Final = rows
        self.height: Final = len(rows)
        self.width: Final = len(rows[0])
        self.mask: Final = laid_out(cells_of(rows), self.width)
        self.squares: Final = self.mask.bit_count()

    def square(self, y: int, x: int) -> int:
        """The mask of one square."""
        return only(y * self.width + x)


def cells_of(rows: tuple[str, ...]) -> Cells:
    return frozenset(
        (y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"
    )


def laid_out(cells: Cells, width: int) -> int:
    """Cells of rows so wide, as a mask."""
    return mask_of(y * width + x for y, x in cells)


def orientations(cells: Cells) -> list[Cells]:
    """The form turned, each different way once; goods lie face up, so never turned over (C-63)."""
    found: set[Cells] = set()
    for _ in range(4):
        cells = _cornered(frozenset((x, -y) for y, x in cells))
        found.add(cells)
    return sorted(found, key=sorted)


def _cornered(cells: Cells) -> Cells:
    """The same form, laid against the top and the left."""
    return _moved(cells, -min(y for y, _ in cells), -min(x for _, x in cells))


def _moved(cells: Cells, down: int, right: int) -> Cells:
    return frozenset((y + down, x + right) for y, x in cells)


def placements(form: Form, room: Room) -> list[int]:
    """Every way the form lies in an empty room, as bits."""
    found: list[int] = []
    for cells in form.ways:
        for y in range(room.height - max(y for y, _ in cells)):
            for x in range(room.width - max(x for _, x in cells)):
                mask = laid_out(_moved(cells, y, x), room.width)
                if mask & ~room.mask == 0:
                    found.append(mask)
    return found


def read_forms(pack: Pack) -> list[Form]:
    return [
        Form(entry.key, entry.drawing("rows")) for entry in entries(pack, "goods", "forms", 1, 16)
    ]
