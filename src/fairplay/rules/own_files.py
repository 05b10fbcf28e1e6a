"""Games in Python files of your own: ``./mygame.py``, and what is wrong with such a file.

A file is a program, so only the command line and an operator's own server load one. It binds
``GAME``, as the files of the registry do, or it defines ``splits(heap)`` and nothing else.
"""

import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import ModuleType
from typing import NoReturn

from fairplay.errors import InputError, TooLargeError
from fairplay.rules.base import Rules
from fairplay.rules.heap_games import RuleEndedError, heap
from fairplay.rules.lefts import Left
from fairplay.rules.looks import Heaps
from fairplay.rules.registry import AnyRules, add, remove

_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
#: The most characters of a rule, and of the words of an error.
MAX_ABOUT, MAX_REASON = 300, 120

#: The files that were run, as tracebacks name them, and the games that were added from them.
_run_files: set[str] = set()
_added: dict[str, ModuleType] = {}


def load(path: str, source: str | None = None, checked: bool = False) -> str:
    """Run a file, add its game to the registry, and give its name. Raises InputError.

    A file that was loaded before is read again: its game is replaced, and goes if the new one has
    another name. With ``checked`` the game is tried first, so that one that fails is not added.
    ``source`` is what stands in the file, if that is known.
    """
    module = prepare(path, read(path) if source is None else source, checked)
    return put(path, module)


def read(path: str) -> str:
    """What stands in a file. Raises InputError."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("error-file-read", name=path, reason=error.strerror or "?") from error
    except UnicodeDecodeError as error:
        raise InputError("error-own-line", file=path, line=1, reason="UTF-8?") from error


def prepare(path: str, source: str, checked: bool = False) -> ModuleType:
    """Run a file and look at its game without adding it. Raises InputError."""
    module = _run(path, source)
    rules = _game(module, path)
    if not _NAME.fullmatch(rules.name):
        name = str(rules.name)[:40]
        if rules.name == _stem(path):
            raise InputError("error-own-file-name", name=name, file=path)
        raise InputError("error-own-name", name=name)
    rules.about = rules.about or _about(module)
    if checked:
        _try(rules)
    return module


def put(path: str, module: ModuleType) -> str:
    """Add the game of a file that is prepared, and give its name. Raises InputError."""
    rules: AnyRules = module.GAME
    add(rules.name, module)
    before = _added.get(path)
    if before and before.GAME.name != rules.name:
        remove(before.GAME.name, before)
    _added[path] = module
    return rules.name


def _run(path: str, source: str) -> ModuleType:
    module = ModuleType(_stem(path))
    module.__file__ = path
    _run_files.add(path)
    try:
        exec(compile(source, path, "exec"), vars(module))
    except SyntaxError as error:
        raise _line(path, error.lineno or 1, error) from error
    except KeyboardInterrupt:
        raise
    except InputError as error:  # of our own, about what the file says
        raise _placed(error) from error
    except BaseException as error:  # a file that ends the program is wrong as well
        raise own_error(error) or error from error
    return module


def _placed(error: InputError) -> InputError:
    """An error of ours at the line of the file that led to it."""
    frames = _frames(error)
    return _at(frames[-1].filename, frames[-1].lineno or 1, error) if frames else error


def _at(path: str, line: int, inner: InputError) -> InputError:
    error = InputError("error-own-line", file=path, line=line, reason=str(inner))
    error.inner = inner
    return error


def _stem(path: str) -> str:
    return Path(path).stem.lower().replace("_", "-")


def _game(module: ModuleType, path: str) -> AnyRules:
    found, splits = getattr(module, "GAME", None), getattr(module, "splits", None)
    if isinstance(found, Rules):
        return found
    if found is not None:
        raise InputError("error-own-game", file=path, found=repr(found)[:60])
    if callable(splits):
        module.GAME = _of_splits(path, splits, getattr(module, "start", (10,)))  # type: ignore[attr-defined]
        return module.GAME  # type: ignore[no-any-return]
    raise InputError("error-own-none", file=path)


def _of_splits(path: str, splits: Callable[[int], Left], start: Heaps) -> AnyRules:
    """The game of a file that defines only ``splits``."""
    try:
        return heap(_stem(path), splits, start)
    except InputError as error:
        code = getattr(splits, "__code__", None)
        raise _at(path, code.co_firstlineno if code else 1, error) from error


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
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise own_error(error) or error from error


@cache
def forbid_forks() -> None:
    """From now on, let loaded files fail where they fork this process.

    A child would have the sockets and pipes of a server, and answer for it. New programs are no
    copy of this one, and may be started. A hook cannot be removed, so there is one.
    """
    sys.addaudithook(_refuse_forks)


def _refuse_forks(event: str, arguments: object) -> None:
    del arguments
    if event in ("os.fork", "os.forkpty"):
        frame = sys._getframe().f_back
        while frame:
            if frame.f_code.co_filename in _run_files:
                raise RuntimeError("a game of a server may not fork")
            frame = frame.f_back


def prepare_for_server(path: str, source: str, checked: bool = False) -> ModuleType:
    """As ``prepare``, in a process that serves."""
    forbid_forks()
    return prepare(path, source, checked)


class OwnFiles:
    """The files of an operator, and what stood in them when they were last found right."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._seen: dict[str, int] = dict.fromkeys(paths, 0)
        self.sources: dict[str, str] = {}
        self.names: dict[str, str] = {}

    def load(self, seconds: float) -> None:
        """Load all of them. Raises InputError, also for one that takes longer."""
        for path in self._seen:
            self._seen[path] = _changed(path)
            source = read(path)
            with _within(path, seconds):
                module = prepare_for_server(path, source, checked=True)
            self.put(path, source, module)

    def put(self, path: str, source: str, module: ModuleType) -> str | None:
        """Add the game of a file, and give the name that it had if that has changed."""
        before, name = self.names.get(path), put(path, module)
        self.sources[path], self.names[path] = source, name
        return before if before != name else None

    def changed(self) -> list[str]:
        """Those that have changed since the last look."""
        found = {path: _changed(path) for path in self._seen}
        changed = [path for path, when in found.items() if when not in (self._seen[path], 0)]
        self._seen.update({path: found[path] for path in changed})
        return changed


