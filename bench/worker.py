"""One side of the benchmark, in a process of its own: asked for a task, it answers with a count.

Questions and answers are lines of JSON. The first line out says which tasks there are.
"""

import gc
import json
import sys
import warnings
from dataclasses import asdict
from typing import Any, TextIO

from bench.sample import Task


def main(side: str) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # libraries greet; answers are for us alone
    warnings.simplefilter("ignore")
    tasks, hello = introduced(side)
    say(answers, hello)
    gc.collect()
    gc.freeze()  # what the imports left behind is no part of anybody's speed
    for question in sys.stdin:
        asked = json.loads(question)
        say(answers, asdict(tasks[asked["task"]](asked["seconds"])))


def introduced(side: str) -> tuple[dict[str, Task], dict[str, Any]]:
    """The tasks of a side, and what it says of itself."""
    if side in ("ours", "itself"):
        import hoodwink
        from bench import ours

        tasks = ours.tasks() if side == "ours" else ours.beside_itself()
        return tasks, _hello(tasks, ours.VERSION, hoodwink.compiled())
    from bench import peers

    try:
        tasks = peers.tasks(side)
    except ModuleNotFoundError:
        return {}, _hello({}, None, None)
    return tasks, _hello(tasks, peers.installed(side), None)


def _hello(tasks: dict[str, Task], version: str | None, compiled: bool | None) -> dict[str, Any]:
    return {"tasks": list(tasks), "version": version, "compiled": compiled}


def say(answers: TextIO, told: dict[str, Any]) -> None:
    print(json.dumps(told), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
