"""Results that nobody measured, with numbers that can be checked by head."""

from bench.results import Results
from bench.sample import Sample


def rounds(*rates: int) -> list[Sample]:
    return [Sample(rate, 2, 1.0) for rate in rates]


OURS = {
    "chess/2": rounds(200_000, 100_000, 300_000),
    "chess/3": rounds(150_000, 400_000, 300_000),
    "chess/copy": rounds(500_000, 500_000, 500_000),
    "chess/view": rounds(50_000, 40_000, 20_000),
    "chess/imagine": rounds(10_000, 10_000, 10_000),
}
COMPILED = {
    task: [Sample(4 * sample.count, 8, 1.0) for sample in samples] for task, samples in OURS.items()
}
UNO = {"uno/2": rounds(10_000, 10_000, 30_000)}

PLAIN_ALONE = Results({"plain": OURS})
EVERYBODY = Results({"plain": OURS, "compiled": COMPILED, "rlcard": UNO, "open_spiel": {}})
