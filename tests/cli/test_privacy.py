"""``fairplay privacy``: what a server knows of a terminal player."""

import json
from pathlib import Path

import pytest

from fairplay.cli.online import identity
from fairplay.cli.online.web import Server
from fairplay.play.room import tag_of
from fairplay.protocol import MatchOptions, RoomOptions
from tests.cli.conftest import Fairplay
from tests.serving import serve, test_config


def test_read_and_deleted(
    tmp_path: Path, fairplay: Fairplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with serve(test_config(tmp_path)) as served:
        command = ("privacy", "export", "--server", served.url, "--name", "Anna")
        assert "Anna" in fairplay(*command).err, "never been there"
        there = Server(served.url, "")
        there.greet()
        identity.keep(served.url, "Anna", there.cookie)
        code = there.make(RoomOptions(MatchOptions("nim:3")), "Anna")
        guest = served.services.guests.read(there.cookie)
        assert guest
        found = json.loads(fairplay(*command).out)
        assert (found["guest"], found["rooms"][0]["room"]) == (tag_of(guest.id), code)
        file = tmp_path / "data.json"
        fairplay(*command, "-o", str(file))
        assert json.loads(file.read_text()) == found
        delete = ("privacy", "delete", *command[2:])
        assert "--yes" in fairplay(*delete).err
        assert "deleted" in fairplay(*delete, "--yes").out
        assert there.look(code).phase == "closed"
        assert "Anna" in fairplay(*command).err, "the cookie is gone"
