"""Finished matches out of a store as records, and records into a store as finished tables."""

import secrets
from collections.abc import AsyncIterator, Callable
from typing import Final

from hoodwink import NATURE, Record, verify
from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import heading
from hoodwink.server.tables.heading import Heading, OtherVersion
from hoodwink.server.tables.loading import load, unheard, written_down

PAGE: Final = 100
NO_HOST: Final = ""

Left = Callable[[str, OtherVersion], None]


async def exported(store: port.Store, left: Left) -> AsyncIterator[tuple[str, Record]]:
    """Every finished table by its id, one after the other; `left` hears of what is not ours."""
    after = ""
    while page := await store.finished(after, PAGE):
        for kept in page:
            try:
                _, table, _ = await load(kept.id, store, unheard)
            except OtherVersion as error:
                left(kept.id, error)
                continue
            yield kept.id, written_down(table, [""] * len(table.chairs))
        after = page[-1].id


async def imported(store: port.Store, text: str, at: int, pack: str | None = None) -> str:
    """A record, checked in every draw, as a table that is over; its new id."""
    verify(text, pack=heading.uploaded(pack))
    record = Record.loads(text)
    assert record.secret, "what is verified is whole"
    made = Heading(record.heading, pack=pack)
    kept = port.Table(
        secrets.token_urlsafe(16), None, made.game, NO_HOST, heading.write(made), record.secret,
        "over", False, False, at, at,
    )  # fmt: skip
    rows: list[log.AnyEntry] = [log.Began()]
    rows += [log.Played(seat, (words,)) for seat, words in record.moves if seat != NATURE]
    await store.committed(
        writes.add_table(kept),
        *(
            writes.append(port.Row(kept.id, number, at, log.write(row)))
            for number, row in enumerate(rows)
        ),
    )
    return kept.id
