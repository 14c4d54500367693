"""The outlaw: scouts, reckons what comes by, and looks for company."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from hoodwink.bots.sherwood import raids
from hoodwink.bots.sherwood.alliance import Council, acceptable
from hoodwink.bots.sherwood.country import country_of
from hoodwink.bots.sherwood.drafting import next_term
from hoodwink.bots.sherwood.mind import Mind
from hoodwink.bots.sherwood.planning import act
from hoodwink.bots.sherwood.suggestions import suggestion
from hoodwink.games.sherwood.moves import ACCEPT, DECLINE
from hoodwink.games.sherwood.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

RAIDS: Final[Mapping[str, Callable[[Mind, Sequence[Move]], Move]]] = {
    "choose": raids.send,
    "messenger": raids.redirect,
    "order": raids.hear,
    "equip": raids.equip,
    "share": raids.share,
    "surplus": raids.keep,
    "provisions": raids.stay,
    "cape": raids.hide_under_cape,
}


class OutlawBot:
    """Keeps nothing between two choices: a draft that it has begun says what it had in mind."""

    def __init__(self, seed: int | str, setting: Setting) -> None:
        self._random: Final = Random(seed)
        self._country: Final = country_of(setting)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        mind = Mind(view, self._country)
        if view["phase"] in RAIDS:
            return RAIDS[view["phase"]](mind, moves)
        council = Council(mind)
        if view["phase"] == "action":
            return act(council, moves, self._random)
        if view["phase"] == "draft":
            return next_term(council, moves)
        willing = view["turn"] == view["seat"] or acceptable(mind, council.outlook)
        return ACCEPT if willing else DECLINE

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        return suggestion(view, self._country, moves)
