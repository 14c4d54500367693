"""What a connection may say, and what it is answered: over real sockets."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit import Frame, Guest, Serving


@pytest.fixture
def company(serving: Serving) -> Callable[..., list[Guest]]:
    """People at a table, everybody connected."""

    def sit(game: str = "nottingham", seats: int = 3, **more: object) -> list[Guest]:
        table, keys = serving.company(game, seats, **more)
        guests = [serving.come(table, key) for key in keys]
        for guest in guests:
            guest.hear_until("state")
        for guest in guests:  # all are in, so nobody hears of another's coming any more
            caught_up(guest)
        return guests

    return sit


def merchants(guests: list[Guest]) -> tuple[Guest, Guest, list[str]]:
    """Who is awaited in Nottingham's market, another one, and the first quiet words of it."""
    awaited = guests[guests[0].view["to_act"][0]]
    other = next(guest for guest in guests if guest is not awaited)
    return awaited, other, awaited.moves


def silence(guest: Guest) -> None:
    """Nothing was sent before the answer to this."""
    guest.say(do="ping")
    assert guest.hear()["told"] == "pong"


def caught_up(guest: Guest) -> list[Frame]:
    guest.say(do="ping")
    before = len(guest.frames)
    guest.hear_until("pong")
    return guest.frames[before:-1]


def test_an_illegal_move_is_refused_with_its_rule(company: Callable[..., list[Guest]]) -> None:
    guests = company()
    awaited, other, _ = merchants(guests)
    told = awaited.play("close")
    assert (told["told"], told["error"]) == ("refused", "illegal")
    assert told["rule"].startswith("SN-")
    assert told["key"]
    silence(other)


@pytest.mark.parametrize("words", ["abracadabra", "", "closé", "x" * 200])
def test_unknown_words_are_refused(company: Callable[..., list[Guest]], words: str) -> None:
    awaited, _, _ = merchants(company())
    assert awaited.play(words)["error"] == "unknown"
    awaited.say(do="why", id="w", move=words)
    assert awaited.hear_until("refused")["error"] == "unknown"


def test_a_batch_is_all_or_nothing(company: Callable[..., list[Guest]]) -> None:
    awaited, other, moves = merchants(company())
    quiet = next(move for move in moves if move.startswith("set aside"))
    view, number = awaited.view, awaited.number
    assert awaited.play(quiet, "abracadabra")["error"] == "unknown"
    assert awaited.play(quiet, quiet, quiet, quiet, quiet, quiet, quiet)["error"] == "illegal"
    awaited.leave()
    awaited.enter()
    awaited.hear_until("state")
    assert (awaited.view, awaited.number) == (view, number)
    assert all(frame["told"] == "table" for frame in caught_up(other))


def test_a_refusal_names_the_move_of_the_batch(company: Callable[..., list[Guest]]) -> None:
    awaited, _, moves = merchants(company())
    quiet = next(move for move in moves if move.startswith("set aside"))
    assert awaited.play("juggle")["at"] == 0
    assert awaited.play(quiet, "juggle", "juggle")["at"] == 1
    assert awaited.play(quiet, "close")["at"] == 1
    told = awaited.play(*[quiet] * 7)
    assert (told["error"], 0 < told["at"] < 7) == ("illegal", True)
    assert awaited.play(*[quiet] * told["at"])["told"] == "news", "all before it may be made"
    awaited.say(do="try", id="t", seen=awaited.number, moves=["close"])
    assert awaited.hear_until("refused")["at"] == 0


def test_what_is_never_legal_is_refused_in_a_batch_with_its_rule(
    company: Callable[..., list[Guest]],
) -> None:
    awaited, _, moves = merchants(company())
    batch = [next(move for move in moves if move.startswith("set aside")), "add coins 3", "done"]
    told = awaited.play(*batch)
    awaited.say(do="try", id="t", seen=awaited.number, moves=batch[:2])
    for refused in (told, awaited.hear_until("refused")):
        assert (refused["error"], refused["rule"], refused["at"]) == ("illegal", "A-36", 1)


