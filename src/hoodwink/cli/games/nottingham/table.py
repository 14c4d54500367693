"""Sheriff of Nottingham: a row a merchant, the piles, your own cards, and what has been agreed."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoodwink.cli.games.nottingham.cards import card_name, small_print
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import Drawing
from hoodwink.games.nottingham.moves.verbs import BROKEN, KEPT, OPEN
from hoodwink.games.nottingham.setting import LEGAL, NAMES
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

LEGAL_GOODS: Final = NAMES[:LEGAL]
PILE_CARDS: Final = 5
"""As many of a pile as a hand can take in one turn."""

NONE: Final = "·"


class Market(Drawing):
    """Shows only what the view tells: face-down cards are counted, never named."""

    headlines = ("time_ran_out",)

    def draw(self, view: View, company: Company) -> RenderableType:
        return Group(
            _merchants(view, company),
            _cards(view, company),
            *(company.coloured(line) for line in _ledger(view, company)),
        )

    def small_print(self, view: View, company: Company) -> RenderableType:
        return small_print(view, self.setting, company)  # SN-104


DRAWING: Final = Market


def _merchants(view: View, company: Company) -> Table:
    voice = company.voice
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True, expand=True)
    table.add_column(_round(view, company), no_wrap=True, header_style="title")
    for header in ("coins", *LEGAL_GOODS):
        table.add_column(voice.say(f"table-{header}"), justify="right", header_style="calm")
    table.add_column(voice.say("table-contraband"), justify="right", header_style="calm")
    table.add_column(voice.say("table-bag"), ratio=1, header_style="calm")
    for seat, place in enumerate(view["seats"]):
        table.add_row(
            _name(view, seat, company),
            Text(_number(place["coins"], "?"), "coin"),
            *(_number(place["stall"].get(good, 0), NONE) for good in LEGAL_GOODS),
            _contraband(place),
            _bag(view, seat, company),
        )
    return table


def _round(view: View, company: Company) -> str:
    return company.voice.say("table-round", round=view["round"], rounds=view["rounds"])


def _name(view: View, seat: Seat, company: Company) -> Text:
    acts = "▶" if seat in view["to_act"] else " "
    star = "★ " if seat == view["sheriff"] else "  "
    number = (f"{seat} ", "calm")  # moves are typed with it: `pass 2`
    return Text.assemble((acts, "go"), (star, "coin"), number, company.name(seat))


def _number(count: int | None, without: str) -> str:
    return str(count) if count else ("0" if without == "?" and count == 0 else without)


def _contraband(place: Mapping[str, Any]) -> Text:
    return Text(_number(place["contraband"], NONE), "danger" if place["contraband"] else "")


def _bag(view: View, seat: Seat, company: Company) -> Text:
    voice, place = company.voice, view["seats"][seat]
    if seat == view["sheriff"]:
        return Text(voice.say("table-sheriff"), "calm")
    if view["phase"] == "fill":
        shut = seat not in view["to_act"]
        return Text(voice.say("table-shut" if shut else "table-open"), "calm")
    if not place["declared"]:
        return Text(voice.say("table-cards", count=place["bag"]) if place["bag"] else "")
    return _declared(place, company)


def _declared(place: Mapping[str, Any], company: Company) -> Text:
    voice = company.voice
    if place["decided"]:
        return Text(voice.say(f"table-{place['decided']}"), "calm")
    said = Text(voice.say("table-said", good=place["declared"], count=place["bag"]))
    if place["threatened"]:
        said.append(f" {voice.say('table-threatened')}", "danger")
    return said


def _cards(view: View, company: Company) -> Table:
    """The piles with the card on top first, and what the listener holds."""
    voice = company.voice
    rows = Table.grid(padding=(0, 1))
    for pile in ("left", "right"):
        rows.add_row(Text(voice.say(f"table-{pile}"), "calm"), _pile(view["piles"][pile], company))
    for label, goods in _shown(view, company):
        rows.add_row(Text(label, "calm"), Text(voice.say("table-goods", goods=goods), "info"))
    return rows


def _shown(view: View, company: Company) -> Iterator[tuple[str, Mapping[str, int]]]:
    """All goods that the listener may look at, by what they are called."""
    say = company.voice.say
    confiscated = view["turn"] is None
    for label, goods in (
        ("hand", view["hand"]),
        ("in-bag", view["bag"]),
        ("confiscated" if confiscated else "aside", view["aside"]["goods"]),
    ):
        if goods:
            yield say(f"table-{label}"), goods
    for seat, place in enumerate(view["seats"]):
        if known := _known(place):
            yield say("table-hides", seat=seat), known


def _known(place: Mapping[str, Any]) -> dict[str, int]:
    """The face-down cards of a stall whose faces the listener has seen."""
    known: dict[str, int] = {}
    for look in place["face_down"]:
        if look["kind"]:
            known[look["kind"]] = known.get(look["kind"], 0) + look["count"]
    return known


def _pile(pile: list[str], company: Company) -> Text:
    voice = company.voice
    if not pile:
        return Text(voice.say("table-empty"), "calm")
    tops = [card_name(company, card) for card in pile[: -PILE_CARDS - 1 : -1]]
    said = Text.assemble((tops[0], "bold"), *(f", {card}" for card in tops[1:]))
    if len(pile) > PILE_CARDS:
        said.append(f" {voice.say('table-deeper', count=len(pile) - PILE_CARDS)}", "calm")
    return said


def _ledger(view: View, company: Company) -> Iterator[str]:
    """Open offers, your own draft, and what binds whom, in words."""
    voice = company.voice
    for offer in view["offers"]:
        kind = "offered" if offer["by"] == offer["giver"] else "countered"
        yield voice.say(f"event-{kind}", **offer)
    if view["draft"]:
        yield voice.say("table-draft", gives=_gives(view["draft"]), **view["draft"])
    for outcome, bag in view["duties"]:
        yield voice.say("table-duty", first=outcome, second=bag)
    for seat, place in enumerate(view["seats"]):
        if place["owed"]:
            yield voice.say("table-owed", seat=seat, goods=place["owed"])
    yield from _promises(view, company)


def _gives(draft: Mapping[str, Any]) -> bool:
    return any(draft[part] for part in ("coins", "goods", "contraband", "claims", "promises"))


def _promises(view: View, company: Company) -> Iterator[str]:
    """Those still open one by one; of those past, how often each has kept their word."""
    voice, words = company.voice, []
    for promise in view["promises"]:
        if promise["standing"] == OPEN:
            facts = {"first": promise["outcome"], "second": promise["about"]}
            yield voice.say("table-promise", seat=promise["seat"], to=promise["to"], **facts)
    for seat in range(company.seats):
        own = [promise["standing"] for promise in view["promises"] if promise["seat"] == seat]
        kept, broken = own.count(KEPT), own.count(BROKEN)
        if kept or broken:
            words.append(voice.say("table-word", seat=seat, kept=kept, broken=broken))
    if words:
        yield f"{voice.say('table-words')}: {' · '.join(words)}"
