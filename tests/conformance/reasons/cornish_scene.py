"""One sentence of Cornish Smuggler as the claims about it see it."""

from collections import Counter
from functools import cached_property
from typing import Any

from conformance.reasons.reason import Attempt
from hoodwink.games.cornish.setting import words_of
from hoodwink.games.cornish.things.content import content_of


class Scene:
    """One sentence of one seat, and what that seat sees."""

    def __init__(self, attempt: Attempt) -> None:
        self.content, self.options = content_of(attempt.pack), attempt.options
        self.phrases = words_of(attempt.pack).phrases
        self.truth, self.seat, self.text = attempt.view, attempt.seat, attempt.text
        said, _, price = self.text.rpartition(" for ")
        self.words, self.price = (said.split(), price) if said else (self.text.split(), "")
        self.verb = self.words[0]
        self.apart = self.content.board.land[self.content.board.apart]
        self.customs = self.content.board.land[self.content.board.customs]

    @cached_property
    def me(self) -> dict[str, Any]:
        return dict(self.truth["players"][self.seat])

    @property
    def phase(self) -> str:
        return str(self.truth["phase"])

    @property
    def pending(self) -> dict[str, Any]:
        return dict(self.truth["pending"])

    @property
    def level(self) -> int:
        return int(self.truth["level"])

    @property
    def mine(self) -> bool:
        return bool(self.truth["turn"] == self.seat)

    @property
    def hand(self) -> list[str]:
        return list(self.truth["hand"])

    @property
    def thing(self) -> str:
        """The first word that names something."""
        return self.words[2] if self.verb in ("take", "place", "remove") else self.words[1]

    @property
    def start(self) -> str:
        return self.words[2] if self.verb in ("carry", "haul", "sell") else self.words[1]

    @property
    def end(self) -> str:
        return self.words[-1]

    def character(self, key: str) -> Any:
        return next((card for card in self.content.characters if card.key == key), None)

    def secret(self, key: str) -> Any:
        return next(secret for secret in self.content.secrets if secret.key == key)

    def size(self, form: str) -> int:
        return next(f.size for f in self.content.forms if f.key == form)

    def place(self, name: str) -> int:
        land = self.content.board.land
        return land.index(name) if name in land else -1

    def own(self, place: str, form: str) -> bool:
        goods = {"place": place, "owner": self.seat, "goods": form}
        return goods in self.truth["ashore"]

    @property
    def officer(self) -> dict[str, Any]:
        """The officer that is named: its place and who has bribed it."""
        named = self.words[3] if self.words[2:3] == ["of"] else None
        briber = int(named) if named and named.isdecimal() else named
        return {"place": self.words[1], "briber": briber}

    def lacks(self, cost: list[int]) -> bool:
        """Whether what would be paid is not there."""
        if self.price == "influence":
            return bool(self.me["influence"] < cost[0])
        return bool(self.me["gold"] < cost[1])

    @property
    def shore(self) -> str:
        """The port or cove where your own ship lies, if it does."""
        return str(self.me["anchor"]) if self.me["anchor"] in self.content.board.land else ""

    @property
    def aboard(self) -> Counter[str]:
        drafted = Counter(row["goods"] for row in self.pending["draft"])
        return Counter(self.me["hold"]) - drafted

    def knows_cove(self, name: str) -> bool:
        bit = 1 << self.place(name)
        cards = [self.character(card["character"]) for card in self.me["characters"]]
        return bool(self.me["charts"]) or any(card.access & bit for card in cards)

    @property
    def grant(self) -> str:
        return str(self.pending["grants"][0]["do"]) if self.pending["grants"] else ""

    @property
    def left_seized(self) -> Counter[str]:
        raided = Counter(row["goods"] for row in self.pending["raiding"])
        return Counter(self.truth["seized"]) - raided

    def has(self, key: str) -> bool:
        return any(card["character"] == key for card in self.me["characters"])

    def used(self, key: str) -> bool:
        return {"character": key, "used": True} in self.me["characters"]

    def fits(self, key: str, goods: list[str]) -> bool:
        stores = [store.key for store in self.content.warehouses]
        rooms = [*self.content.ships, *stores]
        forms = sorted([form.key for form in self.content.forms].index(form) for form in goods)
        return self.content.fitter.fits(rooms.index(key), forms)

    def neighbours(self) -> bool:
        board, start, end = self.content.board, self.place(self.start), self.place(self.end)
        return start >= 0 and end >= 0 and end in board.roads[start]