def test_what_shows_something_ends_a_batch(company: Callable[..., list[Guest]]) -> None:
    awaited, _, moves = merchants(company("shahdozd"))
    told = awaited.play(moves[0], moves[0])
    assert (told["error"], told["at"]) == ("batch", 0)


def test_a_stale_move_is_refused_and_changes_nothing(company: Callable[..., list[Guest]]) -> None:
    guests = company("shahdozd")
    first, _, moves = merchants(guests)
    assert first.play(moves[0])["told"] == "news"
    for guest in guests:
        if guest is not first:
            guest.hear_until("news")
    awaited, _, moves = merchants(guests)
    told = awaited.play(moves[0], seen=0)
    assert (told["told"], told["error"]) == ("refused", "stale")
    assert awaited.play(moves[0])["told"] == "news"


def test_a_repeated_message_is_answered_again_and_not_played_twice(
    company: Callable[..., list[Guest]],
) -> None:
    awaited, other, moves = merchants(company())
    quiet = next(move for move in moves if move.startswith("set aside"))
    news = awaited.play(quiet, id="once")
    assert (news["told"], news["id"]) == ("news", "once")
    again = awaited.play(quiet, id="once")
    assert again == {"told": "done", "id": "once", "number": news["number"]}
    silence(other)
    awaited.leave()
    awaited.enter()
    assert awaited.hear_until("state")["own"] == news["own"]
    assert awaited.play(quiet, id="once", seen=0) == again


@pytest.mark.slow
def test_a_repeated_message_is_known_after_a_crash(own_server: Callable[..., Serving]) -> None:
    server = own_server()
    table, keys = server.company("nottingham", 3)
    guest = server.come(table, keys[1])
    for seat in range(3):
        guest = server.come(table, keys[seat])
        if guest.hear_until("state")["moves"]:
            break
    quiet = next(move for move in guest.moves if move.startswith("set aside"))
    news = guest.play(quiet, id="once")
    assert news["told"] == "news"
    server.kill()
    server.start()
    back = server.come(table, guest.key)
    assert back.hear_until("state")["own"] == news["own"]
    told = back.play(quiet, id="once", seen=0)
    assert told == {"told": "done", "id": "once", "number": news["number"]}


def test_trying_stores_and_shows_nothing(company: Callable[..., list[Guest]]) -> None:
    awaited, other, moves = merchants(company())
    quiet = next(move for move in moves if move.startswith("set aside"))
    awaited.say(do="try", id="t", seen=awaited.number, moves=[quiet])
    tried = awaited.hear_until("tried")
    assert tried["own"] != {k: awaited.view[k] for k in tried["own"]}
    silence(other)
    awaited.leave()
    awaited.enter()
    awaited.hear_until("state")
    assert awaited.moves == moves
    awaited.say(do="try", id="t", seen=awaited.number, moves=["abracadabra"])
    assert awaited.hear_until("refused")["error"] == "unknown"


def test_what_others_would_hear_is_tried_for_its_rule_alone(
    company: Callable[..., list[Guest]],
) -> None:
    """Before it all is as it stands, and nobody hears of it."""
    awaited, other, moves = merchants(company("shahdozd"))
    awaited.say(do="try", id="t", seen=awaited.number, moves=[moves[0]])
    tried = awaited.hear_until("tried")
    assert (tried["loud"], tried["moves"]) == (True, moves)
    silence(other)
    awaited.say(do="try", id="t", seen=awaited.number, moves=[moves[0], moves[0]])
    refused = awaited.hear_until("refused")
    assert (refused["error"], refused["at"]) == ("batch", 0)


