"""What a process and its children took of the machine, from /proc, and which core is whose."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
USER, CHILDREN = 11, 15  # fields of /proc/<pid>/stat after the name: utime and on, up to cstime


def cores() -> tuple[int, int]:
    """The server's and the client's; they are one and the same where there is only one."""
    free = sorted(os.sched_getaffinity(0))
    return free[0], free[-1]


def pinned_to(core: int) -> Callable[[], None]:
    """For a process that is about to start: its threads and children stay there, too."""
    return lambda: os.sched_setaffinity(0, {core})


def family(pid: int) -> Iterator[int]:
    """A process and all that it started, as far as they still live."""
    yield pid
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads; of children that have died, too."""
    ticks = 0
    for each in family(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[USER:CHILDREN])
    return ticks / TICKS


def resident_bytes(pid: int) -> int:
    """Of the process alone: its children hold no tables and no connections."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
