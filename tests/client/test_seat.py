"""People and bots at a served table, from afar."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from threading import Thread
from typing import Any

import pytest

import hoodwink
from hoodwink.client import NoSuchTable, Refused, RemoteSeat, ServerRefused, Stale
from server.kit import Serving


@contextmanager
def company(served: Serving, game: str = "shahdozd", **more: Any) -> Iterator[list[RemoteSeat]]:
    """A table that has begun, and the seats of its three people."""
    keys = [served.person(f"Player {seat}") for seat in range(3)]
    link = served.link(keys[0], game, **more)
    with ExitStack() as leaving:
        seats = [
            leaving.enter_context(RemoteSeat.join(link, key=key, seat=seat))
            for seat, key in enumerate(keys)
        ]
        seats[0].ask("POST", "start")
        yield seats


def play_on(seat: RemoteSeat) -> None:
    dice = Random(seat.picture.seat)
    while seat.wait(240):
        try:
            seat.play(dice.choice(seat.moves))
        except Stale:
            continue


def play_together(seats: list[RemoteSeat]) -> None:
    playing = [Thread(target=play_on, args=(seat,)) for seat in seats]
    for one in playing:
        one.start()
    for one in playing:
        one.join()


def awaited(seats: list[RemoteSeat]) -> RemoteSeat:
    """One whom the game waits for; the others have heard as much."""
    while True:
        for seat in seats:
            seat.hear(0.05)
            if seat.awaited:
                return seat


@pytest.mark.slow
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_a_whole_match_is_played_from_afar_and_verified(served: Serving, game: str) -> None:
    short = {"turn_cap": 12} if game == "shahdozd" else {}
    with company(served, game, options=short) as seats:
        play_together(seats)
        heard = hoodwink.Listener()
        match = hoodwink.replay(seats[0].record(), tell=heard)
        assert match.outcome
        for number, seat in enumerate(seats):
            assert seat.view == match.view(number)
            assert seat.picture.heard == heard.seen_by(number)
            assert seat.outcome == match.outcome.to_json()
            assert seat.verify().outcome == match.outcome


def test_a_remote_bot_plays_against_bots_of_the_server(served: Serving) -> None:
    host = served.person("Host")
    link = served.link(host, bots={"1": "random", "2": "remember"}, options={"turn_cap": 12})
    with RemoteSeat.join(link, name="Robot") as seat, RemoteSeat(link, host) as owner:
        owner.ask("POST", "start")
        play_on(seat)
        assert seat.picture.seat == 0
        assert seat.outcome


def test_an_illegal_move_tells_its_rule_and_changes_nothing(served: Serving) -> None:
    with company(served) as seats:
        seat = awaited(seats)
        before = seat.view
        with pytest.raises(hoodwink.IllegalMove) as refused:
            seat.play("rotate left")
        assert refused.value.rule.startswith("SD-")
        assert refused.value.refusal.key
        assert seat.view == before
        with pytest.raises(hoodwink.UnknownMove):
            seat.play("take everything")


def test_why_answers_for_your_own_seat(served: Serving) -> None:
    with company(served) as seats:
        seat = awaited(seats)
        assert seat.why(seat.moves[0]) is None
        refusal = seat.why("rotate left")
        assert refusal
        assert refusal.rule.startswith("SD-")


def test_trying_shows_what_would_be_and_nobody_hears_of_it(served: Serving) -> None:
    with company(served, "nottingham") as seats:
        seat = awaited(seats)
        numbers = [other.picture.number for other in seats]
        quiet = [move for move in seat.moves if hoodwink.Match("nottingham", 3).read(move).quiet]
        tried = seat.try_out([quiet[0]])
        assert tried.view != seat.view
        assert [other.picture.number for other in seats] == numbers
        loud = next(move for move in seat.moves if move not in quiet)
        with pytest.raises(hoodwink.BatchError):
            seat.try_out([loud])


def test_several_small_moves_are_one_batch_all_or_nothing(served: Serving) -> None:
    with company(served, "nottingham") as seats:
        seat = awaited(seats)
        quiet = [move for move in seat.moves if hoodwink.Match("nottingham", 3).read(move).quiet]
        with pytest.raises(hoodwink.IllegalMove) as refused:
            seat.play([quiet[0], "declare apple"])
        assert refused.value.text == "declare apple", "which of them was refused"
        before = seat.view
        assert seat.why(quiet[0]) is None
        seat.play((quiet * 2)[:2])
        assert seat.view != before


def test_who_starts_anew_repeats_no_id_of_a_message(served: Serving) -> None:
    """The table answers a known id again and plays nothing."""
    with company(served, "nottingham") as seats:
        seat = awaited(seats)
        quiet = [move for move in seat.moves if hoodwink.Match("nottingham", 3).read(move).quiet]
        seat.play(quiet[0])
        for _ in range(2):
            with RemoteSeat(f"{served.url}/t/{seat.place.id}", seat.key) as again:
                assert again.wait(20)
                before = again.view
                again.play(next(move for move in again.moves if move in quiet))
                assert again.view != before


def test_chat_is_heard_by_all_and_by_who_comes_later(served: Serving) -> None:
    with company(served) as seats:
        seats[0].chat("good luck")
        while not seats[1].picture.said:
            assert seats[1].hear(10)
        assert [said.text for said in seats[1].picture.said] == ["good luck"]
        with pytest.raises(Refused, match="bad-message"):
            seats[0].chat("\n\n")


def test_who_looks_on_sees_no_more_than_all_and_may_not_play(served: Serving) -> None:
    with company(served) as seats, RemoteSeat(link_of(seats[0])) as watcher:
        assert watcher.picture.seat is None
        while not watcher.view:
            watcher.hear(10)
        assert watcher.moves == ()
        with pytest.raises(Refused, match="not-seated"):
            watcher.play("claim king")


def link_of(seat: RemoteSeat) -> str:
    return f"{seat.place.server}/t/{seat.place.id}"


def test_a_table_is_found_by_its_code(served: Serving) -> None:
    link = served.link(served.person("Host"))
    with RemoteSeat(link) as looking:
        assert looking.picture.table
        code = looking.picture.table.code
    with RemoteSeat.join(f"{served.url}/{code}", name="Bea") as seat:
        assert seat.picture.seat == 0


def test_a_table_that_is_not_there_is_told_so(served: Serving) -> None:
    with pytest.raises(NoSuchTable):
        RemoteSeat(f"{served.url}/t/{'x' * 22}")
    with pytest.raises(NoSuchTable):
        RemoteSeat.join(f"{served.url}/NOCODE", name="Bea")


def test_who_finds_no_seat_is_told_so(served: Serving) -> None:
    with company(served) as seats, pytest.raises(ServerRefused):
        RemoteSeat.join(link_of(seats[0]), name="Late")


def test_who_sits_there_already_just_comes_back(served: Serving) -> None:
    with company(served) as seats:
        again = RemoteSeat.join(link_of(seats[1]), key=seats[1].key)
        while not again.view:
            assert again.hear(10)
        assert again.picture.seat == 1
        again.close()


def test_waiting_can_have_an_end(served: Serving) -> None:
    link = served.link(served.person("Host"))
    with RemoteSeat.join(link, name="Bea") as seat, pytest.raises(TimeoutError):
        seat.wait(0.1)
