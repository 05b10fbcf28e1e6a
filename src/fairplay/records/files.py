"""Records as files: folders of them, and who may change one when."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from fairplay.errors import InputError
from fairplay.records.changes import grown, is_refuted, without_refuted
from fairplay.records.encoding import MAX_BYTES, decode, encode
from fairplay.records.lock import locked
from fairplay.records.make import Mismatch, Save
from fairplay.records.record import Mark, Record
from fairplay.whole_files import write_bytes


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
        found, damaged = self.readable(rule)
        if damaged:
            raise damaged[0]
        return found

    def readable(self, rule: str) -> tuple[Record | None, list[InputError]]:
        """As ``read``, of the files that are records, and what is wrong with the others."""
        damaged: list[InputError] = []

        def read(folder: Path) -> Record | None:
            try:
                return _read_if_there(folder / f"{rule}.record", rule)
            except InputError as error:
                damaged.append(error)
                return None

        own, *others = map(read, self.folders)
        doubtful = self._doubtful(rule, own)
        found = [own, *(other for other in others if not doubtful & _marks(other))]
        there = (one for one in found if one is not None)
        return max(there, key=lambda one: (one.end, len(one.checks)), default=None), damaged

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
