"""What a table's board is drawn from: worked out once, and told to whoever may look at it."""

from functools import lru_cache
from hashlib import sha256

import msgspec

from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.match import box_of
from hoodwink.server.tables.heading import Heading
from hoodwink.server.tables.packs import SHELF
from hoodwink.server.wire.games import PackShown
from hoodwink.server.wire.pieces import PackTold

OptionsTold = tuple[tuple[str, OptionValue], ...]


def shown(heading: Heading) -> tuple[PackShown, str]:
    """And a tag that changes whenever it does."""
    options = tuple(sorted(heading.header["options"].items()))
    if heading.pack is None:
        return _built_in(heading.game, options)
    brought = SHELF.read(heading.pack)
    return brought.once(
        options, lambda: _shown(heading.game, options, brought.pack, brought.hash.hex())
    )


@lru_cache(maxsize=32)
def _built_in(game: str, options: OptionsTold) -> tuple[PackShown, str]:
    return _shown(game, options, built_in(game))


def _shown(
    game: str, options: OptionsTold, pack: Pack, own: str | None = None
) -> tuple[PackShown, str]:
    rules = box_of(game).open(dict(options), pack)
    told = PackTold(pack.version, pack.digest, own)
    made = PackShown(game, dict(options), told, pack.texts, rules.printed())
    return made, sha256(msgspec.json.encode(made)).hexdigest()[:16]
