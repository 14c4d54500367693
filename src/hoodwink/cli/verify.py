"""`hoodwink verify`: was a match dealt fairly, and is its record true?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import hoodwink
from hoodwink import NATURE, RecordError
from hoodwink.cli import saving
from hoodwink.cli.company import Company, names_for
from hoodwink.cli.ink import paper
from hoodwink.cli.speech import Lang, language
from hoodwink.locales.sentences import outcome_sentences
from hoodwink.locales.voice import Voice


def verify(file: Annotated[Path, typer.Argument()], lang: Lang = None) -> None:
    """Check every move, every draw and the result of a record."""
    spoken = language(lang)
    try:
        record = saving.read(file)
        match = hoodwink.verify(record)
    except RecordError as error:
        told = Voice(spoken).say("not-verified", file=str(file), problem=str(error))
        paper(stderr=True).print(Text(told, "danger"), soft_wrap=True)
        raise typer.Exit(1) from None
    draws = sum(1 for seat, _ in record.moves if seat == NATURE)
    names = names_for(match.seats, 0, saving.told_names(record))
    voice = Voice(spoken, match.game, names)
    console = paper()
    moves = len(record.moves) - draws
    console.print(Text(voice.say("verified", moves=moves, draws=draws), "go"))
    assert match.outcome  # or it would not have been verified
    for sentence in outcome_sentences(voice, match.outcome):
        console.print(Company(voice, match.seats).coloured(sentence))
