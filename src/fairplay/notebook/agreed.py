"""What is agreed before the first move in a notebook: who plays, and in which language."""

import re
from typing import Any

from fairplay.errors import InputError, TooLargeError
from fairplay.messages import LANGUAGES, Messages, language
from fairplay.play.how_rules import rule_told
from fairplay.play.levels import STRENGTHS, level_of
from fairplay.play.levels import opponent as player_of
from fairplay.play.match import Match
from fairplay.play.offers import winning_seat
from fairplay.play.players import Player, Random
from fairplay.rules.position import Position

OPPONENTS = (*STRENGTHS, "random", "human")
FIRST = ("auto", "me", "computer")
#: The messages that a board can show: of the page of a match, and the reasons against a gesture.
_SHOWN = re.compile(
    r"notebook-(silent|random)|game-|title-|how-(move|code|left|or|sum)|said-|board-|hint-|end-|told-(move|played)"
    r"|web-(do|board|tray|heap|coin|piece|stock|play|against|strength|sum|replay|retry|error)"
    r"|play-(convention|you$|computer$|name$|opponent-human$)"
    r"|error-(?!admin|certificate|checkpoint|claim|card|deck|hand|lesson|load|online|verify|code-)"
)


def read_opponent(wanted: str | int | Player) -> tuple[Player | None, str | int]:
    """Who makes the moves of the other side (None for a person), and what to call that player.

    >>> read_opponent("human"), read_opponent("perfect")[1], read_opponent(3)[1]
    ((None, 'human'), 10, 3)
    """
    if not isinstance(wanted, (str, int)):
        return wanted, ""
    if wanted == "human":
        return None, "human"
    if wanted == "random":
        return Random(), "random"
    level = level_of(str(wanted))
    if level is None:
        choices = ", ".join((*OPPONENTS, "1 … 10"))
        raise InputError("error-choice", text=str(wanted), choices=choices)
    return player_of(level), level


def read_language(wanted: str | None) -> str:
    found = language(wanted)
    if found not in LANGUAGES:
        raise InputError("error-language", text=found, languages=", ".join(LANGUAGES))
    return found


def read_seat(first: str, match: Match, computer: Player | None) -> int | None:
    """The person's seat. Where nothing is asked for, it is the one that can win."""
    if first not in FIRST:
        raise InputError("error-choice", text=first, choices=", ".join(FIRST))
    if computer is None:
        return None
    if first != "auto":
        return int(first == "computer")
    try:
        return winning_seat(match.position, match.misere)
    except TooLargeError:
        return 0


def texts(lang: str) -> str:
    """The messages that a board can show, as Fluent reads them."""
    return Messages(lang).selected(_SHOWN)


def rules_told(position: Position) -> list[dict[str, Any]]:
    """The rule of each kind of game in a position once: its name, its sentences, or else the
    author's own words about it."""
    found: dict[str, dict[str, Any]] = {}
    for one, board in zip(position.components, position.boards(), strict=True):
        told = rule_told(one.rules)
        own = "" if told else _own_words(one.rules)
        found.setdefault(one.rules.name, {"game": board.game, "told": told, "own": own})
    return list(found.values())


def _own_words(rules: object) -> str:
    """The first line of the class's docstring, if it has one of its own."""
    return (vars(type(rules)).get("__doc__") or "").strip().partition("\n")[0]
