"""Who this person is at which server: the keys that make it so."""

import json
import os
from pathlib import Path
from typing import Final


class Keys:
    """A file that nobody else may read. One that is gone or spoilt costs a new name, no more."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file

    def of(self, server: str) -> str | None:
        key = self._all().get(server)
        return key if isinstance(key, str) else None

    def keep(self, server: str, key: str) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_name(self._file.name + ".new")
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump({**self._all(), server: key}, file)
        fresh.replace(self._file)

    def _all(self) -> dict[str, object]:
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
