"""Two writers at one database: for every row exactly one is first."""

import asyncio
import signal
from typing import Any

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Conflict
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.writes import add_table, append, set_table
from server.store.children import go, ready, started
from server.store.conftest import Run
from server.store.samples import TABLE, row, table


def test_two_stores_race_for_each_row(store: Database, run: Run, place: str) -> None:
    async def scene() -> list[list[Any]]:
        other = await open_store(place)
        await store.committed(add_table(TABLE))
        told = []
        for number in range(30):
            both = [one.committed(append(row(number, body=b"x"))) for one in (store, other)]
            told.append(await asyncio.gather(*both, return_exceptions=True))
        await other.close()
        return told

    for answers in run(scene()):
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
    assert len(run(store.log(TABLE.id))) == 30


def test_two_processes_race_for_each_row(store: Database, run: Run, place: str) -> None:
    run(store.committed(add_table(TABLE)))
    with started("race", place, "a") as one, started("race", place, "b") as two:
        for step in (ready, go):
            step(one)
            step(two)
        won = {name: child.communicate()[0].split() for name, child in (("a", one), ("b", two))}
    assert (one.returncode, two.returncode) == (0, 0)
    kept = run(store.log(TABLE.id))
    assert [one.number for one in kept] == list(range(40))
    for name, numbers in won.items():
        assert [str(one.number) for one in kept if one.body == name.encode()] == numbers


def test_two_writers_whose_groups_cross(store: Database, run: Run, place: str) -> None:
    """Both write to the same tables, in opposite order: nobody waits for ever."""

    async def scene() -> list[Any]:
        other = await open_store(place)
        ids = [f"t{n}" for n in range(20)]
        await store.committed(*(add_table(table(id)) for id in ids))
        jobs = {id: (append(row(0, id)), set_table(id, touched=5)) for id in ids}
        ours = [store.committed(*jobs[id]) for id in ids]
        theirs = [other.committed(*jobs[id]) for id in reversed(ids)]
        answers = await asyncio.gather(*ours, *theirs, return_exceptions=True)
        await other.close()
        return list(answers)

    answers = run(scene())
    assert answers.count(None) == 20
    assert sum(isinstance(answer, Conflict) for answer in answers) == 20


def test_what_was_told_as_kept_outlives_a_kill(store: Database, run: Run, place: str) -> None:
    run(store.committed(add_table(TABLE)))
    with started("stream", place) as child:
        ready(child)
        assert child.stdout is not None
        for _ in range(40):
            last = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
        last = max([last, *map(int, child.stdout.read().split())])
    numbers = [one.number for one in run(store.log(TABLE.id))]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > last
