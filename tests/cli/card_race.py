"""A card race in a terminal session, scripted with a simulated clock."""

import io
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from fairplay.cards import all_claims, find_deck
from fairplay.cli.terminal.claim_entry import Line, read_claim
from fairplay.cli.terminal.own_cards import cards_session
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.shell import Shell, TypedLines
from fairplay.messages import Messages
from fairplay.play.card_bots import CardBot
from fairplay.play.room import TablePlay
from fairplay.play.table import Table, TableEvent, TableOptions
from fairplay.protocol import CardOptions, RoomOptions


class Script:
    """Keys pressed at given times, and the simulated clock."""

    def __init__(self, keys: Sequence[tuple[int, str]], echo: bool = False) -> None:
        self.echo, self.now = echo, 0
        self._keys = [(at, key) for at, text in keys for key in text]

    def clock(self) -> int:
        return self.now + 123_456_789

    def read(self, patience: float | None) -> str | None:
        until = None if patience is None else self.now + round(patience * 1000)
        if self._keys and (until is None or self._keys[0][0] <= until):
            at, key = self._keys.pop(0)
            self.now = max(self.now, at)
            return key
        if until is None:
            return ""
        self.now = until
        return None


def begin(deck: str = "zero", players: int = 1, seed: str = "1", **options: Any) -> Table:
    return Table.begin(TableOptions(find_deck(deck), players, **options), seed)


def played(
    table: Table,
    keys: Sequence[tuple[int, str]],
    *,
    people: Sequence[str] = (),
    skill: int = 5,
    lang: str = "en",
    echo: bool = False,
) -> tuple[str, TerminalSession]:
    """The output, and the session after it."""
    names = list(people) or [Messages(lang)("play-you")]
    script, screen = Script(keys, echo), io.StringIO()
    session = sit_down(table, names, skill, lang, script.clock)
    console = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    Shell(session, TypedLines(session, script, console), console, script.clock).run()
    return screen.getvalue(), session


def sit_down(
    table: Table, names: list[str], skill: int, lang: str, clock: Callable[[], int]
) -> TerminalSession:
    """The same deal in a room."""
    options, seats = table.options, len(table.seats)
    game = CardOptions(options.deck.name, seats, options.mode, options.wrong)  # type: ignore[arg-type]
    bots = (skill,) * (seats - len(names))
    return cards_session(RoomOptions(game, bots=bots), names, table.seed, clock, Messages(lang))


def table_of(session: TerminalSession) -> Table:
    room = session._local
    assert room is not None
    assert isinstance(room.room.play, TablePlay)
    return room.room.play.table


def first_plan(table: Table) -> TableEvent:
    """What the best bot on the second seat will do first."""
    plan = CardBot(1, 10, f"{table.seed}:1").plan(table.view(), table.options, 0)
    assert plan
    return plan


def numbers(table: Table) -> str:
    """What to type for a right claim."""
    claim = all_claims(table.options.deck, table.face_up)[0]
    return "=".join("".join(map(str, side)) for side in (claim.a, claim.b) if side)


def solo(table: Table) -> list[tuple[int, str]]:
    """All lines of a game without mistakes, one every ten seconds."""
    lines: list[tuple[int, str]] = []
    while not table.over:
        line = numbers(table)
        lines.append((10_000 * (len(lines) + 1), line + "\n"))
        a, b = read_claim(Line().typed(line, table.places), table.options.deck)
        table, _ = table.claim(0, a, b, at=0)
    return lines
