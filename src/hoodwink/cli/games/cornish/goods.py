"""Goods by their letters and colours, and what they sell for."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.games.cornish.setting import ROWS

INKS: Final = (
    *("#2f7f79", "#a8483f", "#5f7a2c", "#7d5a99"),
    *("#a0602a", "#4f62ad", "#7a5f48", "#5d6770"),
)
"""Grounds for white letters; goods that share one have different letters."""


def ink_of(things: Things, form: str) -> str:
    """White letters on the colour of these goods."""
    return f"#ffffff on {ground_of(things.number_of(form))}"


def ground_of(number: int) -> str:
    return INKS[number % len(INKS)]


def second_letters(things: Things, company: Company) -> dict[str, int]:
    """Which letter of each name goes with the first, so that no two goods show the same."""
    taken: set[str] = set()
    found: dict[str, int] = {}
    for form in things.setting.forms:
        name = company.voice.word(form.key)
        second = next(n for n in range(1, len(name)) if name[0] + name[n] not in taken)
        taken.add(name[0] + name[second])
        found[form.key] = second
    return found


def short_names(things: Things, company: Company) -> dict[str, str]:
    """What stands on the squares of goods: `Te` for tea."""
    found: dict[str, str] = {}
    for key, second in second_letters(things, company).items():
        name = company.voice.word(key)
        found[key] = name[0].upper() + name[second]
    return found


def prices(things: Things, company: Company) -> list[Text]:
    """The price list, a column a size: gold, and after a plus reputation."""
    say, market = company.voice.say, things.setting.market
    columns = range(1, len(market.prices[0]) + 1)
    rows = {say("table-prices"): [str(column) for column in columns]}
    for row, name in enumerate(ROWS):
        rows[say(f"table-{name}")] = [_price(*market.price(row, column)) for column in columns]
    widest = max(map(len, rows))
    rooms = [max(map(len, cells)) for cells in zip(*rows.values(), strict=True)]
    return [_price_line(name.ljust(widest), told, rooms) for name, told in rows.items()]


def _price(gold: int, reputation: int) -> str:
    return f"{gold}+{reputation}" if reputation else str(gold)


def _price_line(name: str, told: Sequence[str], rooms: Sequence[int]) -> Text:
    cells = [cell.ljust(room) for cell, room in zip(told, rooms, strict=True)]
    return Text.assemble((name, "calm"), " ", (" ".join(cells), "coin"))
