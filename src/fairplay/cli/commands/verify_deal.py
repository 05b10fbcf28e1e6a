"""``fairplay verify-deal``: whether the games of a room were dealt and counted as was promised.

It reads the output of ``/api/rooms/CODE/export``. Before each deal a server publishes the hash of a
seed, and then the clients of the players add nonces. At the end it reveals the seed, and everything
else follows: seed and nonces give the order of the cards, and the events who has taken what. A seed
that was promised and not used is revealed, too.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from fairplay.cli.files import read_file
from fairplay.cli.options import Lang, argument, option
from fairplay.cli.output import LOST, WON, catalogue, write_lines
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play import Match
from fairplay.play.room.games import NOT_DEALT, NOT_FINISHED, TITLE
from fairplay.play.table import Table, record, replay
from fairplay.play.table.shuffle import combined, commitment, lot

#: The longest text that is read: no room has as many events.
MAX_TEXT = 16 * 2**20
#: The shortest prefix of a hash that is accepted.
MIN_HASH = 8

_TITLE = re.compile(rf"# {TITLE} ([A-Z0-9]{{1,40}})")
_GAME = re.compile(r"# game ([1-9][0-9]{0,5})")
_SEAT = re.compile(r"# seat ([0-9]): (.+)")
_CARDS = re.compile(r"# cards: ([0-9]+(?: [0-9]+)*)")
_HASH = re.compile(r"# seed hash: ([0-9a-f]{64})")
_SEED = re.compile(r"# seed: (.+)")
_NONCE = re.compile(r"# nonce ([0-5]): ([0-9a-f]{32})")
_MATCH = re.compile(r"# seat ([01]) begins; winner: ([01]|None), ([a-z-]+)")
#: The endings of a match that no move shows.
_SAID = ("resigned", "time", "left", "away")

Lines = list[tuple[str, str]]


class Mismatch(InputError):  # noqa: N818 - a result, not a failure
    """The text says something that is not true."""


@dataclass(frozen=True)
class Part:
    """One game of the text: its number, the lines about it, and what was played."""

    number: int
    about: list[str]
    body: str


@dataclass(frozen=True)
class Seeds:
    """What a game says of its deal: the published hash, the server's seed (None in older games
    without nonces) and the nonces by seat."""

    digest: str
    seed: str | None
    nonces: tuple[tuple[int, str], ...]

    def check(self, dealt: str) -> None:
        """Raise Mismatch unless the deal follows from the seed."""
        if self.seed is None and commitment(dealt) != self.digest:
            raise Mismatch("verify-bad-hash")
        if self.seed is not None and combined(self.seed, self.nonces) != dealt:
            raise Mismatch("verify-bad-nonces")


def run(
    source: Annotated[str, argument("FILE|URL|-", "An export of a room (/api/rooms/CODE/export).")],
    noted: Annotated[
        str | None, option("HASH", "The hash you were shown before the deal.", "--hash")
    ] = None,
    lang: Lang = None,
) -> int:
    """Exit code 0 if everything is true, 1 if something is not; InputError if unreadable."""
    messages = catalogue(lang)
    noted = None if noted is None else _read_hash(noted)
    code, parts = _read(_text_of(source))
    shown: Lines = [(messages("room-code", code=code), "bold")]
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
    if source == "-":
        data = sys.stdin.buffer.read(MAX_TEXT + 1)
    elif re.match(r"https?://", source):
        from fairplay.cli.online.web import get

        data = get(source, MAX_TEXT + 1)
    else:
        data = read_file(source, MAX_TEXT + 1)
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
    if number is None or lines[: len(about)] != about:
        raise InputError("error-verify-text")
    return Part(int(number[1]), about[1:], "\n".join([*body, ""]))


# -- checking -------------------------------------------------------------------------------------


def _checked(part: Part, messages: Messages, hashes: list[str]) -> Iterator[str]:
    """Check one game; a line for each check, or Mismatch."""
    seats = [line for line in part.about if line.startswith("# seat ") and " begins;" not in line]
    stated = [line for line in part.about if line not in seats]
    if not all(map(_SEAT.fullmatch, seats)) or part.about[: len(seats)] != seats:
        raise Mismatch("verify-bad-lines")
    rest, seeds = _seeds(stated)
    if seeds:
        hashes.append(seeds.digest)
    match rest:
        case [line] if line == f"# {NOT_DEALT}" and seeds and not part.body:
            return _checked_promise(part, seeds, messages)
        case [line] if line == f"# {NOT_FINISHED}":
            return _checked_match(part, len(seats), None, None, messages)
        case [line, cards] if line == f"# {NOT_FINISHED}" and seeds:
            return _checked_cards(part, len(seats), cards, seeds, messages, over=False)
        case [line] if seeds and _CARDS.fullmatch(line):
            return _checked_cards(part, len(seats), line, seeds, messages, over=True)
        case [line]:
            return _checked_match(part, len(seats), line, seeds, messages)
    raise Mismatch("verify-bad-lines")


def _seeds(stated: list[str]) -> tuple[list[str], Seeds | None]:
    """Split off the lines about the seed, and read them."""
    at = next((n for n, line in enumerate(stated) if line.startswith("# seed")), len(stated))
    rest, lines = stated[:at], stated[at:]
    if not lines:
        return rest, None
    digest, seed = _HASH.fullmatch(lines[0]), len(lines) > 1 and _SEED.fullmatch(lines[1])
    nonces = [_NONCE.fullmatch(line) for line in lines[2:]]
    if digest is None or seed is None or None in nonces:
        raise Mismatch("verify-bad-lines")
    pairs = [(int(found[1]), found[2]) for found in nonces if found]
    # In order and each seat once: otherwise one deal would have several texts.
    if [seat for seat, _ in pairs] != sorted({seat for seat, _ in pairs}):
        raise Mismatch("verify-bad-lines")
    found = Seeds(digest[1], seed[1] if seed else None, tuple(pairs))
    if found.seed is not None and commitment(found.seed) != found.digest:
        raise Mismatch("verify-bad-hash")
    return rest, found


def _checked_promise(part: Part, seeds: Seeds, messages: Messages) -> Iterator[str]:
    """A game that was called off: only the seed can be checked."""
    if seeds.seed is None:
        raise Mismatch("verify-bad-lines")
    yield messages("verify-game-not-dealt", number=part.number)
    yield "  " + messages("verify-deal-hash", hash=seeds.digest)


def _checked_cards(
    part: Part, seats: int, cards: str, seeds: Seeds, messages: Messages, *, over: bool
) -> Iterator[str]:
    scores = _CARDS.fullmatch(cards)
    if scores is None:
        raise Mismatch("verify-bad-lines")
    table = _replayed(part)
    seeds.check(table.seed)
    if table.over != over:
        raise Mismatch("verify-bad-end")
    if scores[1] != " ".join(map(str, table.scores)) or seats != len(table.seats):
        raise Mismatch("verify-bad-result", cards=" ".join(map(str, table.scores)))
    deck = table.options.deck
    yield messages("verify-game-cards", number=part.number, deck=deck.title, players=seats)
    if not over:
        yield "  " + messages("verify-not-finished")
    yield "  " + messages("verify-deal-hash", hash=seeds.digest)
    if seeds.seed is not None:
        yield "  " + messages("verify-nonces", count=len(seeds.nonces))
    yield "  " + messages("verify-deal", cards=_first_cards(table), count=deck.size)
    yield "  " + messages("verify-events", count=len(table.log))
    yield "  " + messages("verify-result", cards=scores[1])


def _first_cards(table: Table) -> str:
    """The first cards of the game."""
    return " ".join(map(str, Table.begin(table.options, table.seed).face_up))


def _replayed(part: Part) -> Table:
    try:
        table = replay(part.body)
    except InputError as error:
        raise Mismatch("verify-bad-events") from error
    # Nothing more is in the text.
    if record(table) != part.body:
        raise Mismatch("verify-bad-events")
    return table


def _checked_match(
    part: Part, seats: int, result: str | None, seeds: Seeds | None, messages: Messages
) -> Iterator[str]:
    """``result`` is None if the match was not finished; the seed decides who begins by lot."""
    stated = _MATCH.fullmatch(result) if result else None
    if (result and stated is None) or seats > 2:
        raise Mismatch("verify-bad-lines")
    match = _played(part)
    position = str(match.start)
    yield messages("verify-game-match", number=part.number, position=position)
    yield "  " + messages("verify-moves", count=len(match.moves))
    if not stated:
        yield "  " + messages("verify-not-finished")
        return
    first, winner, reason = stated.groups()
    _check_winner(match, int(first), winner, reason)
    if seeds:
        if seeds.seed is None or lot(combined(seeds.seed, seeds.nonces)) != int(first):
            raise Mismatch("verify-bad-lot")
        yield "  " + messages("verify-lot", seat=int(first) + 1, count=len(seeds.nonces))
    key = "verify-ended" if match.result else f"verify-ended-{reason}"
    yield "  " + messages(key, winner="–" if winner == "None" else int(winner) + 1)


def _played(part: Part) -> Match:
    try:
        match = Match.from_transcript(part.body)
    except InputError as error:
        raise Mismatch("verify-bad-events") from error
    if match.transcript() != part.body:
        raise Mismatch("verify-bad-events")
    return match


def _check_winner(match: Match, first: int, winner: str, reason: str) -> None:
    """Check the winner if the moves show it, and otherwise that the ending is possible."""
    if match.result is None:
        if reason not in _SAID or (winner == "None" and reason != "away"):
            raise Mismatch("verify-bad-end")
        return
    found = None if match.result.winner is None else match.result.winner ^ first
    if (str(found), match.result.reason) != (winner, reason):
        raise Mismatch("verify-bad-winner")
