"""Which puzzle comes: that of a day, or a random one of a level."""

from datetime import date
from hashlib import sha256
from random import Random

from fairplay.errors import InputError
from fairplay.play.puzzles.kinds import DECKS, Kind, find_kind, kinds, names
from fairplay.play.puzzles.tickets import MAX_SEED, Ticket
from fairplay.rules.registry import daily

FIRST_DAY = date(2026, 1, 1)
#: From Monday to Sunday.
LEVELS = (1, 2, 2, 3, 3, 4, 5)
#: Levels from which decks and sums are among the puzzles, and one puzzle in four is misère.
_WITH_DECKS, _WITH_SUMS, _WITH_MISERE = 2, 3, 3
_NEW_GAMES = 4


def choice(level: int, known: tuple[str, ...]) -> tuple[str, ...]:
    """What a puzzle of this level may be about: only the simplest games at first.

    >>> choice(1, daily())
    ('nim', 'resta-zero', 'resta-um', 'nimble')
    """
    games = [name for name in known if "+" not in name and name not in DECKS]
    decks = DECKS if level >= _WITH_DECKS else ()
    sums = [name for name in known if "+" in name and level >= _WITH_SUMS]
    return (*games[: _NEW_GAMES * level], *sums, *decks)


def of_day(day: date, today: date) -> Ticket:
    """The puzzle of a day, the same for everyone; InputError for a day still to come.

    >>> of_day(date(2026, 11, 18), date(2026, 11, 18)) == of_day(date(2026, 11, 18), date.max)
    True
    """
    if not FIRST_DAY <= day <= today:
        ends = {"first": FIRST_DAY.isoformat(), "last": today.isoformat()}
        raise InputError("error-puzzle-date", text=day.isoformat(), **ends)
    level = LEVELS[day.weekday()]
    number = _number(str(day))
    return Ticket(_kind(_name(day), level, number >> 16), level, number & MAX_SEED)


def _name(day: date) -> str:
    """What the puzzle of a day is about: nothing that another day of its week has had.

    The name with the largest number wins a day.
    """
    taken: list[str] = []
    for weekday in range(day.weekday() + 1):
        one = day.fromordinal(day.toordinal() - day.weekday() + weekday)
        free = (name for name in choice(LEVELS[weekday], daily()) if name not in taken)
        taken.append(max(free, key=lambda name: _number(f"{one} {name}")))
    return taken[-1]


def read_day(text: str) -> date:
    """A day as in 2026-11-18."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise InputError("error-puzzle-code", text=text) from error


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


def at_random(level: int, name: str | None, misere: bool | None, random: Random) -> Ticket:
    """A random puzzle of a level; what is not given is left to chance."""
    seed, chance = random.randint(0, MAX_SEED), random.randint(0, 3)
    chosen = name or random.choice(choice(level, names()))
    if misere is None and not name:
        return Ticket(_kind(chosen, level, chance), level, seed)
    return Ticket(find_kind(chosen, bool(misere)), level, seed)


def _kind(name: str, level: int, chance: int) -> Kind:
    """Misère for one chance in four, where it is offered and the level is high enough."""
    ways = [one for one in kinds() if one.name == name]
    return ways[-1] if chance % 4 == 0 and level >= _WITH_MISERE else ways[0]
