"""The pages of the documentation, as text."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_FENCE = re.compile(r"^(`{3,})(\S*)[^\n]*\n(.*?)^\1$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, its text, and the number of its first line."""

    language: str
    text: str
    line: int


def pages() -> list[Path]:
    """All pages that are no notebooks. The build executes those."""
    folders = ("tutorial", "how-to", "reference", "explanation")
    return [
        DOCS / "index.md",
        *(page for one in folders for page in sorted((DOCS / one).glob("*.md"))),
    ]


def blocks(page: Path, *languages: str) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[2], found[3], text.count("\n", 0, found.start(3)) + 1)
        for found in _FENCE.finditer(text)
        if found[2] in languages
    ]
