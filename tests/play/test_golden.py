"""This version reads logs of earlier versions, and they mean the same."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fairplay import __version__
from fairplay.play.match import Match, Result
from fairplay.play.room import (
    MatchPlay,
    NewerError,
    Room,
    dump,
    finished_games,
    fold,
    folding,
    loading,
    read_event,
    version_of,
    view,
)
from fairplay.play.room.apply import HANDLERS
from fairplay.play.room.versions import UPCASTERS, VERSIONS, upcast
from fairplay.play.steps import finish
from fairplay.protocol import CardOptions, Clock, MatchOptions, RoomOptions
from tests.play.golden.__main__ import main
from tests.play.golden.files import FOLDER, read
from tests.play.golden.scenes import SCENES
from tests.play.room_log import builtins

FILES = sorted(FOLDER.glob("*/*.jsonl"))
#: What to do when a new kind or option is in no log.
HOW = "add a scene to tests/play/golden/scenes.py, and run python -m tests.play.golden"

#: Fields that described boards before there were families, whose positions say the same; and what
#: is said in words, which may get better.
SAID_OTHERWISE = {"picture", "rows", "width", "title", "terms", "moved"}


def folded(path: Path) -> Room:
    rows, _ = read(path)
    return finish(folding("ABCDEF", [read_event(**row) for row in rows]))[0]


def text_of(move: Any) -> str:
    """The notation of a move, which was all of it at first."""
    return str(move if isinstance(move, str) else move["text"])


def check_same(was: Any, now: Any, where: str = "view") -> None:
    """Check that all old information is unchanged. There may be more by now, also in place of
    nothing: for example seeds that were not shown."""
    if was is None:
        return
    if isinstance(was, dict) and not where.endswith(".match.last"):
        for key in was.keys() - SAID_OTHERWISE:
            # A board leaves out what is empty.
            nothing = {} if was[key] or not where.endswith("]") else {key: was[key]}
            check_same(was[key], (nothing | now)[key], f"{where}.{key}")
    elif where.endswith(".match.seen"):
        # Where both seats see the same, it is sent once.
        check_same(was, now * (len(was) // len(now)), f"{where} ")
    elif where.endswith(".match.moves"):
        # A move was only its notation. For pins its mirror image is listed as well.
        texts, known = [*map(text_of, now)], [*map(text_of, was)]
        assert [text for text in texts if text in known] == known, where
    elif where.endswith(".match.last"):
        assert text_of(was) == text_of(now), where
    elif isinstance(was, list) and not where.endswith(".moves"):
        assert len(was) == len(now), where
        for number, pair in enumerate(zip(was, now, strict=True)):
            check_same(*pair, f"{where}[{number}]")
    else:
        assert was == now, where


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_log_means_what_it_meant(path: Path) -> None:
    _, seen = read(path)
    room = folded(path)
    check_same(seen, builtins(view(room)))
    assert finish(loading(dump(room))) == room


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_games_of_old_logs_can_be_replayed(path: Path) -> None:
    rows, seen = read(path)
    games = list(finished_games("ABCDEF", [read_event(**row) for row in rows]))
    assert len(games) >= (seen["phase"] == "over")


def test_an_old_match_continues_under_its_own_rule() -> None:
    """Older code played it. Its game follows the rule of that time, the next one today's rule."""
    rows, _ = read(FOLDER / "0.1.0" / "endless-match.jsonl")
    log = [read_event(**row) for row in rows]
    ended = next(number for number, event in enumerate(log) if event.kind == "resign")
    room = finish(folding("ABCDEF", log[:ended]))[0]
    assert isinstance(room.play, MatchPlay)
    moves = room.play.match.moves
    assert finish(loading(dump(room))) == room
    assert Match.from_transcript(room.play.match.transcript()) == room.play.match
    today = Match.begin("northcott")
    for move in moves:
        if today.result:
            break
        today = today.play(move)
    assert today.result == Result(None, "retreats")
    again = finish(folding("ABCDEF", log[: ended + 1]))[0]
    for guest in ("guest-anna-secret", "guest-bo-secret"):
        event = read_event(again.seq + 1, guest, "c", "rematch", {"next": "s"}, again.at, version=2)
        again, _ = fold("ABCDEF", again, event)
    assert isinstance(again.play, MatchPlay)
    assert not again.play.match.endless


def test_older_code_refuses_newer_events() -> None:
    rows, _ = read(FOLDER / "0.1.0" / "fair-deal.jsonl")
    changed = {row["kind"] for row in rows if row["version"] > 1}
    assert changed == {"created", "ready", "start", "rematch"}
    for row in rows:
        if row["kind"] in changed:
            with pytest.raises(NewerError):
                upcast(row["kind"], row["version"], row["body"], versions={}, upcasters={})


def test_every_older_version_has_an_upcaster() -> None:
    wanted = {(kind, before) for kind, now in VERSIONS.items() for before in range(1, now)}
    assert {*UPCASTERS} == wanted


def kept() -> list[dict[str, Any]]:
    return [row for path in FILES for row in read(path)[0]]


def test_every_kind_is_in_a_log_in_its_version() -> None:
    wanted = {(kind, version_of(kind)) for kind in ("created", *HANDLERS)}
    found = {(row["kind"], row["version"]) for row in kept()}
    assert wanted <= found, f"{sorted(wanted - found)}: {HOW}"


@pytest.mark.parametrize("options", [RoomOptions, MatchOptions, CardOptions, Clock])
def test_every_option_is_in_a_log(options: type[msgspec.Struct]) -> None:
    text = "".join(str(row["body"]) for row in kept() if row["kind"] == "created")
    missing = [name for name in options.__struct_fields__ if f"'{name}'" not in text]
    assert not missing, f"{missing}: {HOW}"


def test_this_version_has_logs() -> None:
    assert (FOLDER / __version__).is_dir(), HOW
    assert {path.stem for path in FILES} >= {*SCENES}, HOW


def test_the_command_writes_only_missing_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.play.golden.__main__.FOLDER", tmp_path)
    folder = tmp_path / __version__
    folder.mkdir()
    (folder / "race.jsonl").write_text("as it was")
    main()
    assert {path.stem for path in folder.iterdir()} == {*SCENES}
    assert (folder / "race.jsonl").read_text() == "as it was"
    check_same(read(folder / "match.jsonl")[1], builtins(view(folded(folder / "match.jsonl"))))
