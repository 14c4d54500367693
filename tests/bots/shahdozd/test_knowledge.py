"""What the bot works out is exactly what can be worked out."""

import pytest

from bots.shahdozd.puzzles import mind, puzzle
from games.shahdozd.possible import Script, possible_worlds
from games.shahdozd.tables import IN_ORDER, Table, table
from hoodwink import Match
from hoodwink.bots.shahdozd.knowledge import denied_in
from hoodwink.games.shahdozd.moves import CHARACTERS, KING, PEASANT, THIEF

NO_PEEKS = [(seat, "peek none") for seat in range(3)]
SCRIPTS: list[Script] = [
    [(0, "peek c"), (1, "peek a"), (2, "peek a")],
    [*NO_PEEKS, (0, "look"), (1, "rotate left"), (2, "rotate front")],
    [*NO_PEEKS, (0, "claim sheriff"), (1, "challenge"), (2, "challenge")],
    [
        *[(0, "peek c"), (1, "peek a"), (2, "peek b")],
        *[(0, "claim minister"), (1, "allow"), (2, "allow"), (0, "mix a c hidden swap")],
        *[(1, "look"), (2, "claim king"), (0, "allow"), (1, "challenge")],
    ],
]


def played(script: Script) -> Table:
    position = table(purses=(3, 3, 3), phase="peek").match.position()
    laid = Table(Match.from_position(position, seed=0))
    for seat, move in script:
        laid.say(seat, move)
    return laid


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("script", SCRIPTS)
def test_the_odds_are_those_of_all_worlds_that_fit_what_the_seat_was_told(
    script: Script, seat: int
) -> None:
    worlds = possible_worlds(seat, 3, script)
    knowledge = mind(played(script), seat).knowledge
    for slot in range(6):
        for character, name in enumerate(CHARACTERS):
            ways = sum(count for world, count in worlds.items() if world.split()[slot] == name)
            assert knowledge.odds(slot)[character] == pytest.approx(ways / worlds.total())


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("script", SCRIPTS)
def test_certainty_is_the_chance_of_the_likeliest_world(script: Script, seat: int) -> None:
    worlds = possible_worlds(seat, 3, script)
    knowledge = mind(played(script), seat).knowledge
    assert knowledge.certainty() == pytest.approx(max(worlds.values()) / worlds.total())


def test_a_card_one_has_seen_is_ruled_out_elsewhere() -> None:
    knowledge = mind(puzzle(IN_ORDER, {"a": (2,)}), 2).knowledge
    assert knowledge.odds(0)[KING] == 1
    assert knowledge.odds(1)[KING] == 0
    assert knowledge.odds(1)[THIEF] == pytest.approx(1 / 5)


def test_what_one_would_know_after_a_look_can_be_asked() -> None:
    knowledge = mind(puzzle(IN_ORDER, {}), 0).knowledge
    assert knowledge.given(3, PEASANT).odds(3)[PEASANT] == 1
    assert knowledge.odds(3)[PEASANT] == pytest.approx(1 / 6)


def test_without_the_memory_aid_only_what_lies_face_up_is_known() -> None:
    laid = puzzle("peasant king thief minister executioner sheriff", {}, memory=False)
    laid.say(0, "claim peasant", "name king at b")
    knowledge = mind(laid, 0).knowledge
    assert knowledge.odds(0)[PEASANT] == 1
    assert knowledge.odds(1)[KING] == 1
    assert knowledge.odds(2)[THIEF] == pytest.approx(1 / 4)


def test_what_all_have_heard_a_card_is_not_is_remembered() -> None:
    laid = table(turn=1).say(1, "claim king").challenge(3)
    assert denied_in(laid.view(5), slot=1) == [KING]
    assert denied_in(laid.view(5), slot=0) == []
    laid.say(2, "rotate left")
    assert denied_in(laid.view(5), slot=2) == [KING]


def test_without_the_memory_aid_nothing_was_heard() -> None:
    laid = table(turn=1, memory=False).say(1, "claim king").challenge(3)
    assert denied_in(laid.view(5), slot=1) == []
