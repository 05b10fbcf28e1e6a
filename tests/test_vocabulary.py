"""Games own their boards, moves and words: outside of ``rules`` and ``games`` nobody knows a game.

A class of rules that is imported is a test waiting to be written, and so is a game's name.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import fairplay
from fairplay.rules.registry import kind, names

ROOT = Path(fairplay.__file__).parent
#: Where the families of games are.
FAMILIES = {
    f"fairplay.rules.{name}"
    for name in ("heaps", "looks", "pawns", "poker", "rows", "strip", "sums")
}
SOURCES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if path.relative_to(ROOT).parts[0] not in ("rules", "games")
]


def knowledge(source: str) -> Iterator[str]:
    """What a source knows of games: their names, positions of them, and classes of rules."""
    tree = ast.parse(source)
    docstrings = set(_docstrings(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in FAMILIES)
        elif isinstance(node, ast.ImportFrom) and node.module in FAMILIES:
            found = vars(import_module(node.module))
            yield from (one.name for one in node.names if isinstance(found[one.name], type))
        elif isinstance(node, ast.Constant) and node not in docstrings:
            yield from _games(node.value) if isinstance(node.value, str) else ()


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    """Examples may show any game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                yield first.value


def _games(text: str) -> list[str]:
    """The games of a text that is the name of a game, a position, or a sum of these."""
    found = [summand.strip().partition(":")[0] for summand in text.split("+")]
    return found if all(name[:1].isalpha() and kind(name) in names() for name in found) else []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_else_knows_a_game(path: Path) -> None:
    assert list(knowledge(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "known"),
    [
        ("def f(board):\n    return board.game == 'kayles'", ["kayles"]),
        ("START = 'kayles:7 + nim:2'", ["kayles", "nim"]),
        ("WIDE = 'northcott10'", ["northcott10"]),
        ("def f():\n    from fairplay.rules.rows import RowRules", ["RowRules"]),
        ("from fairplay.rules.sums import SEPARATOR, Sum", ["Sum"]),
        ("import fairplay.rules.heaps as h", ["fairplay.rules.heaps"]),
        ("from fairplay.rules.heaps import MAX_LISTED", []),
        ("'''A game such as nim.'''\nHELP = 'Such as nim:3 or nim:1 + nim:2'", []),
        ("def f():\n    '''nim'''", []),
    ],
)
def test_knowledge_is_seen(source: str, known: list[str]) -> None:
    assert list(knowledge(source)) == known
