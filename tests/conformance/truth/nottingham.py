"""Sheriff of Nottingham: moments of market, bargain and debt that chance seldom comes to."""

from collections.abc import Iterator

from conformance.truth.moment import Moment
from games.nottingham.tables import Table, haggling, table, to_the_bags
from hoodwink import TABLE

SHERIFF, RED, GREEN = 0, 1, 2

Refused = dict[str, tuple[int, str]]
"""By key, who says what there."""


def moments() -> Iterator[Moment]:
    for laid, refused in (*_market(), *_bags(), *_clock(), *_bargain(), *_debts()):
        for key, (seat, text) in refused.items():
            yield Moment(key, laid, seat, text)


def _at_the_market(left: str, deck: str | None) -> Table:
    hands = {1: "6 apple", 2: "6 cheese", 3: "6 cheese"}
    return table("aside", turn=1, hands=hands, left=left, right="", deck=deck)


def _market() -> Iterator[tuple[Table, Refused]]:
    full = _at_the_market("mead silk", None).say(1, *["set aside apple"] * 5)
    yield full, {"aside-full": (1, "set aside apple")}
    bare = _at_the_market("mead", "").say(1, "set aside apple", "done")
    yield bare, {"deck-empty": (1, "draw deck"), "pile-empty": (1, "draw right")}
    short = _at_the_market("mead", "9 pepper").say(1, "set aside apple", "done")
    yield short, {"must-refill": (1, "stop")}


def _bags() -> Iterator[tuple[Table, Refused]]:
    filling = table("fill", hands={1: "3 apple mead silk gouda", 2: "6 bread", 3: "6 cheese"})
    yield filling.say(2, *["bag bread"] * 5), {"bag-full": (2, "bag bread")}
    empty = to_the_bags(table("aside", turn=1, hands={2: "2 apple"}, deck=""))
    yield empty, {"no-cards": (1, "close")}
    declaring = table("fill", hands={1: "2 apple", 2: "2 bread"})
    declaring.say(1, "bag apple", "close").say(2, "bag bread", "close")
    yield declaring, {"another-declares": (2, "declare apple"), "no-bag": (3, "declare apple")}
    declared = table("fill", hands={1: "2 apple", 2: "2 bread"})
    declared.say(1, "bag apple", "close").say(2, "bag bread", "close").say(1, "declare apple")
    yield declared, {"declared-already": (1, "declare apple")}


def _clock() -> Iterator[tuple[Table, Refused]]:
    at = table(bags={1: "silk", 2: "2 apple", 3: "mead"}, timed=True)
    bribe = at.offer(RED, "draft inspect 3", "add coins 5")
    at.say(SHERIFF, f"accept {bribe}").say(TABLE, "time out")
    yield at, {"bound-bags-left": (TABLE, "time out"), "clock-only": (TABLE, "pass 1")}
    yield table("fill", hands={1: "apple"}, timed=True), {"no-time": (TABLE, "time out")}


def _bargain() -> Iterator[tuple[Table, Refused]]:
    at = haggling()
    at.offer(RED, "draft pass 1", "add coins 5")
    at.offer(RED, "draft pass 1", "add cheese")
    yield at, {"this-or-that": (SHERIFF, "pass 1")}
    at = haggling()
    first = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, f"counter {first}", "add pepper")
    yield at, {"terms-not-on-stall": (RED, f"accept {asked}")}
    at = table(bags={RED: "silk", GREEN: "apple"}, coins=[50, 6, 94, 50], purses="hidden")
    asked = at.offer(SHERIFF, "draft pass 1", "add coins 20")
    yield at, {"terms-too-dear": (RED, f"accept {asked}")}
    at = table(bags={RED: "silk", GREEN: "apple"}, coins=[50, 6, 94, 50])
    bribe = at.offer(RED, "draft pass 1", "add coins 5")
    at.say(RED, "draft inspect 2", "add coins 5").say(SHERIFF, f"accept {bribe}")
    yield at, {"cannot-pay": (RED, "offer")}


def _caught(stall: str, down: str = "", purse: int = 2) -> Table:
    """Seat 1 is caught with contraband; the Sheriff lays it on the left pile."""
    at = table(
        bags={1: "3 mead", 2: "apple"},
        declared={1: "bread"},
        stalls={1: stall},
        down={1: down},
        coins=[50, purse, 100 - purse, 50],
    )
    return at.say(SHERIFF, "inspect 1", "lay left")


def _debts() -> Iterator[tuple[Table, Refused]]:
    legal = _caught("4 apple 4 cheese", down="silk")
    yield legal, {"legal-first": (RED, "give silk")}
    gone = _caught("2 apple", down="pepper crossbow silk", purse=0)
    yield gone, {"not-to-give": (RED, "give apple")}
    yield _caught("2 chicken apple cheese", purse=7), {"too-much": (RED, "give apple")}
