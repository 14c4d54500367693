"""Laid tables: a situation in a few words, the table talk, and what came of it."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.table import Table as Plain
from hoodwink import Match
from hoodwink.games import cornish
from hoodwink.games.cornish.position import read
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.things.content import Content, content_of
from hoodwink.kernel.chance import Chance, commitment, secret_from
from hoodwink.kernel.packs import Pack
from hoodwink.match.heading import Heading
from hoodwink.match.sitting import Sitting

TEXT = Path(cornish.__path__[0], "pack.toml").read_text(encoding="utf-8")
PACK = Pack(TEXT, "cornish/pack.toml")
FACES = ["preacher-trewin", "mercer-batten", "tinners-of-st-just", "allen-cutler"]
NOTHING_PENDING: dict[str, Any] = {
    "window": None,
    "claim": None,
    "losing": 0,
    "placing": None,
    "target": None,
    "points": 0,
    "hiding": 0,
    "recruits": 0,
    "spilling": [],
    "draws": [],
    "reveals": [],
    "opening": False,
    "grants": [],
    "pair": [],
    "draft": [],
    "raiding": [],
    "shadow": 0,
    "acted": False,
}


def content() -> Content:
    return content_of(PACK)


def sit(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match("cornish", seats, seed, pack=PACK, **options)


def changed(old: str, new: str) -> Pack:
    """The pack with something written otherwise."""
    assert old in TEXT
    return Pack(TEXT.replace(old, new, 1), "mine.toml")


def player(**given: Any) -> dict[str, Any]:
    """A player with plenty and nothing on the board but a ship off St Levan."""
    cards = given.pop("characters", ())
    return {
        "gold": 20,
        "influence": 20,
        "reputation": 5,
        "ship": None,
        "anchor": "off-st-levan",
        "hold": [],
        "pawns": [],
        "characters": [{"character": card, "used": False} for card in cards],
        "warehouses": {},
        "passed": False,
        "worked": False,
        "charts": False,
        **given,
    }


def lay(*players: dict[str, Any], pack: Pack = PACK, **given: Any) -> "Table":
    """A table in the middle of a game; seat 0 is to act, officers stand far away at up-north."""
    options: dict[str, Any] = given.pop("options", {})
    seats = [dict(who) for who in players] or [player(), player()]
    while len(seats) < 2:
        seats.append(player())
    ships = content().ships
    for seat, who in enumerate(seats):
        who["ship"] = who["ship"] or ships[-1 - seat]
    hands = given.pop("hands", [[] for _ in seats])
    pending = {**NOTHING_PENDING, **given.pop("pending", {})}
    officers = given.pop("officers", [("up-north", None)])
    ashore = given.pop("ashore", [])
    state = {
        "phase": "turn",
        "round": 2,
        "first": 0,
        "turn": 0,
        "ending": "",
        "wheel": 0,
        "track": 1,
        "officers": [{"place": place, "briber": who} for place, who in officers],
        "ashore": [{"place": at, "owner": who, "goods": form} for at, who, form in ashore],
        "seized": [],
        "merchants": {name: {"tea": 1} for name in content().board.merchants},
        "faces": FACES,
        "gone": [],
        "played": {},
        "players": seats,
        "pending": pending,
        "hands": hands,
        "under_decks": [[], [], [], []],
        "dealt": [],
        "replies": [None] * len(seats),
        **given,
    }
    state["departed"] = departed(state)
    return Table(seated(state, options, pack))


def seated(state: dict[str, Any], options: dict[str, Any], pack: Pack) -> Match:
    """A match at a table that holds what a rule needs, and need not be reached by any play."""
    sitting = Sitting("cornish", len(state["players"]), options, pack)
    truth = read(Setting(sitting.options, pack), state)
    chance = Chance(secret_from(1))
    start = sitting.rules.dump(truth)
    match = Match._seated(Heading(sitting, commitment(chance.secret), start), truth, chance)
    match._let_nature_answer(None)
    return match


def after_the_choosing(seats: int = 2, seed: int = 1, until: str = "turn", **options: Any) -> Match:
    """A match that was really played: everybody begins in Newlyn, with the first of all cards."""
    match = sit(seats, seed, **options)
    liked = ("place pawn newlyn", "place ship newlyn")
    while match.view(None)["phase"] != until:
        moves = [move.text for move in match.moves(match.to_act[0])]
        match.play(match.to_act[0], next((text for text in liked if text in moves), moves[0]))
    return match


def goods_in(state: dict[str, Any]) -> Counter[str]:
    """All goods that are still in the game."""
    found = Counter(state["seized"]) + Counter(row["goods"] for row in state["ashore"])
    for stall in state["merchants"].values():
        found += Counter(stall)
    for who in state["players"]:
        found += Counter(who["hold"])
        for inside in who["warehouses"].values():
            found += Counter(inside)
    return found


def all_goods() -> Counter[str]:
    """What the merchants have at the start."""
    keys = [form.key for form in content().forms]
    return sum(
        (Counter(dict(zip(keys, stock, strict=True))) for stock in content().stock), Counter()
    )


def departed(state: dict[str, Any]) -> dict[str, int]:
    """What must have left the game before."""
    return dict(all_goods() - goods_in(state))


class Table(Plain):
    """With what is often said and asked in this game."""

    def let_be(self) -> "Table":
        """Nobody answers."""
        while self.truth["phase"] == "window":
            self.say(self.match.to_act[0], "let be")
        return self

    def who(self, seat: int) -> dict[str, Any]:
        return dict(self.truth["players"][seat])

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Gold, influence and reputation."""
        who = self.who(seat)
        return who["gold"], who["influence"], who["reputation"]

    @property
    def officers(self) -> list[tuple[str, int | None]]:
        return sorted(((row["place"], row["briber"]) for row in self.truth["officers"]), key=str)

    @property
    def ashore(self) -> list[tuple[str, int | None, str]]:
        rows = self.truth["ashore"]
        return sorted(((row["place"], row["owner"], row["goods"]) for row in rows), key=str)

    @property
    def reason(self) -> str:
        return self.match.outcome.reason if self.match.outcome else ""


def ends(moves: Sequence[str]) -> set[str]:
    """The last place named by each move, whatever is paid for it."""
    return {move.partition(" for ")[0].rpartition(" ")[2] for move in moves}
