"""Work that may take long, in a process of its own.

A job is the name of a function in ``TABLE`` with its arguments; the answer is bytes. The process
limits its own address space, and the time of each job by an alarm, so that it ends even when its
parent is gone and the work is inside the C++ core.
"""

import os
import resource
import signal
import struct
import sys
from asyncio import StreamReader
from collections.abc import Callable
from dataclasses import asdict
from typing import BinaryIO

import msgspec

from fairplay.cards import all_claims, find_deck
from fairplay.errors import InputError
from fairplay.explain import explain
from fairplay.explain.cards import explain_cards, why_claim
from fairplay.explain.explanation import kind
from fairplay.play.how import how
from fairplay.play.how_cards import how_cards
from fairplay.play.rule_view import rule_view
from fairplay.rules import own_files
from fairplay.rules.numbers import parse_numbers
from fairplay.rules.position import Position, split_convention
from fairplay.rules.registry import sums
from fairplay.rules.sequences import certificate_file, code_of, period_json, search_period, sequence
from fairplay.rules.solve import solve
from fairplay.server import (
    large_json,
    lesson_jobs,
    log_jobs,
    match_jobs,
    misere_jobs,
    print_jobs,
    puzzle_jobs,
)
from fairplay.server.errors import wire_params
from fairplay.theory.sequences import sequence_of

_LENGTH = struct.Struct(">I")
#: The work to find a period: a few seconds.
PERIOD_WORK = 2_000_000_000
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


def solved(position: str, misere: bool) -> bytes:
    """
    >>> solved("nim:1,2", False)[:43].decode()
    '{"position":"nim:1,2","play":"normal","outc'
    """
    return large_json.encode(solve(position, misere).json())


def explained(position: str, misere: bool) -> bytes:
    return large_json.encode(explain(position, misere).json())


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
    return large_json.encode(answer | {"blocks": blocks})


def how_to_play(position: str, misere: bool) -> bytes:
    bare, said = split_convention(position)
    return msgspec.json.encode(how(Position(bare), misere or said))


def how_to_claim(deck: str) -> bytes:
    return msgspec.json.encode(how_cards(find_deck(deck)))


def rule_read(name: str) -> bytes:
    return msgspec.json.encode(rule_view(name))


def values(rule: str, count: int) -> bytes:
    return large_json.encode({"rule": rule.strip(), "values": sequence(rule, count).tolist()})


def found_period(rule: str, limit: int | None) -> bytes:
    values = sequence_of(code_of(rule))
    found = search_period(values, limit, work=PERIOD_WORK)
    return large_json.encode(period_json(rule, found, len(values)))


def certified(rule: str) -> bytes:
    values = sequence_of(code_of(rule))
    return certificate_file(rule.strip(), values, search_period(values, work=PERIOD_WORK))


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
    "match": match_jobs.shown,
    "begin": match_jobs.begun,
    "decided": match_jobs.decided,
    "match-hint": match_jobs.hinted,
    "move": match_jobs.touched,
    "reply": match_jobs.replied,
    "admit": match_jobs.admitted,
    "bot-move": match_jobs.bot_moved,
    "bot-guess": match_jobs.bot_guessed,
    "hint": match_jobs.hinted_in_room,
    "replay": log_jobs.replayed,
    "export": log_jobs.exported,
    "preview": link_previewed,
    "puzzle": puzzle_jobs.shown,
    "judge-puzzle": puzzle_jobs.judged,
    "puzzle-hint": puzzle_jobs.hinted,
    "puzzle-picture": puzzle_jobs.drawn,
    "lesson": lesson_jobs.shown,
    "judge-lesson": lesson_jobs.judged,
    "try": game_tried,
    "load": games_loaded,
    "print-deck": print_jobs.deck_printed,
    "print-worksheet": print_jobs.worksheet_printed,
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
