"""Matches of our own, without a server, from the menu or not."""

from collections.abc import Iterable

from rich.console import Console, RenderableType

from fairplay.cli.online.news import Inbox
from fairplay.cli.output import new_console
from fairplay.cli.terminal.dialogue import Dialogue, Leave, T
from fairplay.cli.terminal.edited_lines import EditedLines, prepare_input, read_line
from fairplay.cli.terminal.match_side import MatchSide
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.setup import Setup
from fairplay.cli.terminal.shell import Shell
from fairplay.cli.terminal.times import milliseconds
from fairplay.cli.terminal.viewpoint import Viewpoint
from fairplay.messages import Messages, language
from fairplay.play.local_room import LocalRoom


def play(
    position: str | None,
    misere: bool,
    opponent: str,
    first: str,
    seed: int | None,
    lang: str | None,
) -> int:
    """Play until the person leaves, and return the exit code: 0, or 130 after Ctrl-C.

    Without a position a menu asks for everything. InputError if the position cannot be played.
    """
    setup = None
    if position is not None:
        setup = Setup.of(position, misere, opponent, first, seed)
    return _play(setup, Messages(language(lang)), seed)


def _play(setup: Setup | None, messages: Messages, seed: int | None) -> int:
    """Match after match, from the menu unless a setup is given."""
    console = new_console()
    prepare_input()
    try:
        while True:
            if setup is None:
                from fairplay.cli.terminal.menu import CardRace, menu

                chosen, messages = _converse(menu(messages, seed), console)
                if isinstance(chosen, CardRace):
                    from fairplay.cli.terminal.own_cards import play_race

                    return play_race(chosen.deck, chosen.bots, chosen.skill, messages)
                setup = chosen
            session = match_session(setup, messages, console.width)
            Shell(session, EditedLines(session, console), console, milliseconds).run()
            if session.leaving != "menu":
                break
            setup = None
    except (EOFError, Leave):
        pass
    except KeyboardInterrupt:
        console.print("\n" + messages("play-bye"))
        return 130
    console.print(messages("play-bye"))
    return 0


def match_session(setup: Setup, messages: Messages, width: int = 80) -> TerminalSession:
    """
    >>> from fairplay.cli.terminal.claim_entry import Line
    >>> from fairplay.rules.position import Position
    >>> session = match_session(Setup(Position("nim:1")), Messages("en"))
    >>> shown = [*session.open(), *session.answer(Line("1 0"))]
    >>> session.viewpoint.mirror.match.result.winner
    0
    """
    inbox = Inbox()
    options, names, computer = setup.options(), setup.names(messages), setup.computer()
    choosing, people = ({}, names) if computer is None else ({1: computer}, names[:1])
    room = LocalRoom(options, people, "", inbox.append, milliseconds, choosing)
    viewpoint = Viewpoint(options, room.send, milliseconds, messages, width, names)
    return TerminalSession(viewpoint, MatchSide(viewpoint, setup), inbox, local=room)


def _converse(dialogue: Dialogue[T], console: Console) -> T:
    question = next(dialogue)
    try:
        while True:
            _show(question.output, console)
            question = dialogue.send(read_line(question.prompt, console))
    except StopIteration as end:
        result: T = end.value
        return result


def _show(output: Iterable[RenderableType], console: Console) -> None:
    for renderable in output:
        console.print(renderable)
