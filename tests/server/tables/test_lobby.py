"""Making a table, sitting down, leaving, handing over, pausing, and once more."""

from collections.abc import Callable

import pytest

from server.aging import sleep
from server.kit import Serving

PACK_GAME = "shahdozd"


def test_a_table_is_made_from_the_games_own_options(serving: Serving) -> None:
    games = {game["name"]: game for game in serving.ask("GET", "/api/games")}
    names = {option["name"] for option in games["nottingham"]["options"]}
    assert {"royals", "timed"} <= names
    key = serving.person()
    table = serving.table(key, "nottingham", 4, options={"royals": True})
    guest = serving.come(table, key)
    told = guest.hear_until("table")
    assert (told["status"], told["options"]["royals"], len(told["chairs"])) == ("lobby", True, 4)
    guest.leave()


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'"),
        ({"game": "nottingham", "seats": 9}, "for 3 to 5 players"),
        ({"game": "nottingham", "seats": 3, "options": {"seed": 1}}, "no option 'seed'"),
        ({"game": "nottingham", "seats": 3, "options": {"royals": 7}}, "true or false"),
        ({"game": "nottingham", "seats": 3, "pack": "x ="}, "not readable as TOML"),
        ({"game": "nottingham", "seats": 3, "extra": 1}, "extra"),
    ],
)
def test_a_wrong_table_says_what_would_be_right(
    serving: Serving, body: dict[str, object], word: str
) -> None:
    code, problem = serving.refused("POST", "/api/tables", body, serving.person())
    assert code == 400
    assert word in problem["detail"]


def test_bots_of_an_imported_module_cannot_be_had(serving: Serving) -> None:
    body = {"game": "shahdozd", "seats": 3, "bots": {"1": "os:system"}}
    code, problem = serving.refused("POST", "/api/tables", body, serving.person())
    assert (code, problem["error"]) == (409, "no-such-bot")


def test_seats_are_taken_left_and_filled(serving: Serving) -> None:
    ann, bob = serving.person("Ann"), serving.person("Bob")
    table = serving.table(ann, "shahdozd", 3, bots={"2": "random"})
    serving.act(table, "sit", ann)
    path = f"/api/tables/{table}"
    assert serving.refused("POST", f"{path}/sit", {"seat": 0}, bob)[1]["error"] == "taken"
    assert serving.refused("POST", f"{path}/sit", {"seat": 7}, bob)[1]["error"] == "no-such-seat"
    assert serving.refused("POST", f"{path}/sit", {}, ann)[1]["error"] == "seated-already"
    assert serving.refused("POST", f"{path}/start", {}, bob)[1]["error"] == "not-host"
    serving.act(table, "sit", bob)
    serving.act(table, "leave", bob)
    guest = serving.come(table, ann)
    names = [chair["name"] or chair["bot"] for chair in guest.hear_until("table")["chairs"]]
    assert names == ["Ann", None, "random"]
    serving.act(table, "start", ann)
    chairs = guest.hear_until("table", lambda t: t["status"] == "playing")["chairs"]
    assert [chair["bot"] for chair in chairs] == [None, "remember", "random"]
    guest.leave()


def test_a_table_is_found_by_its_code_until_it_begins(serving: Serving) -> None:
    key = serving.person()
    made = serving.ask("POST", "/api/tables", {"game": "shahdozd", "seats": 3, "sit": 0}, key)
    found = serving.ask("GET", f"/api/tables/code/{made['code'].lower()}")
    assert found["id"] == made["id"]
    assert made["link"].endswith(f"/t/{made['id']}")
    serving.act(made["id"], "start", key)
    assert serving.refused("GET", f"/api/tables/code/{made['code']}")[0] == 404


def test_open_tables_are_listed_and_others_are_not(serving: Serving) -> None:
    key = serving.person("Opal")
    shown = serving.table(key, open=True, sit=0)
    hidden = serving.table(key, sit=0)
    listed = [row["id"] for row in serving.ask("GET", "/api/tables")]
    assert shown in listed
    assert hidden not in listed
    mine = {row["id"]: row for row in serving.ask("GET", "/api/me/tables", key=key)}
    assert mine[hidden]["seat"] == 0
    assert mine[hidden]["seats"] == ["Opal", None, None]


def test_no_table_and_one_that_is_not_yours_are_answered_alike(serving: Serving) -> None:
    host, other = serving.person(), serving.person()
    table, _ = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"}, watch=False)
    assert table != serving.table(host)
    answers = [
        serving.refused("POST", f"/api/tables/{id}/sit", {}, other)
        for id in (table, "A" * 22, "nonsense")
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][0] == 404


