"""Records as files: one line of JSON for the header, one for each mark, and a hash at the end.

A file is read whole or refused with one reason: damaged, of another format, of another rule.
"""

import base64
import hashlib
import json
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

from fairplay.errors import InputError
from fairplay.records.changes import grown, is_refuted, without_refuted
from fairplay.records.lock import locked
from fairplay.records.make import Mismatch, Save
from fairplay.records.record import WAYS, Check, Mark, Record
from fairplay.theory.codes import parse_code
from fairplay.theory.verify import check_form
from fairplay.whole_files import write_bytes

FORMAT = "fairplay record 1"
#: We never write larger files.
MAX_BYTES = 1 << 26
MAX_REACH = 1 << 18


def shipped() -> Path:
    """The folder of the records that come with the package."""
    return Path(str(resources.files("fairplay.records"))) / "data"


@dataclass(frozen=True)
class Shelf:
    """Folders to read records from; the first one is written to."""

    folders: tuple[Path, ...]

    def ids(self) -> list[str]:
        """The rules that have a record."""
        names = {path.stem for folder in self.folders for path in folder.glob("*.record")}
        return sorted(names)

    def read(self, rule: str) -> Record | None:
        """The record that reaches farthest; None if there is none. InputError for a bad file.

        A record is passed over if it has marks that a check has refuted here.
        """
        own, *others = (_read_if_there(folder / f"{rule}.record", rule) for folder in self.folders)
        doubtful = self._doubtful(rule, own)
        found = [own, *(other for other in others if not doubtful & _marks(other))]
        there = (one for one in found if one is not None)
        return max(there, key=lambda one: (one.end, len(one.checks)), default=None)

    def write(self, record: Record) -> None:
        """Write it whole or not at all."""
        self._write(self._own(record.rule), record)

    def update(self, rule: str, change: Callable[[Record], Record]) -> Record:
        """Change the record that is there now, while nobody else does. Returns what it has become.

        InputError if there is none any more.
        """
        with locked(self._own(rule)):
            there = self.read(rule)
            if there is None:
                raise InputError("error-record-none", rule=rule)
            changed = change(there)
            if changed is not there:
                self.write(changed)
            return changed

    def grower(self, base: Record) -> Save:
        """What saves a record that grows out of ``base``, and keeps what others add meanwhile.

        It raises InputError if a check has refuted marks of ``base`` since.
        """
        rule = base.rule

        def save(made: Record) -> None:
            with locked(self._own(rule)):
                there = _read_if_there(self._own(rule), rule)
                if is_refuted(base, there, self._doubtful(rule, there)):
                    raise InputError("error-record-gone", rule=rule)
                kept = grown(made, there)
                if kept is not there:
                    self.write(kept)

        return save

    def refute(self, seen: Record, mismatch: Mismatch) -> InputError:
        """Keep a record that a check has refuted beside what is left of it. Returns what to say."""
        with locked(self._own(seen.rule)):
            there = self.read(seen.rule) or seen.until(0)
            left = without_refuted(there, seen, mismatch)
            if left is not there:
                self.set_aside(there, left)
        return InputError(
            "error-record-refuted",
            rule=seen.rule,
            segment=mismatch.segment.index,
            what=mismatch.what,
            left=left.end,
            name=str(self._aside(seen.rule)),
        )

    def set_aside(self, record: Record, left: Record) -> None:
        """Put what is left in the place of a record. Who calls it holds the lock."""
        self._write(self._aside(record.rule), record)
        if left.marks:
            self.write(left)
        else:
            self._own(record.rule).unlink(missing_ok=True)

    def _doubtful(self, rule: str, own: Record | None) -> set[Mark]:
        """The marks that a check has refuted here, and that were not made again."""
        return _marks(_read_if_there(self._aside(rule), rule)) - _marks(own)

    def _own(self, rule: str) -> Path:
        return self.folders[0] / f"{rule}.record"

    def _aside(self, rule: str) -> Path:
        return self.folders[0] / f"{rule}.refuted"

    def _write(self, path: Path, record: Record) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, encode(record))
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError("error-file", name=str(path), reason=reason) from error


