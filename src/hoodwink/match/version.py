"""Which Hoodwink this is, and which records and positions it reads."""

import re
from collections.abc import Mapping
from typing import Any, Final

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.game import Box
from hoodwink.kernel.plain import shown

VERSION: Final = "0.1.0"

FORMAT: Final = 2
"""How records and positions are written. Whatever changes, `hoodwink`, `by`, `game` and `rules`
keep their places, so that every Hoodwink can say which one reads a file."""

_RELEASE: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){2}[0-9a-z.+]{0,16}")


def check_format(where: str, header: Mapping[str, Any], error: type[HoodwinkError]) -> None:
    """Refuse another format of records and positions; the error names the version that reads it."""
    told = header.get("hoodwink")
    if type(told) is not int or told != FORMAT:
        found = f"is {shown(told)}" if "hoodwink" in header else "is missing"
        raise error(f"{where}: hoodwink {found}; {_reads(f'format {FORMAT}')}{_reader(header)}")
    if not _by(header):
        raise error(f"{where}: by is {shown(header.get('by'))}; expected a version like {VERSION}")


def check_rules(
    where: str, header: Mapping[str, Any], box: Box, error: type[HoodwinkError]
) -> None:
    """The same for what was played by other rules."""
    told = header.get("rules")
    if type(told) is not int or not box.oldest <= told <= box.version:
        plays = _reads(f"version {box.version} of the rules of {box.name}")
        raise error(f"{where}: rules is {shown(told)}; {plays}{_reader(header)}")


def _reads(what: str) -> str:
    return f"this is Hoodwink {VERSION}, which reads {what}"


def _reader(header: Mapping[str, Any]) -> str:
    by = _by(header)
    if not by:
        return ", and no release wrote this"
    return "" if by == VERSION else f": open it with Hoodwink {by}, which wrote it"


def _by(header: Mapping[str, Any]) -> str:
    by = header.get("by")
    return by if type(by) is str and _RELEASE.fullmatch(by) else ""
