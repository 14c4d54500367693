"""From parts and recipes to a set of blocks. Parts are drawn once and used by name."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

from tools.made import ROOT

FOLDER: Final = ROOT / "web/src/art/people"
HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'

TO_THE_RIGHT, TO_THE_LEFT = "-3 -10 79 74", "-12 -10 79 74"
"""What is looked at: the head, and on which side something is held."""

BEHIND: Final = {
    "left": "translate(-6 11) scale(.68)",
    "right": "translate(26 11) scale(.68)",
}
"""Where a companion stands."""

TURNED: Final = "matrix(-1 0 0 1 64 0)"


def parts() -> dict[str, str]:
    """What each part is drawn with, by its name."""
    text = (FOLDER / "parts.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<g id="([\w-]+)">(.*)</g>', text))


def recipes() -> dict[str, str]:
    decks = tomllib.loads((FOLDER / "recipes.toml").read_text(encoding="utf-8"))
    return {key: recipe for deck in decks.values() for key, recipe in deck.items()}


def text() -> str:
    drawn = [f'<g id="{name}">{body}</g>' for name, body in parts().items()]
    blocks = [block(key, recipe) for key, recipe in recipes().items()]
    return "\n".join([HEAD, "<defs>", *drawn, "</defs>", *blocks, "</svg>", ""])


def block(key: str, recipe: str) -> str:
    box = TO_THE_LEFT if " -" in recipe else TO_THE_RIGHT
    return f'<symbol id="face-{key}" viewBox="{box}">{"".join(printed(recipe))}</symbol>'


def printed(recipe: str) -> Iterator[str]:
    """Companions first, since they stand behind."""
    words = recipe.split()
    for word in words:
        if word.startswith("+"):
            yield _companion(word[1:], words)
    yield from (_used(word) for word in words if not word.startswith("+"))


def _companion(word: str, words: list[str]) -> str:
    side, _, tone = word.partition(".")
    own = {one.partition("-")[0]: one.partition(".")[0] for one in words}
    worn = [f"coat-plain.{tone}", "face-oval", "look-plain", f"{own['hat']}.{tone}"]
    return f'<g transform="{BEHIND[side]}">{"".join(map(_used, worn))}</g>'


def _used(word: str) -> str:
    name, _, tone = word.removeprefix("-").partition(".")
    turned = f' transform="{TURNED}"' if word.startswith("-") else ""
    tone = tone or ("paper" if name.startswith("face-") else "")
    toned = f' class="f-{tone}"' if tone else ""
    return f'<use href="#{name}"{toned}{turned}/>'


def words_of(recipe: str) -> Mapping[str, str]:
    """A recipe by kinds of parts: `hat` is `hat-witch`."""
    names = [word.lstrip("-").partition(".")[0] for word in recipe.split() if word[0] != "+"]
    return {name.partition("-")[0]: name for name in names}
