"""Bots answer from other processes, each question by itself."""

import asyncio
from importlib.resources import files

import pytest

import hoodwink
from hoodwink.bots import BotError, bot_names, make_bot
from hoodwink.server.thinking import Pool
from server.thinking.kit import asked, pool, question, questions

EVERY_BOT = [(game, bot) for game in hoodwink.game_names() for bot in bot_names(game)]


@pytest.mark.slow
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_bot_names_a_listed_move_and_every_worker_the_same(game: str) -> None:
    async def run() -> None:
        async with pool() as one, pool() as another:
            for bot in bot_names(game):
                for asking in questions(game, bot, 40):
                    said = await one.ask(asking)
                    assert said in asking.moves or (said is None and asking.interject)
                    assert await another.ask(asking) == said

    asyncio.run(run())


def test_a_whole_match_is_played_by_bots_that_are_made_anew_for_each_question() -> None:
    async def run() -> hoodwink.Match:
        match = hoodwink.Match("shahdozd", 3, 1)
        async with pool() as bots:
            while match.to_act:
                seat = match.to_act[0]
                said = await bots.ask(asked(match, seat, "remember", match.version))
                assert said
                match.play(seat, said)
        return match

    assert asyncio.run(run()).outcome


def test_a_worker_answers_as_the_bot_would_here() -> None:
    async def run() -> None:
        async with pool() as bots:
            for asking in questions("cornish", "freetrader", 25):
                match = hoodwink.Match("cornish", 3)
                moves = [match.read(text) for text in asking.moves]
                bot = make_bot(asking.bot, asking.game, asking.seed, match.setting)
                assert await bots.ask(asking) == bot.choose(dict(asking.view), moves).text

    asyncio.run(run())


def test_fifty_questions_at_once_are_all_answered_by_two_workers() -> None:
    async def run() -> None:
        async with pool(2) as bots:
            asking = [*questions("nottingham", "haggle", 40)]
            fifty = [asking[at % len(asking)] for at in range(50)]
            said = await asyncio.gather(*map(bots.ask, fifty))
            assert len(bots.pids) == 2
        for one, words in zip(fifty, said, strict=True):
            assert words in one.moves or one.interject

    asyncio.run(run())


def test_a_bot_plays_by_an_owners_pack_and_options() -> None:
    text = files("hoodwink.games").joinpath("nottingham", "pack.toml").read_text("utf-8")
    text = text.replace('version = "', 'version = "mine-')

    async def run() -> str | None:
        match = hoodwink.Match("nottingham", 4, 7, timed=True)
        async with pool() as bots:
            asking = asked(match, match.to_act[0], "haggle", 0)
            return await bots.ask(
                type(asking)(**{**vars(asking), "pack": text, "options": dict(match.options)})
            )

    assert asyncio.run(run())


def test_only_bots_that_the_host_allows_are_made() -> None:
    async def run(name: str) -> None:
        async with pool(0) as bots:
            with pytest.raises(BotError, match="there is no bot"):
                await bots.ask(question(name))

    for name in ("oracle", "os:abort", "server.thinking.rogues:First", ""):
        asyncio.run(run(name))


def test_a_host_need_not_have_bots_of_its_own() -> None:
    async def run() -> str | None:
        bots = Pool(1, 20.0)
        await bots.start()
        try:
            return await bots.ask(question())
        finally:
            await bots.close()

    assert asyncio.run(run())
