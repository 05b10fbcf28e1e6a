"""A race for cards in the terminal: alone against the clock, with friends, or against bots."""

import secrets

from fairplay.cards import find_deck
from fairplay.cli.output import catalogue
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.card_bots import MAX_SKILL, CardBot
from fairplay.play.table import MAX_PLAYERS, Options, Table
from fairplay.rules.numbers import parse_number

__all__ = ["run"]

#: A name longer than this is cut, so that six of them fit on one line.
MAX_NAME = 12
MAX_SEED = 100
SKILL = 5


def run(
    deck: str,
    players: str | None,
    bots: str | None,
    skill: str | None,
    mode: str,
    wrong: str,
    seed: str | None,
    lang: str | None,
) -> int:
    """Play one game and return the exit code: 0, or 130 after Ctrl-C.

    ``players`` are the names of the people at the keyboard, with commas between them.
    """
    from fairplay.cli.cards_play.session import Session
    from fairplay.cli.cards_play.terminal import play

    messages = catalogue(lang)
    people = _names(players, messages)
    count = 0 if bots is None else parse_number(bots)
    level = SKILL if skill is None else parse_number(skill, 1, MAX_SKILL)
    options = Options(find_deck(deck), len(people) + count, mode, wrong)
    seed = secrets.token_hex(8) if seed is None else _seed(seed)
    computers = [CardBot(len(people) + n, level, seed) for n in range(count)]
    table = Table.begin(options, seed)
    return play(lambda width: Session(table, people, computers, messages, width), messages)


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
