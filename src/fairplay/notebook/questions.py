"""What a board asks of the match, and what it is answered: in the words of the protocol.

A room has no command for a gesture: the browser app asks the server at ``/api/move`` which move is
meant, or why there is none. In a notebook there is no server, so ``Touch`` asks for the same.
"""

from typing import TypeAlias

from msgspec import Struct

from fairplay.protocol import (
    Answer,
    AnyAnswer,
    Command,
    Hint,
    Move,
    Rematch,
    Resign,
    Takeback,
)
from fairplay.vocabulary import Gesture, MoveView


class Touch(Command, frozen=True, tag="touch"):
    """A board was touched in a way that is none of the moves that were sent."""

    component: int
    gesture: Gesture


class Touched(Answer, frozen=True, tag="touched"):
    """The move that was meant."""

    move: MoveView


Question: TypeAlias = Move | Takeback | Resign | Rematch | Hint | Touch
Told: TypeAlias = AnyAnswer | Touched


class Answered(Struct, frozen=True, tag_field="kind", tag="answer"):
    """The answer to a question. What has changed was shown before it."""

    cmd: str
    answer: Told