def test_trying_a_whole_batch_tells_what_is_seen_before_others_hear_of_it(
    company: Callable[..., list[Guest]],
) -> None:
    awaited, other, moves = merchants(company())
    quiet = next(move for move in moves if move.startswith("set aside"))
    seen = {}
    for batch in ([quiet], [quiet, "done"]):
        awaited.say(do="try", id="t", seen=awaited.number, moves=batch)
        tried = awaited.hear_until("tried")
        seen[tried["loud"]] = (tried["own"], tried["moves"])
    assert seen[True] == seen[False]
    silence(other)


def test_trying_what_is_illegal_is_refused_though_others_would_hear_it(
    company: Callable[..., list[Guest]],
) -> None:
    """First of all: also in the middle of a batch, where it could not stand anyway."""
    awaited, _, moves = merchants(company())
    assert "close" not in moves
    for batch in (["close"], ["close", moves[0]]):
        awaited.say(do="try", id="t", seen=awaited.number, moves=batch)
        refused = awaited.hear_until("refused")
        assert (refused["error"], refused["at"]) == ("illegal", 0)
        assert refused["rule"]


def test_why_answers_for_your_own_seat(company: Callable[..., list[Guest]]) -> None:
    awaited, other, moves = merchants(company())
    awaited.say(do="why", id="a", move=moves[0])
    reason: Frame = {"told": "reason", "id": "a", "rule": None, "key": None, "facts": {}}
    assert awaited.hear_until("reason") == reason
    other.say(do="why", id="b", move=moves[0])
    assert other.hear_until("reason")["rule"] is not None
    other.say(do="why", id="c", move=moves[0], seat=0)
    assert other.hear_until("refused")["error"] == "bad-message"


def test_who_looks_on_can_neither_play_nor_ask(
    serving: Serving, company: Callable[..., list[Guest]]
) -> None:
    guests = company()
    stranger = serving.come(guests[0].table, serving.person("Stranger"))
    watcher = serving.come(guests[0].table)
    for line in (stranger, watcher):
        assert line.hear_until("state")["seat"] is None
        assert line.moves == []
        assert line.play("close")["error"] == "not-seated"
        for ask in ("try", "why"):
            line.say(do=ask, id=ask, **({"move": "close"} if ask == "why" else SAID))
            assert line.hear_until("refused")["error"] == "not-seated"
        line.say(do="waive", seen=0)
        assert line.hear_until("refused")["error"] == "not-seated"
    watcher.say(do="chat", id="c", text="psst")
    assert watcher.hear_until("refused")["error"] == "not-seated"


SAID = {"seen": 0, "moves": ["close"]}


def test_a_key_opens_its_own_seats_only(
    serving: Serving, company: Callable[..., list[Guest]]
) -> None:
    here, there = company(watch=False), company()
    for key, table in ((there[0].key, here[0].table), ("no key", here[0].table), (None, "nowhere")):
        with pytest.raises(ConnectionClosed) as closed:
            serving.come(table, key).hear()
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4004, "no such table")


@pytest.mark.parametrize("game", ["nottingham", "shahdozd"])
def test_who_returns_is_told_exactly_what_was_missed(
    company: Callable[..., list[Guest]], game: str
) -> None:
    guests = company(game)
    heard: list[list[Frame]] = []
    away = next((g for seat, g in enumerate(guests) if seat not in g.view["to_act"]), guests[-1])
    seen = away.number
    away.leave()
    for _ in range(12):
        seat = next((s for s in guests[0].view["to_act"] if guests[s] is not away), None)
        if seat is None:
            break
        guest = guests[seat]
        told = guest.play(guest.moves[0])
        heard += [told["events"]] if told["events"] else []
        for other in guests:
            if told["events"] and other not in (away, guest):
                other.hear_until("news")
    away.enter(seen)
    state = away.hear_until("state")
    assert len(state["missed"]) == len(heard)
    assert state["number"] == seen + len(heard)
    kinds = [[event["event"] for event in events] for events in state["missed"]]
    assert kinds == [[event["event"] for event in events] for events in heard]
