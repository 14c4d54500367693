"""Whatever was promised: settlements and raids by the thousand, judged by the rules alone."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from games.sherwood.tables import PACK, Table, band, raid
from hoodwink import Listener
from hoodwink.games import BOXES
from hoodwink.games.sherwood.phases.sharing.commitments import Debt, honour
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.options import settle

SETTING = Setting(settle(BOXES["sherwood"].options, {"advanced": True}), PACK)
INFORMANT, ALLIES = 1, (2, 0)

Owed = tuple[int, int]
"""Sacks and companions."""


def raided(loot: Owed, oaks: tuple[int, ...], purse: int, round_: int) -> State:
    s = State(3, 1, SETTING.gear.kinds, 4)
    s.hideout, s.informant[0], s.round, s.mine = 0, INFORMANT, round_, 30
    s.loot_sacks, s.loot_companions = loot
    s.sacks[INFORMANT] = purse
    for seat, oak in zip(ALLIES, oaks, strict=True):
        s.oak[seat] = oak
    return s


def settled(s: State, owed: tuple[Owed, Owed]) -> list[dict[str, Any]]:
    heard = Listener()
    honour(s, [Debt(seat, *parts) for seat, parts in zip(ALLIES, owed, strict=True)], heard)
    return heard.seen_by(None)


@pytest.mark.rule("SF-111", "SF-112", "SF-113", "B-30", "B-47")
def test_the_camp_pays_only_what_the_loot_cannot() -> None:
    """Every settlement with two allies, few parts and little gold."""
    seen: Counter[str] = Counter()
    few = list(product(range(3), range(3)))
    cases = product(product(range(4), range(3)), few, few, product(range(2), repeat=2), range(3))
    for number, (loot, one, other, oaks, purse) in enumerate(cases):
        s = raided(loot, oaks, purse, round_=1 + number % 6)
        told = settled(s, (one, other))
        what = (loot, one, other, oaks, purse, told)
        for seat, owed, row in zip(ALLIES, (one, other), told, strict=True):
            got = row["sacks"] + row["companions"] + row["gold"]
            assert got + row["lost"] == sum(owed), what
            short = row["gold"] + row["lost"]
            assert not (short and s.loot_sacks), what
            assert not (short and s.loot_companions and s.oak[seat]), what
            assert not (row["lost"] and s.sacks[INFORMANT]), what
            seen += Counter(key for key in ("sacks", "companions", "gold", "lost") if row[key])
        given = [sum(row[key] for row in told) for key in ("sacks", "companions", "gold")]
        left = [loot[0] - s.loot_sacks, loot[1] - s.loot_companions, purse - s.sacks[INFORMANT]]
        assert given == left, what
    assert min(seen.values()) > 500


CARDS = ("staff", "sword")


def promise(seat: int, to: int, cards: int) -> dict[str, Any]:
    about = {"round": 1, "hideout": "mill", "standing": "open"}
    return {"seat": seat, "to": to, "cards": cards, **about}


class Raid:
    """A cart of combat value 6 comes by a band of two or three who have promised cards."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        seats = range(rng.choice((2, 3)))
        raiders = {seat: rng.randrange(1, 4) for seat in seats}
        self.promised = {seat: rng.randrange(raiders[seat] + 1) for seat in seats}
        self.hands = {seat: {kind: rng.randrange(3) for kind in CARDS} for seat in seats}
        self.used: Counter[int] = Counter()
        self.last_word: dict[int, str] = {}
        self.laid = self._lay(raiders)

    def _lay(self, raiders: dict[int, int]) -> Table:
        rows = [
            promise(seat, to, cards)
            for seat, cards in self.promised.items()
            for to in raiders
            if cards and to != seat
        ]
        hands = {s: {k: n for k, n in hand.items() if n} for s, hand in self.hands.items()}
        mill = band("mill", raiders)
        return raid("a17", mill, advanced=True, promises=rows, hands=hands, discard=NO_MESSENGER)

    def fight(self) -> None:
        while self.laid.phase in ("order", "equip"):
            seat = self.laid.match.to_act[0]
            move = self.rng.choice(self.laid.moves(seat))
            asked = self.laid.phase == "equip"
            self.laid.say(seat, move)
            if asked:
                self.used[seat] += move.startswith("use ")
                self.last_word[seat] = move

    def right(self, seat: int) -> str:
        """B-51, by what was seen: who used enough, and who was asked and declined."""
        if self.used[seat] >= self.promised[seat]:
            return "kept"
        return "broken" if self.last_word.get(seat) == "pass" else "unneeded"


NO_MESSENGER = {"messenger": 2}


@pytest.mark.rule("SF-105", "SF-109", "B-51")
def test_a_word_is_broken_by_who_was_asked_and_declined_and_by_nobody_else() -> None:
    standings: Counter[str] = Counter()
    for seed in range(250):
        fought = Raid(Random(seed))
        fought.fight()
        for row in fought.laid.promises:
            if row["standing"] != "open":
                assert row["standing"] == fought.right(row["seat"]), (seed, row)
                standings[row["standing"]] += 1
    assert min(standings[word] for word in ("kept", "broken", "unneeded")) > 30
