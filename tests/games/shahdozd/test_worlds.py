"""Imagined worlds: each that a seat cannot rule out, and each as often as it should come."""

from collections import Counter
from typing import Any

import pytest

from games.odds import improbable
from games.shahdozd.possible import Script, imagined, possible_worlds, start
from games.shahdozd.tables import IN_ORDER, fresh, rules, table
from hoodwink import NATURE, Match
from hoodwink.games.shahdozd.things.eras import ALL_WORLDS, count_in, most_ways
from hoodwink.kernel.chance import Chance, secret_from

PEASANT_FIRST = "peasant king thief minister executioner sheriff"
NO_PEEKS: Script = [(0, "peek none"), (1, "peek none"), (2, "peek none")]
ALL_SHOWN: Script = [
    *NO_PEEKS,
    (0, "claim peasant"),
    (0, "name king at b"),
    (0, "name thief at c"),
    (0, "name minister at d"),
    (0, "name sheriff at e"),
]


def claim(seat: int, character: str, challenger: int | None = None) -> Script:
    """A claim at a table of three, and what the other two say to it."""
    others = [other for other in range(3) if other != seat]
    replies = [(other, "challenge" if other == challenger else "allow") for other in others]
    return [(seat, f"claim {character}"), *replies]


def played(script: Script, cards: str = IN_ORDER, **options: Any) -> Match:
    """The match after a script, chance having said what the script says."""
    game = rules(**options)
    state = game.load(start(3, cards, **options))
    for actor, text in script:
        game.apply(state, actor, game.read(text), None)
    position = Match("shahdozd", seats=3, seed=0, **options).position()
    return Match.from_position({**position, "state": game.dump(state)})


@pytest.mark.rule("SD-053")
def test_who_knows_nothing_imagines_all_720_deals() -> None:
    worlds = possible_worlds(1, 3, NO_PEEKS)
    assert len(worlds) == 720
    assert not improbable(imagined(played(NO_PEEKS), 1, 2160), worlds)


@pytest.mark.rule("SD-053", "SD-054a")
def test_after_a_peek_120_deals_are_left_and_each_is_equally_likely() -> None:
    script = [(0, "peek d"), (1, "peek none"), (2, "peek f")]
    worlds = possible_worlds(0, 3, script)
    seen = imagined(played(script), 0, 1800)
    assert len(worlds) == len(seen) == 120
    assert not improbable(seen, worlds)


@pytest.mark.rule("SD-053", "D-5")
def test_after_a_hidden_mix_of_two_known_cards_two_worlds_are_left() -> None:
    script = [*ALL_SHOWN, *claim(1, "minister"), (1, "mix b c hidden swap")]
    worlds = possible_worlds(2, 3, script, PEASANT_FIRST)
    assert worlds == {
        "peasant king thief minister executioner sheriff": 1,
        "peasant thief king minister executioner sheriff": 1,
    }
    assert not improbable(imagined(played(script, PEASANT_FIRST), 2, 400), worlds)


@pytest.mark.rule("SD-053", "D-5")
def test_the_minister_who_mixed_is_left_with_one_world() -> None:
    script = [*ALL_SHOWN, *claim(1, "minister"), (1, "mix b c hidden swap")]
    match = played(script, PEASANT_FIRST)
    assert set(imagined(match, 1, 20)) == {"peasant thief king minister executioner sheriff"}


@pytest.mark.rule("SD-053", "D-5")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_with_random_mixing_two_worlds_are_left_to_everybody(seat: int | None) -> None:
    script = [*ALL_SHOWN, *claim(1, "minister"), (1, "mix b c"), (NATURE, "keep")]
    worlds = possible_worlds(seat, 3, script, PEASANT_FIRST, mixing="random")
    assert len(worlds) == 2
    match = played(script, PEASANT_FIRST, mixing="random")
    assert not improbable(imagined(match, seat, 400), worlds)


@pytest.mark.rule("SD-053", "D-5")
def test_worlds_to_which_more_pasts_lead_are_imagined_more_often() -> None:
    script = [
        *ALL_SHOWN,
        *claim(1, "minister"),
        (1, "mix b c hidden swap"),
        *claim(2, "minister"),
        (2, "mix c d hidden keep"),
        (0, "rotate left"),
        (1, "rotate right"),
        *claim(2, "minister"),
        (2, "mix b c hidden swap"),
    ]
    worlds = possible_worlds(0, 3, script, PEASANT_FIRST)
    assert sorted(worlds.values()) == [1, 1, 1, 1, 2, 2]
    seen = imagined(played(script, PEASANT_FIRST), 0, 600)
    assert not improbable(seen, worlds)
    assert improbable(seen, Counter(dict.fromkeys(worlds, 1)))


@pytest.mark.rule("SD-053", "D-5")
def test_many_mixes_leave_the_exact_number_of_pasts_to_each_world() -> None:
    script = list(ALL_SHOWN)
    for turn, pair in enumerate(("b c", "b d", "b e") * 2, start=1):
        seat = turn % 3
        script += [*claim(seat, "minister"), (seat, f"mix {pair} hidden swap")]
    worlds = possible_worlds(None, 3, script, PEASANT_FIRST)
    assert Counter(worlds.values()) == {2: 10, 3: 4, 4: 8}
    seen = imagined(played(script, PEASANT_FIRST), None, 1200)
    assert set(seen) == set(worlds)
    assert not improbable(seen, worlds)


