"""Real positions of Cornish Smuggler, and small changes to make of them what could not be."""

from collections.abc import Callable
from typing import Any

from games.cornish.tables import after_the_choosing, content

State = dict[str, Any]
Change = Callable[[State], None]

SECRETS = [secret.key for secret in content().secrets]
LAND = list(content().board.land)
STARTERS = [content().warehouses[store].key for store in content().starters]

MOB = "farmhands-of-gweek"
LANDED: State = {"place": "newlyn", "risk": 6, "summoned": 0, "raised": 0}
MARCHED: State = {"place": "st-ives", "briber": None, "end": "lelant", "waylaid": False}


def a_turn(*changes: Change, until: str = "turn", **options: Any) -> dict[str, Any]:
    """A real position: the player to act has tea aboard, and all pawns are in Newlyn."""
    position = after_the_choosing(until=until, **options).position()
    if until == "turn":
        own(position["state"])["hold"] = ["tea"]
        from_merchants(position["state"], "tea")
    for change in changes:
        change(position["state"])
    return position


def own(s: State) -> Any:
    """All that the player whose turn it is has."""
    return s["players"][s["turn"]]


def others(s: State) -> Any:
    return s["players"][1 - s["turn"]]


def from_merchants(s: State, form: str) -> None:
    stall = next(stall for stall in s["merchants"].values() if form in stall)
    stall[form] -= 1
    if not stall[form]:
        del stall[form]


def set_to(path: str, value: Any) -> Change:
    """`own` and `others` are the player to act and the other one."""

    def change(s: State) -> None:
        first, *way = path.split(".")
        at: Any = {"own": own, "others": others}[first](s) if first in ("own", "others") else s
        steps = way if at is not s else [first, *way]
        for step in steps[:-1]:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(steps[-1]) if isinstance(at, list) else steps[-1]] = value

    return change


def pending(**given: Any) -> Change:
    return lambda s: s["pending"].update(given)


def put(place: str, owner: str | None, form: str) -> Change:
    """Goods lie ashore: `own`, of the others, or of nobody."""

    def change(s: State) -> None:
        seats = {"own": s["turn"], "others": 1 - s["turn"], None: None}
        s["ashore"].append({"place": place, "owner": seats[owner], "goods": form})
        from_merchants(s, form)

    return change


def seize(form: str) -> Change:
    def change(s: State) -> None:
        s["seized"].append(form)
        from_merchants(s, form)

    return change


def post(place: str, briber: str | None = None) -> Change:
    """The officer of Penzance stands elsewhere."""

    def change(s: State) -> None:
        seats = {"own": s["turn"], "others": 1 - s["turn"], None: None}
        s["officers"][0] = {"place": place, "briber": seats[briber]}
        s["officers"].sort(key=lambda row: LAND.index(row["place"]))

    return change


def hire(card: str, *pawns: str) -> Change:
    """The player to act has one character more, with its warehouse, and these pawns more."""

    def change(s: State) -> None:
        who = own(s)
        store = next(c.warehouse for c in content().characters if c.key == card)
        if store >= 0:
            who["warehouses"][content().warehouses[store].key] = []
        who["characters"].append({"character": card, "used": False})
        who["pawns"] = sorted([*who["pawns"], *pawns], key=LAND.index)
        s["faces"] = [None if face == card else face for face in s["faces"]]

    return change


def hold(*secrets: str) -> Change:
    """The other player holds these."""

    def change(s: State) -> None:
        s["hands"][1 - s["turn"]] = sorted(secrets, key=SECRETS.index)

    return change


def answered(words: str) -> Change:
    def change(s: State) -> None:
        s["replies"][1 - s["turn"]] = words

    return change


def ask(window: str, claim: State, **given: Any) -> Change:
    """The others are asked about this."""

    def change(s: State) -> None:
        s["phase"] = "window"
        s["pending"].update({"window": window, "claim": claim, "acted": True, **given})

    return change


def begin_landing(*rows: tuple[str, str | None]) -> Change:
    return pending(draft=[{"goods": form, "warehouse": store} for form, store in rows])


def begin_raid(*rows: tuple[str, str]) -> Change:
    return pending(raiding=[{"goods": form, "character": card} for form, card in rows])


def everybody_passed(s: State) -> None:
    for who in s["players"]:
        who["passed"] = True


RISEN: list[Change] = [
    post("st-just"),
    set_to("phase", "hiding"),
    set_to("played", {"lantern-on-the-cliff": 1}),
    pending(target="newlyn", points=2, hiding=2, acted=True),
]
"""After a lantern, who has landed in Newlyn is asked once more (C-19)."""
