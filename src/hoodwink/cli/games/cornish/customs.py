"""What the customs know, and how far they are from the end of their track."""

from collections.abc import Iterator

from rich.text import Text

from hoodwink.cli.games.cornish.map import OFFICER
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.flow import Flow
from hoodwink.games.cornish.setting import RISK
from hoodwink.kernel.game import View


def customs(view: View, things: Things, company: Company) -> Iterator[tuple[Text, Flow]]:
    """The round and what the track now says; then the track itself, and what ends the game."""
    say, end = company.voice.say, things.setting.market.ends[company.seats]
    facts = {
        "round": str(view["round"]),
        "level": str(view["level"]),
        "bribe": say("gold", first=view["bribe"]),
        "wheel": f"{view['wheel']}/{things.setting.market.wheel}",
    }
    told = [
        Text.assemble((f"{say(f'table-{name}')} ", "calm"), (fact, "bold"))
        for name, fact in facts.items()
    ]
    yield Text(say("table-customs"), "calm"), Flow(told)
    yield (
        Text(say("table-track"), "calm"),
        Flow([_track(things, view["track"], end), _end(view, things, company)]),
    )


def _track(things: Things, at: int, end: int) -> Text:
    """Spaces behind the customs pawn, the pawn, officers who wait, and the end."""
    waiting = [
        OFFICER if things.setting.market.officers(space) else "─" for space in range(end + 1)
    ]
    ahead = Text("".join(waiting[at + 1 :]), "calm")
    return Text.assemble(("━" * at, "danger"), ("●", "danger"), ahead, "┃")


def _end(view: View, things: Things, company: Company) -> Text:
    """How far it is to the end: steps of the track, or goods that nobody has bought yet."""
    say = company.voice.say
    if view["ending"]:
        return Text(say("table-last-round"), "danger")
    left = sum(sum(stall.values()) for stall in view["merchants"].values())
    steps = things.setting.market.ends[company.seats] - view["track"]
    return Text(say("table-end", steps=steps, goods=left))


def risk_told(view: View, things: Things, company: Company) -> str:
    """What the landing in preparation risks, and how much of it customs overlook (CS-082)."""
    who, pending = view["players"][view["turn"]], view["pending"]
    cards = {row["character"] for row in who["characters"]}
    less = sum(card.perks[RISK] for card in things.setting.characters if card.key in cards)
    squares = sum(things.size_of(row["goods"]) for row in pending["draft"])
    port = things.board.risks[things.board.land.index(who["anchor"])]
    risk = max(0, port + squares - less - pending["shadow"])
    return company.voice.say("table-risk", risk=risk, level=view["level"])
