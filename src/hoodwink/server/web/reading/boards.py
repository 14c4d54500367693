"""What a table's board is drawn from: worked out once, and told to whoever may look at it."""

from functools import lru_cache
from hashlib import sha256

import msgspec

from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.packs import built_in
from hoodwink.match import box_of
from hoodwink.server.tables.heading import Heading, uploaded
from hoodwink.server.wire.games import PackShown
from hoodwink.server.wire.pieces import PackTold


def shown(heading: Heading) -> tuple[PackShown, str]:
    """And a tag that changes whenever it does."""
    options = tuple(sorted(heading.header["options"].items()))
    return _shown(heading.game, options, heading.pack)


@lru_cache(maxsize=32)
def _shown(
    game: str, options: tuple[tuple[str, OptionValue], ...], text: str | None
) -> tuple[PackShown, str]:
    pack = uploaded(text) or built_in(game)
    rules = box_of(game).open(dict(options), pack)
    told = PackTold(pack.version, pack.digest)
    made = PackShown(game, dict(options), told, pack.texts, rules.printed())
    return made, sha256(msgspec.json.encode(made)).hexdigest()[:16]
