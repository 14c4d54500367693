"""A whole game of each registered game over real sockets, with people who drop and come back."""

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

import hoodwink
from hoodwink.games import BOXES
from server.kit import Frame, Guest, Serving

DROPS = 0.04


class Player:
    """Answers at random when awaited, and sometimes loses the line."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.dice = random.Random(seat)
        self.pending = ""
        self.sent = 0

    def turn(self) -> bool:
        """Hears what there is and answers; whether the match is over."""
        with suppress(TimeoutError):
            frame = self.guest.hear(0.002)
            assert frame["told"] != "refused" or frame["error"] == "stale"
            if frame.get("id") == self.pending:
                self.pending = ""
        view = self.guest.view
        if view and not view["to_act"]:
            return True
        if view and self.seat in view["to_act"] and not self.pending:
            self._act()
        return False

    def _act(self) -> None:
        guest = self.guest
        words = self.dice.choice(guest.moves)
        self.sent += 1
        self.pending = f"m{self.sent}"
        guest.say(do="play", id=self.pending, seen=guest.number, moves=[words])
        if self.dice.random() < DROPS:
            guest.leave()
            guest.enter(guest.number)
            guest.say(do="play", id=self.pending, seen=guest.number, moves=[words])


def story(frames: list[Frame]) -> Iterator[Frame]:
    """Every event that a connection heard, each once, whatever it missed in between."""
    seen = 0
    for frame in frames:
        if frame["told"] == "news" and frame["number"] > seen:
            seen = frame["number"]
            yield from frame["events"]
        elif frame["told"] == "state":
            for missed in frame["missed"] or []:
                yield from missed
            seen = max(seen, frame["number"])


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=[] if g == "shahdozd" else pytest.mark.slow) for g in BOXES]
)
def test_a_whole_game_with_people_who_drop_and_return(serving: Serving, game: str) -> None:
    seats = BOXES[game].seats[-1]
    table, keys = serving.company(game, seats)
    players = [Player(serving.come(table, key, 0), seat) for seat, key in enumerate(keys)]
    watcher = serving.come(table, None, 0)
    while sum(player.turn() for player in players) < seats:
        pass
    text = serving.ask("GET", f"/api/tables/{table}/record")
    match = hoodwink.verify(text)
    heard = hoodwink.Listener()
    hoodwink.replay(text, tell=heard)
    for player in players:
        assert player.guest.view == match.view(player.seat)
        assert list(story(player.guest.frames)) == heard.seen_by(player.seat)
    watcher.hear_until("news", lambda frame: frame["secret"] is not None)
    assert watcher.view == match.view(None)
    assert watcher.frames[-1]["digest"] == match.digest
    for guest in [watcher, *(player.guest for player in players)]:
        with suppress(ConnectionClosed):
            guest.leave()
