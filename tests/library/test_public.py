"""The public names: these and no others, each with its words, and none changes by accident."""

import doctest
import inspect
import re
import runpy
import subprocess
import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import pytest

import fairplay as fp

ROOT = Path(__file__).parents[2]
SURFACE = runpy.run_path(str(ROOT / "scripts/write-surface"))
#: Packages that are reached as attributes; ``fairplay.explain`` is a function there.
PACKAGES = {f"fairplay.{name}" for name in ("cards", "games", "play", "rules", "theory")}
MODULES: tuple[str, ...] = SURFACE["MODULES"]


@pytest.mark.parametrize("name", MODULES)
def test_dir_is_what_is_public(name: str) -> None:
    module = import_module(name)
    shown = {one for one in dir(module) if not one.startswith("__")}
    assert shown | {"__version__"} >= set(module.__all__) >= shown
    assert all(getattr(module, one) is not None for one in module.__all__)


def test_a_star_imports_what_is_public() -> None:
    found: dict[str, object] = {}
    exec("from fairplay import *", found)
    assert found.keys() - {"__builtins__"} == set(fp.__all__)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in MODULES if name in PACKAGES])
def test_a_package_is_there_before_anything_else_is_used(name: str) -> None:
    """``fp.rules.heap`` failed in a fresh process, and worked after ``fp.solve``."""
    source = f"import fairplay; print({name}.__name__)"
    found = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False
    )
    assert found.stdout == f"{name}\n", found.stderr


def test_what_it_needs_to_begin_is_no_name_of_it() -> None:
    assert not hasattr(fp, "TYPE_CHECKING")
    assert not hasattr(fp, "lazy")


def test_misspelt_names() -> None:
    for name in ("fairplay", "fairplay.rules", "fairplay.theory"):
        with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'nonsense'"):
            _ = import_module(name).nonsense


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_its_words(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    for one in module.__all__:
        value = inspect.unwrap(getattr(module, one))
        if not isinstance(value, type) and not inspect.isfunction(value):
            continue
        words = inspect.cleandoc(value.__doc__ or "")
        assert words, f"{name}.{one} has no docstring"
        if module is fp:
            assert ">>>" in words, f"{name}.{one} has no example"
        if inspect.isfunction(value) and inspect.signature(value).parameters:
            assert "Raises" in words, f"{name}.{one} does not say what it raises"


def test_every_public_member_has_its_words() -> None:
    """A method may have those of the one that it overrides."""
    for value in SURFACE["public_classes"]():
        for name, member in vars(value).items():
            plain = getattr(member, "fget", None) or getattr(member, "func", None) or member
            if not name.startswith("_") and inspect.isroutine(plain):
                assert inspect.getdoc(getattr(value, name)), f"{value}.{name}"


CLASSES = [name for name in fp.__all__ if isinstance(getattr(fp, name), type)]


@pytest.mark.parametrize("name", CLASSES)
def test_the_examples_that_help_shows_run_with_the_public_names(name: str) -> None:
    """Those of inherited methods, too: a reader has no other class than the one of the help."""
    names: dict[str, object] = {"fp": fp} | {one: getattr(fp, one) for one in fp.__all__}
    told: list[str] = []
    for member in (name, *(f"{name}.{one}" for one in dir(getattr(fp, name)) if one[0] != "_")):
        words = inspect.getdoc(attrgetter(member)(fp)) or ""
        if ">>>" in words and attrgetter(member)(fp) is not None:
            test = doctest.DocTestParser().get_doctest(words, dict(names), member, None, 0)
            flags = doctest.NORMALIZE_WHITESPACE
            doctest.DocTestRunner(optionflags=flags).run(test, out=told.append)
    assert not told, "".join(told)


def test_what_the_readme_uses_is_public() -> None:
    used = set(re.findall(r"\bfp\.(\w+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert {"solve", "Position", "sequence", "period"} <= used <= set(fp.__all__)


def test_public_names_and_signatures_are_those_listed() -> None:
    kept = (ROOT / "docs/reference/surface.txt").read_text(encoding="utf-8")
    assert SURFACE["listing"]() == kept, (
        "The public surface has changed (docs/reference/stability.md). If it should, run "
        'scripts/write-surface "what changed", which adds this line to CHANGELOG.md.'
    )


def test_the_package_and_the_function_explain_are_one() -> None:
    from fairplay.explain import explain

    assert fp.explain("nim:3") == explain("nim:3")
    assert "Nim heap of 3" in str(fp.explain("nim:3"))
    assert fp.explain("nim:3 + nim:4").text("sv") != fp.explain("nim:3 + nim:4").text("da")
