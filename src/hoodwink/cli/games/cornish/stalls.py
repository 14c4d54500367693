"""What merchants have left: the goods side by side, each with its name and its form."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from hoodwink.cli.games.cornish.goods import ground_of, ink_of, second_letters
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.games.cornish.setting import Form
from hoodwink.kernel.game import View
from hoodwink.locales.sentences import capitalised

HALVES: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
"""Two squares, one above the other, in one character: about as high as it is wide."""

NARROWEST: Final = 4
"""Columns of the list of goods; a wide form takes more."""

NONE_LEFT: Final = "·"


def form_lines(form: Form) -> list[str]:
    """The form as low as it can lie, two squares to a character."""
    cells = min(form.ways, key=lambda way: (max(y for y, _ in way), sorted(way)))
    height, width = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
    return [
        "".join(HALVES[(y, x) in cells, (y + 1, x) in cells] for x in range(width))
        for y in range(0, height, 2)
    ]


class Stalls:
    """The names with their two letters large, the forms, and how many each merchant has."""

    def __init__(self, view: View, things: Things, company: Company) -> None:
        self._box: Final = things
        self._drawn: Final = [form_lines(form) for form in things.setting.forms]
        self._strides: Final = [max(NARROWEST, len(lines[0]) + 1) for lines in self._drawn]
        word = company.voice.word
        merchants: Mapping[str, Mapping[str, int]] = view["merchants"]
        self._stalls: Final = {capitalised(word(who)): left for who, left in merchants.items()}
        self._labels: Final = max(map(len, self._stalls)) + 1
        seconds = second_letters(things, company)
        self._names: Final = [_with_large_letters(word(key), (0, seconds[key])) for key in seconds]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> list[Text]:
        return [line for band in self._bands(width) for line in self._band(band)]

    def _bands(self, width: int) -> list[list[int]]:
        """The goods side by side; on narrow paper, in several bands."""
        bands: list[list[int]] = [[]]
        taken = self._labels + NARROWEST
        for number, stride in enumerate(self._strides):
            if bands[-1] and taken + stride > width + 1:
                bands.append([])
                taken = self._labels + NARROWEST
            bands[-1].append(number)
            taken += stride
        return bands

    def _band(self, band: Sequence[int]) -> Iterator[Text]:
        yield self._heads(band, 0)
        yield self._heads(band, 1)
        for line in range(max(len(self._drawn[number]) for number in band)):
            forms = [self._drawn[number][line : line + 1] for number in band]
            yield self._cells("", band, ["".join(form) for form in forms], inked=True)
        for merchant, left in self._stalls.items():
            keys = [self._box.setting.forms[number].key for number in band]
            yield self._cells(merchant, band, [str(left.get(key, NONE_LEFT)) for key in keys])

    def _cells(
        self, label: str, band: Sequence[int], cells: Sequence[str], inked: bool = False
    ) -> Text:
        told = self._label(label)
        for number, cell in zip(band, cells, strict=True):
            told.append(cell.ljust(self._strides[number]), ground_of(number) if inked else "")
        return _trimmed(told)

    def _heads(self, band: Sequence[int], first: int) -> Text:
        """Every second name, so that each has the room of two."""
        strides = [*(self._strides[number] for number in band), NARROWEST]
        told = self._label("").append(" " * sum(strides[:first]))
        for at in range(first, len(band), 2):
            room = sum(strides[at : at + 2])
            name = Text(
                self._names[band[at]], ink_of(self._box, self._box.setting.forms[band[at]].key)
            )
            name.truncate(room - 1, overflow="ellipsis")
            told.append_text(name).append(" " * (room - name.cell_len))
        return _trimmed(told)

    def _label(self, name: str) -> Text:
        return Text(name.ljust(self._labels), no_wrap=True)


def _with_large_letters(name: str, places: tuple[int, int]) -> str:
    return "".join(mark.upper() if at in places else mark for at, mark in enumerate(name))


def _trimmed(line: Text) -> Text:
    line.rstrip()
    return line
