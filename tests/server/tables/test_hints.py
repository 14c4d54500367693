"""What a bot would do in my place: it may be asked, and knows no more than I do."""

import pytest

import hoodwink
from hoodwink import Match
from hoodwink.bots import bot_names
from hoodwink.server.tables.heading import headed
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.words import Asked, _question
from hoodwink.server.wire.house import HouseRules
from server.kit import Serving


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_a_hint_can_be_played_as_it_is_told(serving: Serving, game: str) -> None:
    table, keys = serving.company(game, 3)
    awaited = serving.come(table).hear_until("state")["public"]["to_act"]
    guest = serving.come(table, keys[awaited[0]])
    guest.hear_until("state")
    guest.say(do="hint", id="h", seen=guest.number)
    hinted = guest.hear_until("hinted")
    assert hinted["id"] == "h"
    assert hinted["bot"] in bot_names(game)
    assert guest.play(*hinted["moves"])["told"] == "news"


def test_who_looks_on_gets_no_hint_and_nobody_two_at_once(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    watcher = serving.come(table)
    watcher.hear_until("state")
    watcher.say(do="hint", id="h", seen=0)
    assert watcher.hear_until("refused")["error"] == "not-seated"
    guest = serving.come(table, keys[0])
    guest.hear_until("state")
    for id in ("one", "two"):
        guest.say(do="hint", id=id, seen=guest.number)
    assert guest.hear_until("refused")["error"] == "busy"
    assert guest.hear_until("hinted")["id"] == "one"


def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint() -> None:
    """A hint is asked with the view, the moves and dice of the seat: see `words._question`."""
    match = Match("nottingham", 4, seed=3)
    seat = match.to_act[0]
    other = match.imagine(seat, seed=5)
    table = table_of(match)
    asked = [_question(_asked(table, world, seat), world, False, 0) for world in (match, other)]
    assert asked[0] == asked[1]


def table_of(match: Match) -> Table:
    heading, _ = headed(match.game, match.seats, {}, HouseRules())
    return Table("table", "host", heading, bytes(32))


def _asked(table: Table, match: Match, seat: int) -> Asked:
    return Asked(table, match, seat, "haggle", "hint")
