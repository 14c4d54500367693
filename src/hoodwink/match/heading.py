"""What stays the same from the first line of a record to the last."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import PositionError, SeatsError
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.plain import refuse_unlike, shown
from hoodwink.kernel.reading import Reading
from hoodwink.match.deal import Deal, chance_of, deal_of
from hoodwink.match.sitting import Sitting, sitting_of
from hoodwink.match.version import VERSION

LONGEST_NAME: Final = 40


class Heading:
    """The sitting, the promise that nature has given, the start if it was given, and the players.

    A start is kept as the state itself and written out when somebody asks for it: most worlds that
    are imagined never are.

    It also says by which Hoodwink and which rules the match was begun, for it may be gone on
    with, and written down again, by later ones. Where others than the dealer have added to the
    deal, their numbers stand in it.
    """

    __slots__ = ("by", "commitment", "deal", "players", "rules", "sitting", "start")

    def __init__(
        self,
        sitting: Sitting,
        commitment: str,
        start: Any = None,
        players: Sequence[str] = (),
        by: str = VERSION,
        rules: int | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.sitting: Final = sitting
        self.commitment: Final = commitment
        self.start: Final = start
        self.players: Final = checked_players(players, sitting.seats)
        self.by: Final = by
        self.rules: Final = sitting.box.version if rules is None else rules
        self.deal: Final = deal

    def chance(self, secret: bytes) -> Chance:
        """What nature draws from."""
        return Chance(secret) if self.deal is None else chance_of(secret, self.deal)

    def to_json(self) -> dict[str, Any]:
        """The first line of a record, as JSON values that are nobody else's."""
        told = {**self.sitting.header(), "by": self.by, "rules": self.rules}
        told["commitment"] = self.commitment
        if self.deal is not None:
            told["deal"] = self.deal.to_json()
        if self.players:
            told["players"] = list(self.players)
        if self.start is not None:
            told["start"] = self.sitting.rules.dump(self.start)
        return told


def heading_of(header: Mapping[str, Any], pack: Pack | str | None) -> tuple[Heading, Any]:
    """The heading that the first line of a record holds, and the state that the match began in."""
    read = Reading("header", header, PositionError)
    sitting = sitting_of("header", header, pack)
    given = sitting.load(read.table("start")) if "start" in header else None
    heading = Heading(
        sitting,
        header["commitment"],
        None if given is None else sitting.rules.copy(given),
        read.rows("players") if "players" in header else (),
        header["by"],
        header["rules"],
        _deal(read, header, sitting.seats),
    )
    refuse_unlike("header", header, heading.to_json(), PositionError)
    return heading, sitting.rules.start(sitting.seats) if given is None else given


def _deal(read: Reading, header: Mapping[str, Any], seats: int) -> Deal | None:
    if "deal" not in header:
        return None
    if "start" in header:
        raise PositionError("header: a deal that was given has no numbers; expected start or deal")
    return deal_of(read.table("deal"), seats)


def checked_players(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for every seat, or none at all."""
    if players and (len(players) != seats or not all(map(_is_name, players))):
        raise SeatsError(
            f"players are {shown(players)}; expected {seats} names of 1 to {LONGEST_NAME} letters"
        )
    return tuple(players)


def _is_name(name: object) -> bool:
    return type(name) is str and 0 < len(name) <= LONGEST_NAME and name.isprintable()
