"""A rules page as sections, rules and plain words: whoever shows it needs no markup."""

import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Final

from hoodwink.locales import DEFAULT
from hoodwink.locales.rulebook import page
from hoodwink.server.web.reading.runs import Runs, anchor
from hoodwink.server.wire.games import BlockTold, RowTold, RulesTold, RunTold, SectionTold

HEADING: Final = re.compile(r"(#{1,3}) (.+)")
NUMBERED: Final = re.compile(r"\*\*([A-Z]{1,2}-\d{1,3}[a-z]?)\*\*\s*")
DEFINED: Final = re.compile(rf"^(?:- |\| ){NUMBERED.pattern}", re.MULTILINE)
FENCE: Final = "```"
ITEM: Final = "- "
RULED: Final = re.compile(r"[|\s:-]+")
"""The line under the heading of a table."""


@lru_cache(maxsize=16)
def rules_told(game: str, language: str) -> tuple[RulesTold, str] | None:
    """And a tag that changes whenever it does; None for a game without a page."""
    for spoken in dict.fromkeys((language, DEFAULT)):
        text = page(game, spoken)
        if text is not None:
            told = RulesTold(game, spoken, sections(text))
            return told, sha256(f"{spoken} {text}".encode()).hexdigest()[:16]
    return None


def sections(text: str) -> list[SectionTold]:
    """The page from top to bottom; what stands above the first heading is left out."""
    titles = [found[2] for line in text.splitlines() if (found := HEADING.fullmatch(line))]
    runs = Runs(DEFINED.findall(text), [anchor(title) for title in titles])
    made: list[SectionTold] = []
    for part in _parts(text):
        found = HEADING.fullmatch(part[0])
        if found:
            title = "".join(run.text for run in runs.of(found[2]))
            made.append(SectionTold(anchor(found[2]), title, len(found[1]), []))
        elif made:
            made[-1].blocks.append(_block(part, runs))
    return made


def _parts(text: str) -> Iterator[list[str]]:
    """Lines that belong together: a heading, a paragraph, an item, a table, an example."""
    part: list[str] = []
    fenced = False
    for line in text.splitlines():
        fence = line.startswith(FENCE)
        begins = fence or line.startswith((ITEM, "#")) or not line.strip()
        if part and not fenced and (begins or _ends(part[-1], line)):
            yield part
            part = []
        if fenced or (line.strip() and not line.startswith("<!--")):
            part.append(line)
        fenced = fenced != fence
    if part:
        yield part


def _ends(last: str, line: str) -> bool:
    """Whether the line before stands for itself, or a table begins or ends here."""
    return last.startswith(("#", FENCE)) or last.startswith("|") != line.startswith("|")


def _block(part: list[str], runs: Runs) -> BlockTold:
    first = part[0]
    if first.startswith(FENCE):
        code = "\n".join(line for line in part if not line.startswith(FENCE))
        return BlockTold("code", runs=[RunTold(code, "code")])
    if first.startswith("|"):
        rows = [_row(line, runs) for line in part if not RULED.fullmatch(line)]
        return BlockTold("table", rows=rows)
    text = " ".join(line.strip() for line in part)
    if not first.startswith(ITEM):
        return BlockTold("text", runs=runs.of(text))
    text = text.removeprefix(ITEM)
    found = NUMBERED.match(text)
    if found:
        return BlockTold("rule", found[1], runs.of(text[found.end() :]))
    return BlockTold("item", runs=runs.of(text))


def _row(line: str, runs: Runs) -> RowTold:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    found = NUMBERED.match(cells[0])
    return RowTold([runs.of(cell) for cell in cells], found[1] if found else None)
