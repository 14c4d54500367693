"""What the cards say: those in front of you, in your hand, and for hire."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hoodwink.cli.company import Company
from hoodwink.cli.ink import WIDEST, wrapped
from hoodwink.cli.tables.cornish.box import CONTENT, PACK
from hoodwink.kernel.game import View
from hoodwink.locales.cornish import card_sentences
from hoodwink.locales.sentences import capitalised

_CHARACTERS: Final = {card.key: card for card in CONTENT.characters}


def about(company: Company, character: str) -> Text:
    """The name of a character, with the gold it costs and the reputation it brings."""
    card = _CHARACTERS[character]
    facts = {"gold": card.cost, "reputation": card.reputation}
    return Text(f"{company.voice.word(character)} {company.voice.say('table-worth', **facts)}")


def to_keep(view: View, company: Company) -> Iterator[Text]:
    """The two characters of which the listener keeps one."""
    for card in view["dealt"]:
        if card is not None:
            yield _about(company, card)


def explained(view: View, company: Company) -> Iterator[Text]:
    """Every card that the listener can use or hire, once."""
    me = company.voice.me
    cards = [] if me is None else [row["character"] for row in view["players"][me]["characters"]]
    cards += [*(view["hand"] or ()), *(face for face in view["faces"] if face)]
    for card in dict.fromkeys(cards):
        yield _about(company, card)


def _about(company: Company, card: str) -> Text:
    sentences = " ".join(card_sentences(company.voice, PACK, card))
    name = about(company, card).plain if card in _CHARACTERS else company.voice.word(card)
    return headed(capitalised(name), sentences)


def headed(name: str, sentences: str) -> Text:
    """A paragraph that begins with a name."""
    told = Text(wrapped(f"{name}: {sentences}", WIDEST, indent="  "))
    told.stylize("info", 0, len(name))
    return told
