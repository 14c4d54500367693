"""A bot that crashes, is late or cheats costs its own question, and nobody else's."""

import asyncio
import logging
import re

import pytest

from hoodwink.server.thinking import BotFailed, Pool, Question
from server.thinking.kit import pool, question


async def failure(bots: Pool, asking: Question) -> str:
    with pytest.raises(BotFailed) as failed:
        await bots.ask(asking)
    return failed.value.kind


@pytest.mark.parametrize("bot", ["raises", "leaves", "exits", "stillborn", "no_bot", "missing"])
def test_a_bot_that_breaks_off_has_crashed_and_the_next_is_answered(bot: str) -> None:
    async def run() -> None:
        async with pool() as bots:
            assert await failure(bots, question(bot)) == "crashed"
            assert await bots.ask(question())

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["sleeps", "spins", "breeds"])
def test_a_bot_that_thinks_too_long_is_late_and_its_worker_replaced(bot: str) -> None:
    async def run() -> None:
        async with pool(budget=1.5) as bots:
            before = bots.pids
            assert await failure(bots, question(bot)) == "late"
            assert await bots.ask(question())
            assert not bots.pids & before

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["invents", "says", "shrugs", "babbles"])
def test_what_is_no_listed_move_is_cheating(bot: str) -> None:
    async def run() -> None:
        async with pool() as bots:
            before = bots.pids
            assert await failure(bots, question(bot)) == "cheated"
            assert await bots.ask(question())
            assert bots.pids == before

    asyncio.run(run())


def test_a_move_is_known_by_its_words() -> None:
    async def run() -> str | None:
        async with pool() as bots:
            return await bots.ask(question("rewords"))

    assert asyncio.run(run()) == question().moves[-1]


def test_a_bot_that_eats_memory_has_crashed_and_its_worker_is_replaced() -> None:
    async def run() -> None:
        async with pool(memory=400_000_000) as bots:
            before = bots.pids
            assert await failure(bots, question("hoards")) == "crashed"
            assert await bots.ask(question())
            assert not bots.pids & before

    asyncio.run(run())


def test_what_a_bot_prints_disturbs_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> str | None:
        async with pool() as bots:
            return await bots.ask(question("prints"))

    assert asyncio.run(run()) == question().moves[0]
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_speaks_for_its_worker_is_not_believed() -> None:
    async def run() -> None:
        async with pool() as bots:
            assert await failure(bots, question("forges")) == "crashed"
            assert await bots.ask(question())

    asyncio.run(run())


def test_a_worker_knows_nothing_of_the_servers_surroundings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOODWINK_SECRET", "1")

    async def run() -> str | None:
        async with pool() as bots:
            return await bots.ask(question("looks"))

    assert asyncio.run(run()) == question().moves[0]


def test_a_failure_is_logged_by_its_kind_and_the_bots_name_only(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)

    async def run() -> None:
        async with pool(budget=1.5) as bots:
            for bot in ("raises", "sleeps", "invents"):
                await failure(bots, question(bot))

    asyncio.run(run())
    ours = [line for line in caplog.messages if not re.match(r"Using selector|poll ", line)]
    assert ours == ["bot raises crashed", "bot sleeps late", "bot invents cheated"]


def test_what_failed_is_told_without_what_it_saw() -> None:
    assert BotFailed("late", "mine").words == "bot 'mine' was not done in time"
    assert str(BotFailed("crashed", "mine")) == "bot 'mine' broke off"
