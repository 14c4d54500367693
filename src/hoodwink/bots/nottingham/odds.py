"""What may be in a bag, by the odds: the declaration, the public tally, the cards in the box."""

from typing import Final

from hoodwink.bots.nottingham.mind import Mind
from hoodwink.games.nottingham.setting import KIND_OF, LEGAL
from hoodwink.kernel.seats import Seat

LIES_BY_SIZE: Final = (0.0, 0.3, 0.3, 0.3, 0.36, 0.385)
"""By the number of cards in a bag, how often one with nothing else to tell holds a lie.

What is declared weighs less: a liar chooses it, and chooses what looks true.
"""
SHOWN: Final = 0.12
"""How much the declaration and what all saw are believed: 1 would be by the odds."""
USUAL: Final = 0.17
"""The part of the cards that a kind has of which such a lot is as common as that."""
TAKEN: Final = 2.5
"""How much likelier the truth is with each card declared that all saw its owner take."""
HELD: Final = 0.75
"""And how much less so with each contraband card that all saw its owner take."""
SAINTS: Final = 0.15
"""How many merchants never lie; the others do so with every other bag."""
BEFORE: Final = 2.5
"""As if a smuggler had been seen lying that many times before, and honest as often."""
NOTHING_SAID: Final = 1.0
HEARD: Final = 2.0
"""How much more readily a liar offers a bribe than an honest merchant."""
SILENT: Final = 0.7
"""And how much less readily one who is threatened says nothing."""
FALSE_PART: Final = 0.8
FALSE_PENALTY: Final = 3.6
FALSE_VALUE: Final = 6.5
"""Of a bag with a lie in it: which part is false, and what a false card costs and is worth."""


def usual_lies(count: int) -> float:
    return LIES_BY_SIZE[min(count, len(LIES_BY_SIZE) - 1)]  # a pack may have bigger bags


def suspicion(mind: Mind, owner: Seat, word: float = NOTHING_SAID) -> float:
    """The chance that a bag is not what its owner says."""
    place = mind.places[owner]
    return suspicion_of(mind, owner, KIND_OF[place["declared"]], place["bag"], word)


def suspicion_of(
    mind: Mind, owner: Seat, declared: int, count: int, word: float = NOTHING_SAID
) -> float:
    """The same, had it been declared so: a merchant asks it about its own bag too."""
    usual = usual_lies(count)
    lying = usual * _lying(mind, owner) * word
    true: float = (1 - usual) * _shown(mind, owner, declared, count) ** SHOWN
    return lying / (lying + true)


def _shown(mind: Mind, owner: Seat, declared: int, count: int) -> float:
    """How much likelier than usual the truth is by what all can see."""
    known = _known(mind, owner)
    rare: float = (_share(mind, declared) / USUAL) ** (count - 2)
    seen: float = TAKEN ** min(count, known[declared]) * HELD ** sum(known[LEGAL:])
    return rare * seen


def _lying(mind: Mind, owner: Seat) -> float:
    """How many times as ready to lie as anybody a merchant is by the public tally."""
    caught: int = mind.places[owner]["inspected"]["lies"]
    lies = caught + len({look["round"] for look in _smuggled(mind, owner)})
    honest = max(0, _bags_before(mind, owner) - lies)
    if not lies:
        return 1 / (1 - SAINTS + SAINTS * 2.0**honest)
    odds = (BEFORE + lies) / (BEFORE + honest)
    known: float = odds**3
    return max(1.0, known)  # who lies more often than not is soon known for it


def _smuggled(mind: Mind, owner: Seat) -> list[dict[str, int]]:
    """The contraband that came to town in a merchant's bags, wherever it lies now."""
    return [look for place in mind.places for look in place["face_down"] if look["origin"] == owner]


def _bags_before(mind: Mind, owner: Seat) -> int:
    """How many bags a merchant has brought in earlier rounds."""
    rounds = mind.view["round"] - 1
    as_sheriff = sum(
        (mind.view["first"] + number) % mind.seats == owner for number in range(rounds)
    )
    return int(rounds - as_sheriff)


def _known(mind: Mind, owner: Seat) -> list[int]:
    """By kind, the cards that all saw a merchant take and that have not come to light."""
    known = [0] * len(KIND_OF)
    for name, _ in mind.places[owner]["taken_openly"]:
        known[KIND_OF[name]] += 1
    return known


def _share(mind: Mind, kind: int) -> float:
    """The part that a legal kind has in the cards that may be in a bag."""
    deck = mind.setting.decks[mind.seats]
    seen = _elsewhere(mind)
    face_down = sum(place["contraband"] for place in mind.places)
    left = sum(deck) - sum(seen) - face_down
    return max(0.01, float((deck[kind] - seen[kind]) / max(1, left)))


def _elsewhere(mind: Mind) -> list[int]:
    """By kind, the cards that the Sheriff sees to be in no bag: on stalls, piles, in his hand.

    A merchant who asks it about its own bag does not know the Sheriff's hand.
    """
    seen = mind.hand[:] if mind.seat == mind.sheriff else [0] * len(KIND_OF)
    for place in mind.places:
        for name, count in place["stall"].items():
            seen[KIND_OF[name]] += count
    for pile in mind.view["piles"].values():
        for name in pile:
            seen[KIND_OF[name]] += 1
    return seen


def prize(mind: Mind, count: int, lies: float, spite: float) -> float:
    """What opening a bag of so many cards promises, given the chance that it holds a lie."""
    false = max(1.0, FALSE_PART * count)
    caught = false * (FALSE_PENALTY + spite * (FALSE_PENALTY + FALSE_VALUE))
    shamed = mind.fine * count * (1 + spite)
    return lies * caught - (1 - lies) * shamed
