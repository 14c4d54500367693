"""At the finest level of the log: no hidden card, no key and no name is in it."""

import logging
import random
from collections.abc import Callable

import pytest

import hoodwink
from hoodwink.games import BOXES
from hoodwink.server.logs import JsonLines
from server.kit import Serving

NAME = "Zebulon Quizzard"


@pytest.mark.slow
@pytest.mark.parametrize("game", BOXES)
def test_nothing_hidden_is_logged(own_server: Callable[..., Serving], game: str) -> None:
    """A whole match of a person and bots; then every move and draw of it is looked for."""
    server = own_server(log_level="debug")
    key, dice = server.person(NAME), random.Random(5)
    seats = BOXES[game].seats[0]
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = server.table(key, game, seats, sit=0, bots=bots)
    server.act(table, "start", key)
    guest = server.come(table, key)
    guest.hear_until("state")
    guest.play("abracadabra")
    while guest.view["to_act"]:
        if 0 in guest.view["to_act"]:
            guest.play(dice.choice(guest.moves))
        else:
            guest.hear_until("news")
    guest.say(do="chat", id="c", text="a whispered word")
    guest.hear_until("chat")
    guest.leave()
    record = hoodwink.verify(server.ask("GET", f"/api/tables/{table}/record")).record()
    assert server.stop() == 0
    logged = server.logged
    assert logged
    for secret in (key, NAME, "Zebulon", "a whispered word", "abracadabra"):
        assert secret not in logged
    for _, move in record.moves:
        assert " " not in move or move not in logged, move
    for word in ('"own"', '"hand"', '"moves"'):
        assert word not in logged


def test_an_error_is_logged_without_what_it_speaks_of() -> None:
    try:
        raise KeyError("bag silk")
    except KeyError as error:
        raised = (type(error), error, error.__traceback__)
    record = logging.LogRecord("here", logging.ERROR, "", 0, "unforeseen", (), raised)
    line = JsonLines().format(record)
    assert "KeyError" in line
    assert "test_logs.py" in line
    assert "silk" not in line
