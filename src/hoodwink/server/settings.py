"""How a server is to run: from the command line, else from the environment, else as usual."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from hoodwink import HoodwinkError
from hoodwink.server.limits import NO_LIMITS, Limits, limited

DATA_FILE: Final = "hoodwink.db"
PREFIX: Final = "HOODWINK_"
SHORTEST_TOKEN: Final = 16
LEVELS: Final = ("debug", "info", "warning", "error")


class BadSetting(HoodwinkError):
    """Something is set to what it cannot be; says what it could be."""


@dataclass(frozen=True)
class Settings:
    """What who runs the server may choose."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    pace: float = 1.2
    workers: int = 1
    """Processes that bots think in."""
    budget: float = 5.0
    """Seconds that a bot may think."""
    bots: Mapping[str, str] = field(default_factory=dict)
    admin_token: str | None = None
    """None: one is made at the start, and printed."""
    webhooks: bool = False
    private_webhooks: bool = False
    behind_proxy: bool = False
    hosts: tuple[str, ...] = ()
    """More names by which the server may be asked for."""
    keep_days: int = 60
    """An idle table goes after so many days, one that is over after twice as many; 0: never."""
    log_level: str = "info"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's programs keep their data."""
    home = Path(environment.get("HOME") or Path.home())
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local"), "hoodwink")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "hoodwink"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share", "hoodwink")


def settings(
    db: str | None = None,
    host: str | None = None,
    port: int | None = None,
    public_url: str | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """BadSetting if something is set to what it cannot be."""
    told = Told(environment)
    webhooks = told.word("webhooks", "off", ("off", "on", "private"))
    return Settings(
        db=db or told.text("db") or str(data_folder(environment) / DATA_FILE),
        host=host or told.text("host") or "127.0.0.1",
        port=port if port is not None else told.number("port", 8000, 65535),
        public_url=_address(public_url or told.text("public_url")),
        limits=_limits(told.text("limits")),
        pace=told.seconds("pace", 1.2),
        workers=told.number("workers", 1, 256) or 1,
        budget=told.seconds("budget", 5.0),
        bots=_bots(told.text("bots")),
        admin_token=_token(told.text("admin_token")),
        webhooks=webhooks != "off",
        private_webhooks=webhooks == "private",
        behind_proxy=told.word("behind_proxy", "off", ("off", "on")) == "on",
        hosts=tuple(name.strip() for name in told.text("hosts").split(",") if name.strip()),
        keep_days=told.number("keep_days", 60, 36_500),
        log_level=told.word("log_level", "info", LEVELS),
    )


class Told:
    """The environment, read strictly. What is set to nothing is not set."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment: Final = environment

    def text(self, name: str) -> str:
        return self._environment.get(PREFIX + name.upper(), "").strip()

    def word(self, name: str, usual: str, words: tuple[str, ...]) -> str:
        said = self.text(name).lower() or usual
        if said not in words:
            raise self._bad(name, f"one of {', '.join(words)}")
        return said

    def number(self, name: str, usual: int, most: int) -> int:
        said = self.text(name)
        if not said:
            return usual
        if not (said.isascii() and said.isdecimal() and int(said) <= most):
            raise self._bad(name, f"a whole number from 0 to {most}")
        return int(said)

    def seconds(self, name: str, usual: float) -> float:
        said = self.text(name)
        try:
            value = float(said) if said else usual
        except ValueError:
            value = -1.0
        if not 0 <= value <= 3600:
            raise self._bad(name, "seconds, such as 1.5")
        return value

    def _bad(self, name: str, expected: str) -> BadSetting:
        whole = PREFIX + name.upper()
        return BadSetting(f"{whole} is {self.text(name)[:40]!r}; expected {expected}")


def _address(url: str) -> str:
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadSetting(
            f"the public address is {url[:80]!r}; expected one like https://play.example.org"
        )
    return f"{parts.scheme}://{parts.netloc}".lower()


def _token(token: str) -> str | None:
    if token and len(token) < SHORTEST_TOKEN:
        raise BadSetting(f"{PREFIX}ADMIN_TOKEN has at least {SHORTEST_TOKEN} letters")
    return token or None


def _limits(told: str) -> Limits:
    """`off` lifts them all; `joins=1,tables_a_person=100` changes some."""
    return NO_LIMITS if told.lower() == "off" else limited(told)


def _bots(listed: str) -> Mapping[str, str]:
    """`name=module:factory,...`: bots of the host's own."""
    pairs = (entry.partition("=") for entry in listed.split(",") if entry)
    return {name.strip(): where.strip() for name, _, where in pairs}
