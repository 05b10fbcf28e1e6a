"""Commands and groups of commands, with errors in our own words."""

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from fairplay.errors import InputError

#: Typer passes contexts and commands of classes that it does not export.
Context = Any

_NEGATIVE = re.compile(r"-[0-9]+")


class Command(TyperCommand):
    """A command that names what is wrong with its arguments in our own words."""

    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if negative := next(filter(_NEGATIVE.fullmatch, args), None):
            raise InputError("error-number", text=negative)
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise InputError("error-extra-argument", text=rest[0], usage=usage(ctx))
        return rest


class Commands(TyperGroup):
    """A group of commands; alone it shows its help, and it suggests the nearest name."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def get_command(self, ctx: Context, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None and not ctx.resilient_parsing:
            raise _unknown_command(cmd_name, list(self.commands))
        return found


def usage(context: Context) -> str:
    """How a command is written."""
    shown: str = context.command.get_usage(context)
    return shown.removeprefix("Usage: ")


def _unknown_command(text: str, commands: list[str]) -> InputError:
    from difflib import get_close_matches

    if nearest := get_close_matches(text, commands, n=1):
        return InputError("error-unknown-command", text=text, nearest=nearest[0])
    known = ", ".join(commands)
    return InputError("error-unknown-command-list", text=text, commands=known)
