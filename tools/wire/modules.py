"""The TypeScript modules: messages of the socket, bodies of requests, and each game's types."""

from collections.abc import Iterator, Sequence
from typing import Any

from hoodwink.games import BOXES
from tools.reference.catalogue import catalogue
from tools.reference.schema import Schema, schema_of
from tools.wire.messages import ASKS, BODIES, TELLS, schemas
from tools.wire.typescript import declared, named, of_game

HEAD = "// Written by `make reference` from the types of the server and the games.\n\n"
ROOTS = ("Public", "Own", "Printed", "Event")


def messages() -> str:
    """What is said over the socket, by its discriminators `do` and `told`."""
    asked, told = schemas(ASKS, whole=False), schemas(TELLS, whole=True)
    parts = [_imports(), _games()]
    parts += [declared(name, schema) for name, schema in {**asked, **told}.items()]
    parts.append(_union("AnyAsk", "What a connection may say.", ASKS, asked))
    parts.append(_union("AnyTold", "What a connection is told.", TELLS, told))
    return HEAD + "\n".join(parts)


def _imports() -> str:
    return "".join(f'import type * as {game} from "./games/{game}";\n' for game in BOXES)


def _games() -> str:
    lines = [
        f"  {game}: {{ {' '.join(f'{root}: {game}.{root};' for root in ROOTS)} }};"
        for game in BOXES
    ]
    return (
        "/** By the name of a game, what it tells. */\nexport interface Games {\n"
        + "\n".join(lines)
        + "\n}\n\nexport type GameName = keyof Games;\n"
    )


def _union(name: str, words: str, kinds: Sequence[type[Any]], made: dict[str, Schema]) -> str:
    generic = any(of_game(made[kind.__name__]) for kind in kinds)
    members = "".join(
        f"\n  | {kind.__name__}{'<G>' if of_game(made[kind.__name__]) else ''}" for kind in kinds
    )
    head = f"{name}<G extends GameName = GameName>" if generic else name
    return f"/** {words} */\nexport type {head} ={members};\n"


def bodies() -> str:
    """What HTTP requests hold, and what they are answered with."""
    made = schemas(BODIES, whole=False)
    parts = ['import type { GameName, Games } from "./messages";\n']
    parts += [declared(name, schema) for name, schema in made.items()]
    return HEAD + "\n".join(parts)


def game(name: str) -> str:
    """What a game tells: `Public`, `Own`, and its events by kind."""
    told = catalogue(name)
    defs = schema_of(told)["$defs"]
    wanted = _reached(defs)
    parts = [declared(found, schema) for found, schema in defs.items() if found in wanted]
    by_kind = "".join(f"  {kind}: {made.__name__};\n" for kind, made in told.events.items())
    parts.append(f"/** Events by kind. */\nexport interface Events {{\n{by_kind}}}\n")
    return HEAD + "\n".join(parts)


def _reached(defs: dict[str, Schema]) -> set[str]:
    """All that the roots are made of; positions are the truth, and no browser sees one."""
    reached: set[str] = set()
    left = list(ROOTS)
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left += named(defs[name])
    return reached


def modules() -> Iterator[tuple[str, str]]:
    """All of them by file name."""
    yield "messages.ts", messages()
    yield "bodies.ts", bodies()
    for name in BOXES:
        yield f"games/{name}.ts", game(name)
