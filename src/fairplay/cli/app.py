"""The commands and their options. What they do is imported when they run, for a fast start.

Every value is taken as text and read by the library, so that what is wrong with it is said in the
user's language.
"""

from copy import copy
from typing import Annotated, Any

import typer

from fairplay.cli.admin.app import app as admin
from fairplay.cli.groups import Command, Commands, usage
from fairplay.errors import InputError

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
card_games = typer.Typer(
    cls=Commands,
    help="Zero sumZ, MOD-3 SUMZ and their relatives: solve, play, print.",
)
app.add_typer(card_games, name="cards")
app.add_typer(admin, name="admin")
privacy = typer.Typer(cls=Commands, help="What a server knows of you: read it, or have it deleted.")
app.add_typer(privacy, name="privacy")

Position = Annotated[
    str, typer.Argument(metavar="POSITION", help="Such as nim:3,4,5 or 'kayles:7 + nim:2'.")
]
Rule = Annotated[
    str,
    typer.Argument(metavar="RULE", help="A code (0.77, 4.[3], sub{1,2,5}) or a game (grundy)."),
]
Misere = Annotated[bool, typer.Option("--misere", help="Whoever cannot move wins.")]
Json = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]
Lang = Annotated[
    str | None,
    typer.Option(metavar="en|sv|da|pt", help="The language; else that of the environment."),
]

Checkpoint = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Go on from there if it exists, and keep it up to date."),
]
Deck = Annotated[
    str, typer.Argument(metavar="DECK", help="zero, mod3, or a space such as F2^4 or F5^3.")
]
Seed = Annotated[str | None, typer.Option(metavar="SEED", help="Repeat every random choice.")]
Output = Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="The PDF to write.")]
Paper = Annotated[str, typer.Option(metavar="a4|letter", help="The size of the paper.")]


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


@app.command(cls=Command)
def play(
    position: Annotated[
        str | None,
        typer.Argument(metavar="[POSITION|GAME]", help="Without it, a menu of all games."),
    ] = None,
    misere: Misere = False,
    opponent: Annotated[
        str,
        typer.Option(metavar="perfect|casual|random|human", help="Who plays against you."),
    ] = "perfect",
    strength: Annotated[
        str, typer.Option(metavar="0..100", help="How well the casual opponent plays.")
    ] = "50",
    first: Annotated[str, typer.Option(metavar="me|computer|random", help="Who begins.")] = "me",
    seed: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Repeat the opponent's choices.")
    ] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Play on a server, with others.")
    ] = None,
    room: Annotated[
        str | None, typer.Option(metavar="CODE", help="Which room there; else a new one is made.")
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What the others there call you.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="1..6", help="Of a new room for a deck of cards.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch the room.")] = False,
    lang: Lang = None,
) -> int:
    """Play a game in the terminal, alone or with --server with others."""
    if server is not None or room is not None:
        from fairplay.cli.terminal.remote import play_online

        return play_online(server, room, position, name, watch, misere, seats, lang)
    from fairplay.cli.output import catalogue
    from fairplay.cli.terminal import own_matches
    from fairplay.cli.terminal.setup import FIRST, OPPONENTS
    from fairplay.rules.numbers import parse_number

    catalogue(lang)
    return own_matches.play(
        position,
        misere,
        _one_of(opponent, OPPONENTS),
        parse_number(strength, most=100),
        _one_of(first, FIRST),
        None if seed is None else parse_number(seed),
        lang,
    )


@app.command(cls=Command)
def solve(
    position: Position, misere: Misere = False, json: Json = False, lang: Lang = None
) -> None:
    """Say who wins a position, its value, and every winning move."""
    from fairplay.cli.commands.solve import run

    run(position, misere, json, lang)


@app.command(cls=Command)
def explain(
    position: Position,
    misere: Misere = False,
    json: Json = False,
    table: Annotated[bool, typer.Option("--table", help="Add the nim-addition table.")] = False,
    lang: Lang = None,
) -> None:
    """Say why a position is won or lost, step by step."""
    from fairplay.cli.commands.explain import run

    run(position, misere, json, table, lang)


