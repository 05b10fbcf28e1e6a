"""The words of a game on a row: ``XX→..``, ``XX.→..X either way``, ``.→X until XXX``."""

import re

from fairplay.errors import InputError
from fairplay.rules.patterns import Change, Patterns, shown
from fairplay.rules.words import Words

#: The most signs of a pattern, changes of a rule, and different signs.
MAX_LENGTH, MAX_CHANGES, MAX_SIGNS = 8, 8, 4
_SIGNS = re.compile(rf"[A-Za-z.]{{1,{MAX_LENGTH}}}(?![A-Za-z.])")
_EXAMPLE = "XX→.."


def read_patterns(words: Words) -> Patterns:
    """Read a whole rule. Raises InputError, also if play could come back to where it was.

    >>> read_patterns(Words("XX. -> ..X either way")).all[1]
    Change(old='.XX', new='X..')
    """
    changes = [_change(words)]
    while len(changes) < MAX_CHANGES and words.maybe(",", "or"):
        changes.append(_change(words))
    either_way = bool(words.maybe("either", told=("either way",))) and bool(words.take("way"))
    endings = [_signs(words, "XXX")] if words.maybe("until") else []
    while 0 < len(endings) < MAX_CHANGES and words.maybe("or"):
        endings.append(_signs(words, "XXX"))
    words.end()
    return _checked(words, tuple(dict.fromkeys(changes)), either_way, tuple(endings))


def _change(words: Words) -> Change:
    old = _signs(words, _EXAMPLE)
    words.take("→", ">", told=("→",))
    at = words.at
    new = _signs(words, "." * len(old))
    if len(new) != len(old) or new == old:
        words.at = at
        words.fail("." * len(old) if "." * len(old) != old else "X" * len(old))
    return Change(old, new)


def _signs(words: Words, example: str) -> str:
    found = words.match(_SIGNS)
    return found[0] if found else words.fail(example)


def _checked(
    words: Words, changes: tuple[Change, ...], either_way: bool, endings: tuple[str, ...]
) -> Patterns:
    mirrored = {one.mirrored for one in changes} <= set(changes)
    mirrored &= {one[::-1] for one in endings} <= set(endings)
    found = Patterns(changes, either_way and not mirrored, endings)
    if len(found.signs) > MAX_SIGNS:
        text, signs = words.text, " ".join(found.signs)
        raise InputError("error-row-signs", text=text, signs=signs, limit=MAX_SIGNS)
    if not found.must_end and (cycle := found.some_cycle()):
        raise InputError("error-row-cycle", text=words.text, cycle=shown(cycle))
    return found


def patterns_text(patterns: Patterns) -> str:
    """The words of a rule; the inverse of :func:`read_patterns`."""
    changes = ", ".join(map(str, patterns.changes))
    either_way = " either way" if patterns.either_way else ""
    endings = f" until {' or '.join(patterns.endings)}" if patterns.endings else ""
    return changes + either_way + endings
