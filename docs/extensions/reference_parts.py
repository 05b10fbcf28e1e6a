"""The parts of the reference that the code says itself: commands, and addresses of the server.

A page has a comment ``<!-- commands -->`` where its part belongs.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from http_part import http
from sphinx.application import Sphinx

from fairplay.cli.app import COMMANDS, app_for


def commands() -> str:
    """Every command with its arguments and options, from the help that the terminal shows."""
    named = [(name, _find(name.split())) for name in COMMANDS]
    admin = _find(["admin"])
    named += [(f"admin {name}", command) for name, command in _below(admin)]
    parts = [f"## `fairplay`\n\n{_options(_find([]))}"]
    parts += (f"## `fairplay {name}`\n\n{_command(name, command)}" for name, command in named)
    parts.insert(
        _place_of_admin(parts), f"## `fairplay admin`\n\n{admin.help}\n\n{_options(admin)}"
    )
    return "\n\n".join(parts)


def _place_of_admin(parts: list[str]) -> int:
    return next(i for i, part in enumerate(parts) if part.startswith("## `fairplay admin "))


def _find(words: list[str]) -> Any:
    """The command that these words call."""
    import typer

    found: Any = typer.main.get_command(app_for(words))
    for word in words:
        found = found.commands[word]
    return found


def _below(group: Any) -> Iterator[tuple[str, Any]]:
    """All commands of a group and of the groups in it."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from ((f"{name} {inner}", one) for inner, one in _below(command))
        else:
            yield name, command


def _command(name: str, command: Any) -> str:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    words = " ".join(_argument(one) for one in arguments)
    usage = f"```text\nfairplay {name} {words}\n```".replace(" \n", "\n")
    taken = _list((f"`{_argument(one)}`", one.help or "") for one in arguments)
    return "\n\n".join(filter(None, [command.help, usage, taken, _options(command)]))


def _argument(one: Any) -> str:
    name = one.metavar or one.name.upper()
    name = re.sub(r"[{}\[\]]", "", name)
    many = " …" if one.nargs == -1 else ""
    return f"{name}{many}" if one.required else f"[{name}{many}]"


def _options(command: Any) -> str:
    options = [one for one in command.params if one.param_type_name == "option" and not one.hidden]
    names = (", ".join(f"`{_spelled(name, one)}`" for name in one.opts) for one in options)
    return _list(zip(names, map(_about, options), strict=True))


def _list(entries: Iterable[tuple[str, str]]) -> str:
    """A list of terms and what they mean. Unlike a table it fits on a phone."""
    return "\n\n".join(f"{term}\n: {meaning}" for term, meaning in entries)


def _spelled(name: str, option: Any) -> str:
    value = "" if option.is_flag or not name.startswith("--") else f" {option.metavar or ''}"
    return f"{name}{value}".strip()


def _about(option: Any) -> str:
    default = f" Default: `{option.default}`." if option.show_default and option.default else ""
    return f"{option.help or ''}{' Required.' if option.required else ''}{default}"


PARTS: dict[str, Callable[[], str]] = {"commands": commands, "http": http}


def _fill(app: Sphinx, name: str, source: list[str]) -> None:
    del app
    if name.startswith("reference/"):
        for part, write in PARTS.items():
            mark = f"<!-- {part} -->"
            if f"\n{mark}\n" in source[0] and f"<!-- /{part} -->" not in source[0]:
                source[0] = source[0].replace(mark, write())


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", _fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
