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


class Blocks:
    """Small drawings of several lines side by side, as many as fit, none torn apart."""

    def __init__(self, blocks: Sequence[Sequence[Text]], gap: int = 2) -> None:
        self._blocks: Final = blocks
        self._gap: Final = gap

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> list[Text]:
        """Strip by strip; a strip is as high as its highest block."""
        strips: list[list[Sequence[Text]]] = [[]]
        taken = 0
        for block in self._blocks:
            if strips[-1] and taken + _widest(block) > width:
                strips.append([])
                taken = 0
            strips[-1].append(block)
            taken += _widest(block) + self._gap
        return [line for strip in strips for line in self._strip(strip)]

    def _strip(self, blocks: Sequence[Sequence[Text]]) -> list[Text]:
        lines = [Text(no_wrap=True) for _ in range(max(map(len, blocks), default=0))]
        for block in blocks:
            for number, line in enumerate(lines):
                piece = block[number] if number < len(block) else Text()
                room = _widest(block) + self._gap - piece.cell_len
                line.append_text(piece).append(" " * room)
        for line in lines:
            line.rstrip()
        return lines


def _widest(block: Sequence[Text]) -> int:
    return max(line.cell_len for line in block)
