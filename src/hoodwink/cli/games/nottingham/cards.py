"""The cards that all may look at: both piles to the bottom, those taken openly, the prices."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from hoodwink.cli.table.company import Company
from hoodwink.cli.table.flow import Flow
from hoodwink.games.nottingham.setting import FIRST_ROYAL, KINDS, LEGAL, NAMES, SCROLLS, Setting
from hoodwink.kernel.game import View

LOTS: Final = {
    "legal": range(LEGAL),
    "contraband": range(LEGAL, FIRST_ROYAL),
    "royals": range(FIRST_ROYAL, SCROLLS),
    "promos": range(SCROLLS, KINDS),
}


def small_print(view: View, setting: Setting, company: Company) -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True, style="calm")
    for label, pieces in (
        *_piles(view, company),
        *_taken(view, company),
        *_prices(setting, company),
    ):
        rows.add_row(label, Flow(pieces, ", "))
    return rows


def card_name(company: Company, card: str) -> str:
    """What is printed on it, without an article."""
    return company.voice.attribute(f"word-{card}", "card")


def _piles(view: View, company: Company) -> Iterator[tuple[str, Sequence[Text]]]:
    """All cards in order, the top one first."""
    say = company.voice.say
    for pile in ("left", "right"):
        names = [card_name(company, card) for card in reversed(view["piles"][pile])]
        cards = [Text(name, "" if place else "bold") for place, name in enumerate(names)]
        yield say(f"table-{pile}"), cards or [Text(say("table-empty"), "calm")]


def _taken(view: View, company: Company) -> Iterator[tuple[str, Sequence[Text]]]:
    """What all saw somebody take from a pile, as long as it has not come to light again."""
    say = company.voice.say
    for seat, place in enumerate(view["seats"]):
        now = view["taken"] if seat == view["turn"] else ()
        taken = Counter([*(card for card, _ in place["taken_openly"]), *now])
        if taken:
            pieces = [say("goods", first=card, second=count) for card, count in taken.items()]
            yield say("table-took", seat=seat), [Text(piece, "info") for piece in pieces]


def _prices(setting: Setting, company: Company) -> Iterator[tuple[str, Sequence[Text]]]:
    yield "", [Text(company.voice.say("table-prices"), "calm")]
    in_play = setting.in_play[company.seats]
    for lot, kinds in LOTS.items():
        prices = [_price(setting, company, kind) for kind in kinds if kind in in_play]
        if prices:
            yield company.voice.say(f"table-{lot}"), prices


def _price(setting: Setting, company: Company, kind: int) -> Text:
    """`Gouda 6/4 (2 cheeses)`: what it counts as for King and Queen stands in brackets."""
    name = f"{card_name(company, NAMES[kind])} {setting.values[kind]}/{setting.penalties[kind]}"
    if kind not in LOTS["royals"]:
        return Text(name)
    good, count = setting.counts_as[kind - FIRST_ROYAL]
    counts_as = company.voice.say("declared-goods", good=NAMES[good], count=count)
    return Text(f"{name} ({counts_as})")
