"""A log in a file: one line of JSON per event, and at the end the public view of the room."""

import json
from pathlib import Path
from typing import Any

import msgspec

from fairplay.play.room import Event, Room, version_of, view

FOLDER = Path(__file__).parent


def write(path: Path, log: list[Event], room: Room) -> None:
    path.parent.mkdir(exist_ok=True)
    events = [{**msgspec.to_builtins(event), "version": version_of(event.kind)} for event in log]
    lines = [*events, {"view": msgspec.to_builtins(view(room))}]
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")


def read(path: Path) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events, and the view."""
    *events, last = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return events, last["view"]