def _marks(record: Record | None) -> set[Mark]:
    return set(record.marks) if record else set()


def encode(record: Record) -> bytes:
    header: dict[str, Any] = {"format": FORMAT, "rule": record.rule, "mask": record.mask}
    header |= {"domain": record.domain, "rares": [list(rare) for rare in record.rares]}
    header |= {"first": record.first}
    header |= {"command": record.command, "made": [asdict(one) for one in record.made]}
    header |= {"checks": [asdict(one) for one in record.checks], "certificate": record.certificate}
    header["marks"] = len(record.marks)
    lines = [json.dumps(header), *map(_mark_line, record.marks)]
    text = "".join(f"{line}\n" for line in lines).encode()
    return text + hashlib.sha256(text).hexdigest().encode() + b"\n"


@lru_cache(maxsize=1 << 12)  # a record that grows is written again and again
def _mark_line(mark: Mark) -> str:
    # The low bytes of the values first, which are like each other.
    state = base64.b64encode(zlib.compress(mark.state[::2] + mark.state[1::2], 9)).decode()
    return json.dumps(asdict(mark) | {"sum": f"{mark.sum:016x}", "state": state})


def _read_if_there(path: Path, rule: str) -> Record | None:
    return read_record(path, rule) if path.is_file() else None


def read_record(path: Path, rule: str) -> Record:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("error-file-read", name=str(path), reason=reason) from error
    return decode(content, rule, str(path))


def decode(content: bytes, rule: str, name: str) -> Record:
    """The record in a file. InputError says what is wrong with it."""
    if content.startswith(b'{"format": "fairplay record ') and not content.startswith(
        f'{{"format": "{FORMAT}"'.encode()
    ):
        raise InputError("error-record-version", name=name)
    text, _, hashed = content.removesuffix(b"\n").rpartition(b"\n")
    text += b"\n"
    if hashed != hashlib.sha256(text).hexdigest().encode() or len(content) > MAX_BYTES:
        raise InputError("error-record-damaged", name=name)
    try:
        header, *marks = map(json.loads, text.splitlines())
        record = _record(header, marks)
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
        zlib.error,
    ) as error:
        raise InputError("error-record-damaged", name=name) from error
    if record.rule != rule:
        raise InputError("error-record-rule", name=name, rule=record.rule)
    return record


def _record(header: dict[str, Any], lines: list[dict[str, Any]]) -> Record:
    marks = tuple(map(_mark, lines))
    rares = tuple((int(n), int(value)) for n, value in header["rares"])
    made, checks = (tuple(Check(**one) for one in header[name]) for name in ("made", "checks"))
    orderly = all(a.n < b.n for a, b in pairwise(marks))
    alike = len({len(mark.state) for mark in marks}) < 2
    paths = all(check.path in WAYS for check in (*made, *checks))
    proof = header["certificate"]
    proved = proof is None or _is_claim(proof, header["rule"])
    if not (orderly and alike and paths and proved and len(marks) == header["marks"]):
        raise ValueError("parts that do not fit together")
    fixed = (str(header["rule"]), int(header["mask"]), bool(header["domain"]))
    return Record(
        *fixed,
        rares=rares,
        first=int(header["first"]),
        marks=marks,
        made=made,
        checks=checks,
        command=str(header["command"]),
        certificate=proof,
    )


def _is_claim(certificate: dict[str, Any], rule: str) -> bool:
    """Whether it is a certificate for the rule, by its form. ``verify`` says whether it holds."""
    try:
        check_form(certificate, parse_code(rule))
    except InputError:
        return False
    return True


def _mark(line: dict[str, Any]) -> Mark:
    bytes_ = zlib.decompressobj().decompress(base64.b64decode(line["state"]), 2 * MAX_REACH)
    half = len(bytes_) // 2
    state = bytearray(2 * half)
    state[::2], state[1::2] = bytes_[:half], bytes_[half:]
    numbers = {name: int(line[name]) for name in ("n", "maximum", "place", "rares")}
    return Mark(sum=int(line["sum"], 16), state=bytes(state), **numbers)
