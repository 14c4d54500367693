"""The door that positions come in by, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import hoodwink
from conformance.tiny import OPTIONS, PACK, Fists, State
from hoodwink import NATURE, Match, Move, PositionError
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box
from hoodwink.kernel.seats import NOBODY, Seat

HOSTILE: list[Any] = [10**5000, 8e8, [[[[]]]] * 3, {"a": {}}, "x" * 10**6, True, None]


def refused(position: Any) -> str:
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    told = str(wrong.value)
    assert len(told.splitlines()) <= 3
    assert len(told) <= 400
    return told


@pytest.fixture(params=hoodwink.game_names())
def position(request: pytest.FixtureRequest) -> dict[str, Any]:
    return Match(request.param, 3, seed=1).position()


@pytest.mark.parametrize("value", [[], None, "position", 3, (), {}.items()])
def test_only_a_table_is_a_position(value: Any) -> None:
    assert "expected a" in refused(value)


def test_a_table_of_another_make_is_refused() -> None:
    class Sly(dict[str, Any]):
        pass

    assert "expected a plain table" in refused(Sly(Match("shahdozd", 3).position()))


def test_nothing_unknown_is_carried_along(position: dict[str, Any]) -> None:
    assert "there is no 'cheat'" in refused({**position, "cheat": 1})
    assert "there is no 'cheat'" in refused(
        {**position, "state": {**position["state"], "cheat": 1}}
    )


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_values_are_refused_wherever_they_stand(
    position: dict[str, Any], value: Any
) -> None:
    for key in position:
        refused({**position, key: value})
    for key in position["state"]:
        if type(position["state"][key]) is not type(value):
            refused({**position, "state": {**position["state"], key: value}})


def test_what_equals_is_not_the_same(position: dict[str, Any]) -> None:
    refused({**position, "hoodwink": True})
    refused({**position, "seats": 3.0})


def test_options_are_told_in_full(position: dict[str, Any]) -> None:
    first = next(iter(position["options"]))
    rest = {name: value for name, value in position["options"].items() if name != first}
    assert f"options: {first} is missing; expected" in refused({**position, "options": rest})


class WaitsForNobody(Fists):
    def to_act(self, s: State) -> tuple[Seat, ...]:
        return NOBODY if self.bidding(s) else super().to_act(s)


class HasNoMoves(Fists):
    def bids(self, s: State, seat: Seat) -> list[Move]:
        return []


class NatureHasNoMoves(Fists):
    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return () if seat == NATURE else super().moves(s, seat)


class PutsRight(Fists):
    def load(self, values: Mapping[str, Any]) -> State:
        return super().load({**values, "round": 0})


@pytest.mark.parametrize(
    ("rules", "change", "message"),
    [
        (WaitsForNobody, {}, "waits for nobody, and is not over; expected one or the other"),
        (HasNoMoves, {}, "the game waits for seat 0, who has nothing to choose; expected somebody"),
        (NatureHasNoMoves, {"cards": []}, "waits for nature, who has nothing to choose"),
        (PutsRight, {"round": 1}, "position: round is 1; expected 0"),
    ],
)
def test_what_a_game_overlooks_is_found_at_the_door(
    rules: type[Fists], change: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOXES, "fists", Box("fists", range(2, 4), OPTIONS, Fists))
    position = Match("fists", 3, seed=1, pack=PACK).position()
    monkeypatch.setitem(BOXES, "fists", Box("fists", range(2, 4), OPTIONS, rules))
    position["state"] |= change
    with pytest.raises(PositionError, match=message):
        Match.from_position(position, pack=PACK)


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    position = Match("shahdozd", 3, seed=1).position()
    with pytest.raises(PositionError, match="position: 3 sit there; expected 4"):
        Match.from_position(position | {"seats": 4})
