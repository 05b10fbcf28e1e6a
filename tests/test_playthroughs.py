"""Golden playthroughs: one file per game, and the library still agrees with it."""

import pytest

from fairplay.rules.registry import names
from tests.playthroughs.__main__ import write
from tests.playthroughs.script import FOLDER, path, playthrough, starts

AGAIN = "python -m tests.playthroughs writes it; read the difference before you commit it"


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_playthrough(name: str) -> None:
    assert path(name).exists(), AGAIN


@pytest.mark.parametrize("name", starts())
def test_playthroughs_are_unchanged(name: str) -> None:
    assert path(name).read_text(encoding="utf-8") == playthrough(name), AGAIN


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(starts())


@pytest.mark.parametrize("name", starts())
def test_a_playthrough_is_complete(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    plays = text.count(" play from ")
    assert plays == text.count("result ") >= 1
    assert text.count("plays ") >= plays


def test_the_command_writes_the_files(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("playthroughs")
    monkeypatch.setattr("tests.playthroughs.script.FOLDER", folder)
    write()
    assert {file.stem for file in folder.iterdir()} == set(starts())
