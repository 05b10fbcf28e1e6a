"""Card tables of our own, without a server: alone, with friends at one keyboard, with bots."""

import secrets
from typing import Annotated

from fairplay.cards import Deck, find_deck
from fairplay.cli.online.news import Inbox
from fairplay.cli.options import DeckArgument, Lang, Seed, option
from fairplay.cli.output import catalogue, new_console
from fairplay.cli.terminal.cards_side import CardsSide
from fairplay.cli.terminal.keyboard import keyboard
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.shell import Shell, TypedLines, politely
from fairplay.cli.terminal.times import milliseconds
from fairplay.cli.terminal.viewpoint import Clock, Viewpoint, bot_name
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.card_bots import MAX_SKILL
from fairplay.play.local_room import LocalRoom
from fairplay.play.table import MAX_PLAYERS, TableOptions
from fairplay.protocol import CardOptions, RoomOptions
from fairplay.rules.numbers import parse_number

#: A name longer than this is cut, so that six of them fit on one line.
MAX_NAME = 12
MAX_SEED = 100
SKILL = 5


def play_cards(
    deck: DeckArgument,
    players: Annotated[
        str | None, option("NAMES", "Names of the players, separated by commas.")
    ] = None,
    bots: Annotated[str | None, option("NUMBER", "How many computer players.")] = None,
    skill: Annotated[
        str | None, option("1..10", "How fast the computer players find claims.")
    ] = None,
    mode: Annotated[str, option("race|call", "Claim at once, or call first.")] = "race",
    wrong: Annotated[str, option("none|lockout|minus", "What a wrong claim costs.")] = "lockout",
    seed: Seed = None,
    lang: Lang = None,
) -> int:
    """Play one game and return the exit code: 0, or 130 after Ctrl-C.

    ``players`` are the names of the people at the keyboard, with commas between them.
    """
    messages = catalogue(lang)
    people = _names(players, messages)
    count = 0 if bots is None else parse_number(bots)
    level = SKILL if skill is None else parse_number(skill, 1, MAX_SKILL)
    # Check here: a room would refuse such options without a good message.
    found = TableOptions(find_deck(deck), len(people) + count, mode, wrong)
    game = CardOptions(found.deck.name, found.players, mode, wrong)  # type: ignore[arg-type]
    seed = secrets.token_hex(8) if seed is None else _seed(seed)
    return _race(RoomOptions(game, bots=(level,) * count), people, seed, messages)


def play_race(deck: Deck, bots: int, skill: int, messages: Messages) -> int:
    """A race of one person against bots."""
    options = RoomOptions(CardOptions(deck.name, 1 + bots), bots=(skill,) * bots)
    return _race(options, [messages("play-you")], secrets.token_hex(8), messages)


def _race(options: RoomOptions, people: list[str], seed: str, messages: Messages) -> int:
    console = new_console()
    session = cards_session(options, people, seed, milliseconds, messages, console.width)

    def play() -> None:
        with keyboard() as keys:
            Shell(session, TypedLines(session, keys, console), console, milliseconds).run()

    return politely(play, console, messages)


def cards_session(
    options: RoomOptions,
    people: list[str],
    seed: str,
    clock: Clock,
    messages: Messages,
    width: int = 80,
) -> TerminalSession:
    """People at one keyboard and bots around a table."""
    inbox = Inbox()
    assert isinstance(options.game, CardOptions)
    bots = [bot_name(i, options.bots, messages) for i in range(len(options.bots))]
    room = LocalRoom(options, people, seed, inbox.append, clock)
    viewpoint = Viewpoint(options, room.send, clock, messages, width, [*people, *bots])
    return TerminalSession(viewpoint, CardsSide(viewpoint, options.game, seed), inbox, local=room)


def _names(text: str | None, messages: Messages) -> list[str]:
    """One person is addressed as you, whatever the name."""
    names = [" ".join(name.split())[:MAX_NAME] for name in (text or "").split(",")]
    found = [name for name in names if name]
    if len(found) > MAX_PLAYERS:
        raise InputError("error-table-players", count=len(found), limit=MAX_PLAYERS)
    return found if len(found) > 1 else [messages("play-you")]


def _seed(text: str) -> str:
    """Any short text will do."""
    if len(text) > MAX_SEED:
        raise InputError("error-seed-long", text=text[:20] + "…", limit=MAX_SEED)
    return text
