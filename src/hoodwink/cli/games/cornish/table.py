"""Cornish Smuggler: the customs, the map, goods by their form, and what everybody has."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoodwink.cli.games.cornish.cards import about, explained, to_keep
from hoodwink.cli.games.cornish.customs import customs, risk_told
from hoodwink.cli.games.cornish.goods import prices
from hoodwink.cli.games.cornish.map import SHIP, STORE, coasts, signs
from hoodwink.cli.games.cornish.roads import other_roads, ways
from hoodwink.cli.games.cornish.rooms import on_offer, rooms
from hoodwink.cli.games.cornish.stalls import Stalls
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import NOTHING, Drawing
from hoodwink.cli.table.flow import Blocks, Flow
from hoodwink.games.cornish.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised


class Chart(Drawing):
    """Pawns are letters, ships have waves before theirs, officers are black."""

    tall = True

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._box: Final = Things(setting)

    def draw(self, view: View, company: Company) -> RenderableType:
        told = (
            *customs(view, self._box, company),
            *coasts(view, self._box, company),
            *_cards(view, self._box, company),
        )
        return Group(
            _rows(told),
            signs(company),
            Stalls(view, self._box, company),
            Blocks([*rooms(view, self._box, company), prices(self._box, company)]),
            _rows(_players(view, self._box, company)),
            Blocks(list(on_offer(view, self._box, company))),
            *to_keep(view, self._box, company),
        )

    def small_print(self, view: View, company: Company) -> RenderableType:
        lines = [*explained(view, self._box, company), *ways(view, self._box, company)]
        return Group(*lines, _rows([other_roads(self._box, company)]))

    def nicknames(self, view: View, company: Company) -> dict[str, str]:
        """A warehouse is called by its place, too: that is where its goods come out."""
        word = company.voice.word
        places = {
            card.key: capitalised(word(self._box.place_of(card.key)))
            for card in self._box.setting.warehouses
        }
        return {
            store: word(store) if place in word(store) else f"{word(store)} ({place})"
            for store, place in places.items()
        }


DRAWING: Final = Chart


def _rows(told: Iterable[tuple[Text, RenderableType]]) -> Table:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for label, fact in told:
        rows.add_row(label, fact)
    return rows


def _label(company: Company, name: str) -> Text:
    """A word beside the table."""
    return Text(company.voice.say(f"table-{name}"), "calm")


def _cards(view: View, things: Things, company: Company) -> Iterator[tuple[Text, Flow]]:
    """The characters for hire, and what is only sometimes there."""
    yield _label(company, "faces"), _faces(view, things, company)
    pending = view["pending"]
    drafted = [row["goods"] for row in (*pending["draft"], *pending["raiding"])]
    if view["seized"]:
        yield _label(company, "seized"), _listed(_counted(company, view["seized"]))
    if drafted:
        risk = [risk_told(view, things, company)] if pending["draft"] else []
        yield _label(company, "draft"), _listed([*_counted(company, drafted), *risk])
    if view["hand"]:
        yield _label(company, "hand"), _listed(map(company.voice.word, view["hand"]))


def _faces(view: View, things: Things, company: Company) -> Flow:
    """Who can be hired, for how much, and how many lie under each."""
    told = []
    for face, deck, bottom in zip(view["faces"], view["decks"], view["under_decks"], strict=True):
        name = about(things, company, face) if face else Text(NOTHING)
        told.append(Text.assemble(name, (f" +{deck + len(bottom)}", "calm")))
    return Flow(told, ", ")


def _counted(company: Company, goods: Iterable[str]) -> list[str]:
    return [f"{count} {company.voice.word(form)}" for form, count in Counter(goods).items()]


def _listed(words: Iterable[str]) -> Flow:
    return Flow([Text(word, "info") for word in words], ", ")


def _players(view: View, things: Things, company: Company) -> Iterator[tuple[Text, Flow]]:
    for seat, who in enumerate(view["players"]):
        yield _name(view, company, seat), _purse(view, company, seat)
        belongings = _belongings(things, company, who)
        if belongings:
            yield Text(), Flow(belongings, "; ")


def _name(view: View, company: Company, seat: Seat) -> Text:
    """Who acts has an arrow, who begins the round a star; the letter stands on the map."""
    acts = "▶" if seat in view["to_act"] else " "
    star = "★" if seat == view["first"] else " "
    return Text.assemble(
        (acts, "go"), (star, "coin"), company.emblem(seat), " ", company.name(seat)
    )


def _purse(view: View, company: Company, seat: Seat) -> Flow:
    who, say = view["players"][seat], company.voice.say
    coins = ("gold", "influence", "reputation")
    told = [Text(say(f"table-{coin}", first=who[coin])) for coin in coins]
    told[0].stylize("coin")
    told.append(Text(say("secrets", first=view["hand_sizes"][seat])))
    told.append(Text(say("table-score", first=who["gold"] + who["reputation"]), "bold"))
    if who["passed"]:
        told.append(_label(company, "passed"))
    return Flow(told, ", ")


def _belongings(things: Things, company: Company, who: Mapping[str, Any]) -> list[Text]:
    """Ship, warehouses and characters; a used character stands in brackets."""
    word, told = company.voice.word, []
    if who["ship"]:
        told.append(Text(f"{SHIP} {word(who['ship'])}", "calm"))
    for store in who["warehouses"]:
        told.append(Text(f"{STORE} {capitalised(word(things.place_of(store)))}", "calm"))
    for card in who["characters"]:
        name = word(card["character"])
        told.append(Text(f"({name})", "calm") if card["used"] else Text(name))
    return told
