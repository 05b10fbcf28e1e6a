"""The entry point: from arguments to an exit code, without ever showing a traceback.

0 is success, 2 wrong input (one line on stderr), 130 Ctrl-C, 1 a reader that went away.
"""

import sys
from itertools import pairwise

import typer

from fairplay.cli.output import catalogue, forgiving, write_error
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages

#: No input quoted in an error is longer than this.
MAX_QUOTED = 200


def main(argv: list[str] | None = None) -> int:
    """Run one command and return the exit code.

    >>> main(["sequence", "grundy", "13"])
    0 0 0 1 0 2 1 0 2 1 0 2 1
    0
    """
    arguments = sys.argv[1:] if argv is None else argv
    forgiving(sys.stdout, sys.stderr)
    try:
        code = _run(_with_files(arguments))
        sys.stdout.flush()
    except InputError as error:
        return _refuse(error, arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _forget_stdout()
        return 1
    except BaseException as error:  # noqa: BLE001, raised again unless a user's file or the system is to blame
        return _refuse(_told(error), arguments)
    return code


def _with_files(arguments: list[str]) -> list[str]:
    """Load the Python files that are given as games, ``./mygame.py:12,7``, and name their games."""
    if not any("/" in one or ".py" in one for one in arguments) or arguments[0] == "serve":
        return arguments
    from fairplay.rules.own_files import loaded_names

    before = ["", *arguments]
    pairs = zip(before, arguments, strict=False)
    return [one if _is_value(last) else loaded_names(one) for last, one in pairs]


def _is_value(last: str) -> bool:
    """Whether the argument after this one is the value of an option."""
    return last.startswith("-") and last not in ("--misere", "--json", "--csv")


def _told(error: BaseException) -> InputError:
    """What the system or a game in a Python file did wrong; other errors are mistakes of ours."""
    from fairplay.rules.own_files import own_error

    if found := own_error(error):
        return found
    match error:
        case ImportError():
            return InputError("error-import", reason=str(error))
        case OSError():
            _forget_stdout()
            name, reason = str(error.filename or "stdout"), error.strerror or str(error)
            return InputError("error-file", name=name, reason=reason)
    raise error


def _run(arguments: list[str]) -> int:
    from fairplay.cli.app import app_for
    from fairplay.cli.groups import usage_error

    command = typer.main.get_command(app_for(arguments))
    try:
        code = command.main(arguments, prog_name="fairplay", standalone_mode=False)
    except typer.TyperException as error:
        raise usage_error(error) from error
    return code or 0


def _refuse(error: InputError, arguments: list[str]) -> int:
    """One line, whatever was typed: what cannot be shown is replaced, what is long is cut."""
    messages = _language_of(arguments)
    told = {"reason": error.inner.message(messages.language)} if error.inner else {}
    shown = {name: _cut(value) for name, value in (error.params | told).items()}
    write_error(messages(error.code, **shown))
    return 2


def _cut(value: str | int) -> str | int:
    text = str(value)
    return value if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…"


def _language_of(arguments: list[str]) -> Messages:
    """The catalogue asked for with --lang, even where the arguments could not be read."""
    following = dict(pairwise(arguments)).get("--lang")
    joined = [a.removeprefix("--lang=") for a in arguments if a.startswith("--lang=")]
    wanted = joined[-1] if joined else following
    return catalogue(wanted if wanted in LANGUAGES else None)


def _forget_stdout() -> None:
    """The rest cannot be written, and the interpreter must not try again when it ends."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
