from hoodwink.kernel.events import Event, Listener

PEEKED = Event("peeked", {"seat": 1, "slot": "c"}, {1: {"card": "king"}})


def test_each_seat_is_told_what_it_may_know() -> None:
    assert PEEKED.seen_by(1) == {"event": "peeked", "seat": 1, "slot": "c", "card": "king"}
    assert PEEKED.seen_by(0) == {"event": "peeked", "seat": 1, "slot": "c"}


def test_a_spectator_is_told_the_public_part() -> None:
    assert PEEKED.seen_by(None) == {"event": "peeked", "seat": 1, "slot": "c"}


def test_a_listener_keeps_what_it_hears_in_order() -> None:
    heard = Listener()
    heard("peeked", {1: {"card": "king"}}, seat=1)
    heard("rotated", seat=0, way="left")
    assert [event.kind for event in heard.events] == ["peeked", "rotated"]
    assert heard.seen_by(1)[0]["card"] == "king"
    assert "card" not in heard.seen_by(0)[0]
