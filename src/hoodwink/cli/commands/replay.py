"""`hoodwink replay`: a match told again, as one seat or a spectator saw it."""

from pathlib import Path
from typing import Annotated

import typer

import hoodwink
from hoodwink import Listener, SeatsError
from hoodwink.cli.commands.speech import Lang, PackFile, language, path_of
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.keyboard import Leaving, next_line
from hoodwink.cli.table.screen import Screen
from hoodwink.cli.table.sessions import saving
from hoodwink.locales.voice import Voice


def replay(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    pack: PackFile = None,
    lang: Lang = None,
) -> None:
    """Tell a match again."""
    heard = Listener()
    match = hoodwink.replay(saving.read(file), pack=path_of(pack), tell=heard)
    if seat is not None and not 0 <= seat < match.seats:
        raise SeatsError(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
    names = names_for(match.seats, 0, match.players)
    voice = Voice(language(lang), match.game, names, seat)
    screen = Screen(paper(), Company(voice, match.seats), match)
    screen.title()
    try:
        _tell(screen, heard, step)
    except Leaving:
        return
    screen.table()
    if match.outcome is None:
        screen.say(voice.say("not-over"), "now")
    else:
        screen.outcome(match.outcome)


def _tell(screen: Screen, heard: Listener, step: bool) -> None:
    if step:
        screen.say(screen.voice.say("step"), "calm")
    for event in heard.events:
        screen.event(event)
        if step:
            next_line()
