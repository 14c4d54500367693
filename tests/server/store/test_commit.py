"""Commits: all or nothing, in order, many in one transaction."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Conflict, Unavailable
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.things import Row
from hoodwink.server.store.writes import Write, add_table, append, set_table
from server.store.conftest import Run
from server.store.samples import TABLE, row, stalled, table

Answers = list[tuple[int, Exception | None]]


async def together(place: str, store: Database, jobs: Sequence[Sequence[Write]]) -> Answers:
    """The answers to jobs that all have to wait for one that is held up, in their order."""
    answers: Answers = []
    all_done = asyncio.Event()

    def answered(job: int, failed: Exception | None) -> None:
        answers.append((job, failed))
        if len(answers) == len(jobs):
            all_done.set()

    with stalled(place):
        first = asyncio.create_task(store.committed(add_table(table("the one in front"))))
        await asyncio.sleep(0.1)  # the thread has taken it
        for number, job in enumerate(jobs):
            store.commit(job, partial(answered, number))
    await first
    await all_done.wait()
    return answers


def kinds(answers: Answers) -> list[str]:
    return [type(failed).__name__ if failed else "kept" for _, failed in answers]


def with_tables(store: Database, run: Run, count: int) -> list[str]:
    ids = [f"t{number}" for number in range(count)]
    run(store.committed(*(add_table(table(id)) for id in ids)))
    return ids


def test_a_commit_is_seen_by_another_connection(store: Database, run: Run, place: str) -> None:
    async def scene() -> list[Row]:
        await store.committed(add_table(TABLE), append(row(0)))
        other = await open_store(place)
        seen = await other.log(TABLE.id)
        await other.close()
        return seen

    assert run(scene()) == [row(0)]


def test_all_or_nothing(store: Database, run: Run) -> None:
    run(store.committed(add_table(TABLE), append(row(0))))
    with pytest.raises(Conflict):
        run(store.committed(append(row(1)), set_table(TABLE.id, touched=9), append(row(0))))
    assert run(store.log(TABLE.id)) == [row(0)]
    assert run(store.table(TABLE.id)) == TABLE
    run(store.committed(append(row(1))))


def test_many_tables_share_one_transaction(store: Database, run: Run, place: str) -> None:
    ids = with_tables(store, run, 30)
    before = store.tally.groups
    jobs = [[append(row(0, id)), set_table(id, touched=5)] for id in ids]
    assert kinds(run(together(place, store, jobs))) == ["kept"] * 30
    assert store.tally.groups - before == 2  # the one in front, and all others
    assert [len(run(store.log(id))) for id in ids] == [1] * 30
    assert store.tally.jobs == 32
    assert store.tally.seconds > 0


def test_only_the_guilty_fails(store: Database, run: Run, place: str) -> None:
    ids = with_tables(store, run, 5)
    run(store.committed(append(row(0, "t2"))))
    answers = run(together(place, store, [[append(row(0, id))] for id in ids]))
    assert kinds(answers) == ["kept", "kept", "Conflict", "kept", "kept"]
    assert [len(run(store.log(id))) for id in ids] == [1] * 5
    assert store.tally.failed == 1


def test_an_unfit_value_fails_alone(store: Database, run: Run, place: str) -> None:
    with_tables(store, run, 3)
    odd = Row("t1", 0, 2**70, b"")
    jobs = [[append(row(0, "t0"))], [append(odd)], [append(row(0, "t2"))]]
    answers = run(together(place, store, jobs))
    assert kinds(answers) == ["kept", "Unfit", "kept"]


def test_what_is_built_on_a_failure_fails_too(store: Database, run: Run, place: str) -> None:
    """Row 1 was thought out after our row 0, not after that of somebody else."""
    with_tables(store, run, 2)
    run(store.committed(append(row(0, "t0", b"theirs"))))
    jobs = [[append(row(n, id))] for n in (0, 1, 2) for id in ("t0", "t1")]
    answers = run(together(place, store, jobs))
    assert kinds(answers) == ["Conflict", "kept"] * 3
    assert [one.body for one in run(store.log("t0"))] == [b"theirs"]
    run(store.committed(append(row(1, "t0"))))  # now that it is known


def test_also_in_the_next_group(store: Database, run: Run) -> None:
    """The second is asked for while the first fails, before the loop can hear of it."""

    answers: Answers = []

    async def scene() -> None:
        await store.committed(add_table(TABLE), append(row(0)))
        store.commit([append(row(0))], lambda failed: answers.append((0, failed)))
        while store.tally.failed == 0:
            pass  # holds the loop
        store.commit([append(row(1))], lambda failed: answers.append((1, failed)))
        while len(answers) < 2:
            await asyncio.sleep(0.01)

    run(scene())
    assert kinds(answers) == ["Conflict", "Conflict"]
    run(store.committed(append(row(1))))
    assert len(run(store.log(TABLE.id))) == 2


def test_answers_come_in_the_order_of_commits(store: Database, run: Run, place: str) -> None:
    ids = with_tables(store, run, 3)
    run(store.committed(append(row(7, "t1"))))
    jobs = [[append(row(n, id))] for n in range(20) for id in ids]
    answers = run(together(place, store, jobs))
    assert [job for job, _ in answers] == list(range(60))
    assert [one.number for one in run(store.log("t0"))] == list(range(20))
    assert [one.number for one in run(store.log("t1"))] == list(range(8))


def test_more_than_a_group_holds(store: Database, run: Run) -> None:
    async def scene() -> None:
        await store.committed(add_table(TABLE))
        await asyncio.gather(*(store.committed(append(row(n))) for n in range(1_100)))

    run(scene())
    assert len(run(store.log(TABLE.id))) == 1_100


def test_a_mistake_in_one_answer_is_not_the_next_ones(store: Database, run: Run) -> None:
    async def scene() -> list[str]:
        told: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: told.append(repr(context["exception"])))

        def clumsy(_: Exception | None) -> None:
            raise RuntimeError("clumsy")

        store.commit([add_table(TABLE)], clumsy)
        await store.committed(append(row(0)))
        return told

    assert run(scene()) == ["RuntimeError('clumsy')"]


def test_whoever_is_cancelled_does_not_hear_of_it(store: Database, run: Run) -> None:
    async def scene() -> None:
        waiting = asyncio.ensure_future(store.committed(add_table(TABLE)))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.committed(append(row(0)))

    run(scene())
    assert len(run(store.log(TABLE.id))) == 1


def test_closing_writes_what_was_asked_for(store: Database, run: Run, place: str) -> None:
    answers: list[Exception | None] = []

    async def scene() -> None:
        store.commit([add_table(TABLE)], answers.append)
        for number in range(50):
            store.commit([append(row(number))], answers.append)
        await store.close()
        store.commit([append(row(50))], answers.append)
        await asyncio.sleep(0)

    run(scene())
    assert answers[:51] == [None] * 51
    assert isinstance(answers[51], Unavailable)
    with pytest.raises(Unavailable, match="closed"):
        run(store.log(TABLE.id))
    again = run(open_store(place))
    assert len(run(again.log(TABLE.id))) == 50
    run(again.close())


def test_a_loop_that_is_closed_ends_the_thread(place: str) -> None:
    """As when the server is torn down by force: nothing hangs."""
    with asyncio.Runner() as runner:
        store = runner.run(open_store(place))
        with stalled(place):
            store.commit([add_table(TABLE)], lambda _: None)
            runner.close()
    store._writer._thread.join(10)
    assert not store._writer._thread.is_alive()
    store.engines.dispose()
