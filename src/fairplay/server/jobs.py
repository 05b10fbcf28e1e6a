"""Work that may take long, in a process of its own.

A job is the name of a function in ``TABLE`` with its arguments; the answer is bytes. The process
limits its own address space, and the time of each job by an alarm, so that it ends even when its
parent is gone and the work is inside the C++ core.
"""

import json
import os
import resource
import signal
import struct
import sys
from asyncio import StreamReader
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from random import Random
from typing import Any, BinaryIO

import msgspec

from fairplay.cards import all_claims, find_deck
from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.explain import explain
from fairplay.explain.cards import explain_cards, why_claim
from fairplay.explain.explanation import kind
from fairplay.messages import Messages
from fairplay.play.endings import decided
from fairplay.play.hints import match_hint
from fairplay.play.how import how
from fairplay.play.how_cards import how_cards
from fairplay.play.levels import opponent
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.play.offers import winning_seat
from fairplay.play.room import (
    Event,
    UnreadableError,
    admit,
    bot_guess,
    bot_move,
    export,
    finished_games,
    read_event,
)
from fairplay.play.rule_view import rule_view
from fairplay.rules import own_files
from fairplay.rules.numbers import parse_numbers
from fairplay.rules.position import Position, split_convention
from fairplay.rules.registry import sums
from fairplay.rules.sequences import certificate_file, code_of, period_json, search_period, sequence
from fairplay.rules.solve import solve
from fairplay.server import lesson_jobs, misere_jobs, puzzle_jobs
from fairplay.server.errors import wire_params
from fairplay.theory.sequence import sequence_of

_LENGTH = struct.Struct(">I")
#: The work to find a period: a few seconds.
PERIOD_WORK = 2_000_000_000
#: The longest answer about what was played in a room, in bytes.
MAX_PLAYED = 64 * 1024 * 1024
#: The first byte of an answer: done, refused with a code, out of memory, or failed.
DONE, REFUSED, MEMORY, FAILED = b"+", b"-", b"m", b"!"


def frame(content: bytes) -> bytes:
    return _LENGTH.pack(len(content)) + content


def frame_length(header: bytes) -> int:
    length: int = _LENGTH.unpack(header)[0]
    return length


HEADER = _LENGTH.size


async def read_frame(reader: StreamReader) -> bytes:
    """The next frame of a process; EOFError if it has ended."""
    return await reader.readexactly(frame_length(await reader.readexactly(HEADER)))


