"""Commands and groups of commands, with errors in our own words."""

import re
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from fairplay.errors import InputError

#: Typer passes contexts and commands of classes that it does not export.
Context = Any

_NEGATIVE = re.compile(r"-[0-9]+")


class Command(TyperCommand):
    """A command that names what is wrong with its arguments in our own words."""

    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, self._spaced(args, ctx))
        if rest and not ctx.resilient_parsing:
            raise InputError("error-extra-argument", text=rest[0].strip(), usage=usage(ctx))
        return rest

    def _spaced(self, args: list[str], ctx: Context) -> list[str]:
        """A space before negative arguments, which would be taken for options. What reads numbers
        ignores it."""
        params = self.get_params(ctx)
        valued = {opt for p in params if not getattr(p, "is_flag", True) for opt in p.opts}
        return [
            f" {arg}" if _NEGATIVE.fullmatch(arg) and before not in valued else arg
            for before, arg in pairwise(["", *args])
        ]


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


def usage_error(error: typer.TyperException) -> InputError:
    """What the arguments' parser found wrong, in our own words."""
    context = getattr(error, "ctx", None)
    option: str = getattr(error, "option_name", "")
    if hasattr(error, "possibilities") and context:
        known = (opt for p in context.command.get_params(context) for opt in p.opts)
        options = ", ".join(opt for opt in known if opt.startswith("--"))
        command = context.command_path
        return InputError("error-unknown-option", text=option, command=command, options=options)
    if option:
        return InputError("error-option-value", text=option)
    if (missing := getattr(error, "param", None)) and context:
        option = next((opt for opt in reversed(missing.opts) if opt.startswith("-")), "")
        name = f"{option} {missing.metavar}".strip()
        return InputError("error-missing", name=name, usage=usage(context))
    return InputError("error-usage", text=error.format_message())
