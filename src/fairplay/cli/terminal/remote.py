"""Play in a room of a server, at the terminal."""

import getpass

from fairplay.cli.online import identity
from fairplay.cli.online.connection import Connection
from fairplay.cli.online.news import Inbox, News
from fairplay.cli.online.web import Server, base_of
from fairplay.cli.output import catalogue, new_console, write_lines
from fairplay.cli.terminal.cards_side import CardsSide
from fairplay.cli.terminal.choosing import typed_game
from fairplay.cli.terminal.guest import Guest
from fairplay.cli.terminal.keyboard import keyboard
from fairplay.cli.terminal.match_side import MatchSide
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.setup import Setup
from fairplay.cli.terminal.shell import Shell, TypedLines, politely
from fairplay.cli.terminal.times import milliseconds
from fairplay.cli.terminal.viewpoint import Send, Viewpoint
from fairplay.cli.terminal.waking_keyboard import WakingKeyboard
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.names import normal_name
from fairplay.play.word_names import word_name
from fairplay.protocol import (
    MAX_SEATS,
    CardOptions,
    GameOptions,
    MatchOptions,
    RoomOptions,
    RoomView,
    read_code,
    spelled,
)
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position

#: The seats of a card table, by default.
SEATS = 2


def play_online(
    server: str | None,
    code: str | None,
    game: str | None,
    name: str | None,
    watch: bool,
    misere: bool,
    seats: str | None,
    lang: str | None,
) -> int:
    """Play until the person leaves, and return the exit code: 0, or 130 after Ctrl-C.

    InputError says in one line why it cannot be.
    """
    messages = catalogue(lang)
    if server is None or (code is None) == (game is None):
        raise InputError("error-online-what")
    base = base_of(server)
    count = SEATS if seats is None else parse_number(seats, 1, MAX_SEATS)
    who = word_name(messages.language, f"{_user()} {base}") if name is None else normal_name(name)
    there = Server(base, identity.load(base, who))
    there.greet()
    identity.keep(base, who, there.cookie)
    if code is None:
        chosen = typed_game(game or "", count, misere)
        code = there.make(RoomOptions(chosen, chat=True), who)
        write_lines([(messages("online-made", code=spelled(code)), "bold")])
    room = there.look(read_code(code) or "?")
    return _play(there, room, None if watch else who, messages)


def _user() -> str:
    """The name with which someone has logged in: it tells two people at one computer apart, and
    stays there."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return "?"


def _play(server: Server, room: RoomView, name: str | None, messages: Messages) -> int:
    console = new_console()
    keys = WakingKeyboard(lambda: session.busy)

    def tell(news: News) -> None:
        session.inbox.append(news)
        keys.wake()

    connection = Connection(server, room.code, tell)
    addresses = server.link(room.code), server.export(room.code)
    session = room_session(
        room.options, name, lambda command, _: connection.send(command), addresses, messages
    )
    session.viewpoint.width = console.width

    def play() -> None:
        try:
            with keyboard() as typed, keys.reading(typed):
                connection.start()
                Shell(session, TypedLines(session, keys, console), console, milliseconds).run()
        finally:
            connection.close()
        if session.error is not None:
            raise session.error

    return politely(play, console, messages)


def room_session(
    options: RoomOptions,
    name: str | None,
    send: Send,
    addresses: tuple[str, str],
    messages: Messages,
) -> TerminalSession:
    """A guest in a room; the addresses are its link and its export."""
    viewpoint = Viewpoint(options, send, milliseconds, messages)
    guest = Guest(viewpoint, name, *addresses)
    return TerminalSession(
        viewpoint, _side(viewpoint, options.game), Inbox(), guest=guest, side_of=_side
    )


def _side(viewpoint: Viewpoint, game: GameOptions) -> CardsSide | MatchSide:
    match game:
        case CardOptions():
            return CardsSide(viewpoint, game)
        case MatchOptions():
            return MatchSide(viewpoint, Setup(Position(game.position), game.misere))
