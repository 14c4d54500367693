"""Which tests prove which rule, and where the code mentions it.

    python -m tools.rule_trace             a summary, and everything that is wrong
    python -m tools.rule_trace --verbose   the whole matrix, rule by rule

Rules are defined in docs/rules/<game>.md, tagged under src/hoodwink/games/<game> and marked with
`@pytest.mark.rule(...)` on tests. Fails on a rule without a test, on a mark or a tag without a
rule, on an id that is defined twice and on a game without a page.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import hoodwink
from tools.rule_sources import Mark, Page, Tag, read_marks, read_pages, read_tags

ROOT = Path(__file__).resolve().parents[1]


class Trace:
    """The matrix: for every rule of every page its tests and its tags."""

    def __init__(self, root: Path, games: Sequence[str]) -> None:
        self.pages = {page.game: page for page in read_pages(root)}
        self.problems: list[str] = [
            f"{game}: the game has no page docs/rules/{game}.md"
            for game in games
            if game not in self.pages
        ]
        self.tests: dict[tuple[str, str], int] = {}
        self.tags: dict[tuple[str, str], list[str]] = {}
        for mark in read_marks(root):
            self._count(mark)
        for page in self.pages.values():
            for tag in read_tags(root, page.game):
                self._note(page, tag)
            self.problems += self._wrong_on(page)

    def _count(self, mark: Mark) -> None:
        if problem := self._wrong_with(mark):
            self.problems.append(f"{mark.place}: {problem}")
            return
        (page,) = self._pages_of(mark)
        key = page.game, mark.rule
        self.tests[key] = self.tests.get(key, 0) + 1

    def _wrong_with(self, mark: Mark) -> str:
        if not mark.rule:
            return "a mark must name its rules in plain text"
        if not mark.on_test:
            return f"the mark {mark.rule} stands on no test function"
        pages = self._pages_of(mark)
        if len(pages) > 1:
            return f"the mark {mark.rule} could mean " + " or ".join(page.game for page in pages)
        return "" if pages else f"the mark {mark.rule} names no rule"

    def _pages_of(self, mark: Mark) -> list[Page]:
        """Ids belong to a page: a test in tests/games/<game> means that game's rule."""
        folders = mark.place.file.split("/")
        own = folders[2] if folders[:2] == ["tests", "games"] and len(folders) > 3 else None
        pages = [page for page in self.pages.values() if own in (None, page.game)]
        return [page for page in pages if mark.rule in page.rules]

    def _note(self, page: Page, tag: Tag) -> None:
        single = tag.first == tag.last
        rules = page.meant_by(tag.first) if single else page.between(tag.first, tag.last)
        for rule in rules:
            self.tags.setdefault((page.game, rule), []).append(str(tag.place))
        if not rules:
            named = tag.first if single else f"{tag.first} to {tag.last}"
            self.problems.append(f"games/{page.game}/{tag.place}: the tag {named} names no rule")

    def _wrong_on(self, page: Page) -> Iterator[str]:
        for rule, place in page.twice:
            yield f"{place}: {rule} is defined twice, first at line {page.rules[rule].line}"
        for rule, place in page.rules.items():
            if (page.game, rule) not in self.tests:
                yield f"{place}: no test proves {rule}"

    def summary(self) -> Iterator[str]:
        for page in self.pages.values():
            proofs = [self.tests.get((page.game, rule), 0) for rule in page.rules]
            tagged = sum((page.game, rule) in self.tags for rule in page.rules)
            yield (
                f"{page.game}: {len(page.rules)} rules, {sum(map(bool, proofs))} proved "
                f"by {sum(proofs)} marks, {tagged} tagged in the code"
            )

    def matrix(self) -> Iterator[str]:
        for page in self.pages.values():
            yield f"{page.game}"
            for rule in page.rules:
                tests = self.tests.get((page.game, rule), 0)
                tags = ", ".join(self.tags.get((page.game, rule), []))
                yield f"  {rule:8}{tests:3} {'test ' if tests == 1 else 'tests'}  {tags}".rstrip()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Trace rules to tests and code.")
    parser.add_argument("--verbose", action="store_true", help="print the matrix, rule by rule")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    chosen = parser.parse_args(arguments)
    trace = Trace(chosen.root, hoodwink.game_names())
    lines = [*(trace.matrix() if chosen.verbose else ()), *trace.summary(), *trace.problems]
    print("\n".join(lines))
    return 1 if trace.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
