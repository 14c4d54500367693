"""Free talk beside the table."""

from collections.abc import Callable

from server.kit import Serving


def test_what_is_said_is_heard_by_all_and_by_who_comes_later(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    ann, bob = serving.come(table, keys[0]), serving.come(table, keys[1])
    bob.hear_until("state")
    ann.say(do="chat", id="a", text="claim king <b>\u202e")
    said = bob.hear_until("chat")
    assert (said["text"], said["name"], said["seat"]) == ("claim king <b>", "Player 0", 0)
    assert ann.hear_until("done")["id"] == "a"
    assert serving.come(table).hear_until("chat")["text"] == "claim king <b>"


def test_words_of_the_game_are_no_moves_when_they_are_said_in_the_chat(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    ann = serving.come(table, keys[0])
    before = ann.hear_until("state")
    ann.say(do="chat", id="a", text=ann.moves[0])
    assert ann.hear_until("done")["id"] == "a"
    assert "news" not in {frame["told"] for frame in ann.frames}
    again = serving.come(table, keys[0]).hear_until("state")
    assert {**again, "at": before["at"]} == before
    assert ann.play(ann.moves[0])["told"] == "news"


def test_a_spectator_without_a_name_says_nothing(serving: Serving) -> None:
    table, _ = serving.company("shahdozd", 3)
    watcher = serving.come(table)
    watcher.say(do="chat", id="a", text="psst")
    assert watcher.hear_until("refused")["error"] == "not-seated"


def test_the_host_mutes_and_lets_speak_again(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    bob = serving.come(table, keys[1])
    me = bob.hear_until("table")["me"]
    serving.act(table, "mute", keys[0], person=me)
    bob.say(do="chat", id="a", text="hm")
    assert bob.hear_until("refused")["error"] == "muted"
    serving.act(table, "mute", keys[0], person=me, mute=False)
    bob.say(do="chat", id="b", text="hm")
    assert bob.hear_until("done")["id"] == "b"


def test_each_mutes_for_themselves(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    bob, cid = serving.come(table, keys[1]), serving.come(table, keys[2])
    loud = bob.hear_until("table")["me"]
    serving.ask("POST", "/api/me/mutes", {"person": loud}, keys[0])
    ann = serving.come(table, keys[0])
    ann.hear_until("state")
    cid.hear_until("state")
    bob.say(do="chat", id="a", text="can you hear me?")
    cid.hear_until("chat")
    ann.say(do="ping")
    ann.hear_until("pong")
    assert not [frame for frame in ann.frames if frame["told"] == "chat"]
    assert serving.ask("GET", "/api/me/mutes", key=keys[0]) == [loud]
    serving.ask("POST", "/api/me/mutes", {"person": loud, "mute": False}, keys[0])
    assert serving.ask("GET", "/api/me/mutes", key=keys[0]) == []


def test_who_talks_too_fast_is_told_so(own_server: Callable[..., Serving]) -> None:
    served = own_server(limits="chats=0.5,chats_at_once=6")
    table, keys = served.company("shahdozd", 3)
    guest = served.come(table, keys[0])
    guest.hear_until("state")
    for number in range(8):
        guest.say(do="chat", id=f"c{number}", text="and another thing")
    assert guest.hear_until("refused")["error"] == "too-fast"
