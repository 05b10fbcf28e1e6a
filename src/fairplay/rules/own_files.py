"""Games in Python files of your own: ``./mygame.py``, and what is wrong with such a file.

A file is a program, so only the command line and an operator's own server load one. It binds
``GAME``, as the files of the registry do, or it defines ``splits(heap)`` and nothing else.
"""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from fairplay.errors import InputError, TooLargeError
from fairplay.rules.base import Rules
from fairplay.rules.heap_games import heap
from fairplay.rules.registry import AnyRules, add

_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
#: The most characters of a rule, and of the words of an error.
MAX_ABOUT, MAX_REASON = 300, 120

#: The files that were loaded, as tracebacks name them.
_loaded: set[str] = set()


def load(path: str, checked: bool = False) -> str:
    """Run a file, add its game to the registry, and give its name. Raises InputError.

    A file that was loaded before is read again: its game is replaced. With ``checked`` the game is
    tried first, so that one that fails is not added.
    """
    module = _run(path)
    rules = _game(module, path)
    if not _NAME.fullmatch(rules.name):
        raise InputError("error-own-name", name=str(rules.name)[:40])
    rules.about = rules.about or _about(module)
    if checked:
        _try(rules)
    add(rules.name, module)
    return rules.name


def _run(path: str) -> ModuleType:
    try:
        source = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("error-file-read", name=path, reason=error.strerror or "?") from error
    except UnicodeDecodeError as error:
        raise InputError("error-own-line", file=path, line=1, reason="UTF-8?") from error
    module = ModuleType(_stem(path))
    module.__file__ = path
    _loaded.add(path)
    try:
        exec(compile(source, path, "exec"), vars(module))
    except SyntaxError as error:
        raise _line(path, error.lineno or 1, error) from error
    except Exception as error:
        raise own_error(error) or error from error
    return module


def _stem(path: str) -> str:
    return Path(path).stem.lower().replace("_", "-")


def _game(module: ModuleType, path: str) -> AnyRules:
    found, splits = getattr(module, "GAME", None), getattr(module, "splits", None)
    if isinstance(found, Rules):
        return found
    if found is None and callable(splits):
        module.GAME = heap(_stem(path), splits, getattr(module, "start", (10,)))  # type: ignore[attr-defined]
        return module.GAME  # type: ignore[no-any-return]
    raise InputError("error-own-none", file=path)


def _about(module: ModuleType) -> str:
    """The first paragraph that describes the file or its function, on one line."""
    doc = module.__doc__ or getattr(getattr(module, "splits", None), "__doc__", None) or ""
    return " ".join(doc.strip().partition("\n\n")[0].split())[:MAX_ABOUT]


def _try(rules: AnyRules) -> None:
    """List the moves of the start and find its value. Raises InputError if that fails."""
    try:
        rules.parse(rules.text(rules.start))
        next(rules.moves(rules.start), None)
        with suppress(TooLargeError):
            rules.values(rules.start)
    except Exception as error:
        raise own_error(error) or error from error


class OwnFiles:
    """The files of an operator, read again when they change.

    Each process of a server has one, and looks at the files itself.
    """

    def __init__(self, paths: Iterable[str]) -> None:
        self._seen: dict[str, int] = dict.fromkeys(paths, 0)

    def load(self) -> None:
        """Load all of them. Raises InputError."""
        for path in self._seen:
            self._seen[path] = _changed(path)
            load(path, checked=True)

    def reload(self, failed: Callable[[InputError], None] | None = None) -> list[str]:
        """Load those that have changed, and give the names of their games. Where that fails the
        old game stays, and ``failed`` is called."""
        names = []
        for path, seen in self._seen.items():
            changed = _changed(path)
            if changed in (seen, 0):
                continue
            self._seen[path] = changed
            try:
                names.append(load(path, checked=True))
            except InputError as error:
                if failed:
                    failed(error)
        return names


def _changed(path: str) -> int:
    """When a file was changed; 0 while an editor replaces it."""
    try:
        return Path(path).stat().st_mtime_ns
    except OSError:
        return 0


def own_error(error: BaseException) -> InputError | None:
    """What went wrong in a loaded file, at the user's own line; None if it was elsewhere."""
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename in _loaded]
    if isinstance(error, InputError) or not frames:
        return None
    return _line(frames[-1].filename, frames[-1].lineno or 1, error)


def _line(path: str, line: int, error: BaseException) -> InputError:
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    reason = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return InputError("error-own-line", file=path, line=line, reason=reason[:MAX_REASON])


def loaded_names(text: str) -> str:
    """A position in which the names of Python files are those of their games, which are loaded.

    ``./mygame.py:12,7 + nim:3`` becomes ``mygame:12,7 + nim:3``. Raises InputError.
    """
    return "+".join(map(_loaded_name, text.split("+")))


def _loaded_name(text: str) -> str:
    name, colon, state = text.partition(":")
    if not name.strip().endswith(".py"):
        return text
    space = " " if text.startswith(" ") else ""
    return f"{space}{load(name.strip())}{colon}{state}"
