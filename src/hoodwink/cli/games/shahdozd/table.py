"""King, Thief, Minister: six cards in a ring, the bank in the middle, your own card nearest you."""

from typing import Any, Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import Drawing
from hoodwink.cli.table.ink import coins_text, seat_ink
from hoodwink.games.shahdozd.moves import CHARACTERS, SLOTS
from hoodwink.kernel.game import View

FAR_ROW: Final = (2, 3, 4)
NEAR_ROW: Final = (1, 0, 5)
"""Places counted clockwise from your own: the one to your left lies on your left."""


class Ring(Drawing):
    """Slots are called by their letter and by who sits there: `d (Cleo)`."""

    def draw(self, view: View, company: Company) -> RenderableType:
        own = _nearest(view, company)
        return Group(
            _row(view, company, [(own + place) % 6 for place in FAR_ROW]),
            _bank(view, company),
            _row(view, company, [(own + place) % 6 for place in NEAR_ROW]),
        )

    def nicknames(self, view: View, company: Company) -> dict[str, str]:
        voice = company.voice
        return {
            place["slot"]: voice.say("table-slot", slot=place["slot"], owner=place["owner"])
            for place in view["slots"]
        }


DRAWING: Final = Ring


def _nearest(view: View, company: Company) -> int:
    """The slot at the lower edge: your own, or a for somebody who only watches."""
    owners = [place["owner"] for place in view["slots"]]
    return owners.index(company.voice.me) if company.voice.me in owners else 0


def _row(view: View, company: Company, slots: list[int]) -> RenderableType:
    row = Table.grid(expand=True, padding=(0, 1), pad_edge=False)
    for _ in slots:
        row.add_column(ratio=1)
    row.add_row(*(_card(view, company, view["slots"][slot]) for slot in slots))
    return row


def _bank(view: View, company: Company) -> RenderableType:
    name = Text(f"{company.voice.say('table-bank')}  ", "title")
    return Align.center(Text.assemble(name, coins_text(view["bank"], most=30)))


def _card(view: View, company: Company, place: dict[str, Any]) -> Panel:
    owner = place["owner"]
    return Panel(
        Group(_face(view, place, company), _seen_by(place, company), _purse(view, place)),
        box=box.HEAVY if owner in view["to_act"] else box.ROUNDED,
        title=_title(view, place, company),
        title_align="left",
        subtitle=_claim(view, owner, company),
        subtitle_align="left",
        border_style="calm" if owner is None else seat_ink(owner),
    )


def _title(view: View, place: dict[str, Any], company: Company) -> Text:
    owner = place["owner"]
    slot = Text(place["slot"], "title")
    if owner is None:
        return slot.append(f" · {company.voice.say('table-unowned')}", "calm")
    mark = " ▶" if owner == view["turn"] else ""
    return Text.assemble(slot, " · ", company.name(owner), mark)


def _face(view: View, place: dict[str, Any], company: Company) -> Text:
    """The card as it lies, or what the listener knows of it."""
    voice = company.voice
    if place["card"]:
        return Text(voice.word(place["card"]).upper(), "reverse bold", justify="center")
    could_be = view["could_be"][SLOTS.index(place["slot"])] if "could_be" in view else []
    if len(could_be) == 1:
        return Text(voice.word(could_be[0]), "info", justify="center")
    if not could_be or len(could_be) == len(CHARACTERS):
        return Text(voice.say("table-anything"), "calm", justify="center")
    letters = [_letter(company, who) if who in could_be else "·" for who in CHARACTERS]
    return Text(" ".join(letters), "info", justify="center")


def _letter(company: Company, character: str) -> str:
    return company.voice.attribute(f"word-{character}", "letter")


def _seen_by(place: dict[str, Any], company: Company) -> Text:
    seen_by = place.get("seen_by", [])
    if not seen_by:
        return Text()
    emblems = Text(" ").join(company.emblem(seat) for seat in seen_by)
    label = company.voice.say("table-seen")
    return Text.assemble((f"{label} ", "calm"), emblems, justify="center")


def _purse(view: View, place: dict[str, Any]) -> Text:
    if place["owner"] is None:
        return Text()
    coins = coins_text(view["purses"][place["owner"]])
    coins.justify = "center"
    return coins


def _claim(view: View, owner: int | None, company: Company) -> Text | None:
    """What the claimant says, at the foot of their own card."""
    claim = view["claim"]
    if claim is None or claim["seat"] != owner:
        return None
    return Text(company.voice.say("table-claim", character=claim["character"]), "danger")