@app.command(cls=Command)
def sequence(
    rule: Rule,
    count: Annotated[str, typer.Argument(metavar="COUNT", help="How many values, from G(0).")],
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print lines n,value.")] = False,
    npy: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a NumPy file instead.")
    ] = None,
    checkpoint: Checkpoint = None,
    lang: Lang = None,
) -> None:
    """Print the nim-values of heaps of 0, 1, 2, …"""
    from fairplay.cli.commands.sequence import run

    run(rule, count, json, csv, npy, checkpoint, lang)


@app.command(cls=Command)
def period(
    rule: Rule,
    limit: Annotated[
        str | None, typer.Option(metavar="N", help="How many values to look at.")
    ] = None,
    certificate: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write what proves it, for verify.")
    ] = None,
    checkpoint: Checkpoint = None,
    threads: Annotated[
        str | None,
        typer.Option(metavar="N", help="Make and check values at the same time; 2 if there are."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the period of a rule's nim-values, and say whether it is proved."""
    from fairplay.cli.commands.period import run

    run(rule, limit, certificate, checkpoint, threads, json, lang)


@app.command(cls=Command)
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A certificate of a period.")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a certificate independently of the engine that wrote it."""
    from fairplay.cli.commands.verify import run

    run(file, json, lang)


@app.command(cls=Command)
def plot(
    rule: Rule,
    count: Annotated[str, typer.Argument(metavar="COUNT", help="How many values, from G(0).")],
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="The .svg or .png to write.")
    ],
    lang: Lang = None,
) -> None:
    """Draw the nim-values with their period, their histogram and the rares."""
    from fairplay.cli.commands.plot import run

    run(rule, count, output, lang)


@app.command(cls=Command)
def games(json: Json = False, lang: Lang = None) -> None:
    """List all games with their rules."""
    from fairplay.cli.commands.games import run

    run(json, lang)


@app.command(cls=Command)
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="To listen on; 127.0.0.1 if not said.")
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="PORT", help="8000 if not said; 0 takes a free one.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:////PATH or postgresql://…; else SQLite."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="Connects several processes.")
    ] = None,
    workers: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Processes; above 1 with --redis.")
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other setting, any number of times."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the app in the browser, rooms and the API."""
    from fairplay.cli.commands.serve import run

    flags = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
    run(flags, settings or [], open_browser, lang)


@app.command("verify-deal", cls=Command)
def verify_deal(
    source: Annotated[
        str,
        typer.Argument(metavar="FILE|URL|-", help="What /api/rooms/CODE/export has given."),
    ],
    noted: Annotated[
        str | None,
        typer.Option("--hash", metavar="HASH", help="What you were shown before the deal."),
    ] = None,
    lang: Lang = None,
) -> int:
    """Check that the games of a room were dealt and counted as was promised."""
    from fairplay.cli.commands.verify_deal import run

    return run(source, noted, lang)


@app.command(cls=Command)
def loadtest(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server, such as localhost:8000.")],
    rooms: Annotated[
        str, typer.Option(metavar="NUMBER", help="Rooms, each with four players.")
    ] = "50",
    rate: Annotated[
        str, typer.Option(metavar="NUMBER", help="Claims per second, whatever the server does.")
    ] = "200",
    saturate: Annotated[
        bool, typer.Option("--saturate", help="Instead: as many claims as the server can take.")
    ] = False,
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="How long to measure.")] = "10",
    processes: Annotated[
        str, typer.Option(metavar="NUMBER", help="Processes that play; each uses one core at most.")
    ] = "1",
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play in many rooms at once: measure a server, and check that it makes no mistake."""
    from fairplay.cli.loadtest import run

    return run(url, rooms, rate, saturate, seconds, processes, json, lang)


@app.command(cls=Command)
def worksheet(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game such as nim, or a deck of cards.")
    ],
    output: Output,
    count: Annotated[
        str, typer.Option("--count", "-n", metavar="NUMBER", help="How many exercises.")
    ] = "20",
    difficulty: Annotated[
        str, typer.Option(metavar="1..5", help="How many heaps, and how large.")
    ] = "2",
    seed: Seed = None,
    paper: Paper = "a4",
    misere: Misere = False,
    lang: Lang = None,
) -> None:
    """Write a sheet of exercises with a page of answers."""
    from fairplay.cli.commands.worksheet import run

    run(game, count, output, difficulty, seed, paper, misere, lang)


@card_games.command("solve", cls=Command)
def cards_solve(
    deck: Deck,
    cards: Annotated[
        list[str], typer.Argument(metavar="CARD", help="Cards by their counts, as in 100110.")
    ],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find every claim among the cards, and say how to find one."""
    from fairplay.cli.commands.cards import solve

    solve(deck, cards, json, lang)


