"""Two worlds that differ only in what one seat cannot know."""

import random
from collections.abc import Sequence
from typing import Final

from conformance.cases import Case
from conformance.walks import Route, walked_match
from hoodwink import Listener, Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.wire import asks
from hoodwink.server.wire.house import ClockRules, HouseRules
from server.adversary.worlds import Ear, Room, World

CLOCKS: Final = (
    ClockRules(),
    ClockRules(decision=600),
    ClockRules(player=900),
    ClockRules(300, 400),
)

Batch = tuple[str, ...]


class Pair:
    """Two tables, what is done at them, and whether an observer could tell them apart."""

    def __init__(self, room: Room, case: Case, seed: int) -> None:
        self.room: Final = room
        self.time: Final = room.time
        self.dice: Final = random.Random(f"twins {case} {seed}")
        self.base: Final = walked_match(Route(case, seed, self.dice.randrange(case.entry.depth)))
        self.case: Final = case
        self.me: Final[Seat | None] = self.dice.choice([None, *range(case.seats)])
        self.rules: Final = HouseRules(clock=self.dice.choice(CLOCKS))
        self.worlds: list[World] = []
        self.sent = 0
        self.differ = self.over = False
        self.done: Final[list[str]] = []

    async def begin(self) -> bool:
        """Whether there is anything to play."""
        if not self.base.to_act:
            return False
        luck = self.dice.randrange(1000)
        here = Match.from_position(self.base.position(), luck, pack=self.case.pack)
        there = self.base.imagine(self.me, luck + self.dice.randrange(2))
        self.differ = here.position() != there.position()
        self.worlds = [await self.room.world(match, self.rules) for match in (here, there)]
        return True

    async def compare(self) -> None:
        """Bytes, sizes, order and numbers of all that the observer, and who looks on, was sent."""
        for world in self.worlds:
            await world.listen()
        for lines in zip(*map(self.observers, self.worlds), strict=True):
            tables = [world.live.kept.id for world in self.worlds]
            here, there = (line.heard(id) for line, id in zip(lines, tables, strict=True))
            assert here == there, (self.case, self.me, self.done, difference(here, there))
        rows = [w.listed(line) for w, line in zip(self.worlds, self.mine(), strict=True)]
        assert rows[0] == rows[1], self.done

    def observers(self, world: World) -> list[Ear]:
        mine = [] if self.me is None else [world.seats[self.me], world.again[self.me]]
        return [*mine, world.watcher]

    def mine(self) -> list[Ear]:
        return [w.watcher if self.me is None else w.seats[self.me] for w in self.worlds]

    # --- what looks the same

    def alike(self, seat: Seat, batches: Sequence[Batch]) -> bool:
        """Whether the observer, and who looks on, cannot tell the worlds apart after this."""
        shown = []
        for world, batch in zip(self.worlds, batches, strict=True):
            match, heard = world.match.copy(), Listener()
            if batch:
                match.play_all(seat, batch, heard)
            seen = [(heard.seen_by(o), match.view(o), match.may_act) for o in (self.me, None)]
            moves = () if self.me is None else match.moves(self.me)
            shown.append((bool(heard.events), seen, [move.text for move in moves]))
        return shown[0] == shown[1]

    def batch(self, match: Match, seat: Seat) -> Batch:
        """Some quiet moves, and sometimes one that settles something."""
        trial, words = match.copy(), list[str]()
        while (moves := trial.moves(seat)) and len(words) < 4:
            quiet = [move for move in moves if move.quiet]
            move = self.dice.choice(quiet if quiet and self.dice.random() < 0.7 else moves)
            trial.play(seat, move)
            words.append(move.text)
            if not move.quiet or self.dice.random() < 0.4:
                break
        return tuple(words)

    def free(self, *, me: bool) -> list[Seat]:
        match = self.worlds[0].match
        seats = dict.fromkeys([*match.to_act, *match.may_act])
        return [seat for seat in seats if seat >= 0 and (seat == self.me) == me]

    def word(self) -> str:
        self.sent += 1
        return f"w{self.sent}"

    async def both(self, ask: asks.AnyAsk) -> None:
        """The observer says the same in both worlds."""
        for world, line in zip(self.worlds, self.mine(), strict=True):
            await world.ask(line, ask)

    def seen(self) -> int:
        table = self.worlds[0].live.table
        return table.shown if self.me is None else table.counts[self.me]


def difference(here: list[bytes], there: list[bytes]) -> list[bytes]:
    """The first frames that are not the same."""
    pairs = zip([*here, b"nothing"], [*there, b"nothing"], strict=False)
    return list(next(pair for pair in pairs if pair[0] != pair[1]))
