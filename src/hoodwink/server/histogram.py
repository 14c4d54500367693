"""How long things take, counted in a few boxes."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

EDGES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Counts by upper edge, as Prometheus wants them."""

    __slots__ = ("_boxes", "count", "sum")

    def __init__(self) -> None:
        self._boxes: Final = [0] * (len(EDGES) + 1)
        self.count = 0
        self.sum = 0.0

    def saw(self, seconds: float) -> None:
        self._boxes[bisect_left(EDGES, seconds)] += 1
        self.count += 1
        self.sum += seconds

    def cumulative(self) -> Iterator[tuple[str, int]]:
        below = 0
        for edge, held in zip(EDGES, self._boxes, strict=False):
            below += held
            yield str(edge), below
        yield "+Inf", self.count
