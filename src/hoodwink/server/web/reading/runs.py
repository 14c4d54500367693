"""Words of a rules page with what they are: stressed, typed, or leading to a rule or a section."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from hoodwink.server.wire.games import RunTold

MARKED: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<soft>[^*]+)\*"
    r"|\[(?P<link>[^\]]+)\]\((?P<to>[^)]*)\)"
)
CITED: Final = re.compile(r"(?<![\w-])[A-Z]{1,2}-\d{1,3}[a-z]?(?!\w)")


def anchor(title: str) -> str:
    """The id of a section, made from its heading as Git hosts make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class Runs:
    """Knows the rules and sections of one page, and leads to no others."""

    def __init__(self, rules: Iterable[str], sections: Iterable[str]) -> None:
        self._rules: Final = list(rules)
        self._sections: Final = frozenset(sections)

    def of(self, text: str) -> list[RunTold]:
        """One line of Markdown, as much of it as our pages use."""
        return [run for run in self._marked(text) if run.text]

    def _marked(self, text: str) -> Iterator[RunTold]:
        at = 0
        for found in MARKED.finditer(text):
            yield from self._cited(text[at : found.start()])
            at = found.end()
            if found["code"]:
                yield RunTold(found["code"], "code")
            elif found["strong"]:
                yield RunTold(found["strong"], "strong")
            elif found["soft"]:
                yield RunTold(found["soft"], "soft")
            else:
                yield self._link(found["link"], found["to"].removeprefix("#"))
        yield from self._cited(text[at:])

    def _link(self, words: str, to: str) -> RunTold:
        if to in self._sections:
            return RunTold(words, "section", to)
        return RunTold(words)

    def _cited(self, text: str) -> Iterator[RunTold]:
        at = 0
        for found in CITED.finditer(text):
            rule = self._rule(found[0])
            if rule is not None:
                yield RunTold(text[at : found.start()])
                yield RunTold(found[0], "rule", rule)
                at = found.end()
        yield RunTold(text[at:])

    def _rule(self, cited: str) -> str | None:
        """SD-009 stands for SD-009a and those after it."""
        meant = (rule for rule in self._rules if rule == cited or rule[:-1] == cited)
        return next((rule for rule in meant if rule == cited or rule[-1].isalpha()), None)