def _json(data: Any) -> bytes:
    """JSON with integers of any size, which msgspec does not write."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def solved(position: str, misere: bool) -> bytes:
    """
    >>> solved("nim:1,2", False)[:43].decode()
    '{"position":"nim:1,2","play":"normal","outc'
    """
    return _json(solve(position, misere).json())


def explained(position: str, misere: bool) -> bytes:
    return _json(explain(position, misere).json())


def cards_explained(cards: str, deck: str, a: str = "", b: str = "") -> bytes:
    """The claims among cards, which are joined by commas, and how to find one.

    If a claim is given by the places of its sides: only why it is right or wrong.
    """
    found = find_deck(deck)
    # No card at all is refused like an unknown one.
    hand = found.parse_hand([card for card in cards.split(",") if card.strip()] or [""])
    claims = [{"a": claim.a, "b": claim.b} for claim in all_claims(found, hand)]
    if a or b:
        sides = (parse_numbers(side) if side else () for side in (a, b))
        reasons = iter([why_claim(found, hand, *sides)])
    else:
        reasons = explain_cards(found, hand)
    blocks = [{"kind": kind(block), **asdict(block), "deck": found.name} for block in reasons]
    answer = {"deck": found.name, "cards": list(map(str, hand)), "claims": claims}
    return _json(answer | {"blocks": blocks})


def how_to_play(position: str, misere: bool) -> bytes:
    bare, said = split_convention(position)
    return msgspec.json.encode(how(Position(bare), misere or said))


def how_to_claim(deck: str) -> bytes:
    return msgspec.json.encode(how_cards(find_deck(deck)))


def rule_read(name: str) -> bytes:
    return msgspec.json.encode(rule_view(name))


def values(rule: str, count: int) -> bytes:
    return _json({"rule": rule.strip(), "values": sequence(rule, count).tolist()})


def found_period(rule: str, limit: int | None) -> bytes:
    values = sequence_of(code_of(rule))
    found = search_period(values, limit, work=PERIOD_WORK)
    return _json(period_json(rule, found, len(values)))


def certified(rule: str) -> bytes:
    values = sequence_of(code_of(rule))
    return certificate_file(rule.strip(), values, search_period(values, work=PERIOD_WORK))


def _replayed(start: str, misere: bool, moves: list[str], resigned: int | None = None) -> Match:
    match = Match.begin(start, misere)
    for move in moves:
        match = match.play(move)
    return match if resigned is None else match.resign(resigned)


def match_seen(start: str, misere: bool, moves: list[str], resigned: int | None) -> bytes:
    return msgspec.json.encode(match_view(_replayed(start, misere, moves, resigned)))


def match_begun(start: str, misere: bool) -> bytes:
    """A fresh match, and the seat that can win it; where nobody knows, the first."""
    match = Match.begin(start, misere)
    view = match_view(match)
    try:
        seat, known = winning_seat(match.position, match.misere), True
    except TooLargeError:
        seat, known = 0, False
    return msgspec.json.encode({"seat": seat, "known": known, "view": view})


def match_decided(start: str, misere: bool, moves: list[str], resigned: int | None) -> bytes:
    match = _replayed(start, misere, moves, resigned)
    if match.result is None:
        raise InputError("error-not-over")
    return msgspec.json.encode(decided(match))


def match_hinted(start: str, misere: bool, moves: list[str], step: int) -> bytes:
    match = _replayed(start, misere, moves)
    if match.result:
        raise InputError("error-match-over")
    return msgspec.json.encode(match_hint(match, step))


def gesture_read(position: str, gesture: list[list[int]], component: int) -> bytes:
    """The move of a gesture. One that makes none is told, not refused: players make many."""
    found = Position(position)
    try:
        return _json({"move": asdict(found.touched(gesture, component)), "refused": None})
    except IllegalMoveError as error:
        refused = {"code": error.code, "params": wire_params(error.params)}
        return _json({"move": None, "refused": refused})


def replied(start: str, misere: bool, moves: list[str], level: int) -> bytes:
    """The computer's move, and the match after it."""
    match = _replayed(start, misere, moves)
    if match.result:
        raise InputError("error-match-over")
    move = opponent(level).choose(match)
    return msgspec.json.encode({"move": move, "view": match_view(match.play(move))})


def admitted(position: str, misere: bool) -> bytes:
    """Raise an error unless a room may be made with this position."""
    admit(position, misere)
    return b""


def bot_moved(transcript: str, level: int, seed: str) -> bytes:
    return bot_move(transcript, level, seed).encode()


def bot_guessed(transcript: str, seed: str) -> bytes:
    return bot_guess(transcript, seed).encode()


def hinted(transcript: str, step: int) -> bytes:
    return msgspec.json.encode(match_hint(Match.from_transcript(transcript), step))


def replayed(code: str, rows: bytes) -> bytes:
    """The finished games of a room, from the rows of its log as JSON."""
    games: list[bytes] = []
    with _readable(code):
        for game in finished_games(code, _events(rows)):
            games.append(msgspec.json.encode(game.played()))
            _check_size(sum(map(len, games)))
    return b'{"games":[' + b",".join(games) + b"]}"


def exported(code: str, rows: bytes) -> bytes:
    with _readable(code):
        text = export(code, _events(rows)).encode()
    _check_size(len(text))
    return text


def _events(rows: bytes) -> Iterator[Event]:
    return (read_event(*row) for row in msgspec.json.decode(rows))


@contextmanager
def _readable(code: str) -> Iterator[None]:
    """Raise InputError for a log that cannot be read."""
    try:
        yield
    except UnreadableError as error:
        raise InputError(error.code, room=code) from error
    except msgspec.DecodeError as error:
        raise InputError(UnreadableError.code, room=code) from error


