"""What the cards say: those in front of you, in your hand, and for hire."""

from collections.abc import Iterator

from rich.text import Text

from hoodwink.cli.games.cornish.sayings import card_sentences
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.ink import WIDEST, wrapped
from hoodwink.kernel.game import View
from hoodwink.locales.sentences import capitalised


def about(things: Things, company: Company, character: str) -> Text:
    """The name of a character, with the gold it costs and the reputation it brings."""
    card = things.characters[character]
    facts = {"gold": card.cost, "reputation": card.reputation}
    return Text(f"{company.voice.word(character)} {company.voice.say('table-worth', **facts)}")


def to_keep(view: View, things: Things, company: Company) -> Iterator[Text]:
    """The two characters of which the listener keeps one."""
    for card in view["dealt"]:
        if card is not None:
            yield _about(things, company, card)


def explained(view: View, things: Things, company: Company) -> Iterator[Text]:
    """Every card that the listener can use or hire, once."""
    me = company.voice.me
    cards = [] if me is None else [row["character"] for row in view["players"][me]["characters"]]
    cards += [*(view["hand"] or ()), *(face for face in view["faces"] if face)]
    for card in dict.fromkeys(cards):
        yield _about(things, company, card)


def _about(things: Things, company: Company, card: str) -> Text:
    sentences = " ".join(card_sentences(company.voice, things.setting.pack, card))
    name = (
        about(things, company, card).plain
        if card in things.characters
        else company.voice.word(card)
    )
    return headed(capitalised(name), sentences)


def headed(name: str, sentences: str) -> Text:
    """A paragraph that begins with a name."""
    told = Text(wrapped(f"{name}: {sentences}", WIDEST, indent="  "))
    told.stylize("info", 0, len(name))
    return told
