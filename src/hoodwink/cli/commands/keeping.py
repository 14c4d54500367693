"""`hoodwink export`, `import` and `backup`: what a server keeps, taken out and put in."""

import asyncio
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

from hoodwink import HoodwinkError
from hoodwink.cli.commands.speech import Lang, language
from hoodwink.locales.voice import Voice

Db = Annotated[str | None, typer.Option()]


def _kept_in(db: str | None, there: bool = True) -> str:
    """Where the tables are. What is only read must be there: a typing error makes no new store."""
    from hoodwink.server.settings import settings

    place = settings(db).db
    if there and "://" not in place and not Path(place).exists():
        raise HoodwinkError(f"there are no tables in {place}")
    return place


def _run(work: Coroutine[Any, Any, int], lang: str | None, word: str) -> None:
    from hoodwink.server.store.port import Unavailable

    try:
        count = asyncio.run(work)
    except Unavailable as error:
        raise HoodwinkError(str(error)) from error
    print(Voice(language(lang)).say(word, count=count))


def export(folder: Path, db: Db = None, lang: Lang = None) -> None:
    """Write the record of every finished match into a folder."""
    _run(_export(folder, _kept_in(db)), lang, "kept-exported")


async def _export(folder: Path, db: str) -> int:
    from hoodwink.server.records import exported
    from hoodwink.server.store.opening import open_store

    folder.mkdir(parents=True, exist_ok=True)
    store, count = await open_store(db), 0
    try:
        async for id, record in exported(store, _left):
            (folder / f"{record.header['game']}-{id}.jsonl").write_text(record.dumps(), "utf-8")
            count += 1
    finally:
        await store.close()
    return count


def _left(table: str, error: HoodwinkError) -> None:
    """The others are written all the same."""
    print(f"hoodwink: {table}: {error}", file=sys.stderr)


def import_(
    files: list[Path],
    db: Db = None,
    pack: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Check records and keep them as finished tables."""
    _run(_import(files, _kept_in(db, there=False), pack), lang, "kept-imported")


async def _import(files: list[Path], db: str, pack: Path | None) -> int:
    from hoodwink.server.records import imported
    from hoodwink.server.store.opening import open_store

    store = await open_store(db)
    content = None if pack is None else pack.read_text("utf-8")
    try:
        for file in files:
            await imported(store, file.read_text("utf-8"), time.time_ns() // 1_000_000, content)
    finally:
        await store.close()
    return len(files)


def backup(file: Path, db: Db = None, lang: Lang = None) -> None:
    """Copy the tables into a file, also while a server uses them."""
    _run(_backup(file, _kept_in(db)), lang, "kept-backup")


async def _backup(file: Path, db: str) -> int:
    from hoodwink.server.store.opening import open_store

    store = await open_store(db)
    try:
        await store.backup(file)
    finally:
        await store.close()
    return 1
