"""`hoodwink verify`: was a match dealt fairly, and is its record true?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import hoodwink
from hoodwink import NATURE, Record, RecordError
from hoodwink.cli.commands.speech import Lang, PackFile, language, path_of
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.sessions import saving
from hoodwink.locales.sentences import outcome_sentences
from hoodwink.locales.voice import Voice
from hoodwink.match import line_with


def verify(
    file: Annotated[Path, typer.Argument()],
    commitment: Annotated[str | None, typer.Option()] = None,
    digest: Annotated[str | None, typer.Option()] = None,
    number: Annotated[str | None, typer.Option()] = None,
    allow_given: Annotated[bool, typer.Option("--allow-given")] = False,
    pack: PackFile = None,
    lang: Lang = None,
) -> None:
    """Check every move, every draw and the result of a record."""
    spoken = language(lang)
    try:
        record = saving.read(file)
        match = hoodwink.verify(
            record,
            pack=path_of(pack),
            commitment=commitment,
            digest=digest,
            number=number,
            allow_given=allow_given,
        )
    except RecordError as error:
        told = Voice(spoken).say("not-verified", file=str(file), problem=str(error))
        paper(stderr=True).print(Text(told, "danger"), soft_wrap=True)
        raise typer.Exit(1) from None
    voice = Voice(spoken, match.game, names_for(match.seats, 0, match.players))
    console = paper()
    console.print(Text(_counted(voice, record), "go"))
    console.print(Text(_dealt(voice, record, match), "info" if match.deal else "danger"))
    for name, value in (("commitment", match.commitment), ("digest", match.digest)):
        console.print(Text(voice.say(f"verified-{name}", hex=value), "info"), soft_wrap=True)
    if digest is not None:
        told = voice.say("digest-found", line=line_with(record, digest), last=record.result_line)
        console.print(Text(told, "go"))
    else:
        console.print(Text(voice.say("play-not-proved"), "danger"))
    assert match.outcome  # or it would not have been verified
    for sentence in outcome_sentences(voice, match.outcome):
        console.print(Company(voice, match.seats).coloured(sentence))


def _counted(voice: Voice, record: Record) -> str:
    draws = sum(1 for seat, _ in record.moves if seat == NATURE)
    return voice.say("verified", moves=len(record.moves) - draws, draws=draws)


def _dealt(voice: Voice, record: Record, match: hoodwink.Match) -> str:
    """Who could have chosen the deal."""
    if "start" in record.header:
        return voice.say("deal-given")
    if match.deal is None:
        return voice.say("deal-by-dealer")
    added = [one.seat for one in match.deal.added]
    left_out = [one.seat for one in match.deal.left_out]
    told = [voice.say("deal-by-all", seats=added)] if added else [voice.say("deal-by-dealer")]
    return " ".join([*told, *([voice.say("deal-without", seats=left_out)] if left_out else [])])
