"""Looks at every page and every phase of every game in windows of every size.

    make widths                                   all of it, on all cores
    make widths ARGS="cornish-3 --scene ships"    some of it
    make widths ARGS="cornish --at 1280x800 --picture /tmp"

What was found well is written down, with the pages that it was found of, and not looked at again
until they are built anew; so it can be stopped and goes on where it was. `--again` looks at all.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from hoodwink.server.web.pages import FOLDER
from server.kit import Serving
from web.browser import Visitor, browsing
from web.conftest import DEALT
from web.widths.scenes import PARTS, Scene, scenes
from web.widths.sizes import ALL, INKED, LANGUAGES, Window, once_round
from web.widths.sweep import swept

DONE: Final = Path(__file__).resolve().parents[1] / ".venv" / "widths.done"
MOST_SHOWN: Final = 30


def main(argv: Sequence[str] | None = None) -> int:
    asked = _asked(argv)
    parts = [part for part in PARTS if not asked.parts or _meant(part, asked.parts)]
    if asked.picture:
        return _pictures(parts, asked)
    began, bad, at = time.monotonic(), 0, 0
    with ProcessPoolExecutor(asked.jobs) as workers:
        tasks = [workers.submit(_part, part, asked) for part in parts]
        for at, task in enumerate(as_completed(tasks), 1):
            bad += task.result()
            gone = time.monotonic() - began
            print(f"-- {at} of {len(parts)} parts, {gone / 60:.1f} minutes", flush=True)
    print(f"{bad} scenes have faults" if bad else "nothing is out of reach")
    return 1 if bad else 0


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Look at all pages in windows of all sizes.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--scene", help="only this one, as `ships` or `home`")
    parser.add_argument("--at", metavar="WIDTHxHEIGHT", help="only there; several by commas")
    parser.add_argument("--again", action="store_true", help="also what was found well before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--picture", type=Path, metavar="FOLDER", help="take pictures instead")
    parser.add_argument("--act", help="with --picture: what is done before, as `composed`")
    return parser.parse_args(argv)


def _meant(part: str, wanted: Sequence[str]) -> bool:
    return any(part == each or part.startswith(f"{each}-") for each in wanted)


def _part(part: str, asked: argparse.Namespace) -> int:
    """One part with a server and a browser of its own; how many of its scenes have faults."""
    done = set() if asked.again or asked.at else _done()
    left = [scene for scene in _chosen(part, asked) if _mark(scene) not in done]
    bad = 0
    if left:
        with TemporaryDirectory() as folder, browsing() as browser:
            served = Serving(Path(folder) / "tables.db", [DEALT])
            for scene in left:
                began = time.monotonic()
                found = swept(browser, served, scene, *_windows(asked))
                _tell(scene, found, time.monotonic() - began)
                bad += bool(found)
                if not found and not asked.at:
                    _keep(scene)
            served.stop()
    return bad


def _chosen(part: str, asked: argparse.Namespace) -> Iterator[Scene]:
    return (each for each in scenes(part) if asked.scene in (None, each.name))


def _windows(asked: argparse.Namespace) -> tuple[Sequence[Window], ...]:
    if asked.at is None:
        return ALL, once_round(), INKED
    sizes = [map(int, size.split("x")) for size in asked.at.split(",")]
    here = [Window(language, *size) for size in map(tuple, sizes) for language in LANGUAGES]
    return here, here, here[::2]


def _tell(scene: Scene, found: Sequence[str], took: float) -> None:
    print(f"{scene}: {f'{len(found)} faults' if found else 'well'}, {took:.0f} s", flush=True)
    kinds: dict[str, list[str]] = {}
    for fault in found:
        window, _, what = fault.partition(": ")
        kinds.setdefault(what, []).append(window)
    for what, windows in islice(kinds.items(), MOST_SHOWN):
        some = ", ".join(windows[:: len(windows) // 4 + 1])
        print(f"    {what}\n        in {len(windows)}: {some}", flush=True)


def _mark(scene: Scene) -> str:
    """A scene of the pages as they are built now: their names hold what is in them."""
    built = hashlib.sha256()
    for file in sorted(FOLDER.rglob("*.*")):
        built.update(file.name.encode())
    return json.dumps([str(scene), built.hexdigest()[:16]])


def _done() -> set[str]:
    return set(DONE.read_text().splitlines()) if DONE.exists() else set()


def _keep(scene: Scene) -> None:
    with DONE.open("a") as file:
        file.write(_mark(scene) + "\n")


def _pictures(parts: Sequence[str], asked: argparse.Namespace) -> int:
    width, height = map(int, (asked.at or "1280x800").split("x"))
    with TemporaryDirectory() as folder, browsing() as browser:
        served = Serving(Path(folder) / "tables.db", [DEALT])
        for scene in (each for part in parts for each in _chosen(part, asked)):
            visitor = Visitor(browser, served.url, size=(width, height))
            page = scene.come(visitor, served)
            if asked.act in scene.acts:
                scene.acts[asked.act](page)
            page.wait_for_timeout(500)
            name = "-".join((*str(scene).split(), asked.act or "plain", f"{width}x{height}"))
            page.screenshot(path=asked.picture / f"{name}.png")
            print(asked.picture / f"{name}.png")
            visitor.leave()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
