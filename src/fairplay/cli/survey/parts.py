"""What a survey has found so far: a folder beside its table, with one file for each game.

A file is named by its content: a hash of the rule, the limit and the version. It is written whole
or not at all. So a survey can be stopped at any time, by anything, and goes on from there; and a
task that ran twice writes the same file again.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree

import fairplay
from fairplay.cli.files import write_whole
from fairplay.errors import InputError
from fairplay.survey.pattern import read_patterns
from fairplay.survey.row_form import is_row
from fairplay.survey.rows import Found, from_data, to_data
from fairplay.survey.tasks import Unit
from fairplay.theory.codes import Code

FORMAT = "fairplay survey 1"
#: The file that says which survey a folder belongs to.
ABOUT = "survey.json"


@dataclass(frozen=True)
class Survey:
    """What is asked for. Its data stand in the folder and in the table."""

    patterns: tuple[str, ...]
    limit: int
    version: str = fairplay.__version__

    def json(self) -> str:
        data = {"patterns": list(self.patterns), "limit": self.limit, "version": self.version}
        return json.dumps({"format": FORMAT} | data)

    @staticmethod
    def read(text: str | bytes) -> "Survey | None":
        """What ``json`` wrote; None for anything else."""
        try:
            data = json.loads(text)
            survey = Survey(read_patterns(data["patterns"]), int(data["limit"]), data["version"])
            is_ours = data["format"] == FORMAT and survey.version.isprintable()
        except (
            ArithmeticError,
            AttributeError,
            LookupError,
            RecursionError,
            TypeError,
            ValueError,
        ):
            return None
        return survey if is_ours else None

    def __str__(self) -> str:
        return f"{','.join(self.patterns)} --limit {self.limit} (fairplay {self.version})"


class Parts:
    """The folder of a survey. Raises InputError if it is another survey's."""

    def __init__(self, folder: Path, survey: Survey) -> None:
        self.folder, self.survey = folder, survey
        about = folder / ABOUT
        theirs = Survey.read(about.read_bytes()) if about.exists() else None
        if theirs == survey:
            return
        # A survey that found no worker has left no part, and nothing is lost with it.
        if folder.exists() and any(path != about for path in folder.iterdir()):
            raise InputError("error-survey-other", name=str(folder), survey=str(theirs or "?"))
        folder.mkdir(exist_ok=True)
        write_whole(str(about), survey.json().encode())

    def found(self, codes: Iterable[Code]) -> Iterator[Found]:
        """What is there of these games. A damaged file is ignored."""
        for code in codes:
            try:
                data = json.loads(self._file(code, "json").read_bytes())
            except (OSError, ValueError, RecursionError):
                continue
            one = from_data(code, data)
            if (
                one
                and is_row(one.row)
                and (one.row.rule, one.row.version) == (str(code), self.survey.version)
            ):
                yield one

    def keep(self, found: Iterable[Found]) -> None:
        for one in found:
            content = json.dumps(to_data(one)).encode()
            write_whole(str(self._file(one.code, "json")), content)
            self._file(one.code, "state").unlink(missing_ok=True)

    def begun(self, codes: Iterable[Code]) -> Iterator[Unit]:
        """The units of these games whose work has begun, with their checkpoints."""
        left = {str(code): code for code in codes}
        for code in list(left.values()):
            try:
                head, _, state = self._file(code, "state").read_bytes().partition(b"\n")
                data = json.loads(head)
                members = tuple(left[rule] for rule in data["rules"] if rule in left)
                size, seconds = int(data["size"]), float(data["seconds"])
            except (ArithmeticError, LookupError, OSError, RecursionError, TypeError, ValueError):
                continue
            if members[:1] == (code,):
                yield Unit(members, self.survey.limit, state, size, seconds)
                left = {rule: one for rule, one in left.items() if one not in members}

    def keep_begun(self, units: Iterable[Unit]) -> None:
        for unit in units:
            if unit.state:
                rules = [str(code) for code in unit.codes]
                head = {"rules": rules, "size": unit.size, "seconds": unit.seconds}
                content = json.dumps(head).encode() + b"\n" + unit.state
                write_whole(str(self._file(unit.codes[0], "state")), content)

    def remove(self) -> None:
        """When the table is written, nobody needs them."""
        rmtree(self.folder, ignore_errors=True)

    def _file(self, code: Code, kind: str) -> Path:
        named = f"{code} {self.survey.limit} {self.survey.version}"
        return self.folder / f"{hashlib.sha256(named.encode()).hexdigest()[:32]}.{kind}"
