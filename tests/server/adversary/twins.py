"""What may be done in two worlds that one seat cannot tell apart."""

import asyncio
from typing import Final

from hoodwink import TABLE
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.timing import fallback_batch
from hoodwink.server.wire import asks
from server.adversary.pairs import Batch, Pair

STEPS: Final = 14
TRIES: Final = 4
NONSENSE: Final = ("", "abracadabra", "bag  silk", "close now", "offer 99999999999999999999 coins")


class Twins(Pair):
    """The observer does the same in both; the others do what it cannot tell apart."""

    async def play(self) -> None:
        while len(self.done) < STEPS and not self.over:
            act = self.dice.choice(ACTS)
            self.done.append(act.__name__)
            await act(self)
            await self.compare()
        self.room.forget(*self.worlds)

    async def i_play(self) -> None:
        for seat in self.free(me=True):
            batch = self.batch(self.worlds[0].match, seat)
            if self.alike(seat, (batch, batch)):
                ask = asks.Play(self.word(), self.seen(), batch)
                await self.both(ask)
                if self.dice.random() < 0.3:
                    await self.both(ask)

    async def another_plays(self) -> None:
        """Something in each world, or in one of them only."""
        others = self.free(me=False)
        if not others:
            return
        seat = self.dice.choice(others)
        for _ in range(TRIES):
            batches = [self.batch(world.match, seat) for world in self.worlds]
            if self.dice.random() < 0.5:
                batches[self.dice.randrange(2)] = ()
            if self.alike(seat, batches):
                break
        else:
            return
        for world, batch in zip(self.worlds, batches, strict=True):
            if batch:
                number = world.live.table.counts[seat]
                await world.ask(world.seats[seat], asks.Play(self.word(), number, batch))

    async def another_asks(self) -> None:
        """In one world only: it is nobody else's business."""
        world = self.dice.choice(self.worlds)
        seat = self.dice.randrange(self.case.seats)
        if seat == self.me:
            return
        batch = self.batch(world.match, seat) or ("abracadabra",)
        number = world.live.table.counts[seat]
        for ask in (
            asks.Try("t", number, batch),
            asks.Why("w", batch[-1]),
            asks.Play("p", 0, (*batch, "abracadabra")),
        ):
            await world.ask(world.seats[seat], ask)

    async def i_ask(self) -> None:
        words = self.words()
        seen = self.dice.choice([self.seen(), self.seen(), 0])
        await self.both(asks.Try(self.word(), seen, words))
        for move in words:
            await self.both(asks.Why(self.word(), move))
        await self.both(asks.Ping())

    def words(self) -> Batch:
        """What could be said somewhere, by somebody, and what could not."""
        said = [move.text for move in self.case.phrases]
        for world in self.worlds:
            said += [move.text for seat in self.free(me=True) for move in world.match.moves(seat)]
            said += [move.text for seat in self.free(me=False) for move in world.match.moves(seat)]
        return tuple(self.dice.choice([*said, *NONSENSE]) for _ in range(3))

    async def i_play_what_i_may_not(self) -> None:
        match, words = self.worlds[0].match, self.words()
        if self.me is None or match.copy().moves(self.me) == ():
            await self.both(asks.Play(self.word(), self.seen(), words))
        else:
            await self.both(asks.Play(self.word(), self.seen(), (*words, "abracadabra")))
            listed = {move.text for move in match.moves(self.me)}
            for word in set(words) - listed:
                await self.both(asks.Play(self.word(), self.seen(), (word,)))

    async def i_come_back(self) -> None:
        seen = self.dice.choice([None, 0, self.seen(), self.dice.randrange(self.seen() + 3)])
        for world, line in zip(self.worlds, self.mine(), strict=True):
            await world.come_back(line, seen)

    async def all_come_back(self) -> None:
        seen = self.dice.choice([None, 0, 1])
        for world in self.worlds:
            await world.restart(seen)

    async def time_goes_by(self) -> None:
        """But nobody's time is up."""
        later = self.time.now + self.dice.randrange(1, 4000)
        if not any(end <= later for end, _ in self.ends()):
            self.time.now = later

    def ends(self) -> list[tuple[int, Seat]]:
        """When the table acts, and for whom; first the first."""
        match, clocks = self.worlds[0].match, self.worlds[0].live.table.clocks
        ends = [(clocks.due(seat), seat) for seat in match.to_act if seat >= 0]
        ends.append((clocks.time_called(self.time.now), TABLE))
        return sorted((end, seat) for end, seat in ends if end is not None)

    async def time_is_up(self) -> None:
        """The table acts for who is late, if that looks the same in both worlds.

        Who has no time left for the whole match is acted for again and again: not here.
        """
        due = self.ends() if self.rules.clock.decision or not self.rules.clock.player else []
        if not due or (len(due) > 1 and due[0][0] == due[1][0]):
            return
        seat = due[0][1]
        if not self.alike(seat, [fallback_batch(w.match, seat) for w in self.worlds]):
            return
        self.over = True  # whose time is up may have none left at all
        self.time.now = max(self.time.now, due[0][0])
        for world in self.worlds:
            world.live.timing.stop()
            world.live.timing.look()
        await self.rung()
        await self.i_come_back()

    async def rung(self) -> None:
        """Timers without delay ring in the next round of the loop."""
        for world in self.worlds:
            await asyncio.sleep(0.001)
            await world.settled()

    async def a_pause(self) -> None:
        for world in self.worlds:
            if world.live.table.status == "playing":
                await world.act(*(log.PauseAsked(seat) for seat in range(self.case.seats)))
        await self.i_ask()
        self.time.now += self.dice.randrange(1, 4000)  # no clock runs
        for world in self.worlds:
            if world.live.table.paused:
                await world.act(log.Resumed(0))

    async def i_chat(self) -> None:
        await self.both(asks.Chat(self.word(), "a word"))
        for world in self.worlds:
            await world.stored()
        asked = self.worlds[0].live.table.match
        if asked is None or self.me not in asked.to_act:  # else it answers, and chance may follow
            await self.both(asks.Waive(self.seen()))


ACTS: Final = (
    *[Twins.i_play] * 3,
    *[Twins.another_plays] * 5,
    Twins.another_asks,
    Twins.i_ask,
    Twins.i_play_what_i_may_not,
    Twins.i_come_back,
    Twins.all_come_back,
    Twins.time_goes_by,
    Twins.time_is_up,
    Twins.a_pause,
    Twins.i_chat,
)
