"""Workers come and go, and none outlives its server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from hoodwink.server.thinking import BotFailed, Pool, PoolClosed
from hoodwink.server.thinking.process import Died
from server.thinking.kit import pool, question


def alive(pid: int) -> bool:
    """Whether it runs: one that nobody has buried yet does not."""
    found = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def wait_for(what: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def test_closing_ends_all_workers_and_tells_those_who_wait() -> None:
    async def run() -> set[int]:
        async with pool(2) as bots:
            asking = [asyncio.create_task(bots.ask(question("sleeps"))) for _ in range(5)]
            while bots.waiting != 3:  # two are being thought about
                await asyncio.sleep(0.01)
            pids = set(bots.pids)
            await bots.close()
            heard = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(one, PoolClosed) for one in heard)
            with pytest.raises(PoolClosed):
                await bots.ask(question())
        return pids

    assert not any(map(alive, asyncio.run(run())))


def test_closing_while_a_worker_is_being_replaced_leaves_none_behind() -> None:
    async def run() -> None:
        async with pool() as bots:
            with pytest.raises(BotFailed):
                await bots.ask(question("exits"))
            waiting = asyncio.create_task(bots.ask(question()))
            await asyncio.sleep(0.01)
            await bots.close()
            with pytest.raises(PoolClosed):
                await waiting

    asyncio.run(run())
    assert (
        "thinking.worker"
        not in subprocess.run(
            ["ps", "-o", "args=", "--ppid", str(os.getpid())],
            capture_output=True,
            text=True,
            check=False,
        ).stdout
    )


def test_a_worker_that_was_killed_between_two_questions_costs_none() -> None:
    async def run() -> None:
        async with pool() as bots:
            (pid,) = bots.pids
            os.kill(pid, signal.SIGKILL)
            wait_for(lambda: not alive(pid))
            assert await bots.ask(question())
            assert pid not in bots.pids

    asyncio.run(run())


def test_who_gives_up_waiting_costs_no_worker() -> None:
    async def run() -> None:
        async with pool() as bots:
            before = bots.pids
            slow = question("waits", seed="400")
            for _ in range(2):  # one under way, one in the line
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(bots.ask(slow), 0.1)
            assert await bots.ask(question()) in question().moves
            assert bots.pids == before

    asyncio.run(run())


def test_the_server_goes_on_while_bots_think() -> None:
    async def run() -> int:
        beats = 0
        async with pool() as bots:
            asking = asyncio.create_task(bots.ask(question("waits", seed="500")))
            while not asking.done():
                await asyncio.sleep(0.005)
                beats += 1
        return beats

    assert asyncio.run(run()) > 3, "were it blocked, there would be one"


@pytest.mark.parametrize(("bot", "budget"), [("sleeps", 600), ("spins", 1)])
def test_a_server_that_is_killed_takes_its_workers_with_it(bot: str, budget: int) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "server.thinking.parent", bot, str(budget)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with server:
        assert server.stdout
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert pids
        assert all(map(alive, pids))
        server.kill()
    wait_for(lambda: not any(map(alive, pids)))


def test_a_worker_that_cannot_be_had_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def run() -> None:
        with pytest.raises(Died):
            await Pool(2, 1.0).start()

    asyncio.run(run())


def test_workers_are_polite() -> None:
    async def run() -> list[int]:
        async with pool(2) as bots:
            return [os.getpriority(os.PRIO_PROCESS, pid) for pid in bots.pids]

    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert all(nice > mine or nice == 19 for nice in asyncio.run(run()))
