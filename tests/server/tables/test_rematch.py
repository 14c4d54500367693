"""Once more: the same company, one seat on."""

from concurrent.futures import ThreadPoolExecutor

from server.kit import Serving


def test_a_rematch_seats_the_same_people_one_seat_on(serving: Serving) -> None:
    table, keys = serving.company("shahdozd", 3, bots={"2": "random"})
    for key in keys[:2]:
        serving.act(table, "resign", key) if key == keys[1] else None
    path = f"/api/tables/{table}/rematch"
    assert serving.refused("POST", path, {}, keys[0])[1]["error"] == "not-over"
    guest = serving.come(table, keys[0])
    serving.act(table, "hand-over", keys[0])
    guest.hear_until("news", lambda news: news["secret"] is not None)
    again = serving.ask("POST", path, {}, keys[0])["id"]
    assert guest.hear_until("table", lambda t: t["rematch"])["rematch"] == again
    assert serving.ask("POST", path, {}, keys[0])["id"] == again
    told = serving.come(again, keys[0]).hear_until("table")
    assert (told["seat"], told["status"]) == (1, "lobby")
    guest.leave()


def test_who_was_forgotten_leaves_the_chair_to_the_bot_at_the_rematch(serving: Serving) -> None:
    options = {"turn_cap": 1}
    table, keys = serving.company("shahdozd", 3, bots={"2": "random"}, options=options)
    watcher = serving.come(table)
    for key in keys[:2]:
        serving.act(table, "hand-over", key, bot="random")
    if watcher.hear_until("state")["secret"] is None:
        watcher.hear_until("news", lambda n: n["secret"] is not None)
    serving.ask("DELETE", "/api/me", None, keys[1])
    again = serving.ask("POST", f"/api/tables/{table}/rematch", {}, keys[0])["id"]
    chairs = serving.come(again, keys[0]).hear_until("table")["chairs"]
    names = [chair["name"] or chair["bot"] for chair in chairs]
    assert names == ["random", "Player 0", "random"]


def test_all_who_ask_at_once_come_to_the_same_table(serving: Serving) -> None:
    keys = [serving.person(f"Player {seat}") for seat in range(3)]
    table = serving.table(keys[0], "shahdozd", 3, options={"turn_cap": 1})
    for key in keys:
        serving.act(table, "sit", key)
    serving.act(table, "start", keys[0])
    watcher = serving.come(table)
    for key in keys:
        serving.act(table, "hand-over", key, bot="random")
    if watcher.hear_until("state")["secret"] is None:
        watcher.hear_until("news", lambda n: n["secret"] is not None)
    path = f"/api/tables/{table}/rematch"
    with ThreadPoolExecutor(12) as many:
        asked = [many.submit(serving.ask, "POST", path, {}, keys[n % 3]) for n in range(12)]
    [again] = {each.result()["id"] for each in asked}
    for key in keys:
        rows = serving.ask("GET", "/api/me/tables", key=key)
        assert {row["id"] for row in rows} == {table, again}, "no empty table is left behind"
