"""At the finest level of the log: no hidden card, no key and no name is in it."""

import random
from collections.abc import Callable

import pytest

from hoodwink.games import BOXES
from server.kit import Serving

NAME = "Zebulon Quizzard"


@pytest.mark.slow
@pytest.mark.parametrize("game", BOXES)
def test_nothing_hidden_is_logged(own_server: Callable[..., Serving], game: str) -> None:
    """A person and bots play a while; then everything that was said in secret is looked for."""
    server = own_server(log_level="debug")
    key, dice, said = server.person(NAME), random.Random(5), set[str]()
    seats = BOXES[game].seats[0]
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = server.table(key, game, seats, sit=0, bots=bots)
    server.act(table, "start", key)
    guest = server.come(table, key)
    guest.hear_until("state")
    guest.play("abracadabra")
    for _ in range(60):
        while not guest.moves and guest.view["to_act"]:
            guest.hear_until("news")
        if not guest.view["to_act"]:
            break
        if 0 in guest.view["to_act"]:
            said.add(dice.choice(guest.moves))
            guest.play(*list(said)[-1:])
            said.update(guest.moves)
        else:
            guest.hear_until("news")
    guest.say(do="chat", id="c", text="a whispered word")
    guest.hear_until("chat")
    guest.leave()
    assert server.stop() == 0
    logged = server.logged
    assert logged
    for secret in (key, NAME, "Zebulon", "a whispered word", "abracadabra"):
        assert secret not in logged
    for move in said:
        assert " " not in move or move not in logged, move
    for word in ('"own"', '"hand"', '"moves"'):
        assert word not in logged
