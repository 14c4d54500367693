"""What stands under the fields of messages, read from the sources."""

import ast
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec

from tools.reference.explained import Unexplained, says_nothing, source


def explained(kind: type[Any]) -> dict[str, str]:
    """By field; Unexplained if the message or a field of it has no words of its own."""
    words = dict(_words(kind))
    silent = [name for name in kind.__struct_fields__ if _silent(name, words.get(name, ""))]
    if silent or kind.__doc__ is None:
        raise Unexplained(f"{kind.__module__}.{kind.__name__}: {', '.join(silent) or 'itself'}")
    return words


def _silent(name: str, words: str) -> bool:
    return not words or says_nothing(name, words)


def _words(kind: type[Any]) -> Iterator[tuple[str, str]]:
    for made in reversed(kind.__mro__):
        if issubclass(made, msgspec.Struct) and made.__module__.startswith("hoodwink"):
            yield from _of_class(_class(made))


def _class(kind: type[Any]) -> ast.ClassDef:
    lines = source(kind.__module__).body
    return next(x for x in lines if isinstance(x, ast.ClassDef) and x.name == kind.__name__)


def _of_class(written: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for line, after in zip(written.body, written.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            words = cleandoc(str(after.value.value)).replace("\n", " ")
            yield ast.unparse(line.target), words
