"""Which of the types the browser app uses: those that it imports, and those that these refer to."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from mirrors.typescript import WRITTEN_BY

#: Declarations by module and name.
Modules = dict[str, dict[str, str]]
Name = tuple[str, str]

_IMPORT = re.compile(r"(?:import|export) (?:type )?\{([^}]*)\} from '[^']*/(\w+)'")
_WORD = re.compile(r"[A-Za-z_]\w*")


def imported(source: Path, modules: Iterable[str]) -> set[Name]:
    """What the sources that people write import from these modules."""
    return {
        (module, name.removeprefix("type ").split(" as ")[0])
        for text in by_hand(source)
        for names, module in _IMPORT.findall(text)
        if module in modules
        for name in map(str.strip, names.split(","))
        if name
    }


def paths_asked(source: Path) -> set[str]:
    """The paths of the API that are named there."""
    texts = by_hand(source)
    return {path for text in texts for path in re.findall(r"'(/api/[^']*)'", text)}


def by_hand(source: Path) -> Iterator[str]:
    """The sources that people write."""
    for path in sorted(source.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            if WRITTEN_BY not in text:
                yield text


def reached(modules: Modules, roots: set[Name]) -> set[Name]:
    """The roots with everything that they refer to: a name of the same module, or of another."""
    found: set[Name] = set()
    left = [(module, name) for module, name in roots if name in modules[module]]
    while left:
        module, name = left.pop()
        if (module, name) in found:
            continue
        found.add((module, name))
        for word in words(modules[module][name]):
            here = [module] if word in modules[module] else modules
            left += [(one, word) for one in here if word in modules[one]]
    return found


def words(text: str) -> set[str]:
    return set(_WORD.findall(text))
