"""Asks what is known against the versions that are locked: pip-audit for Python, npm for the pages.

    make audit

Weaknesses end it with 1. Where no list of them can be reached it says so.
"""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("server.txt", "cluster.txt", "terminal.txt")
UNREACHABLE: Final = re.compile(
    r"ConnectionError|Connection refused|ServiceError|Max retries|NameResolution|timed? ?out"
    r"|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|audit endpoint returned an error|40[0-9] |50[0-9] ",
    re.IGNORECASE,
)


def verdict(returned: int, said: str) -> str:
    """`clean`, `weak`, or `unknown` where nobody could be asked."""
    if returned == 0:
        return "clean"
    return "unknown" if UNREACHABLE.search(said) else "weak"


def audited(command: Sequence[str], where: Path, environment: Mapping[str, str]) -> str:
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    found = verdict(done.returncode, done.stdout + done.stderr)
    if found == "weak":
        print(done.stdout + done.stderr)
    return found


def main(pip_audit: str) -> int:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    asked = [str(Path(pip_audit).absolute()), "--disable-pip", "--require-hashes", "-r"]
    verdicts = {
        lock: audited([*asked, f"requirements/{lock}"], ROOT, environment) for lock in LOCKS
    }
    npm = ["npm", "audit", "--omit=dev", "--audit-level=low"]
    verdicts["package-lock.json"] = audited(npm, ROOT / "web", environment)
    for lock, found in verdicts.items():
        print(f"{lock}: {TOLD[found]}")
    return int("weak" in verdicts.values())


TOLD: Final = {
    "clean": "nothing is known against it",
    "weak": "see above",
    "unknown": "LEFT OUT: no list of weaknesses can be reached from here",
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
