"""What needs a package of an extra says which extra, wherever it is first used."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import fairplay as fp
from fairplay import extras
from fairplay.errors import MissingExtraError


def _series() -> object:
    return fp.Sequence("kayles").to_series()


def _figure() -> object:
    return fp.Sequence("kayles").plot(10)


def _module() -> object:
    return import_module("fairplay.theory.plot")


@pytest.mark.parametrize(
    ("package", "extra", "use"),
    [
        ("pandas", "notebook", _series),
        ("matplotlib", "plot", _figure),
        ("matplotlib", "plot", _module),
    ],
)
def test_a_missing_package_is_told_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, package: str, extra: str, use: Callable[[], object]
) -> None:
    def found(name: str) -> Any:
        return None if name == package else find_spec(name)

    monkeypatch.setattr(extras, "find_spec", found)
    monkeypatch.delitem(sys.modules, "fairplay.theory.plot", raising=False)
    with pytest.raises(MissingExtraError) as missing:
        use()
    assert str(missing.value) == f"This needs more packages: pip install 'fairplay[{extra}]'"


def test_a_series_needs_only_its_own_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone who has pandas need not install the boards of notebooks."""
    monkeypatch.setattr(extras, "missing", lambda _: ["anywidget"])
    assert len(fp.Sequence("kayles").to_series()) == 0


def test_a_module_of_boards_shows_only_its_boards() -> None:
    from fairplay import notebook

    assert dir(notebook) == ["Game", "games"]
