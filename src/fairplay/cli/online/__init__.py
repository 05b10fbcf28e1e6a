"""Play in a room of a server, at the terminal."""

import getpass

from fairplay.cli.cards_play.keyboard import keyboard
from fairplay.cli.online import identity
from fairplay.cli.online.both import Both
from fairplay.cli.online.connection import Connection, News
from fairplay.cli.online.session import Session
from fairplay.cli.online.web import Server, base_of
from fairplay.cli.output import catalogue, new_console, write_lines
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.names import normal_name
from fairplay.play.word_names import word_name
from fairplay.protocol import (
    MAX_SEATS,
    CardOptions,
    MatchOptions,
    RoomOptions,
    RoomView,
    read_code,
    spelled,
)
from fairplay.rules.numbers import parse_number

__all__ = ["run"]

#: A card table has so many seats unless others are asked for.
SEATS = 2


def run(
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
        code = there.make(_options(game or "", misere, count), who)
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


def _options(game: str, misere: bool, seats: int) -> RoomOptions:
    """A deck of cards, or else a game or a position; what is wrong with it the server says."""
    from fairplay.cards import find_deck
    from fairplay.rules.position import Position, split_convention

    try:
        deck = find_deck(game)
    except InputError:
        text, said = split_convention(game)
        position = str(Position(text))
        return RoomOptions(MatchOptions(position, misere or said), chat=True)
    return RoomOptions(CardOptions(deck.name, seats), chat=True)


def _play(server: Server, room: RoomView, name: str | None, messages: Messages) -> int:
    from fairplay.cli.cards_play.terminal import Game, milliseconds

    console = new_console()
    both = Both(lambda: session.busy)

    def tell(news: News) -> None:
        session.inbox.append(news)
        both.wake()

    connection = Connection(server, room.code, tell)
    addresses = (server.link(room.code), server.export(room.code))
    session = Session(room.options, name, connection.send, addresses, messages, console.width)
    try:
        with keyboard() as keys, both.reading(keys):
            connection.start()
            Game(session, both, console, milliseconds).run()
    except KeyboardInterrupt:
        console.print("\n" + messages("play-bye"))
        return 130
    finally:
        connection.close()
    if session.error is not None:
        raise session.error
    console.print(messages("play-bye"))
    return 0