def test_a_seat_is_handed_to_a_bot_and_back(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"})
    guest = serving.come(table, keys[0])
    guest.hear_until("state")
    serving.act(table, "pause", keys[0])
    serving.act(table, "hand-over", keys[0], bot="random")
    told = guest.hear_until("table", lambda t: t["chairs"][0]["bot"] == "random")
    assert told["chairs"][0]["name"] == "Player 0"
    serving.act(table, "take-back", keys[0])
    assert guest.hear_until("table", lambda t: not t["chairs"][0]["bot"])["seat"] == 0
    guest.leave()


def test_who_resigns_leaves_the_seat_to_a_bot_and_the_match_goes_on(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"1": "random", "2": "random"})
    watcher = serving.come(table)
    serving.act(table, "resign", keys[0])
    end = watcher.hear_until("news", lambda news: news["secret"] is not None)
    assert end["public"]["outcome"]
    watcher.leave()


def test_a_pause_needs_all_people_and_stops_play(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    guest = serving.come(table, keys[0])
    guest.hear_until("state")
    for key in keys[:2]:
        serving.act(table, "pause", key)
    assert not guest.hear_until("table", lambda t: t["chairs"][1]["wants_pause"])["paused"]
    serving.act(table, "pause", keys[2])
    guest.hear_until("table", lambda t: t["paused"])
    assert guest.play("peek a")["error"] == "paused"
    serving.act(table, "resume", keys[1])
    guest.hear_until("table", lambda t: not t["paused"])
    assert guest.play("peek a").get("error") != "paused"
    guest.leave()


def test_only_who_is_long_waited_for_is_sent_away_during_a_match(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    refused = serving.refused("POST", f"/api/tables/{table}/remove", {"seat": 1}, keys[0])
    assert refused[1]["error"] == "not-idle"


def test_who_is_away_and_long_waited_for_is_sent_away_and_a_bot_plays_on(
    own_server: Callable[..., Serving],
) -> None:
    served = own_server()
    table, keys = served.company("shahdozd", 3)
    sleep(served, 61)
    host = served.come(table, keys[0])
    awaited = host.hear_until("state")["public"]["to_act"]
    assert 1 in awaited
    path = f"/api/tables/{table}/remove"
    assert served.refused("POST", path, {"seat": 1}, keys[1])[1]["error"] == "not-host"
    there = served.come(table, keys[2])
    there.hear_until("state")
    assert served.refused("POST", path, {"seat": 2}, keys[0])[1]["error"] == "not-idle"
    served.act(table, "remove", keys[0], seat=1)
    chair = host.hear_until("table", lambda t: t["chairs"][1]["bot"])["chairs"][1]
    assert (chair["person"], chair["bot"]) == (None, "remember")
    host.hear_until("news", lambda n: n["by"] == {"seat": 1, "how": "bot"})
    assert served.come(table, keys[1]).hear_until("table")["seat"] is None


def test_who_is_there_and_idle_for_long_is_sent_away_too(
    own_server: Callable[..., Serving],
) -> None:
    served = own_server()
    table, keys = served.company("shahdozd", 3)
    sleep(served, 301)
    there = served.come(table, keys[1])
    there.hear_until("state")
    served.act(table, "remove", keys[0], seat=1)
    assert there.hear_until("table", lambda t: t["chairs"][1]["bot"])["seat"] is None


def test_before_the_match_the_host_sends_anybody_away(serving: Serving) -> None:
    ann, bob = serving.person("Ann"), serving.person("Bob")
    table = serving.table(ann, sit=0)
    serving.act(table, "sit", bob, seat=1)
    guest = serving.come(table, bob)
    assert guest.hear_until("table")["seat"] == 1
    serving.act(table, "remove", ann, seat=1)
    assert guest.hear_until("table")["seat"] is None
    assert serving.ask("GET", "/api/me/tables", key=bob) == []


def test_an_owners_pack_stays_with_its_table(serving: Serving) -> None:
    from hoodwink.kernel.packs import built_in

    key = serving.person()
    text = _other_pack()
    table = serving.table(key, "shahdozd", 3, pack=text, sit=0)
    told = serving.come(table, key).hear_until("table")
    assert told["pack"]["digest"] != built_in("shahdozd").digest
    huge = {"game": "shahdozd", "seats": 3, "pack": "#" * 250_000}
    assert serving.refused("POST", "/api/tables", huge, key)[0] == 413


def _other_pack() -> str:
    from importlib.resources import files

    text = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text("utf-8")
    return text.replace('version = "1"', 'version = "mine"')


def test_the_host_closes_a_table_and_it_is_gone(serving: Serving) -> None:
    key, other = serving.person(), serving.person()
    table = serving.table(key, sit=0)
    assert serving.refused("DELETE", f"/api/tables/{table}", None, other)[1]["error"] == "not-host"
    serving.ask("DELETE", f"/api/tables/{table}", None, key)
    assert serving.refused("POST", f"/api/tables/{table}/sit", {}, other)[0] == 404


def test_a_record_is_given_only_when_all_is_over(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3)
    code, problem = serving.refused("GET", f"/api/tables/{table}/record", None, keys[0])
    assert (code, problem["error"]) == (409, "not-over")