def _check_size(size: int) -> None:
    if size > MAX_PLAYED:
        raise InputError("error-replay-long", limit=MAX_PLAYED // 2**20)


def deck_printed(deck: str, paper: str, backs: bool, lang: str) -> bytes:
    from fairplay.paper.deck import deck_pdf

    return deck_pdf(find_deck(deck), paper, backs, Messages(lang))[0]


def worksheet_printed(
    game: str, count: int, difficulty: int, seed: int | None, misere: bool, paper: str, lang: str
) -> bytes:
    """A line with the number of exercises, then the PDF."""
    from fairplay.paper.orders import MAX_SEED, Order, worksheet

    chosen = Random().randint(0, MAX_SEED) if seed is None else seed
    made = worksheet(Order(game, count, difficulty, chosen, misere), paper, Messages(lang))
    return b"%d\n%b" % (made.exercises, made.content)


def link_previewed(position: str, deck: str) -> bytes:
    from fairplay.server.preview import preview

    return preview(position, deck)


def game_tried(path: str, source: str) -> bytes:
    """Raise an error unless a game in a file of the operator works."""
    own_files.prepare_for_server(path, source, checked=True)
    return b""


def games_loaded(sources: list[tuple[str, str]]) -> bytes:
    """Load games that were tried."""
    own_files.forbid_forks()
    for path, source in sources:
        own_files.load(path, source)
    return b""


TABLE: dict[str, Callable[..., bytes]] = {
    "solve": solved,
    "explain": explained,
    "cards": cards_explained,
    "how": how_to_play,
    "claiming": how_to_claim,
    "rule": rule_read,
    "sequence": values,
    "period": found_period,
    "certificate": certified,
    "quotient": misere_jobs.found,
    "quotient-certificate": misere_jobs.certified,
    "match": match_seen,
    "begin": match_begun,
    "decided": match_decided,
    "match-hint": match_hinted,
    "move": gesture_read,
    "reply": replied,
    "admit": admitted,
    "bot-move": bot_moved,
    "bot-guess": bot_guessed,
    "hint": hinted,
    "replay": replayed,
    "export": exported,
    "preview": link_previewed,
    "puzzle": puzzle_jobs.shown,
    "judge-puzzle": puzzle_jobs.judged,
    "puzzle-hint": puzzle_jobs.hinted,
    "puzzle-picture": puzzle_jobs.drawn,
    "lesson": lesson_jobs.shown,
    "judge-lesson": lesson_jobs.judged,
    "try": game_tried,
    "load": games_loaded,
    "print-deck": deck_printed,
    "print-worksheet": worksheet_printed,
    "print-lessons": lesson_jobs.printed,
}


def answer(job: bytes) -> bytes:
    """Do one job. There is always an answer.

    >>> answer(msgspec.msgpack.encode(["solve", ["nimm:3", False]]))[:27]
    b'-{"code":"error-unknown-gam'
    """
    name, arguments = msgspec.msgpack.decode(job)
    try:
        return DONE + TABLE[name](*arguments)
    except InputError as error:
        body = {"code": error.code, "params": wire_params(error.params)}
        return REFUSED + msgspec.json.encode(body)
    except MemoryError:
        return MEMORY
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  (a game may end the program, or try to)
        return _failed(name, error)


def _failed(job: str, error: BaseException) -> bytes:
    """The log tells what went wrong. Strangers do not learn what is in an operator's file."""
    from fairplay.server.logs import log

    if own := own_files.own_error(error):
        log.error("game failed", extra={"data": {"job": job, **own.params}})
        params = {"name": own_files.game_of(str(own.params["file"]))}
        return REFUSED + msgspec.json.encode({"code": "error-own-failed", "params": params})
    log.error("job failed", exc_info=error, extra={"data": {"job": job}})
    return FAILED


def _loop(jobs: BinaryIO, answers: BinaryIO, seconds: float) -> None:
    while header := jobs.read(HEADER):
        job = jobs.read(frame_length(header))
        signal.setitimer(signal.ITIMER_REAL, seconds)
        said = answer(job)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(frame(said))
        answers.flush()
        if said == MEMORY:  # anything may be broken: start a new process
            return


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Move the pipes, so that prints do not end up in them."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return jobs, answers


def main(arguments: list[str]) -> None:
    """``python -m fairplay.server.jobs SECONDS MEGABYTES LOG_LEVEL``, with pipes."""
    try:
        _serve(arguments)
    except BrokenPipeError:
        os._exit(0)  # the server was killed


def _serve(arguments: list[str]) -> None:
    seconds, megabytes, level = float(arguments[0]), int(arguments[1]), arguments[2]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
    jobs, answers = _pipes()
    from fairplay.server import logs

    logs.configure(level)
    for example in (["solve", [sums()[0], False]], ["sequence", ["0.77", 9]]):
        answer(msgspec.msgpack.encode(example))  # import everything before the limits apply
    limit = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    answers.write(frame(b""))
    answers.flush()
    _loop(jobs, answers, seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
