"""What was heard of refusals: how often each, and which were not so."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from conformance.cases import Case
from conformance.reasons.reason import Attempt, Reasons
from conformance.sayings import Saying
from conformance.sentences import shape
from conformance.truth.walking import Walk
from hoodwink import Refusal

Shape = tuple[str, ...]

KEPT = 2
"""Of each way to say a verb, so many attempts that were allowed are kept a match."""


class Tally:
    """Counts refusals by key, and asks of each whether it is so.

    A refusal states what is missing. That it is missing is asked again, of what the seat sees, by
    the claim that stands in conformance/reasons. And whatever stands against one attempt must not
    hold of another that is said in the same way and allowed: else nothing is missing, or the claim
    asks for something else than it should. Only of what stands against any words, such as another
    player's turn, this is not asked.
    """

    def __init__(self, reasons: Reasons) -> None:
        self._reasons = reasons
        self.heard: Counter[str] = Counter()
        self._spoken: dict[str, set[str]] = {}
        self._wrong: dict[tuple[str, str], str] = {}
        self._against: dict[Shape, dict[str, Refusal]] = defaultdict(dict)
        self._allowed: dict[Shape, list[Attempt]] = defaultdict(list)

    def walk(self, case: Case, seed: int, stride: int) -> None:
        walk, kept = Walk(case, seed, stride), Counter[Shape]()
        for state in walk.stops():
            for saying in walk.refused(state):
                self._listen(saying)
            for attempt in walk.allowed(state):
                spoken = self._shape(attempt)
                kept[spoken] += 1
                if kept[spoken] <= KEPT:
                    self._allowed[spoken].append(attempt)

    def _listen(self, saying: Saying) -> None:
        if saying.refusal is None:
            self._complain("nothing", saying.attempt, f"{saying} is neither listed nor refused")
        else:
            self.hear(saying.attempt, saying.refusal)

    def hear(self, attempt: Attempt, refusal: Refusal) -> None:
        """A refusal: it is so, or it is noted down as wrong."""
        self.heard[refusal.key] += 1
        self._against[self._shape(attempt)][refusal.key] = refusal
        if refusal.key not in self._reasons.claims:
            self._complain(refusal.key, attempt, f"of {refusal.key!r} nothing can be asked")
        elif not self._reasons.is_so(refusal.key, attempt):
            told = f"{attempt} is refused as {refusal.key!r}, but it is not so: {refusal.reason}"
            self._complain(refusal.key, attempt, told)

    def _shape(self, attempt: Attempt) -> Shape:
        spoken = self._spoken.get(attempt.pack.version)
        if spoken is None:
            kinds = self._reasons.words(attempt.pack).values()
            spoken = self._spoken[attempt.pack.version] = {word for kind in kinds for word in kind}
        return shape(attempt.text, spoken)

    def _complain(self, key: str, attempt: Attempt, sentence: str) -> None:
        self._wrong.setdefault((key, attempt.verb), sentence)

    def wrong(self) -> list[str]:
        """A sentence for each kind of complaint."""
        return [*self._wrong.values(), *self._needless()]

    def _needless(self) -> Iterable[str]:
        for spoken, keys in self._against.items():
            for key in sorted(keys.keys() - self._reasons.general):
                found = [a for a in self._allowed[spoken] if self._reasons.is_so(key, a)]
                for attempt in found[:1]:
                    yield f"{attempt} is allowed, though {key!r} is so: {keys[key].reason}"

    def unheard(self) -> set[str]:
        """The keys that nothing was refused for."""
        return {refusal.key for refusal in self._reasons.refusals} - self.heard.keys()
