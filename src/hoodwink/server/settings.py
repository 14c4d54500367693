"""How a server is to run: from the command line, else from the environment, else as usual."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hoodwink.server.limits import NO_LIMITS, Limits

DATA_FILE: Final = "hoodwink.db"
PREFIX: Final = "HOODWINK_"


@dataclass(frozen=True)
class Settings:
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
    webhooks: bool = False
    private_webhooks: bool = False
    behind_proxy: bool = False
    keep_days: int = 60
    """An idle table goes after so many days, one that is over after twice as many."""
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
    told = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX)
    }
    kept = db or told.get("db") or str(data_folder(environment) / DATA_FILE)
    return Settings(
        db=kept,
        host=host or told.get("host", "127.0.0.1"),
        port=port if port is not None else int(told.get("port", "8000")),
        public_url=(public_url or told.get("public_url", "")).rstrip("/"),
        limits=NO_LIMITS if told.get("limits") == "off" else Limits(),
        pace=float(told.get("pace", "1.2")),
        workers=int(told.get("workers", "1")),
        budget=float(told.get("budget", "5")),
        bots=_bots(told.get("bots", "")),
        admin_token=told.get("admin_token"),
        webhooks=told.get("webhooks") in ("on", "private"),
        private_webhooks=told.get("webhooks") == "private",
        behind_proxy=told.get("behind_proxy") == "on",
        keep_days=int(told.get("keep_days", "60")),
        log_level=told.get("log_level", "info"),
    )


def _bots(listed: str) -> Mapping[str, str]:
    """`name=module:factory,...`: bots of the host's own."""
    pairs = (entry.partition("=") for entry in listed.split(",") if entry)
    return {name.strip(): where.strip() for name, _, where in pairs}
