"""``fairplay privacy``: export and delete what a server has stored of us."""

import getpass
from typing import Annotated

from fairplay.cli.files import write_whole
from fairplay.cli.online import identity
from fairplay.cli.online.web import Server, base_of
from fairplay.cli.options import Lang, OwnName, ServerOption, flag, option
from fairplay.cli.output import catalogue, write_lines
from fairplay.errors import InputError
from fairplay.play.names import normal_name
from fairplay.protocol import MAX_NAME


def export(
    server: ServerOption,
    name: OwnName = None,
    output: Annotated[str | None, option("FILE", "Write to this file.", "--output", "-o")] = None,
    lang: Lang = None,
) -> None:
    catalogue(lang)
    found = _known(server, name).exported()
    if output is None:
        write_lines([(found.decode(), "")])
    else:
        write_whole(output, found)


def delete(
    server: ServerOption,
    name: OwnName = None,
    yes: Annotated[bool, flag("--yes", "Yes, delete it. This cannot be undone.")] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    there = _known(server, name)
    if not yes:
        raise InputError("error-privacy-sure", host=there.base)
    key = "privacy-deleted" if there.forget() else "privacy-deleting"
    identity.forget(there.base, _name(name))
    write_lines([(messages(key), "")])


def _known(server: str, name: str | None) -> Server:
    """The server with our cookie; InputError if we have none under this name."""
    base, who = base_of(server), _name(name)
    cookie = identity.load(base, who)
    if not cookie:
        raise InputError("error-privacy-unknown", host=base, name=who)
    return Server(base, cookie)


def _name(name: str | None) -> str:
    """The given name, or the login name, as in ``fairplay play``."""
    return normal_name(getpass.getuser()[:MAX_NAME] if name is None else name)
