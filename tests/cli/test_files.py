"""A file is written completely or not at all."""

import os
from pathlib import Path

import pytest

from fairplay.cli.files import write_whole
from fairplay.errors import InputError


def test_a_new_file_and_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    for content in (b"one", b"two"):
        write_whole(str(path), content)
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]
    umask = os.umask(0)
    os.umask(umask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~umask


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "a.pdf", tmp_path / "b.pdf"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(str(link), b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_device_is_written_to() -> None:
    write_whole(os.devnull, b"anything")
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize("name", ["no/such/folder.pdf", ".", "a" * 300 + ".pdf", "nul\0.pdf", ""])
def test_an_unwritable_place(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError) as caught:
        write_whole(name, b"content")
    assert caught.value.code == "error-file"
    assert caught.value.params["name"] == name
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(InputError) as caught:
        write_whole(str(path), b"new")
    assert caught.value.params["reason"] == "No space left on device"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_read_only_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(InputError):
        write_whole(str(path), b"new")
    assert path.read_bytes() == b"old"
