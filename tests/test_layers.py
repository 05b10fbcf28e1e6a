"""Imports go one way only, as the design draws the layers.

Every import counts, also those inside functions and under TYPE_CHECKING.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fairplay

ROOT = Path(fairplay.__file__).parent

#: What the modules of each layer may import from the package. A layer may always import itself.
#: (The registry in ``rules`` loads games by file name, so that is no import.)
LEAVES = {"errors", "extras", "messages", "vocabulary", "digest", "_core", "_lazy", "art"}
MATHEMATICS = {"theory", "cards", "rules", "games"}
#: All layers below the server, the terminal and notebooks. The package itself gives its version.
#: Of them, ``whole_files`` and ``records`` write files (and ``gpu``, which only some may use). The
#: others have no input and output of their own, but for files of the package and temporary ones.
BELOW = (
    LEAVES
    | MATHEMATICS
    | {"folders", "whole_files", "protocol", "explain", "play", "learn", "paper", "records", ""}
)
ALLOWED: dict[str, set[str]] = {
    # An error looks up its message when it is printed.
    "errors": {"messages"},
    "extras": {"errors"},
    "folders": {"errors"},
    "whole_files": set(),
    "digest": set(),
    "messages": {"vocabulary"},
    "vocabulary": set(),
    "_core": set(),
    "_lazy": set(),
    "art": {"vocabulary"},
    "protocol": {"vocabulary"},
    "theory": LEAVES,
    "cards": LEAVES,
    "rules": LEAVES | {"theory"},
    # Nothing but arrays and errors: it serves records and surveys, and needs no theory.
    "gpu": {"errors", "digest", "folders", "whole_files"},
    "games": {"errors", "rules", "theory", "vocabulary"},
    "records": {"errors", "_core", "theory", "rules", "gpu", "whole_files", ""},
    "explain": LEAVES | MATHEMATICS,
    "play": LEAVES | MATHEMATICS | {"protocol"},
    "learn": LEAVES | MATHEMATICS | {"protocol", "explain", "play"},
    "paper": LEAVES | MATHEMATICS | {"explain", "play", "learn"},
    "server": BELOW,
    "notebook": BELOW,
    "survey": LEAVES | {"theory", "gpu", ""},
    "cli": BELOW | {"server", "survey", "gpu"},
    "__main__": {"cli"},
    # The package re-exports the names of the library.
    "": LEAVES | MATHEMATICS | {"explain", "play"},
}


def layer(module: str) -> str:
    """``fairplay.rules.heaps`` → ``rules``; the package itself is the empty name."""
    return module.removeprefix("fairplay").removeprefix(".").partition(".")[0]


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, module: str, is_package: bool) -> Iterator[str]:
    """The modules of the package that a source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if _ours(alias.name))
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, module, is_package)
            if base == "fairplay":
                yield from (_named(alias.name) for alias in node.names)
            elif _ours(base):
                yield base
        elif isinstance(node, ast.Call) and _is_import_call(node):
            yield from (name for name in _constants(node) if _ours(name))


def _ours(module: str) -> bool:
    return module == "fairplay" or module.startswith("fairplay.")


def _named(name: str) -> str:
    """``from fairplay import x``: x is a layer, or a name of the package."""
    return f"fairplay.{name}" if name in ALLOWED else "fairplay"


def _absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def _is_import_call(node: ast.Call) -> bool:
    called = node.func.attr if isinstance(node.func, ast.Attribute) else None
    called = node.func.id if isinstance(node.func, ast.Name) else called
    return called in ("import_module", "__import__")


def _constants(node: ast.Call) -> Iterator[str]:
    for argument in node.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    here = layer(module)
    wanted = {layer(found) for found in imports(source, module, is_package)}
    return sorted(wanted - ALLOWED[here] - {here})


SOURCES = sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_from_below(path: Path) -> None:
    module = module_name(path)
    assert layer(module) in ALLOWED, f"{module}: say in tests/test_layers.py what it may import"
    source = path.read_text(encoding="utf-8")
    assert violations(source, module, path.name == "__init__.py") == []


def test_records_as_data_know_no_files() -> None:
    """What a record is, and how it is made, stays apart from files and processes."""
    data = ("record", "make", "changes")
    for name in data:
        path = ROOT / "records" / f"{name}.py"
        found = set(imports(path.read_text(encoding="utf-8"), module_name(path), False))
        own = {module for module in found if layer(module) == "records"}
        assert own <= {f"fairplay.records.{one}" for one in data}


def test_there_is_something_to_check() -> None:
    found = {layer(module_name(path)) for path in SOURCES}
    assert found >= {"errors", "messages", "theory", "rules", "games", "explain", "play", ""}


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("fairplay.theory.nim", "from fairplay.rules.base import Rules", ["rules"]),
        ("fairplay.theory.nim", "import fairplay.games.nim", ["games"]),
        ("fairplay.rules.base", "def f():\n    from fairplay.games import nim", ["games"]),
        ("fairplay.rules.base", "from fairplay import games", ["games"]),
        ("fairplay.rules.base", "from ..play import Match", ["play"]),
        ("fairplay.rules.base", "import_module('fairplay.games.nim')", ["games"]),
        ("fairplay.games.nim", "from fairplay.explain import explain", ["explain"]),
        ("fairplay.explain.binary", "from fairplay.play import Match", ["play"]),
        ("fairplay.play.match", "from fairplay.explain import explain", ["explain"]),
        ("fairplay.play.match", "if TYPE_CHECKING:\n    from fairplay.cli import app", ["cli"]),
        ("fairplay.server.app", "from fairplay.cli import main", ["cli"]),
        ("fairplay.notebook.game", "from fairplay.server import api", ["server"]),
        ("fairplay.rules.position", "from fairplay.notebook import Game", ["notebook"]),
        ("fairplay.protocol", "from fairplay.rules.base import Rules", ["rules"]),
        ("fairplay.messages", "from fairplay.errors import InputError", ["errors"]),
        ("fairplay.errors", "from fairplay.theory import nim", ["theory"]),
        ("fairplay.explain.binary", "from fairplay import Position", [""]),
        ("fairplay.rules.base", "from .heaps import Nim\nimport json", []),
        ("fairplay.cli.main", "from fairplay.play import Match\nfrom fairplay import games", []),
    ],
)
def test_a_violation_is_seen(module: str, source: str, wrong: list[str]) -> None:
    assert violations(source, module) == wrong
