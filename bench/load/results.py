"""What the rounds say: medians, spreads, and ratios taken round by round."""

from collections.abc import Callable, Mapping, Sequence

from bench.load.plans import Sample
from bench.results import Rounds, over

PEER = "boardgame.io"


class Results:
    """All samples of a run, by plan and server."""

    def __init__(self, samples: Mapping[str, Mapping[str, Sequence[Sample]]]) -> None:
        self._samples = samples

    @property
    def plans(self) -> list[str]:
        return list(self._samples)

    def servers(self, plan: str) -> list[str]:
        return list(self._samples[plan])

    def ours(self, plan: str) -> list[str]:
        return [server for server in self.servers(plan) if server != PEER]

    def all_of(self, plan: str, server: str) -> Sequence[Sample]:
        return self._samples[plan][server]

    def of(self, plan: str, server: str, what: Callable[[Sample], float]) -> Rounds:
        return [what(sample) for sample in self._samples[plan][server]]

    def beside(self, plan: str, server: str, what: Callable[[Sample], float]) -> Rounds | None:
        """A server of ours over the peer, round by round; None where the peer was not there."""
        if PEER not in self._samples[plan]:
            return None
        return over(self.of(plan, server, what), self.of(plan, PEER, what))

    def client_share(self) -> float:
        """The most of its core that the load client ever used."""
        return max(
            sample.report.share
            for servers in self._samples.values()
            for samples in servers.values()
            for sample in samples
        )


def rate(sample: Sample) -> float:
    return sample.rate


def cost(sample: Sample) -> float:
    return sample.cost


def busy(sample: Sample) -> float:
    return sample.busy


def p50(sample: Sample) -> float:
    return sample.report.p50


def p99(sample: Sample) -> float:
    return sample.report.p99


def share(sample: Sample) -> float:
    return sample.report.share
