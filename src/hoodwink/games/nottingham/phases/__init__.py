"""The chapters of the rulebook, each with all of its verbs."""

from typing import Final

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.kernel.chapters import Chapter


class Part(Chapter[State]):
    """A chapter holds its setting."""

    __slots__ = ("_setting",)

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
