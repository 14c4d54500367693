"""`hoodwink play`: a person at the terminal, bots at the other seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hoodwink import HoodwinkError, Listener, Match, SeatsError
from hoodwink.bots import bot_names
from hoodwink.cli.commands.speech import Lang, PackFile, language, path_of, words
from hoodwink.cli.table.company import names_for
from hoodwink.cli.table.conversation import Conversation
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.keyboard import Leaving, enable_editing
from hoodwink.cli.table.sessions import saving
from hoodwink.cli.table.sessions.session import Session
from hoodwink.cli.table.welcome import Plan, greet, plan_a_match, usual_seats, wants_to_go_on
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import read_options, settle
from hoodwink.kernel.seats import Seat
from hoodwink.locales.voice import Voice
from hoodwink.match import box_of


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int, typer.Option()] = 0,
    bots: Annotated[str, typer.Option()] = "",
    names: Annotated[str, typer.Option()] = "",
    seed: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    pack: PackFile = None,
    record: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Play a game against bots."""
    enable_editing()
    console = paper()
    spoken = language(lang)
    given = words(names)
    try:
        if resume is not None:
            session = saving.go_on(resume, lang, words(bots), path_of(pack))
        elif game is not None:
            plan = _plan(spoken, box_of(game), seats, words(bots), option or [])
            session = _opened(plan, seat, given, seed, path_of(pack))
        elif seats or bots or option or pack:
            raise HoodwinkError(Voice(spoken).say("name-the-game"))
        else:
            session = _kept_session(console, spoken, lang) or _opened(
                plan_a_match(console, spoken), seat, given, seed
            )
    except Leaving:
        console.print(Text(Voice(spoken).say("goodbye"), "info"))
        return
    Conversation(console, session, saving.resume_file(), record).run()


def _plan(
    spoken: str, box: Box, seats: int | None, bots: list[str], options: Sequence[str]
) -> Plan:
    """The match that the command line asks for."""
    return Plan(
        spoken,
        box.name,
        usual_seats(box) if seats is None else seats,
        bots or [bot_names(box.name)[0]],
        settle(box.options, read_options(box.options, options)),
    )


def _opened(
    plan: Plan, me: Seat, given: Sequence[str], seed: str | None, pack: str | None = None
) -> Session:
    """The match that was agreed on, dealt."""
    box_of(plan.game).check_seats(plan.seats)
    if not 0 <= me < plan.seats:
        raise SeatsError(f"there is no seat {me}; seats are 0 to {plan.seats - 1}")
    heard, names = Listener(), names_for(plan.seats, me, given)
    match = Match(plan.game, plan.seats, seed, pack=pack, tell=heard, players=names, **plan.options)
    bots = saving.seated(plan.bots, match.seats, me)
    return Session(match, me, names, bots, plan.language, heard)


def _kept_session(console: Console, spoken: str, lang: str | None) -> Session | None:
    """The match that was left unfinished, if there is one and the person wants it back."""
    voice = Voice(spoken)
    greet(console, voice)
    kept = saving.resume_file()
    if not kept.is_file() or not wants_to_go_on(console, voice):
        return None
    try:
        return saving.go_on(kept, lang)
    except HoodwinkError as error:
        console.print(Text(voice.say("cannot-go-on", problem=str(error)), "danger"))
        return None
