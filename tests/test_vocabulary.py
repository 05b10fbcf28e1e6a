"""Games own their boards, moves and words: outside of ``rules`` and ``games`` nobody knows a game.

A class of rules that is imported is a test waiting to be written, and so is a game's name.
"""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import fairplay
from fairplay import games, rules
from fairplay.rules.registry import kind, names

ROOT = Path(fairplay.__file__).parent
#: What all rules share. Every other module of ``rules`` is a family of games.
GENERAL = ("base", "levels", "numbers", "position", "registry", "sequences", "solve", "titles")
FAMILIES = {
    f"fairplay.rules.{one.name}"
    for one in pkgutil.iter_modules(rules.__path__)
    if one.name not in GENERAL
}
GAMES = {f"fairplay.games.{one.name}" for one in pkgutil.iter_modules(games.__path__)}
#: The name of a game as a word of a key, such as ``game-kayles-title``.
WORD = re.compile(rf"(?<![a-z])({'|'.join(sorted(names(), key=len, reverse=True))})(?![a-z])")
#: Words of the theory that games have their names from.
THEORY = re.compile(r"nim-(sum|values?)|error-subtraction-")
SOURCES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if path.relative_to(ROOT).parts[0] not in ("rules", "games")
]


@cache
def class_names() -> frozenset[str]:
    """The classes that families of games define."""
    found = (vars(import_module(family)) for family in FAMILIES)
    return frozenset(
        name
        for one in found
        for name, value in one.items()
        if isinstance(value, type) and value.__module__ in FAMILIES
    )


def knowledge(source: str, package: str = "fairplay.play") -> Iterator[str]:
    """What a module in a package knows of games: their names, positions, classes of rules."""
    tree = ast.parse(source)
    bound = dict(_bound(tree, package))
    docstrings = set(_docstrings(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from filter(_forbidden, _imported(node, package))
        elif isinstance(node, ast.Attribute):
            yield from filter(_forbidden, _dotted(node, bound))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from () if node in docstrings else _named(node.value)


def _imported(node: ast.Import | ast.ImportFrom, package: str) -> list[str]:
    """The full names of what is imported, with relative ones resolved."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    parents = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
    base = ".".join([*parents, *([node.module] if node.module else [])])
    return [f"{base}.{alias.name}" for alias in node.names]


def _bound(tree: ast.Module, package: str) -> Iterator[tuple[str, str]]:
    """The names that imports bind, and what these stand for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for alias, full in zip(node.names, _imported(node, package), strict=True):
                whole = alias.asname or isinstance(node, ast.ImportFrom)
                first = full if whole else full.partition(".")[0]
                yield alias.asname or alias.name.partition(".")[0], first


def _dotted(node: ast.Attribute, bound: dict[str, str]) -> Iterator[str]:
    """``a.b`` in full, where ``a`` was imported."""
    names: list[str] = [node.attr]
    value: ast.expr = node.value
    while isinstance(value, ast.Attribute):
        names.insert(0, value.attr)
        value = value.value
    if isinstance(value, ast.Name) and value.id in bound:
        yield ".".join([bound[value.id], *names])


def _forbidden(full: str) -> bool:
    """Whether this is a family, a game, or a class of rules, whatever module gives it away."""
    if not full.startswith("fairplay."):
        return False
    module, _, name = full.rpartition(".")
    if full in FAMILIES | GAMES or module in GAMES:
        return True
    try:
        found = getattr(import_module(module), name, None)
    except ImportError:
        return False
    if isinstance(found, ModuleType):
        return found.__name__ in FAMILIES | GAMES
    return isinstance(found, type) and found.__module__ in FAMILIES


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    """Examples may show any game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                yield first.value


def _named(text: str) -> list[str]:
    """The games of a text that is the name of a game, of its module or of a class of rules, a
    position, a sum of these, or a key with the name of a game."""
    if text in FAMILIES | GAMES | class_names():
        return [text]
    found = [summand.strip().partition(":")[0] for summand in text.split("+")]
    if all(name[:1].isalpha() and kind(name) in names() for name in found):
        return found
    is_key = re.fullmatch(r"[a-z0-9-]+", text)
    return WORD.findall(THEORY.sub("", text)) if is_key else []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_else_knows_a_game(path: Path) -> None:
    package = ".".join(("fairplay", *path.relative_to(ROOT).parent.parts))
    assert list(knowledge(path.read_text(encoding="utf-8"), package)) == []


@pytest.mark.parametrize(
    ("source", "known"),
    [
        ("def f(board):\n    return board.game == 'kayles'", ["kayles"]),
        ("START = 'kayles:7 + nim:2'", ["kayles", "nim"]),
        ("WIDE = 'northcott10'", ["northcott10"]),
        ("def f(n):\n    return f'nim:{n}'", ["nim"]),
        ("TITLE = 'game-kayles-title'", ["kayles"]),
        ("def f(n):\n    return f'game-poker-nim-{n}'", ["poker-nim"]),
        ("def f(r):\n    return type(r).__name__ == 'RowRules'", ["RowRules"]),
        ("import_module('fairplay.games.nim')", ["fairplay.games.nim"]),
        (
            "def f():\n    from fairplay.rules.rows import RowRules",
            ["fairplay.rules.rows.RowRules"],
        ),
        ("from ..rules.rows import RowRules", ["fairplay.rules.rows.RowRules"]),
        ("from ..rules import rows", ["fairplay.rules.rows"]),
        ("from fairplay.rules import rows as r", ["fairplay.rules.rows"]),
        ("from fairplay.games.kayles import GAME", ["fairplay.games.kayles.GAME"]),
        ("from fairplay.games import kayles", ["fairplay.games.kayles"]),
        ("from fairplay.rules.sums import SEPARATOR, Sum", ["fairplay.rules.sums.Sum"]),
        ("from fairplay.rules.position import Sum", ["fairplay.rules.position.Sum"]),
        ("import fairplay.rules.heaps as h", ["fairplay.rules.heaps"]),
        ("import fairplay\nfairplay.rules.heaps", ["fairplay.rules.heaps"]),
        (
            "from fairplay import rules as r\nr.rows.RowRules",
            ["fairplay.rules.rows.RowRules", "fairplay.rules.rows"],
        ),
        ("from fairplay.rules.heaps import MAX_LISTED", []),
        ("from fairplay.rules.position import Position\nPosition.rules", []),
        ("'''A game such as nim.'''\nHELP = 'Such as nim:3 or nim:1 + nim:2'", []),
        ("def f():\n    '''nim'''", []),
        ("KEY = 'learn-nim-sum'", []),
    ],
)
def test_knowledge_is_seen(source: str, known: list[str]) -> None:
    assert list(knowledge(source)) == known