@contextmanager
def _within(path: str, seconds: float) -> Iterator[None]:
    """Raise InputError where a file takes longer; in the main thread, since signals come there."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> NoReturn:
        del number, frame
        raise TimeoutError(f"takes longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except TimeoutError as error:  # not in a line of the file
        raise _line(path, 1, error) from error
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _changed(path: str) -> int:
    """When a file was changed; 0 while an editor replaces it."""
    try:
        return Path(path).stat().st_mtime_ns
    except OSError:
        return 0


def own_error(error: BaseException) -> InputError | None:
    """What went wrong in a loaded file, at the user's own line; None if it was elsewhere."""
    frames = _frames(error)
    if isinstance(error, InputError) or not frames:
        return None
    return _line(frames[-1].filename, frames[-1].lineno or 1, error)


def _frames(error: BaseException) -> list[FrameSummary]:
    """The lines of loaded files that led to an error."""
    return [frame for frame in extract_tb(error.__traceback__) if frame.filename in _run_files]


def game_of(path: str) -> str:
    """The name of the game of a file."""
    module = _added.get(path)
    return module.GAME.name if module else _stem(path)


def is_loaded(name: str) -> bool:
    """Whether this is the name of a game from a file."""
    return any(module.GAME.name == name for module in _added.values())


def _line(path: str, line: int, error: BaseException) -> InputError:
    raised = error.__cause__ if isinstance(error, RuleEndedError) and error.__cause__ else error
    said = raised.msg if isinstance(raised, SyntaxError) else str(raised)
    reason = f"{type(raised).__name__}: {said}" if said else type(raised).__name__
    return InputError("error-own-line", file=path, line=line, reason=reason[:MAX_REASON])


def loaded_names(text: str) -> str:
    """A position in which the names of Python files are those of their games, which are loaded.

    ``./mygame.py:12,7 + nim:3`` becomes ``mygame:12,7 + nim:3``. Raises InputError.
    """
    return "+".join(map(_loaded_name, text.split("+")))


def _loaded_name(text: str) -> str:
    name, colon, state = text.partition(":")
    if not name.strip().endswith(".py"):
        _check_ending(name.strip())
        return text
    space = " " if text.startswith(" ") else ""
    return f"{space}{load(name.strip())}{colon}{state}"


def _check_ending(name: str) -> None:
    """Raise InputError for a path without ``.py`` if that is a file."""
    try:
        found = "/" in name and not Path(name).exists() and Path(f"{name}.py").is_file()
    except (OSError, ValueError):  # no name of a file
        return
    if found:
        raise InputError("error-own-ending", name=name, file=f"{name}.py")
