"""Samples that nobody measured, with numbers that can be checked by head."""

from bench.load.client import Report
from bench.load.plans import Sample
from bench.load.results import Results


def sample(moves: int, p99: float, server_seconds: float = 1.0, busy: float = 0.5) -> Sample:
    return Sample(
        Report(
            mode="saturated",
            tables=2,
            moves=moves,
            sent=moves,
            refused=0,
            over=0,
            seconds=2.0,
            cpu_seconds=2.0 * busy,
            bytes=moves * 4000,
            frames=moves * 4,
            p50=p99 / 2,
            p90=p99,
            p99=p99,
            longest=p99,
            late=1.0,
            histogram=[0, moves],
        ),
        server_seconds,
    )


THEIRS = [sample(1000, 1000), sample(2000, 1000), sample(1000, 4000)]
PLAIN = [sample(1500, 1000), sample(2000, 1000), sample(1200, 1000)]
COMPILED = [sample(3000, 1100), sample(3000, 1300, busy=0.75), sample(3000, 2000)]

EVERYBODY = Results(
    {
        "saturated 200": {
            "hoodwink plain": PLAIN,
            "hoodwink compiled": COMPILED,
            "boardgame.io": THEIRS,
        },
        "paced 50": {"hoodwink compiled": COMPILED, "boardgame.io": THEIRS},
    }
)
OURS_ALONE = Results({"saturated 200": {"hoodwink plain": PLAIN}})
