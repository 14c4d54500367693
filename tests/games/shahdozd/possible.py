"""The worlds that a seat cannot rule out, found the long way: every deal is played again."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from games.shahdozd.tables import IN_ORDER, rules
from hoodwink import NATURE, Listener, Match
from hoodwink.kernel.game import Game

Script = Sequence[tuple[int, str]]
"""Who did what, from the first peek on; chance has its lines too."""


def start(seats: int, cards: str, **options: Any) -> dict[str, Any]:
    """The state before the first peek, with seat 0 to go first."""
    position = Match("shahdozd", seats=seats, seed=0, **options).position()["state"]
    return {**position, "turn": 0, "faces": cards.split()}


def possible_worlds(
    seat: int | None, seats: int, script: Script, cards: str = IN_ORDER, **options: Any
) -> Counter[str]:
    """How many pasts lead to each layout, of those in which the seat was told the same."""
    game = rules(**options)
    deal = start(seats, cards, **options)
    truth = game.load(deal)
    worlds = [game.load({**deal, "faces": list(faces)}) for faces in permutations(deal["faces"])]
    for actor, text in script:
        told = play(game, truth, seat, actor, text)
        assert told is not None
        worlds = [
            future
            for world in worlds
            for future, way in futures(game, world, seat, actor, text)
            if play(game, future, seat, actor, way) == told
        ]
    return Counter(layout(game.dump(world)) for world in worlds)


def play(
    game: Game[Any], state: Any, seat: int | None, actor: int, text: str
) -> list[dict[str, Any]] | None:
    """One line of the script, and what the seat is told of it; None if it cannot be played."""
    move, heard = game.read(text), Listener()
    if move not in game.moves(state, actor):
        return None
    game.apply(state, actor, move, heard)
    return heard.seen_by(seat)


def futures(
    game: Game[Any], world: Any, seat: int | None, actor: int, text: str
) -> Iterator[tuple[Any, str]]:
    """A mix that the seat could not follow may have been done either way."""
    if actor == NATURE:
        ways = ["keep", "swap"]
    elif actor != seat and " hidden " in text:
        ways = [text.replace("swap", "keep"), text.replace("keep", "swap")]
    else:
        ways = [text]
    for way in ways:
        yield (game.copy(world) if len(ways) > 1 else world), way


def layout(state: dict[str, Any]) -> str:
    """The characters from a to f."""
    return " ".join(state["faces"][back] for back in state["memory"]["backs"])


def imagined(match: Match, seat: int | None, times: int) -> Counter[str]:
    """How often each layout is imagined, when it is done so many times."""
    worlds = (match.imagine(seat, seed=seed) for seed in range(times))
    return Counter(layout(world.position()["state"]) for world in worlds)
