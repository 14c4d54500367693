"""The counting of worlds, against every deal and every swap tried one by one."""

import random
from collections import Counter
from itertools import pairwise, permutations

import pytest

from hoodwink.games.shahdozd.things.eras import UNKNOWN, Era, pick_world, possible_faces
from hoodwink.kernel.chance import Chance, secret_from

World = tuple[int, ...]
TRIALS = range(60)


def random_eras(rng: random.Random) -> list[Era]:
    """What somebody might know of a deal and up to six hidden mixes, of few cards or of many."""
    faces = rng.sample(range(6), 6)
    eras = [some_knowledge(rng, faces)]
    mixed = rng.choice([3, 6])
    for _ in range(rng.randrange(7)):
        card, other = rng.sample(range(mixed), 2)
        swapped = rng.random() < 0.5
        eras[-1].ends_with(card, other, swapped if rng.random() < 0.3 else None)
        if swapped:
            faces[card], faces[other] = faces[other], faces[card]
        eras.append(some_knowledge(rng, faces))
    return eras


def some_knowledge(rng: random.Random, faces: list[int]) -> Era:
    known = [face if rng.random() < 0.1 else UNKNOWN for face in faces]
    denied = [rng.getrandbits(6) & rng.getrandbits(6) & rng.getrandbits(6) for _ in faces]
    return Era(known, [mask & ~(1 << face) for mask, face in zip(denied, faces, strict=True)])


def agrees(era: Era, world: World) -> bool:
    return all(
        known in (UNKNOWN, face) and not denied >> face & 1
        for face, known, denied in zip(world, era.faces, era.denied, strict=True)
    )


def after(era: Era, world: World, swap: bool) -> World:
    cards = list(world)
    if swap:
        cards[era.card], cards[era.other] = cards[era.other], cards[era.card]
    return tuple(cards)


def ways(eras: list[Era]) -> list[Counter[World]]:
    """For each era how many pairs of a deal and a list of swaps lead to each world."""
    pasts = [world for world in permutations(range(6)) if agrees(eras[0], world)]
    counted = [Counter(pasts)]
    for before, era in pairwise(eras):
        swaps = (False, True) if before.swapped is None else (before.swapped,)
        futures = [after(before, world, swap) for world in pasts for swap in swaps]
        pasts = [world for world in futures if agrees(era, world)]
        counted.append(Counter(pasts))
    return counted


def picked(eras: list[Era], chance: Chance) -> tuple[World, list[bool]]:
    """The same draws as `pick_world`, each from a list that names every choice."""
    counted = ways(eras)
    listed = sorted(counted[-1])
    world = now = listed[chance.weighted([counted[-1][world] for world in listed])]
    swaps: list[bool] = []
    for era, worlds in zip(eras[-2::-1], counted[-2::-1], strict=True):
        choices = [False, True] if era.swapped is None else [era.swapped]
        before = [after(era, now, swap) for swap in choices]
        chosen = chance.weighted([worlds[past] for past in before])
        now = before[chosen]
        swaps.insert(0, choices[chosen])
    return world, swaps


@pytest.mark.parametrize("trial", TRIALS)
def test_a_face_is_possible_if_some_deal_with_some_swaps_brings_it(trial: int) -> None:
    eras = random_eras(random.Random(trial))
    worlds = ways(eras)[-1]
    expected = [sorted({world[back] for world in worlds}) for back in range(6)]
    assert possible_faces(eras) == expected


@pytest.mark.parametrize("trial", TRIALS)
def test_a_picked_world_is_the_one_that_plain_counting_picks(trial: int) -> None:
    eras = random_eras(random.Random(trial))
    counted, plain = Chance(secret_from(trial)), Chance(secret_from(trial))
    assert [pick_world(eras, counted) for _ in range(5)] == [picked(eras, plain) for _ in range(5)]
    assert counted.drawn == plain.drawn


@pytest.mark.parametrize("world", [(0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0)])
def test_the_first_and_the_last_world_can_be_picked(world: World) -> None:
    assert pick_world([Era(world, [0] * 6)], Chance(secret_from(1))) == (world, [])


def test_a_card_mixed_with_itself_stays_where_it_is() -> None:
    eras = [Era([3, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [0] * 6) for _ in range(2)]
    eras[0].ends_with(0, 0, True)
    assert possible_faces(eras)[0] == [3]


def test_the_trials_cover_what_matters() -> None:
    trials = [random_eras(random.Random(trial)) for trial in TRIALS]
    mixes = [era.swapped for eras in trials for era in eras[:-1]]
    assert {None, False, True} == set(mixes)
    assert {len(eras) for eras in trials} == {1, 2, 3, 4, 5, 6, 7}
    assert min(map(sum, (ways(eras)[-1].values() for eras in trials))) > 0
    assert any(max(ways(eras)[-1].values()) > 4 for eras in trials)
