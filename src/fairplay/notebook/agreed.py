"""What is agreed before the first move in a notebook: who plays, and in which language."""

import re
from collections.abc import Iterator
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
from fairplay.vocabulary import Family, Sentence

OPPONENTS = (*STRENGTHS, "random", "human")
FIRST = ("auto", "me", "computer")
#: The messages that any board can show: of the page of a match, and the reasons against a gesture.
_SHOWN = re.compile(
    r"notebook-(silent|random)|title-|how-sum|said-|board-|hint-|end-|told-(move|played)"
    r"|web-(do-|board|tray|heap|coin|piece|stock|cell|tile|graph|play|against|strength|sum|replay)"
    r"|web-(retry|error)|outcome-won$|play-(convention|you$|computer$|name$|opponent-human$)"
    r"|error-(?!admin|ask|away|banned|certificate|chat|checkpoint|claim|card|code-|database|deck)"
    r"(?!genus|hand|job|kick|lesson|load|online|own-(?!line)|privacy|puzzle|quotient|rate|room|rule)"
    r"(?!server|setting|spectators|storage|table|usage|verify|workers)"
)
#: Catalogues of one family of boards, which the others do without.
_FAMILIES: dict[Family, str] = {
    "heaps": "pair",
    "strip": "line",
    "grid": "line",
    "tiles": "grid",
    "graph": "graph",
}


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


def texts(lang: str, position: Position) -> str:
    """The messages that the board of a position can show, as Fluent reads them: those of any
    board, of its families, and the names and rules of its games.

    >>> shown = texts("en", Position("nim:3"))
    >>> "game-nim-title" in shown, "game-kayles-title" in shown, "web-graph" in shown
    (True, False, False)
    """
    messages, rules = Messages(lang), rules_told(position)
    own = {f"game-{rule['game']}-title" for rule in rules}
    own.update(key for rule in rules for told in rule["told"] for key in _keys(told))
    files = {_FAMILIES.get(board.family, "") for board in position.boards()}
    others = set(_FAMILIES.values()) - files if "" not in files else set()
    foreign = frozenset[str]().union(*map(messages.keys_of, others))
    return messages.selected(
        lambda key: key in own or (key not in foreign and _SHOWN.match(key) is not None)
    )


def _keys(told: Sentence) -> Iterator[str]:
    """The keys of a sentence and of those within it."""
    yield told.key
    for one in told.params.values():
        if isinstance(one, Sentence):
            yield from _keys(one)


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
