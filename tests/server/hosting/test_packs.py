"""What a pack of a stranger may take: little time and memory, and none of the server's own."""

import asyncio
import gc
import itertools
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from hoodwink import PackError
from hoodwink.kernel.packs import Pack
from hoodwink.server.tables.packs import Shelf, checking, shelf
from server.kit import Serving, wait_until

Own = Callable[..., Serving]
TABLE = {"game": "cornish", "seats": 3}
TEXT = files("hoodwink.games").joinpath("cornish", "pack.toml").read_text(encoding="utf-8")
PLACES = re.findall(r'key = "([a-z-]+)"', TEXT[TEXT.index("[land]") : TEXT.index("roads =")])


def joined(ways: int) -> str:
    """The pack of the game with so many roads more or less at random."""
    pairs = itertools.islice(itertools.combinations(PLACES, 2), 0, None, 3)
    roads = ",\n".join(f'"{one} {other}"' for one, other in itertools.islice(pairs, ways))
    return re.sub(r"(?s)\nroads = \[.*?\n\]", f"\nroads = [\n{roads},\n]", TEXT, count=1)


def resident(server: Serving) -> int:
    """Megabytes."""
    told = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+) kB", told)[0]) // 1024


def checkers() -> list[str]:
    """The processes that try packs out now."""
    found = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    return [words.decode() for words in found if b"packs.checking" in words]


def test_the_pack_of_the_game_and_a_few_roads_more_are_let_in(own_server: Own) -> None:
    server = own_server()
    assert server.table(server.person(), "cornish", pack=joined(90))


@pytest.mark.parametrize(
    ("ways", "said"),
    [(260, "at most 200 pairs of places, not 260"), (190, "more than 40000 moves")],
)
def test_a_pack_that_makes_too_much_is_refused_with_what_it_is(
    own_server: Own, ways: int, said: str
) -> None:
    server = own_server()
    status, told = server.refused(
        "POST", "/api/tables", {**TABLE, "pack": joined(ways)}, server.person()
    )
    assert (status, said in told["detail"]) == (400, True), told


def test_ten_tables_with_one_text_take_what_one_takes(own_server: Own) -> None:
    server = own_server()
    key, text = server.person(), joined(90)

    def begun() -> None:
        table = server.table(key, "cornish", pack=text, sit=0)
        server.act(table, "start", key)
        assert server.come(table, key).hear_until("state")

    before = resident(server)
    begun()
    first = resident(server) - before
    for _ in range(9):
        begun()
    assert resident(server) - before < first + 60


def test_a_pack_that_outlives_its_time_ends_with_its_process(own_server: Own) -> None:
    server = own_server(limits="pack_seconds=0.05")
    status, told = server.refused("POST", "/api/tables", {**TABLE, "pack": TEXT}, server.person())
    assert (status, told["detail"]) == (400, checking.TOO_LONG)
    wait_until(lambda: not checkers())
    assert server.table(server.person())


def test_a_pack_that_takes_too_much_memory_ends_alone() -> None:
    order = checking.Order("cornish", 3, {}, TEXT)
    with pytest.raises(PackError, match=r"too much memory|cannot be read"):
        asyncio.run(checking.check(order, 30, memory=1 << 24))
    asyncio.run(checking.check(order, 30))


def test_no_option_of_an_order_passes_for_anything_else() -> None:
    with pytest.raises(PackError, match="seed"):
        asyncio.run(checking.check(checking.Order("cornish", 3, {"seed": 1}, TEXT), 30))


def test_a_person_and_an_address_bring_so_many_packs(own_server: Own) -> None:
    server = own_server(limits="packs=0.0001,packs_at_once=2")
    body = {**TABLE, "pack": "x ="}
    for _ in range(4):
        key = server.person()
        assert [server.refused("POST", "/api/tables", body, key)[0] for _ in range(3)] == [
            400,
            400,
            429,
        ]
    assert server.refused("POST", "/api/tables", body, server.person())[0] == 429
    assert server.table(server.person()), "tables without a pack are not counted"


def test_a_table_with_a_pack_goes_on_after_a_restart_and_can_be_played_again(
    own_server: Own,
) -> None:
    server = own_server()
    key = server.person()
    table = server.table(key, "cornish", pack=joined(90), sit=0)
    server.act(table, "start", key)
    digest = server.come(table, key).hear_until("table")["pack"]["digest"]
    server.kill()
    server.start_again()
    guest = server.come(table, key)
    assert guest.hear_until("table")["pack"]["digest"] == digest
    assert guest.hear_until("state")


def test_a_text_is_read_once_and_forgotten_with_its_last_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []

    def counted(text: str) -> Pack:
        read.append(text)
        return Pack(text, "mine")

    monkeypatch.setattr(shelf, "read", counted)

    async def brought() -> None:
        kept = Shelf()
        bringing = [kept.bring(TEXT, lambda pack: pack.entry("land")) for _ in range(5)]
        tables = await asyncio.gather(*bringing)
        tables.append(kept.read(TEXT))
        assert len(set(map(id, tables))) == 1
        assert (len(read), len(kept)) == (1, 1)
        tables.clear()
        await asyncio.sleep(0)  # the loop itself holds what it has just handed out
        gc.collect()
        assert len(kept) == 0

    asyncio.run(brought())
