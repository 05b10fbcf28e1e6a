"""Games own their boards, moves and words: outside of ``rules`` and ``games`` nobody knows a game.

A class of rules that is imported is a test waiting to be written, and so is a game's name.
"""

import ast
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import fairplay
from fairplay import games, rules
from fairplay.rules.registry import game, kind, names
from tests.game_names import named

ROOT = Path(fairplay.__file__).parent
#: What all rules share. Every other module of ``rules`` is a family of games.
GENERAL = (
    "base",
    "levels",
    "numbers",
    "own_files",
    "position",
    "registry",
    "sequences",
    "solve",
    "titles",
    "words",
)
FAMILIES = {
    f"fairplay.rules.{one.name}"
    for one in pkgutil.iter_modules(rules.__path__)
    if one.name not in GENERAL
}
GAMES = {f"fairplay.games.{one.name}" for one in pkgutil.iter_modules(games.__path__)}
#: What may be asked for its class or for attributes that it may not have.
ASKED = {"argument", "error", "block", "question"}
#: Methods of a text that tell whether it is like another.
LIKE = {"startswith", "endswith", "removeprefix", "removesuffix", "partition", "find", "count"}
#: Lessons are data about games.
LESSONS = (ROOT / "learn/__init__.py", *(ROOT / "learn/lessons").glob("*.py"))
#: The package offers the class that games of one's own derive from.
OFFERS = ROOT / "__init__.py"
SOURCES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if path.relative_to(ROOT).parts[0] not in ("rules", "games") and path not in (*LESSONS, OFFERS)
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


@cache
def attributes() -> frozenset[str]:
    """What rules may have: the attributes of their classes and of the games."""
    classes = [
        getattr(import_module(one), name, None) for one in FAMILIES for name in class_names()
    ]
    found = {name for one in classes if one for name in dir(one)}
    return frozenset(found.union(*(vars(game(name)) for name in names())) - set(dir(object)))


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
        if _distinguishes(node):
            yield ast.unparse(node)


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
    """The games that a text names, or the module or class of rules."""
    return [text] if text in FAMILIES | GAMES | class_names() else named(text)


def _distinguishes(node: ast.AST) -> bool:
    """Whether this tells games apart by their name, class or attributes."""
    match node:
        case ast.Compare():
            sides = [node.left, *node.comparators]
            texts = [text for side in sides for text in _texts(side)]
            return any(map(_is_code, texts)) or (bool(texts) and any(map(_is_name, sides)))
        case ast.Call(ast.Attribute(value, method), [first, *_]) if method in LIKE:
            return _is_name(value) and bool(_texts(first))
        case ast.Call(ast.Name("hasattr" | "getattr"), [asked, ast.Constant(str(name)), *_]):
            return name in attributes() and _root(asked) not in ASKED
        case ast.Attribute(ast.Call(ast.Name("type"), [asked]), "__name__" | "__qualname__"):
            return _root(asked) not in ASKED
        case ast.Attribute(_, "__class__", ast.Load()):
            return True
        case ast.match_case(ast.MatchValue(ast.Constant(str(text)))):
            return _is_code(text)
    return False


def _texts(node: ast.expr) -> list[str]:
    """A literal text, or those of a literal tuple, list or set."""
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return [one.value for one in parts if isinstance(one, ast.Constant) and type(one.value) is str]


def _is_code(text: str) -> bool:
    """``0.77`` and the like are names of games, too."""
    return text[:1].isdigit() and kind(text) in names()


def _is_name(node: ast.expr) -> bool:
    """Whether this is the name of a game or made from it. Databases have dialects with names."""
    match node:
        case ast.Attribute(value, "name" | "game"):
            return not (isinstance(value, ast.Attribute) and value.attr == "dialect")
        case ast.Subscript(value) | ast.Call(ast.Attribute(value)):
            return _is_name(value)
    return False


def _root(node: ast.expr) -> str:
    """The ``a`` of ``a.b.c``."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.slow
@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_else_knows_a_game(path: Path) -> None:
    package = ".".join(("fairplay", *path.relative_to(ROOT).parent.parts))
    assert list(knowledge(path.read_text(encoding="utf-8"), package)) == []


@pytest.mark.parametrize(
    ("source", "known"),
    [
        ("board.game == 'kayles'", ["board.game == 'kayles'", "kayles"]),
        ("r.name == '0.77'", ["r.name == '0.77'"]),
        ("name == '0.77'", ["name == '0.77'"]),
        ("match name:\n    case '0.77': pass", ["case '0.77':\n    pass"]),
        ("r.name in ('a', 'b')", ["r.name in ('a', 'b')"]),
        ("'sub' in r.name", ["'sub' in r.name"]),
        ("r.name[:5] == 'north'", ["r.name[:5] == 'north'"]),
        ("r.name.lower() != 'north'", ["r.name.lower() != 'north'"]),
        ("r.name.startswith('north')", ["r.name.startswith('north')"]),
        ("r.name.startswith(('north', 'po'))", ["r.name.startswith(('north', 'po'))"]),
        ("hasattr(r, 'look')", ["hasattr(r, 'look')"]),
        ("getattr(self.rules, 'width', 8)", ["getattr(self.rules, 'width', 8)"]),
        ("type(r).__name__", ["type(r).__name__"]),
        ("r.__class__ is other", ["r.__class__"]),
        ("START = 'kayles:7 + nim:2'", ["kayles", "nim"]),
        ("WIDE = 'northcott10'", ["northcott10"]),
        ("def f(n):\n    return f'nim:{n}'", ["nim"]),
        ("TITLE = 'game-kayles-title'", ["kayles"]),
        ("def f(n):\n    return f'game-poker-nim-{n}'", ["poker-nim"]),
        ("NAME = 'RowRules'", ["RowRules"]),
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
        ("engine.dialect.name == 'sqlite'", []),
        ("path.name.endswith(ending) and r.name == other.name", []),
        ("getattr(error, 'code', '') or type(error).__name__", []),
        ("getattr(record, 'data', {}) or getattr(rules, field)", []),
        ("share == '50' or version == '3.12'", []),
    ],
)
def test_knowledge_is_seen(source: str, known: list[str]) -> None:
    assert list(knowledge(source)) == known
