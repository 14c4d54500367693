"""Keys, names, moving to another device, and being forgotten."""

from server.kit import Serving


def test_somebody_without_a_key_is_told_how_to_send_one(serving: Serving) -> None:
    code, problem = serving.refused("GET", "/api/me")
    assert (code, problem["error"]) == (401, "not-authorized")
    assert "Authorization: Bearer" in problem["detail"]


def test_a_name_is_one_short_printable_line(serving: Serving) -> None:
    assert serving.refused("POST", "/api/keys", {"name": "x" * 40})[0] == 400
    assert serving.refused("POST", "/api/keys", {"name": "\u200b"})[0] == 400
    made = serving.ask("POST", "/api/keys", {"name": "  Will   o' the\tWisp "})
    assert made["name"] == "Will o' the Wisp"


def test_a_letter_of_a_name_has_at_most_two_combining_marks(serving: Serving) -> None:
    heap = "\u0301" * 3
    for name in (f"Ann{heap}", heap, f"\u1ec7{heap[0]}", "A" + "\u0489" * 20):
        status, told = serving.refused("POST", "/api/keys", {"name": name})
        assert (status, "combining marks" in told["detail"]) == (400, True)
    key = serving.person("Ann")
    assert serving.refused("PATCH", "/api/me", {"name": f"Ann{heap}"}, key)[0] == 400
    for name in ("Nguy\u1ec5n", "Nguye\u0302\u0303n", "\u0e01\u0e35\u0e49"):  # two marks each
        assert serving.ask("POST", "/api/keys", {"name": name})["name"] == name


def test_a_link_moves_a_person_to_another_device_once(serving: Serving) -> None:
    key = serving.person("Mo")
    table = serving.table(key, sit=0)
    link = serving.ask("POST", "/api/me/link", {}, key)["link"]
    other = serving.ask("POST", "/api/keys", {"link": link})["key"]
    assert serving.refused("POST", "/api/keys", {"link": link})[0] == 404
    assert serving.ask("GET", "/api/me", key=other) == serving.ask("GET", "/api/me", key=key)
    assert serving.come(table, other).hear_until("table")["seat"] == 0
    serving.ask("DELETE", "/api/me/keys", None, other)
    assert serving.refused("GET", "/api/me", None, key)[0] == 401
    assert serving.ask("GET", "/api/me", key=other)["name"] == "Mo"


def test_who_is_forgotten_leaves_no_name_and_no_chat(serving: Serving) -> None:
    ann, bob = serving.person("Ann"), serving.person("Bob")
    table = serving.table(ann, sit=0)
    serving.act(table, "sit", bob)
    guest = serving.come(table, bob)
    guest.say(do="chat", id="c", text="remember me")
    guest.hear_until("chat")
    guest.leave()
    serving.ask("DELETE", "/api/me", None, bob)
    assert serving.refused("GET", "/api/me", None, bob)[0] == 401
    later = serving.come(table, ann)
    assert "Bob" not in str(later.hear_until("table"))
    later.say(do="ping")
    later.hear_until("pong")
    assert not [frame for frame in later.frames if frame["told"] == "chat"]
    later.leave()


def test_a_new_name_is_told_at_once(serving: Serving) -> None:
    key = serving.person("Old")
    table = serving.table(key, sit=0)
    guest = serving.come(table, key)
    guest.hear_until("table")
    serving.ask("PATCH", "/api/me", {"name": "New"}, key)
    assert guest.hear_until("table")["chairs"][0]["name"] == "New"
    guest.leave()
