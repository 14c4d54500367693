"""Plain Python by default; HOODWINK_COMPILE=1 turns what every move runs into C with mypyc."""

import os
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/hoodwink")

# Of the match and the server what is run with every move; the rest is run once a match, once a
# record, or waits, which compiled code is no better at.
EVERY_MOVE = (
    "match/chain.py",
    "match/log.py",
    "match/match.py",
    "match/standing.py",
    "server/tables/asking.py",
    "server/tables/clocks.py",
    "server/tables/live.py",
    "server/tables/table.py",
    "server/tables/telling/announcements.py",
    "server/tables/telling/post.py",
    "server/tables/telling/telling.py",
)

# Files that are not compiled, each with the reason.
LEFT_OUT: dict[str, str] = {
    "kernel/compiling.py": "what it says to the compiler is not for the compiled program",
    "kernel/told.py": "names and types alone; nothing in it is run when a move is made",
    "games/*/events.py": "the same",
    "games/*/events/*.py": "the same",
    "games/*/view/told.py": "the same",
    "games/*/view/pending.py": "the same",
    "games/*/view/printed.py": "the same",
    "games/*/position/told.py": "the same",
    "games/*/refusals.py": "sentences, looked up when a move is refused",
    "games/*/refusals/*.py": "the same",
    "games/*/moves/never.py": "the same, of words that are never a legal choice",
    "kernel/packs/*.py": "a pack is read once",
    "games/*/view/printing.py": "what is printed is told once a table",
    "games/nottingham/position/*.py": "a position is read once a match; no world goes by it",
    "games/shahdozd/position/*.py": "the same",
}


class BuildWithRules(build_py):
    """Takes the rules pages along, so that `hoodwink rules` finds them once installed."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # a checkout has docs/rules
        folder = Path(self.build_lib, "hoodwink", "rules")
        self.mkpath(str(folder))
        for page in sorted(Path("docs/rules").glob("*.md")):
            self.copy_file(str(page), str(folder / page.name))


def compiled_files() -> list[str]:
    files = [*PACKAGE.glob("kernel/**/*.py"), *PACKAGE.glob("games/**/*.py")]
    files += [PACKAGE / name for name in EVERY_MOVE]
    return sorted(f.as_posix() for f in files if not _left_out(f.relative_to(PACKAGE)))


def _left_out(file: Path) -> bool:
    return any(file.match(pattern) for pattern in LEFT_OUT)


def extensions() -> list[Any]:
    if os.environ.get("HOODWINK_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # How hard the C compiler tries: for tests 1 will do, which takes a fifth of the time.
    built = mypycify(
        compiled_files(), opt_level=os.environ.get("HOODWINK_OPTIMISE", "3"), debug_level="0"
    )
    if os.name == "posix":
        for extension in built:
            # Else every call from one function to another goes by a table, and none is inlined.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


setup(cmdclass={"build_py": BuildWithRules}, ext_modules=extensions())
