"""What an address is about: its title, a description and a picture, for tabs and link previews.

Addresses come from strangers, and this is in the event loop. So nothing is computed here from a
position: the games in it are known by how their names begin, no rule in words is read, and the
picture is an address that a job answers.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from urllib.parse import quote_plus, urlencode

from fairplay.cards import MOD3, ZERO
from fairplay.learn import LESSONS, Lesson
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import game, kind_at_sight, offered
from fairplay.rules.titles import rule_and_end

#: The longest position, as in the protocol, and the most games of a sum that a title names.
MAX_POSITION, MAX_NAMED = 400, 4
PICTURE, BEGIN = "/api/preview.png", "/api/begin"
PUZZLE, LESSON = "/api/puzzle", "/api/lesson"
#: Puzzles that are not made yet, or depend on what the browser remembers.
_NEW_PUZZLES = frozenset(("run", "new"))
_STEP = re.compile("[0-9]{1,3}")
#: How much of a screen's number is shown, if there is no such screen.
MAX_STEP = 24
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
#: Addresses that are nobody's business but the players'.
_PRIVATE = frozenset(("Room", "RoomReplay", "NotFound"))


@dataclass(frozen=True)
class About:
    """``picture`` is an address on this server; ``indexed``: search engines may list the page;
    ``found``: there is a page at this address."""

    title: str
    text: str
    picture: str = PICTURE
    indexed: bool = True
    found: bool = True


def about(
    page: str, key: str, params: Sequence[str], query: Mapping[str, str], messages: Messages
) -> About:
    """What a page with this name and this key for its title is about.

    >>> english = Messages("en")
    >>> about("Play", "web-play-title", [], {"position": "nim:3,4 + kayles:5"}, english).title
    'Nim + Kayles'
    >>> about("Cards", "web-cards-title", ["zero"], {}, english).picture
    '/api/preview.png?deck=zero'
    """
    own = {"Play": _match, "Cards": _cards, "Learn": _lesson}.get(page)
    if own and (found := own(params, query, messages)):
        return found
    title = messages(key) if key in messages else page
    text = f"server-about-{page.lower()}"
    words = messages(text if text in messages else "server-about-home")
    return About(title, words, indexed=page not in _PRIVATE, found=page != "NotFound")


def first_question(page: str, params: Sequence[str], query: Mapping[str, str]) -> str:
    """What a page asks the server first, exactly as it will ask; empty if nothing is known of it.

    The page can then load the answer together with its scripts.

    >>> first_question("Play", [], {"position": "nim:3,4 + kayles:5", "misere": "true"})
    '/api/begin?position=nim%3A3%2C4+%2B+kayles%3A5&misere=true'
    >>> first_question("Play", [], {"moves": "1-2"}), first_question("Puzzles", ["today"], {})
    ('', '/api/puzzle')
    """
    if page == "Play":
        return _first_match(query)
    if page == "Learn" and params:
        return _first_screen(params[0], _step(params, query) or "")
    if page == "Puzzles" and (not params or params[0] == "today"):
        return PUZZLE
    if page == "Puzzles" and params[0] not in _NEW_PUZZLES:
        which = "date" if _DAY.fullmatch(params[0]) else "code"
        return f"{PUZZLE}?{which}={_written(params[0])}"
    return ""


def _first_match(query: Mapping[str, str]) -> str:
    position = query.get("position") or _first_position()
    chosen = query.get("moves") or query.get("seat") or query.get("opponent") == "person"
    if chosen or not 0 < len(position) <= MAX_POSITION:
        return ""
    misere = "true" if query.get("misere") == "true" else "false"
    return f"{BEGIN}?position={_written(position)}&misere={misere}"


def _first_screen(lesson: str, step: str) -> str:
    """Only if the address says which screen: else the browser remembers where to go on."""
    found, screen = _known_lesson(lesson), _screen(step)
    known = found and 1 <= screen <= found.length
    return f"{LESSON}?lesson={lesson}&screen={screen}" if known else ""


@cache
def _first_position() -> str:
    """The match of an address without one, as in web/src/lib/featured.ts."""
    rules = game(offered()[0])
    return str(Position.of(rules, rules.start))


def _written(value: str) -> str:
    """As browsers write a value of a query."""
    return quote_plus(value, safe="*").replace("~", "%7E")


def _match(params: Sequence[str], query: Mapping[str, str], messages: Messages) -> About | None:
    del params
    position = query.get("position", "")
    if not 0 < len(position) <= MAX_POSITION:
        return None
    names = [part.partition(":")[0].strip() for part in position.split(" + ")]
    if len(names) > MAX_NAMED:
        return None
    kinds = [found for found in map(kind_at_sight, names) if found]
    if len(kinds) < len(names) or not all(f"game-{one}-title" in messages for one in kinds):
        return None
    title = " + ".join(messages(f"game-{one}-title") for one in kinds)
    text = messages("server-about-play")
    if len(kinds) == 1:
        text = f"{rule_and_end(game(kinds[0]), messages)} {text}"
    return About(title, text, f"{PICTURE}?{urlencode({'position': position})}")


def _cards(params: Sequence[str], query: Mapping[str, str], messages: Messages) -> About | None:
    del query
    found = next((deck for deck in (ZERO, MOD3) if [deck.name] == list(params)), None)
    if not found:
        return None
    text = f"{messages(f'table-menu-{found.name}')} {messages('server-about-cards')}"
    return About(found.title, text, f"{PICTURE}?deck={found.name}")


def _lesson(params: Sequence[str], query: Mapping[str, str], messages: Messages) -> About | None:
    """Of one that does not exist, or not with this screen, what the page says then."""
    if not params:
        return None
    lesson, step = _known_lesson(params[0]), _step(params, query)
    if lesson is None:
        title, text = messages("learn-lost"), messages("learn-lost-list")
        return About(title, text, indexed=False, found=False)
    if step is not None and not 1 <= _screen(step) <= lesson.length:
        title = messages("learn-no-screen", number=step[:MAX_STEP])
        text = messages("learn-no-screen-text", all=lesson.length)
        return About(title, text, indexed=False, found=False)
    return About(messages(f"learn-{lesson.id}-title"), messages(f"learn-{lesson.id}-about"))


def _step(params: Sequence[str], query: Mapping[str, str]) -> str | None:
    """The screen that an address asks for: ``/learn/nim?step=3``, or ``/learn/nim/3``."""
    return query.get("step", params[1] if len(params) > 1 else None)


def _screen(step: str) -> int:
    """The number of a screen as the app reads it; 0 if it cannot be read."""
    return int(step) if _STEP.fullmatch(step) else 0


def _known_lesson(name: str) -> Lesson | None:
    return next((one for one in LESSONS if one.id == name), None)
