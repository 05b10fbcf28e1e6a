"""The commands and their options.

A command is only a signature here. The function that does its work takes the same names and is
imported when the command runs, for a fast start. Every value is text that the library reads, so
that errors are in the user's language.
"""

from copy import copy
from typing import Annotated

import typer

from fairplay.cli.admin.app import app as admin
from fairplay.cli.groups import Commands, argument, command, flag, option

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
card_games = typer.Typer(
    cls=Commands, help="Zero sumZ, MOD-3 SUMZ and their relatives: solve, play, print."
)
privacy = typer.Typer(cls=Commands, help="What a server knows of you: read it, or have it deleted.")
app.add_typer(card_games, name="cards")
app.add_typer(admin, name="admin")
app.add_typer(privacy, name="privacy")

Position = Annotated[str, argument("POSITION", "Such as nim:3,4,5 or 'kayles:7 + nim:2'.")]
Rule = Annotated[
    str,
    argument("RULE", "A code (0.77, 4.[3], sub{1,2,5}) or a game (grundy)."),
]
Count = Annotated[str, argument("COUNT", "How many values, from G(0).")]
Deck = Annotated[str, argument("DECK", "zero, mod3, or a space such as F2^4 or F5^3.")]
Misere = Annotated[bool, flag("--misere", "Whoever cannot move wins.")]
Json = Annotated[bool, flag("--json", "Print one line of JSON.")]
Lang = Annotated[str | None, option("en|sv|da|pt", "The language; else that of the environment.")]
Checkpoint = Annotated[
    str | None, option("FILE", "Go on from there if it exists, and keep it up to date.")
]
Seed = Annotated[str | None, option("SEED", "Repeat every random choice.")]
Output = Annotated[str, option("FILE", "The PDF to write.", "--output", "-o")]
Paper = Annotated[str, option("a4|letter", "The size of the paper.")]
Server = Annotated[str, option("URL", "The server, as in play.")]
OwnName = Annotated[str | None, option("NAME", "The name that you played under.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        from fairplay import __version__

        print(f"fairplay {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Fair games, played, explained and explored: Nim and its relatives."""
    del version


@command(app, "commands.play")
def play(
    position: Annotated[
        str | None,
        argument("[POSITION|GAME]", "Without it, a menu of all games."),
    ] = None,
    misere: Misere = False,
    opponent: Annotated[
        str, option("perfect|casual|random|human", "Who plays against you.")
    ] = "perfect",
    strength: Annotated[str, option("0..100", "How well the casual opponent plays.")] = "50",
    first: Annotated[str, option("me|computer|random", "Who begins.")] = "me",
    seed: Annotated[str | None, option("NUMBER", "Repeat the opponent's choices.")] = None,
    server: Annotated[str | None, option("URL", "Play on a server, with others.")] = None,
    room: Annotated[str | None, option("CODE", "Which room there; else a new one is made.")] = None,
    name: Annotated[str | None, option("NAME", "What the others there call you.")] = None,
    seats: Annotated[str | None, option("1..6", "Of a new room for a deck of cards.")] = None,
    watch: Annotated[bool, flag("--watch", "Only watch the room.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, alone or with --server with others."""


@command(app, "commands.solve")
def solve(
    position: Position, misere: Misere = False, as_json: Json = False, lang: Lang = None
) -> None:
    """Say who wins a position, its value, and every winning move."""


@command(app, "commands.explain")
def explain(
    position: Position,
    misere: Misere = False,
    as_json: Json = False,
    table: Annotated[bool, flag("--table", "Add the nim-addition table.")] = False,
    lang: Lang = None,
) -> None:
    """Say why a position is won or lost, step by step."""


@command(app, "commands.sequence")
def sequence(
    rule: Rule,
    count: Count,
    as_json: Json = False,
    as_csv: Annotated[bool, flag("--csv", "Print lines n,value.")] = False,
    npy: Annotated[str | None, option("FILE", "Write a NumPy file instead.")] = None,
    checkpoint: Checkpoint = None,
    lang: Lang = None,
) -> None:
    """Print the nim-values of heaps of 0, 1, 2, …"""


@command(app, "commands.period")
def period(
    rule: Rule,
    limit: Annotated[str | None, option("N", "How many values to look at.")] = None,
    certificate: Annotated[str | None, option("FILE", "Write what proves it, for verify.")] = None,
    checkpoint: Checkpoint = None,
    threads: Annotated[
        str | None, option("N", "Make and check values at the same time; 2 if there are.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the period of a rule's nim-values, and say whether it is proved."""


@command(app, "commands.verify")
def verify(
    file: Annotated[str, argument("FILE", "A certificate of a period.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a certificate independently of the engine that wrote it."""


@command(app, "commands.plot")
def plot(
    rule: Rule,
    count: Count,
    output: Annotated[str, option("FILE", "The .svg or .png to write.", "--output", "-o")],
    lang: Lang = None,
) -> None:
    """Draw the nim-values with their period, their histogram and the rares."""


@command(app, "commands.games")
def games(as_json: Json = False, lang: Lang = None) -> None:
    """List all games with their rules."""


@command(app, "commands.serve")
def serve(
    host: Annotated[str | None, option("ADDRESS", "To listen on; 127.0.0.1 if not said.")] = None,
    port: Annotated[str | None, option("PORT", "8000 if not said; 0 takes a free one.")] = None,
    database: Annotated[
        str | None, option("URL", "sqlite:////PATH or postgresql://…; else SQLite.")
    ] = None,
    redis: Annotated[str | None, option("URL", "Connects several processes.")] = None,
    workers: Annotated[str | None, option("NUMBER", "Processes; above 1 with --redis.")] = None,
    settings: Annotated[
        list[str] | None, option("NAME=VALUE", "Any other setting, any number of times.", "--set")
    ] = None,
    open_browser: Annotated[bool, flag("--open", "Open a browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the app in the browser, rooms and the API."""


@command(app, "commands.verify_deal", "verify-deal")
def verify_deal(
    source: Annotated[str, argument("FILE|URL|-", "What /api/rooms/CODE/export has given.")],
    noted: Annotated[
        str | None, option("HASH", "What you were shown before the deal.", "--hash")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check that the games of a room were dealt and counted as was promised."""


@command(app, "loadtest")
def loadtest(
    url: Annotated[str, argument("URL", "The server, such as localhost:8000.")],
    rooms: Annotated[str, option("NUMBER", "Rooms, each with four players.")] = "50",
    rate: Annotated[str, option("NUMBER", "Claims per second, whatever the server does.")] = "200",
    saturate: Annotated[
        bool, flag("--saturate", "Instead: as many claims as the server can take.")
    ] = False,
    seconds: Annotated[str, option("NUMBER", "How long to measure.")] = "10",
    processes: Annotated[
        str, option("NUMBER", "Processes that play; each uses one core at most.")
    ] = "1",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play in many rooms at once: measure a server, and check that it makes no mistake."""


@command(app, "commands.worksheet")
def worksheet(
    game: Annotated[str, argument("GAME", "A game such as nim, or a deck of cards.")],
    output: Output,
    count: Annotated[str, option("NUMBER", "How many exercises.", "--count", "-n")] = "20",
    difficulty: Annotated[str, option("1..5", "How many heaps, and how large.")] = "2",
    seed: Seed = None,
    paper: Paper = "a4",
    misere: Misere = False,
    lang: Lang = None,
) -> None:
    """Write a sheet of exercises with a page of answers."""


@command(card_games, "commands.cards:solve", "solve")
def cards_solve(
    deck: Deck,
    cards: Annotated[list[str], argument("CARD", "Cards by their counts, as in 100110.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Find every claim among the cards, and say how to find one."""


@command(card_games, "commands.cards:stats", "stats")
def cards_stats(deck: Deck, as_json: Json = False, lang: Lang = None) -> None:
    """Count all hands by their claims, exactly."""


@command(card_games, "commands.print", "print")
def cards_print(
    deck: Deck,
    output: Output,
    paper: Paper = "a4",
    backs: Annotated[bool, flag("--backs", "Add pages with the backs.")] = False,
    lang: Lang = None,
) -> None:
    """Write the cards and a sheet of rules, to print and cut out."""


@command(card_games, "terminal.own_cards:play_cards", "play")
def cards_play(
    deck: Deck,
    players: Annotated[str | None, option("NAMES", "Who plays, with commas between.")] = None,
    bots: Annotated[str | None, option("NUMBER", "How many computers play along.")] = None,
    skill: Annotated[str | None, option("1..10", "How fast the computers find claims.")] = None,
    mode: Annotated[str, option("race|call", "Claim at once, or call first.")] = "race",
    wrong: Annotated[str, option("none|lockout|minus", "What a wrong claim costs.")] = "lockout",
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Play alone, against the computer or with friends, in the terminal."""


@command(privacy, "commands.privacy:export", "export")
def privacy_export(
    server: Server,
    name: OwnName = None,
    output: Annotated[str | None, option("FILE", "Write it there.", "--output", "-o")] = None,
    lang: Lang = None,
) -> None:
    """Print all that a server has stored of you, as JSON."""


@command(privacy, "commands.privacy:delete", "delete")
def privacy_delete(
    server: Server,
    name: OwnName = None,
    yes: Annotated[bool, flag("--yes", "Really: it cannot be undone.")] = False,
    lang: Lang = None,
) -> None:
    """Let a server forget you. You leave its rooms."""


def app_for(arguments: list[str]) -> typer.Typer:
    """The app with only the command that is asked for: typer takes time to prepare each."""
    commands = [one for one in app.registered_commands if arguments[:1] == [one.name]]
    groups = [group for group in app.registered_groups if arguments[:1] == [group.name]]
    if not commands and not groups:
        return app
    narrow = copy(app)
    narrow.registered_commands, narrow.registered_groups = commands, groups
    return narrow