PARTLY_KNOWN: Script = [
    (0, "peek b"),
    (1, "peek b"),
    (2, "peek c"),
    *claim(0, "minister"),
    (0, "mix b c hidden swap"),
    *claim(1, "minister", challenger=2),
    *claim(2, "minister"),
    (2, "mix c e hidden keep"),
    *claim(0, "king", challenger=1),
    (1, "stay silent"),
    (2, "stay silent"),
    (1, "rotate front"),
]


@pytest.mark.rule("SD-053", "D-5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_partial_knowledge_and_mixes_leave_the_exact_share_to_each_world(seat: int | None) -> None:
    worlds = possible_worlds(seat, 3, PARTLY_KNOWN)
    assert 2 < len(worlds) < 720
    seen = imagined(played(PARTLY_KNOWN), seat, max(400, 4 * len(worlds)))
    assert set(seen) <= set(worlds)
    assert not improbable(seen, worlds)


@pytest.mark.rule("SD-053")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_world_shows_the_seat_its_own_view_again(seat: int | None) -> None:
    match = played(PARTLY_KNOWN)
    view = match.view(seat)
    assert all(match.imagine(seat, seed=seed).view(seat) == view for seed in range(30))


@pytest.mark.rule("SD-053")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_card_could_be_is_what_it_is_in_some_possible_world(seat: int | None) -> None:
    worlds = [world.split() for world in possible_worlds(seat, 3, PARTLY_KNOWN)]
    for place, could_be in enumerate(played(PARTLY_KNOWN).view(seat)["could_be"]):
        assert set(could_be) == {world[place] for world in worlds}


@pytest.mark.rule("SD-053")
def test_without_memory_every_deal_that_agrees_with_the_table_is_imagined() -> None:
    script = [(0, "peek d"), (1, "peek none"), (2, "peek f")]
    seen = imagined(played(script, memory=False), 0, 2160)
    assert not improbable(seen, possible_worlds(0, 3, NO_PEEKS))


@pytest.mark.rule("SD-053", "SD-054e")
def test_without_memory_cards_that_lie_face_up_are_imagined_where_they_lie() -> None:
    match = played(ALL_SHOWN[:5], PEASANT_FIRST, memory=False)
    seen = imagined(match, 2, 120)
    assert len(seen) > 12
    assert all(world.startswith("peasant king ") for world in seen)


@pytest.mark.rule("SD-043")
def test_the_sealed_replies_of_others_are_imagined_either_way_and_your_own_as_it_is() -> None:
    match = table(purses=[3, 3, 3, 3]).say(0, "claim king").say(1, "allow").say(2, "challenge")
    replies = Counter(
        tuple(match.match.imagine(2, seed=seed).position()["state"]["replies"])
        for seed in range(200)
    )
    allowed = (None, "allow", "challenge", None)
    assert set(replies) == {allowed, (None, "challenge", "challenge", None)}
    assert 70 < replies[allowed] < 130


@pytest.mark.rule("D-22", "D-32")
def test_a_sealed_peek_is_imagined_at_any_slot_but_your_own_or_at_none() -> None:
    match = fresh(3).say(1, "peek a").match
    peeks = Counter(
        match.imagine(0, seed=seed).position()["state"]["replies"][1] for seed in range(300)
    )
    assert set(peeks) == {f"peek {slot}" for slot in ("a", "b", "d", "e", "f", "none")}
    assert min(peeks.values()) > 25
    assert match.imagine(1, seed=0).position()["state"]["replies"] == [None, "peek a", None]


@pytest.mark.rule("SD-024")
def test_a_sealed_answer_to_the_king_is_imagined_either_way() -> None:
    match = table(purses=[3, 3, 3]).say(0, "claim king").allow().say(1, "answer minister").match
    answers = {match.imagine(2, seed=seed).position()["state"]["replies"][1] for seed in range(20)}
    assert answers == {"stay silent", "answer minister"}


@pytest.mark.rule("SD-006")
@pytest.mark.parametrize("dealt", [0, 1, 3, 6])
def test_a_view_of_a_half_dealt_table_is_imagined_as_half_dealt(dealt: int) -> None:
    game = rules()
    state = game.start(4)
    game.apply(state, NATURE, game.read("first 2"), None)
    for character in IN_ORDER.split()[:dealt]:
        game.apply(state, NATURE, game.read(f"deal {character}"), None)
    view = game.view(state, 1)
    world = game.imagine(view, Chance(secret_from(1)))
    assert game.view(world, 1) == view
    assert game.dump(game.load(game.dump(world))) == game.dump(world)


@pytest.mark.rule("D-5")
def test_a_view_while_chance_mixes_is_imagined_with_chance_still_to_answer() -> None:
    game = rules(mixing="random")
    state = game.load(start(3, IN_ORDER, mixing="random"))
    for actor, text in [*NO_PEEKS, *claim(0, "minister"), (0, "mix c e")]:
        game.apply(state, actor, game.read(text), None)
    view = game.view(state, 0)
    world = game.imagine(view, Chance(secret_from(1)))
    assert game.to_act(world) == (NATURE,)
    assert game.view(world, 0) == view


def test_ways_are_counted_in_binary() -> None:
    ways = [0b110, 0b011, 0b100]  # one world with two pasts, one with three, one with five
    assert count_in(ways, ALL_WORLDS) == 10
    assert most_ways(ways) == 5
