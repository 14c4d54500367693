"""Bargains by chance, in any order: the engine agrees with a ledger that is kept by hand."""

from random import Random

import pytest

from games.nottingham.ledger import SHERIFF, Ledger, goods_on
from games.nottingham.tables import Table, haggling
from hoodwink import TABLE

BEGIN = ("draft", "counter", "revise")
END = ("offer", "cancel")


class Talk:
    """One inspection: somebody says something, and both books are compared."""

    def __init__(self, rng: Random, at: Table) -> None:
        self.rng = rng
        self.at = at
        self.ledger = Ledger({1, 2, 3}, at.purses, goods_on(at.truth))
        self.said: list[str] = []

    def go_on(self) -> None:
        seats = [*self.at.match.to_act, *self.at.match.may_act]
        seat = self.rng.choice([seat for seat in seats if seat != TABLE] * 4 + seats)
        moves = self.at.moves(seat)
        verbs = sorted({move.split()[0] for move in moves})
        verb = self.rng.choice(verbs if self.rng.random() < 0.4 else [*verbs, *BEGIN])
        listed = [move for move in moves if move.split()[0] == verb]
        if listed:
            self._say(seat, self.rng.choice(listed))
            self._compare()

    def _say(self, seat: int, move: str) -> None:
        self.said.append(f"{seat}: {move}")
        verb, _, rest = move.partition(" ")
        if verb in BEGIN:
            self._speak(seat, move)
            return
        self.at.say(seat, move)
        if verb in ("refuse", "withdraw"):
            del self.ledger.offers[int(rest)]
        elif verb == "accept":
            self.ledger.close(int(rest))
        elif verb == "dismiss":
            self.ledger.dismiss(int(rest))
        elif verb in ("pass", "inspect", "time"):
            self._decided(verb, rest)

    def _speak(self, seat: int, first: str) -> None:
        """A whole draft, which may come to nothing."""
        self.at.say(seat, first)
        for _ in range(self.rng.randrange(4)):
            parts = [move for move in self.at.moves(seat) if move not in END]
            self.at.say(seat, self.rng.choice(parts))
        if "offer" not in self.at.moves(seat):
            self.at.say(seat, "cancel")
            return
        self.at.say(seat, "offer")
        self.said.append(str(self.at.view(SHERIFF)["offers"][-1]))
        self.ledger.hear(self.at.view(SHERIFF)["offers"][-1])

    def _decided(self, verb: str, bag: str) -> None:
        before = self.at.view(None)["offers"]
        if verb == "time":
            self.ledger.time_out()
        else:
            self.ledger.decide(int(bag), verb)
            if verb == "pass":
                assert self.at.purses == self.ledger.purses, (self.said, before)
        while self.at.phase in ("pile", "lay", "debt"):
            seat = self.at.match.to_act[0]
            self.at.say(seat, self.at.match.fallback(seat).text)
        if self.open:
            self.ledger.count_again(self.at.truth)

    @property
    def open(self) -> bool:
        return self.at.phase == "inspect" and self.at.truth["round"] == 1

    def _compare(self) -> None:
        if not self.open:
            return
        ledger, view = self.ledger, self.at.view(SHERIFF)
        told = {offer["number"]: offer for offer in view["offers"]}
        assert told == ledger.offers, self.said
        assert self.at.purses == ledger.purses, self.said
        assert [some(goods) for goods in goods_on(self.at.truth)] == [
            some(goods) for goods in ledger.goods
        ], self.said
        waiting = {bag: fate for bag, fate in ledger.duties.items() if bag not in ledger.fates}
        bound = {bag: outcome for outcome, bag in view["duties"] if bag not in ledger.fates}
        assert bound == waiting, self.said
        promised = [(p["seat"], p["to"], p["outcome"], p["about"]) for p in view["promises"]]
        assert sorted(promised) == sorted(ledger.promises), self.said
        self._compare_choices()

    def _compare_choices(self) -> None:
        ledger, moves = self.ledger, self.at.moves(SHERIFF)
        for bag in range(4):
            assert (f"pass {bag}" in moves) == ledger.may_pass(bag), self.said
            assert (f"inspect {bag}" in moves) == ledger.may_inspect(bag), self.said
        for seat in range(4):
            listed = {move for move in self.at.moves(seat) if move.startswith("accept")}
            offers = ledger.offers.values()
            expected = {f"accept {o['number']}" for o in offers if ledger.may_accept(seat, o)}
            assert listed == expected, self.said


def some(goods: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in goods.items() if count}


def bargain(seed: int) -> list[str]:
    rng = Random(seed)
    options = {"offers": rng.choice((1, 2, 3)), "drafts": rng.choice((2, 4, 8))}
    talk = Talk(rng, haggling(timed=rng.random() < 0.3, **options))
    for _ in range(60):
        if talk.open:
            talk.go_on()
    return [line.split()[1] for line in talk.said]


@pytest.mark.rule("SN-066", "SN-094", "SN-096", "A-15", "A-17", "A-28", "A-33", "A-34", "A-35")
def test_every_bargain_goes_as_the_ledger_says() -> None:
    verbs = {verb for seed in range(60) for verb in bargain(seed)}
    spoken = {"accept", "dismiss", "refuse", "withdraw", "counter", "revise", "draft"}
    assert verbs >= spoken | {"pass", "inspect", "time", "threaten"}


@pytest.mark.slow
def test_so_it_does_however_often_one_bargains() -> None:
    for seed in range(60, 600):
        bargain(seed)
