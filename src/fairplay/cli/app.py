"""All commands, and the app with the one that is asked for."""

from importlib import import_module
from typing import Annotated, Any

import typer

from fairplay.cli.groups import Command, Commands

#: The groups of commands. Those of ``admin`` are in a module of their own.
GROUPS = {
    "cards": "Zero sumZ, MOD-3 SUMZ and their relatives: solve, play, print.",
    "privacy": "What a server knows about you: read it, or delete it.",
    "records": "How far open games were computed: list, check and extend records.",
    "survey": "Surveys of many games.",
}
#: Each command: its function in ``fairplay.cli`` (``run``, if none is named), and what it does.
COMMANDS = {
    "play": ("commands.play", "Play in the terminal; with --server, against people elsewhere."),
    "solve": ("commands.solve", "Tell who wins a position, its value, and every winning move."),
    "explain": ("commands.explain", "Explain why a position is won or lost, step by step."),
    "learn": ("commands.learn", "Learn why, screen by screen, or print the lessons as a booklet."),
    "sequence": ("commands.sequence", "Print the nim-values of heaps of 0, 1, 2, …"),
    "period": (
        "commands.period",
        "Find the period of a rule's nim-values, and tell whether it is proved.",
    ),
    "misere": (
        "commands.misere",
        "Find the misère quotient of a rule: an algebra that decides sums of its heaps.",
    ),
    "genus": ("commands.genus", "Print the genus of heaps of 0, 1, 2, …: their misère values."),
    "verify": ("commands.verify", "Check a certificate independently of the engine that wrote it."),
    "records": (
        "commands.records",
        "List how far open games were computed; records check, extend, run, … do more.",
    ),
    "records check": (
        "commands.records:run_check",
        "Compute parts of a record again, on another path, and compare.",
    ),
    "records extend": (
        "commands.records:run_extend",
        "Make a record, or go on with it. Ctrl-C loses nothing.",
    ),
    "records run": (
        "commands.records:run_many",
        "Extend the records of many games in a given time, on several processes.",
    ),
    "records settle": (
        "commands.records:run_settle",
        "Attach the certificate of a period to a record.",
    ),
    "records certificate": (
        "commands.records:run_certificate",
        "Write the certificate of a record that is proved, for verify.",
    ),
    "plot": (
        "commands.plot",
        "Draw the nim-values, their period, their histogram and the rare values.",
    ),
    "survey": (
        "commands.survey",
        "Survey many games: their periods, rares and records, as a table. See also survey show.",
    ),
    "survey show": (
        "commands.survey:show",
        "Show a survey: its table, what it found, and a picture.",
    ),
    "games": ("commands.games", "List all games with their rules."),
    "serve": ("commands.serve", "Run the server: the browser app, rooms and the API."),
    "verify-deal": (
        "commands.verify_deal",
        "Check that the games of a room were dealt and counted fairly.",
    ),
    "loadtest": (
        "loadtest",
        "Play in many rooms at once: measure a server, and check its answers.",
    ),
    "doctor": ("commands.doctor", "Tell what works here: the engine, extras, the database, …"),
    "worksheet": ("commands.worksheet", "Make a worksheet as PDF, with a page of answers."),
    "cards solve": (
        "commands.cards:solve",
        "Find every claim among the cards, and show how to find one.",
    ),
    "cards stats": ("commands.cards:stats", "Count all hands by their claims, exactly."),
    "cards print": (
        "commands.print",
        "Make a deck as PDF, with its rules, to print and cut out.",
    ),
    "cards play": (
        "terminal.own_cards:play_cards",
        "Play alone, against the computer or with friends, in the terminal.",
    ),
    "privacy export": (
        "commands.privacy:export",
        "Print everything that a server has stored about you, as JSON.",
    ),
    "privacy delete": (
        "commands.privacy:delete",
        "Delete your data from a server. You leave its rooms.",
    ),
}


def function_of(command: str) -> Any:
    """The function of a command. Its parameters are the arguments and options."""
    module, _, name = COMMANDS[command][0].partition(":")
    return getattr(import_module(f"fairplay.cli.{module}"), name or "run")


def app_for(arguments: list[str]) -> typer.Typer:
    """The app, with only the command that is asked for.

    The functions of the others are not imported, for a fast start. They are listed if no command
    is asked for.
    """
    first = arguments[0] if arguments else ""
    asked = next((one for one in (" ".join(arguments[:2]), first) if one in COMMANDS), None)
    app = typer.Typer(
        cls=Commands,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    groups = {name: typer.Typer(cls=Commands, help=about) for name, about in GROUPS.items()}
    for command in [asked] if asked else COMMANDS:
        group, _, name = command.rpartition(" ")
        home = groups[group] if group else app
        work = function_of(command) if asked else _not_asked
        home.command(name, cls=Command, help=COMMANDS[command][1])(work)
    for name, group_app in groups.items():
        # A name may be a command, too. Then it is a group only for what is in the group.
        if name not in COMMANDS or (asked or "").startswith(f"{name} "):
            app.add_typer(group_app, name=name)
    if first == "admin" or not asked:
        from fairplay.cli.admin.app import app as admin

        app.add_typer(admin, name="admin")
    return app


def _not_asked() -> None:
    """Stands for a command that is only listed."""


def _print_version(wanted: bool) -> None:
    if wanted:
        from fairplay.cli.version import version_line

        print(version_line())
        raise typer.Exit


def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Play, understand and explore fair games: Nim and its relatives."""
    del version
