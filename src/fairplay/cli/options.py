"""Arguments and options of the commands.

Every value is text that the library reads, so that errors are in the user's language.
"""

from typing import Annotated, Any

import typer


def argument(metavar: str, about: str) -> Any:
    return typer.Argument(metavar=metavar, help=about)


def option(metavar: str, about: str, *names: str) -> Any:
    """An option with a value. Without names it is called like its parameter."""
    return typer.Option(*names, metavar=metavar, help=about)


def flag(name: str, about: str) -> Any:
    """An option without a value."""
    return typer.Option(name, help=about)


PositionArgument = Annotated[
    str, argument("POSITION", "For example nim:3,4,5 or 'kayles:7 + nim:2'.")
]
Rule = Annotated[
    str,
    argument("RULE", "A code (0.77, 4.[3]), a game (grundy), or words ('heap{take 1-3}')."),
]
Count = Annotated[str, argument("COUNT", "How many values, from G(0).")]
DeckArgument = Annotated[str, argument("DECK", "zero, mod3, or a space such as F2^4 or F5^3.")]
Misere = Annotated[bool, flag("--misere", "The last move loses (misère).")]
Json = Annotated[bool, flag("--json", "Print one line of JSON.")]
Lang = Annotated[str | None, option("en|sv|da|pt", "The language (default: your system's).")]
Checkpoint = Annotated[
    str | None, option("FILE", "Save progress here, and continue from it next time.")
]
Seed = Annotated[str | None, option("SEED", "Make the same random choices again.")]
Output = Annotated[str, option("FILE", "The PDF to write.", "--output", "-o")]
Paper = Annotated[str, option("a4|letter", "Paper size.")]
ServerOption = Annotated[str, option("URL", "The server, as in play.")]
OwnName = Annotated[str | None, option("NAME", "The name you played under.")]
