"""Whether a world can have come about since the deck was rebuilt.

Whatever a seat holds unseen it held then, has drawn since, or has taken openly. What was held
then is known by kind, and so is what has left the new deck; and each seat has drawn so many.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hoodwink import Listener, Match

World = dict[str, Any]
EAGER = ("set", "bag", "pass")


def after_rebuilding(
    seats: int, seed: int, steps: int, **options: Any
) -> Iterator[tuple[Match, list[int]]]:
    """A match in which hands are changed and bags filled to the brim, once the deck has run out.

    With it comes what each seat was heard to draw from the new deck.
    """
    choice = random.Random(seed)
    heard = Listener()
    match = Match("nottingham", seats=seats, seed=seed, tell=heard, **options)
    while steps and match.outcome is None:
        if match.view(None)["rebuilt"] is not None:
            steps -= 1
            yield match, draws_heard(heard, seats)
        seat = match.to_act[0]
        moves = match.moves(seat)
        eager = [move for move in moves if move.verb in EAGER or move.text == "draw deck"]
        match.play(seat, choice.choice(eager or list(moves)), heard)


def draws_heard(heard: Listener, seats: int) -> list[int]:
    """How many cards each seat has drawn from the deck since it was last rebuilt."""
    draws = [0] * seats
    for event in heard.events:
        if event.kind == "deck_rebuilt":
            draws = [0] * seats
        elif event.kind == "drew" and event.public["source"] == "deck":
            draws[event.public["seat"]] += 1
    return draws


def could_be(world: World, draws: list[int]) -> bool:
    """Whether all that was not hidden when the deck was rebuilt can have been drawn since."""
    seats = [_unseen(world, seat) for seat in range(len(draws))]
    hidden = sum(seats, _hidden_all_the_time(world))
    new = hidden - Counter(world["rebuilt"]["held"])
    gone: Counter[str] = Counter(world["rebuilt"]["deck"])
    gone.subtract(world["deck"])
    if min(gone.values()) < 0 or new - gone:
        return False
    return _shared_out(list(new.elements()), seats, draws)


def _hidden_all_the_time(world: World) -> Counter[str]:
    old: Counter[str] = Counter(world["out"])
    for cards in world["face_down"]:
        old.update(card["kind"] for card in cards if card["round"] < world["rebuilt"]["round"])
    return old


def _unseen(world: World, seat: int) -> Counter[str]:
    """The cards of a seat, less those that it took openly since."""
    cards = Counter(world["hands"][seat]) + Counter(world["bags"][seat])
    if world["turn"] == seat:
        cards -= Counter(world["taken"])
        if world["phase"] != "lay":
            cards += Counter(world["aside"])
    facts, first = world["seats"][seat]["taken_openly"], world["rebuilt"]["round"]
    return cards - Counter(kind for kind, since in facts if since >= first)


def _shared_out(new: list[str], seats: list[Counter[str]], draws: list[int]) -> bool:
    """Each new card goes to a seat that has one of its kind, none gets more than it drew."""
    drawn: list[list[str]] = [[] for _ in seats]

    def place(kind: str, tried: set[tuple[str, int]]) -> bool:
        for seat, cards in enumerate(seats):
            if (kind, seat) in tried or drawn[seat].count(kind) >= cards[kind]:
                continue
            tried.add((kind, seat))
            if len(drawn[seat]) < draws[seat]:
                drawn[seat].append(kind)
                return True
            for other in list(drawn[seat]):
                drawn[seat].remove(other)
                drawn[seat].append(kind)
                if place(other, tried):
                    return True
                drawn[seat].remove(kind)
                drawn[seat].append(other)
        return False

    return all(place(kind, set()) for kind in new)
