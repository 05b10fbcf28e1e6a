"""The result of one check."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from fairplay.vocabulary import Sentence

State = Literal["works", "absent", "broken"]


@dataclass(frozen=True)
class Check:
    """``absent`` is what is not installed or not set up; ``broken`` is installed and fails."""

    name: str
    state: State
    detail: Sentence


def _check(state: State, name: str, key: str, **params: str | int) -> Check:
    return Check(name, state, Sentence(f"doctor-{key}", {**params}))


Make = Callable[..., Check]

#: ``works("python", "python-is", version="3.11.7")``: the name, the end of the key, its parameters.
works: Make = partial(_check, "works")
absent: Make = partial(_check, "absent")
broken: Make = partial(_check, "broken")
