"""`hoodwink join`: a person at the terminal, at a table that somebody serves."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from hoodwink import HoodwinkError
from hoodwink.cli.commands.speech import Lang, language, words
from hoodwink.cli.table.company import OWN_NAME, names_at
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.keyboard import Leaving, ask, enable_editing
from hoodwink.cli.table.keys import Keys
from hoodwink.cli.table.sessions.saving import resume_file
from hoodwink.cli.table.talk import Talk
from hoodwink.locales.voice import Voice

if TYPE_CHECKING:
    from hoodwink.client import RemoteSeat

NEEDED: Final = {"msgspec", "websockets"}
"""What `hoodwink[client]` installs and the terminal alone does not."""


def join(
    link: Annotated[str, typer.Argument()],
    name: Annotated[str, typer.Option()] = "",
    names: Annotated[str, typer.Option()] = "",
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    record: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Sit down at a served table."""
    enable_editing()
    console, voice, given = paper(), Voice(language(lang)), words(names)
    try:
        from hoodwink.cli.table.sessions.served import ServedSession
    except ModuleNotFoundError as missing:
        if missing.name not in NEEDED:
            raise
        raise HoodwinkError(voice.say("join-needs-more")) from missing
    try:
        with _seated(console, voice, link, name, seat) as sitting:
            _wait_for_the_deal(console, voice, sitting, given)
            Talk(console, ServedSession(sitting, voice.language, given), record).run()
    except (Leaving, KeyboardInterrupt):
        console.print(Text(voice.say("left-served", link=link), "info"), soft_wrap=True)


def _seated(console: Console, voice: Voice, link: str, name: str, seat: int | None) -> "RemoteSeat":
    """As who was there before; somebody new is asked for a name."""
    from hoodwink.client import RemoteSeat, ServerRefused
    from hoodwink.client.links import place_of

    keys, server = Keys(resume_file().with_name("keys.json")), place_of(link).server
    known = keys.of(server)
    if known is not None and not name:
        try:
            return RemoteSeat.join(link, key=known, seat=seat)
        except ServerRefused as refused:
            if refused.error != "not-authorized":
                raise
    called = name or _asked_name(console, voice)
    sitting = RemoteSeat.join(link, called, seat=seat)
    assert sitting.key
    keys.keep(server, sitting.key)
    return sitting


def _asked_name(console: Console, voice: Voice) -> str:
    console.print(Text(voice.say("join-name", usual=OWN_NAME), "now"))
    return ask(console, voice, OWN_NAME, str)


def _wait_for_the_deal(
    console: Console, voice: Voice, seat: "RemoteSeat", given: Sequence[str]
) -> None:
    told = ""
    while seat.picture.standing is None:
        if seat.picture.over:
            raise HoodwinkError(voice.say("join-closed"))
        sentence = _company_there(voice, seat, given)
        if sentence != told and seat.table.status == "lobby":
            console.print(Text(sentence, "calm"))
            told = sentence
        seat.hear()


def _company_there(voice: Voice, seat: "RemoteSeat", given: Sequence[str]) -> str:
    chairs = seat.table.chairs
    called = names_at([chair.name for chair in chairs], given)
    there = [name for name, chair in zip(called, chairs, strict=True) if chair.name or chair.bot]
    listed = voice.listed(there)
    return voice.say("join-lobby", count=len(there), seats=len(chairs), names=listed)