@card_games.command("stats", cls=Command)
def cards_stats(deck: Deck, json: Json = False, lang: Lang = None) -> None:
    """Count all hands by their claims, exactly."""
    from fairplay.cli.commands.cards import stats

    stats(deck, json, lang)


@card_games.command("print", cls=Command)
def cards_print(
    deck: Deck,
    output: Output,
    paper: Paper = "a4",
    backs: Annotated[bool, typer.Option("--backs", help="Add pages with the backs.")] = False,
    lang: Lang = None,
) -> None:
    """Write the cards and a sheet of rules, to print and cut out."""
    from fairplay.cli.commands.print import run

    run(deck, output, paper, backs, lang)


@card_games.command("play", cls=Command)
def cards_play(
    deck: Deck,
    players: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who plays, with commas between.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How many computers play along.")
    ] = None,
    skill: Annotated[
        str | None, typer.Option(metavar="1..10", help="How fast the computers find claims.")
    ] = None,
    mode: Annotated[
        str, typer.Option(metavar="race|call", help="Claim at once, or call first.")
    ] = "race",
    wrong: Annotated[
        str, typer.Option(metavar="none|lockout|minus", help="What a wrong claim costs.")
    ] = "lockout",
    seed: Seed = None,
    lang: Lang = None,
) -> int:
    """Play alone, against the computer or with friends, in the terminal."""
    from fairplay.cli.terminal.own_cards import play_cards

    return play_cards(deck, players, bots, skill, mode, wrong, seed, lang)


Server = Annotated[str, typer.Option(metavar="URL", help="The server, as in play.")]
OwnName = Annotated[
    str | None, typer.Option(metavar="NAME", help="The name that you played under.")
]


@privacy.command("export", cls=Command)
def privacy_export(
    server: Server,
    name: OwnName = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="FILE", help="Write it there.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Print all that a server has stored of you, as JSON."""
    from fairplay.cli.commands.privacy import export

    export(server, name, output, lang)


@privacy.command("delete", cls=Command)
def privacy_delete(
    server: Server,
    name: OwnName = None,
    yes: Annotated[bool, typer.Option("--yes", help="Really: it cannot be undone.")] = False,
    lang: Lang = None,
) -> None:
    """Let a server forget you. You leave its rooms."""
    from fairplay.cli.commands.privacy import delete

    delete(server, name, yes, lang)


def app_for(arguments: list[str]) -> typer.Typer:
    """The app with the one command that is asked for, since making each ready takes time."""
    commands = [c for c in app.registered_commands if arguments[:1] == [_name(c)]]
    groups = [group for group in app.registered_groups if arguments[:1] == [group.name]]
    if not commands and not groups:
        return app
    narrow = copy(app)
    narrow.registered_commands, narrow.registered_groups = commands, groups
    return narrow


def _name(command: Any) -> str:
    name: str = command.name or command.callback.__name__
    return name


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


def _one_of(text: str, accepted: tuple[str, ...]) -> str:
    if text not in accepted:
        raise InputError("error-choice", text=text, choices=", ".join(accepted))
    return text
