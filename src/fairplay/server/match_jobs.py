"""Jobs about matches: show one, play in it, advise in it.

A match is given by its start, its convention and its moves; one of a room by its transcript.
"""

from dataclasses import asdict

import msgspec

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.play import endings
from fairplay.play.hints import match_hint
from fairplay.play.levels import opponent
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.play.offers import winning_seat
from fairplay.play.room import admit, bot_guess, bot_move
from fairplay.rules.position import Position
from fairplay.server import large_json
from fairplay.server.errors import wire_params


def _played(start: str, misere: bool, moves: list[str], resigned: int | None = None) -> Match:
    match = Match.begin(start, misere)
    for move in moves:
        match = match.play(move)
    return match if resigned is None else match.resign(resigned)


def _under_way(start: str, misere: bool, moves: list[str]) -> Match:
    match = _played(start, misere, moves)
    if match.result:
        raise InputError("error-match-over")
    return match


def shown(start: str, misere: bool, moves: list[str], resigned: int | None) -> bytes:
    return msgspec.json.encode(match_view(_played(start, misere, moves, resigned)))


def begun(start: str, misere: bool) -> bytes:
    """A fresh match, and the seat that can win it; where nobody knows, the first."""
    match = Match.begin(start, misere)
    view = match_view(match)
    try:
        seat, known = winning_seat(match.position, match.misere), True
    except TooLargeError:
        seat, known = 0, False
    return msgspec.json.encode({"seat": seat, "known": known, "view": view})


def decided(start: str, misere: bool, moves: list[str], resigned: int | None) -> bytes:
    """What decided a match that is over."""
    match = _played(start, misere, moves, resigned)
    if match.result is None:
        raise InputError("error-not-over")
    return msgspec.json.encode(endings.decided(match))


def hinted(start: str, misere: bool, moves: list[str], step: int) -> bytes:
    return msgspec.json.encode(match_hint(_under_way(start, misere, moves), step))


def replied(start: str, misere: bool, moves: list[str], level: int) -> bytes:
    """The computer's move, and the match after it."""
    match = _under_way(start, misere, moves)
    move = opponent(level).choose(match)
    return msgspec.json.encode({"move": move, "view": match_view(match.play(move))})


def touched(position: str, gesture: list[list[int]], component: int) -> bytes:
    """The move of a gesture. One that makes none is told, not refused: players make many."""
    found = Position(position)
    try:
        move = asdict(found.touched(gesture, component))
        return large_json.encode({"move": move, "refused": None})
    except IllegalMoveError as error:
        refused = {"code": error.code, "params": wire_params(error.params)}
        return large_json.encode({"move": None, "refused": refused})


def admitted(position: str, misere: bool) -> bytes:
    """Raise an error unless a room may be made with this position."""
    admit(position, misere)
    return b""


def bot_moved(transcript: str, level: int, seed: str) -> bytes:
    return bot_move(transcript, level, seed).encode()


def bot_guessed(transcript: str, seed: str) -> bytes:
    return bot_guess(transcript, seed).encode()


def hinted_in_room(transcript: str, step: int) -> bytes:
    return msgspec.json.encode(match_hint(Match.from_transcript(transcript), step))
