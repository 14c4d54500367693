"""What stands under the fields of the typed classes: the explanations, read from the sources."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any

FILLERS = {"the", "a", "an", "of", "its", "it", "is", "how", "many", "which", "what", "one", "this"}
WRAPPERS = ("NotRequired", "Private")


class Unexplained(Exception):
    """Fields, classes or names that nobody has explained."""


@dataclass(frozen=True)
class Field:
    """One fact, with what the source says of it."""

    name: str
    written: str
    """The type as it stands there."""
    words: str
    always: bool
    private: bool


@dataclass(frozen=True)
class Shape:
    """A typed class with the fields of its bases."""

    name: str
    module: str
    words: str
    fields: tuple[Field, ...]

    @property
    def names(self) -> set[str]:
        """All that the types of its fields speak of."""
        return {
            name for field in self.fields for name in re.findall(r"[A-Za-z_]\w*", field.written)
        }


@cache
def source(module: str) -> ast.Module:
    file = import_module(module).__file__
    assert file is not None
    return ast.parse(Path(file).read_text("utf-8"))


def shape(kind: type[Any]) -> Shape:
    """The class as its source explains it; Unexplained if it does not."""
    fields = tuple(_fields(kind, kind))
    words = cleandoc(kind.__doc__ or "").replace("\n", " ")
    found = Shape(kind.__name__, kind.__module__, words, fields)
    wrong = [f"{kind.__module__}.{kind.__name__}{fault}" for fault in _faults(found)]
    if wrong:
        raise Unexplained("; ".join(wrong))
    return found


def _faults(found: Shape) -> Iterator[str]:
    if not found.words or found.words.startswith("dict("):
        yield " has no word of its own"
    for field in found.fields:
        if not field.words:
            yield f".{field.name} is not explained"
        elif field.words.startswith("...") or says_nothing(field.name, field.words):
            yield f".{field.name} is explained by {field.words!r}, which says nothing by itself"


def says_nothing(name: str, words: str) -> bool:
    """Whether an explanation is only the name again."""
    said = set(re.findall(r"[a-z]+", words.lower())) - FILLERS
    return bool(said) and said <= set(name.lower().split("_"))


def _fields(kind: type[Any], whole: type[Any]) -> Iterator[Field]:
    """Those of the bases first, each as `whole` has it: always, or not."""
    written = _class(kind)
    for base in written.bases:
        name = ast.unparse(base)
        if name != "TypedDict":
            yield from _fields(getattr(import_module(kind.__module__), name), whole)
    for line, after in zip(written.body, [*written.body[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign):
            yield _field(line, _text(after), whole)


def _class(kind: type[Any]) -> ast.ClassDef:
    for line in source(kind.__module__).body:
        if isinstance(line, ast.ClassDef) and line.name == kind.__name__:
            return line
    raise Unexplained(f"{kind.__module__}.{kind.__name__} is not written as a class")


def _field(line: ast.AnnAssign, words: str, whole: type[Any]) -> Field:
    name, written, private = ast.unparse(line.target), line.annotation, False
    while isinstance(written, ast.Subscript) and ast.unparse(written.value) in WRAPPERS:
        private = private or ast.unparse(written.value) == "Private"
        written = written.slice
    return Field(name, ast.unparse(written), words, name in whole.__required_keys__, private)


def _text(line: ast.stmt | None) -> str:
    """The line if it is a text that stands for itself."""
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
        return cleandoc(str(line.value.value)).replace("\n", " ")
    return ""


@dataclass(frozen=True)
class Alias:
    """A name for a type, such as `Goods`."""

    name: str
    written: str
    words: str


def alias(module: str, name: str) -> Alias | None:
    """What a name in that module stands for; None if it is no alias."""
    body = source(module).body
    for line, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name:
            if not _text(after):
                raise Unexplained(f"{module}.{name} is not explained")
            return Alias(name, ast.unparse(line.value), _text(after))
        if isinstance(line, ast.ImportFrom) and name in [found.name for found in line.names]:
            return alias(str(line.module), name)
    return None
