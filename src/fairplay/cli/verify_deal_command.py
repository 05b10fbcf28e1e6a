"""``fairplay verify-deal``: whether the games of a room were dealt and counted as was promised.

It reads what ``/api/rooms/CODE/export`` gives. Before each deal a server publishes the hash of a
seed. At the end it tells the seed, and then everything else follows: the seed decides the order of
the cards, and with the events it decides who has taken what.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fairplay.cli.output import LOST, WON, catalogue, write_lines
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play import Match
from fairplay.play.room.games import TITLE
from fairplay.play.table import Table, record, replay
from fairplay.play.table.shuffle import commitment

#: Longer texts are not read: no room has as many events.
MAX_TEXT = 16 * 2**20
#: The shortest beginning of a hash that still says something.
MIN_HASH = 8

_TITLE = re.compile(rf"# {TITLE} ([A-Z0-9]{{1,40}})")
_GAME = re.compile(r"# game ([1-9][0-9]{0,5})")
_SEAT = re.compile(r"# seat ([0-9]): (.+)")
_CARDS = re.compile(r"# cards: ([0-9]+(?: [0-9]+)*)")
_HASH = re.compile(r"# seed hash: ([0-9a-f]{64})")
_MATCH = re.compile(r"# seat ([01]) begins; winner: ([01]|None), ([a-z-]+)")
#: How a match can end without a move that shows it.
_SAID = ("resigned", "time", "left")

Lines = list[tuple[str, str]]


class Mismatch(InputError):  # noqa: N818 - the input could be read, and is refused
    """The text says something that is not so."""


@dataclass(frozen=True)
class Part:
    """One game of the text: its number, the lines about it, and what was played."""

    number: int
    about: list[str]
    body: str


def run(source: str, noted: str | None, lang: str | None) -> int:
    """Exit code 0 if everything is as stated, 1 if something is not; InputError if unreadable."""
    messages = catalogue(lang)
    noted = None if noted is None else _read_hash(noted)
    code, parts = _read(_text_of(source))
    shown: Lines = [(messages("verify-room", code=code), "bold")]
    hashes: list[str] = []
    for part in parts:
        try:
            shown += [(line, "") for line in _checked(part, messages, hashes)]
        except Mismatch as error:
            shown.append((messages("verify-refused", number=part.number), LOST))
            shown.append(("  " + messages(error.code, **error.params), LOST))
            write_lines(shown)
            return 1
    code_out, last = _conclusion(hashes, noted, messages)
    write_lines([*shown, last])
    return code_out


def _conclusion(
    hashes: list[str], noted: str | None, messages: Messages
) -> tuple[int, tuple[str, str]]:
    if noted is not None and not any(found.startswith(noted) for found in hashes):
        return 1, (messages("verify-noted-none", hash=noted), LOST)
    if noted is not None:
        return 0, (messages("verify-noted", hash=noted), WON)
    if not hashes:
        return 0, (messages("verify-no-deals"), "")
    return 0, (messages("verify-note-hash"), WON)


def _read_hash(text: str) -> str:
    """
    >>> _read_hash(" 6B86B273FF ")
    '6b86b273ff'
    """
    found = text.strip().lower()
    if not re.fullmatch(rf"[0-9a-f]{{{MIN_HASH},64}}", found):
        raise InputError("error-verify-hash", text=text, least=MIN_HASH)
    return found


# -- reading --------------------------------------------------------------------------------------


def _text_of(source: str) -> str:
    """A file, an address, or the standard input."""
    try:
        if source == "-":
            data = sys.stdin.buffer.read(MAX_TEXT + 1)
        elif re.match(r"https?://", source):
            from fairplay.cli.online.web import get

            data = get(source, MAX_TEXT + 1)
        else:
            with Path(source).open("rb") as file:
                data = file.read(MAX_TEXT + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, InputError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("error-file", name=source, reason=reason) from error
    if len(data) > MAX_TEXT:
        raise InputError("error-verify-size", limit=MAX_TEXT)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise InputError("error-verify-text") from error


def _read(text: str) -> tuple[str, list[Part]]:
    """The code of the room and its games. Between two games there is an empty line."""
    first, *blocks = text.removesuffix("\n").split("\n\n")
    title = _TITLE.fullmatch(first)
    if title is None or not text.endswith("\n"):
        raise InputError("error-verify-text")
    return title[1], [_part(block) for block in blocks]


def _part(block: str) -> Part:
    lines = block.split("\n")
    about = [line for line in lines if line.startswith("#")]
    number = _GAME.fullmatch(lines[0])
    body = lines[len(about) :]
    if number is None or lines[: len(about)] != about or not body:
        raise InputError("error-verify-text")
    return Part(int(number[1]), about[1:], "\n".join(body) + "\n")


# -- checking -------------------------------------------------------------------------------------


def _checked(part: Part, messages: Messages, hashes: list[str]) -> Iterator[str]:
    """What was checked of one game, line by line; Mismatch if something is not so."""
    seats = [line for line in part.about if line.startswith("# seat ") and " begins;" not in line]
    stated = [line for line in part.about if line not in seats]
    if not all(map(_SEAT.fullmatch, seats)) or part.about[: len(seats)] != seats:
        raise Mismatch("verify-bad-lines")
    match stated:
        case [cards, digest]:
            return _checked_cards(part, len(seats), cards, digest, messages, hashes)
        case [result]:
            return _checked_match(part, len(seats), result, messages)
    raise Mismatch("verify-bad-lines")


def _checked_cards(
    part: Part, seats: int, cards: str, digest: str, messages: Messages, hashes: list[str]
) -> Iterator[str]:
    scores, stated = _CARDS.fullmatch(cards), _HASH.fullmatch(digest)
    if scores is None or stated is None:
        raise Mismatch("verify-bad-lines")
    table = _replayed(part)
    if commitment(table.seed) != stated[1]:
        raise Mismatch("verify-bad-hash")
    if not table.over:
        raise Mismatch("verify-bad-end")
    if scores[1] != " ".join(map(str, table.scores)) or seats != len(table.seats):
        raise Mismatch("verify-bad-result", cards=" ".join(map(str, table.scores)))
    hashes.append(stated[1])
    deck = table.options.deck
    yield messages("verify-game-cards", number=part.number, deck=deck.title, players=seats)
    yield "  " + messages("verify-deal-hash", hash=stated[1])
    yield "  " + messages("verify-deal", cards=_first_cards(table), count=deck.size)
    yield "  " + messages("verify-events", count=len(table.log))
    yield "  " + messages("verify-result", cards=scores[1])


def _first_cards(table: Table) -> str:
    """As they lay when the game began."""
    return " ".join(map(str, Table.begin(table.options, table.seed).face_up))


def _replayed(part: Part) -> Table:
    try:
        table = replay(part.body)
    except InputError as error:
        raise Mismatch("verify-bad-events") from error
    # The text is exactly what this game is written as: nothing more stands in it.
    if record(table) != part.body:
        raise Mismatch("verify-bad-events")
    return table


def _checked_match(part: Part, seats: int, result: str, messages: Messages) -> Iterator[str]:
    stated = _MATCH.fullmatch(result)
    if stated is None or seats > 2:
        raise Mismatch("verify-bad-lines")
    first, winner, reason = stated.groups()
    try:
        match = Match.from_transcript(part.body)
    except InputError as error:
        raise Mismatch("verify-bad-events") from error
    if match.transcript() != part.body:
        raise Mismatch("verify-bad-events")
    _check_winner(match, int(first), winner, reason)
    position = str(match.start)
    yield messages("verify-game-match", number=part.number, position=position)
    yield "  " + messages("verify-moves", count=len(match.moves))
    key = "verify-ended" if match.result else f"verify-ended-{reason}"
    yield "  " + messages(key, winner="–" if winner == "None" else int(winner) + 1)


def _check_winner(match: Match, first: int, winner: str, reason: str) -> None:
    """What the moves show must be as stated; of what they do not show, only that it can be."""
    if match.result is None:
        if reason not in _SAID or winner == "None":
            raise Mismatch("verify-bad-end")
        return
    found = None if match.result.winner is None else match.result.winner ^ first
    if (str(found), match.result.reason) != (winner, reason):
        raise Mismatch("verify-bad-winner")
