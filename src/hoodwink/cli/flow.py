"""Short pieces one after the other, as many on a line as fit, none torn apart."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Rich would break a piece at its spaces, even at those that must not break."""

    def __init__(self, pieces: Sequence[Text], between: str = "  ") -> None:
        self._pieces: Final = pieces
        self._between: Final = between

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        pieces = [piece.cell_len for piece in self._pieces]
        whole = sum(pieces) + len(pieces) * len(self._between)
        widest = options.max_width
        return Measurement(min(max(pieces, default=0), widest), min(whole, widest))

    def lines(self, width: int) -> list[Text]:
        """A separator that ends a line loses its last space."""
        lines = [Text()]
        for number, piece in enumerate(self._pieces):
            last = number == len(self._pieces) - 1
            mark = "" if last else self._between.rstrip()
            if lines[-1] and lines[-1].cell_len + piece.cell_len + len(mark) > width:
                lines[-1].rstrip()
                lines.append(Text())
            lines[-1].append_text(piece).append("" if last else self._between)
        lines[-1].rstrip()
        return lines
