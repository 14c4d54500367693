"""Sherwood Forest: the map with its bands, the camps, the row of convoys and your own equipment."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoodwink.cli.games.sherwood.map import forest, marked
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import Drawing
from hoodwink.cli.table.ink import WIDEST, wrapped
from hoodwink.games.sherwood.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.locales.sentences import capitalised

HEADS: Final = (("♟", "camps"), ("●", "sacks"), ("★", "glory"), ("♣", "oaks"), ("▤", "held"))
"""Columns of the camps: raiders there, sacks, glory, raiders on the oak, cards of equipment."""

LONGEST: Final = 8
"""Letters of a name."""


class Sherwood(Drawing):
    """Everything that a view shows, on as few lines as it takes."""

    def draw(self, view: View, company: Company) -> RenderableType:
        top = Table.grid(padding=(0, 1))
        top.add_row(forest(self.setting, view, company), _camps(view, company))
        return Group(top, _row(view, company), *_lines(self.setting, view, company))


DRAWING: Final = Sherwood


def _camps(view: View, company: Company) -> Table:
    camps = Table.grid(padding=(0, 1), pad_edge=False)
    camps.add_column(no_wrap=True)
    for _ in HEADS:
        camps.add_column(justify="right", no_wrap=True)
    camps.add_row("", *(Text(sign, "calm") for sign, _ in HEADS))
    for seat in range(company.seats):
        numbers = (Text(str(view[fact][seat])) for _, fact in HEADS)
        camps.add_row(_who(view, company, seat), *numbers)
    return camps


def _who(view: View, company: Company, seat: int) -> Text:
    name = company.name(seat)
    name.truncate(LONGEST, overflow="ellipsis")
    mark = "▶" if seat in view["to_act"] else " "
    signs = ("♦" if seat == view["figure"] else "") + ("①" if seat == view["first"] else "")
    return Text.assemble(mark, name, (signs, "coin"))


def _row(view: View, company: Company) -> Table:
    cards = Table.grid(padding=(0, 1), expand=True)
    for _ in view["row"]:
        cards.add_column(ratio=1, no_wrap=True)
    drawn = [_card(view, company, place) for place in view["row"]]
    for line in range(4):
        cards.add_row(*(card[line] for card in drawn))
    return cards


def _card(view: View, company: Company, place: dict[str, Any]) -> list[Text]:
    voice, card = company.voice, place["card"]
    head = Text(place["place"], "title")
    for seat in place["looked_by"]:
        head.append(" ").append_text(company.emblem(seat))
    for band in view["hideouts"]:
        if band["target"] == place["place"] and band["letter"]:
            head.append(f" [{band['letter']}]")
    if place["gone"]:
        return [head, Text(voice.say("table-gone"), "calm"), Text(), Text()]
    if card is None:
        return [head, Text(voice.say("table-face-down"), "calm"), Text(), Text()]
    if _on_its_way(view, place):
        head.append(f" {voice.say('table-cart')}", "go")
    elif not place["face_up"]:
        head.append(" ◐", "info")
    name = Text(capitalised(voice.word(card["called"])), "calm")
    return [head, name, _strength(view, company, place), _worth(card)]


def _on_its_way(view: View, place: dict[str, Any]) -> bool:
    cart = view["cart"]
    return cart is not None and cart["place"] == place["place"] and cart["destination"] is not None


def _strength(view: View, company: Company, place: dict[str, Any]) -> Text:
    """How strong the convoy is, and from where to where it goes."""
    voice, card = company.voice, place["card"]
    to = view["cart"]["destination"] if _on_its_way(view, place) else card["end"]
    towns = [voice.attribute(f"word-{town}", "letter") or town[:1] for town in (card["start"], to)]
    kind = "table-sheriff" if "raiders_lost" in card else "table-force"
    style = "danger" if kind == "table-sheriff" else ""
    return Text(f"{voice.say(kind, combat=card['combat'])} {towns[0]}→{towns[1]}", style)


def _worth(card: dict[str, Any]) -> Text:
    worth = [f"★{card['glory']}"]
    if "raiders_lost" in card:
        worth += [f"-♟{card['raiders_lost']}", f"-★{card['glory_lost']}"]
    else:
        worth += [f"●{card['sacks']}"] if card["sacks"] else []
        worth += [f"♟{card['companions']}"] if card["companions"] else []
    return Text(" ".join(worth), "coin")


def _lines(setting: Setting, view: View, company: Company) -> list[Text]:
    """What is agreed or proposed, then the state of the game and your own hand."""
    voice = company.voice
    told = _story(view, company)
    told += [voice.say("table-marked", **facts) for facts in marked(view)]
    draft = view["draft"]
    if draft and draft["raiders"]:
        kind = "table-draft" if view["phase"] == "draft" else "table-proposal"
        told.append(voice.say(kind, turn=view["turn"], **draft))
    facts = ("round", "mine", "deck")
    told.append(" · ".join(voice.say(f"table-{fact}", **{fact: view[fact]}) for fact in facts))
    if view["hand"] is not None:
        told[-1] += f" · {voice.say('table-hand', cards=_held(setting, view['hand']))}"
    return [company.coloured(wrapped(line, WIDEST)) for line in told]


def _story(view: View, company: Company) -> list[str]:
    """A line about the convoy on its way, or about the one that all can see."""
    voice = company.voice
    shown = [place for place in view["row"] if place["card"] and place["face_up"]]
    shown.sort(key=lambda place: not _on_its_way(view, place))
    for place in shown[:1]:
        called = place["card"]["called"]
        line = voice.attribute(f"word-{called}", "line")
        if line:
            return [voice.say("table-story", name=capitalised(voice.word(called)), line=line)]
    return []


def _held(setting: Setting, hand: dict[str, int]) -> list[list[Any]] | str:
    """Cards by name and number, with the bonus of those that have one."""
    bonuses = dict(zip(setting.gear.names, setting.gear.bonuses, strict=True))
    cards = [[name, n, *([bonuses[name]] if bonuses.get(name) else [])] for name, n in hand.items()]
    return cards or "none"
