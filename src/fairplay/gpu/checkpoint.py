"""What a game's run has come to, in a file: a later run goes on from there.

The file names the rule and the mask, so that no other game goes on from it, and has a checksum of
what matters. It is written beside its place and moved there, so that it is always whole.
"""

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from fairplay.errors import InputError
from fairplay.gpu.game import Game, Values
from fairplay.gpu.progress import Digest, Mark, Progress
from fairplay.whole_files import replacing

#: Of the layout; files of another one are refused.
VERSION = 1


class CheckpointError(InputError):
    """A file of a run cannot be read, or is that of another game."""


@dataclass(frozen=True)
class Checkpoint:
    """What a later run begins from: the last values, and the states by which a period is seen."""

    progress: Progress
    tail: Values = field(repr=False)
    states: dict[int, int] = field(repr=False)


def path_of(folder: Path, name: str) -> Path:
    return folder / f"{name}.gpu.npz"


def write_checkpoint(folder: Path, game: Game, checkpoint: Checkpoint) -> None:
    """Replace the file of a game."""
    one = checkpoint.progress
    facts = {
        "version": VERSION,
        "game": _identity(game),
        "start": one.start,
        "n": one.n,
        "digest": _numbers(one.digest),
        "marks": [(mark.n, *_numbers(mark.digest)) for mark in one.marks],
        "stopped": (one.reason, one.heap, one.detail),
    }
    arrays: dict[str, Any] = {
        "state": one.state,
        "tail": checkpoint.tail,
        "mark_states": np.array([mark.state for mark in one.marks], np.uint16),
        "keys": np.array(list(checkpoint.states), np.uint64),
        "heaps": np.array(list(checkpoint.states.values()), np.uint64),
    }
    text = json.dumps(facts)
    path = path_of(folder, game.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as beside, beside.open("wb") as file:
        np.savez(file, facts=np.array([text, _checksum(text, arrays)]), **arrays)


def read_checkpoint(folder: Path, game: Game) -> Checkpoint | None:
    """What the file of a game has, None if there is none. Raises CheckpointError."""
    path = path_of(folder, game.name)
    if not path.exists():
        return None
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = {
                name: file[name] for name in ("state", "tail", "mark_states", "keys", "heaps")
            }
            text, checksum = map(str, file["facts"])
            facts = json.loads(text)
            whole = checksum == _checksum(text, arrays) and facts["version"] == VERSION
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise CheckpointError("error-gpu-checkpoint", path=str(path)) from error
    if not whole:
        raise CheckpointError("error-gpu-checkpoint", path=str(path))
    if facts["game"] != _identity(game):
        raise CheckpointError("error-gpu-other-game", path=str(path), game=game.name)
    marks = tuple(
        Mark(n, Digest(*digest), state)
        for (n, *digest), state in zip(facts["marks"], arrays["mark_states"], strict=True)
    )
    digest, (reason, heap, detail) = Digest(*facts["digest"]), facts["stopped"]
    progress = Progress(
        game.name, facts["start"], facts["n"], digest, arrays["state"], marks, reason, heap, detail
    )
    states = dict(zip(arrays["keys"].tolist(), arrays["heaps"].tolist(), strict=True))
    return Checkpoint(progress, arrays["tail"], states)


def _identity(game: Game) -> list[object]:
    """What makes values those of this game: its rule, its mask, and its rares."""
    return [game.name, list(game.digits), game.mask, game.domain, list(map(int, game.rares))]


def _numbers(digest: Digest) -> tuple[int, int, int]:
    return digest.sum, digest.maximum, digest.at


def _checksum(text: str, arrays: dict[str, Any]) -> str:
    found = hashlib.sha256(text.encode())
    for name in sorted(arrays):
        found.update(np.ascontiguousarray(arrays[name]).tobytes())
    return found.hexdigest()
