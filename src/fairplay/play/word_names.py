"""Names from a list, such as "Swift Otter": nobody has to think of one, and none is unfit.

The lists are in the catalogues, a pair of them for each language.
"""

from functools import cache
from hashlib import sha256

from fairplay.messages import LANGUAGES, Messages


def word_name(language: str, seed: str) -> str:
    """The same name for the same seed.

    >>> word_name("en", "a"), word_name("pt", "a")
    ('Jolly Robin', 'Tucano Confiante')
    """
    names = _names(language)
    return names[int.from_bytes(sha256(seed.encode()).digest()[:8], "big") % len(names)]


def is_word_name(name: str) -> bool:
    """Whether a name is on the list of some language: it does not matter which one reads it.

    >>> is_word_name("Swift Otter"), is_word_name("Räv"), is_word_name("Otter Swift")
    (True, False, False)
    """
    return name in _all_names()


@cache
def _names(language: str) -> tuple[str, ...]:
    messages = Messages(language)
    adjectives, animals = (
        messages(f"names-{kind}").split(", ") for kind in ("adjectives", "animals")
    )
    return tuple(
        messages("names-pattern", adjective=adjective, animal=animal)
        for adjective in adjectives
        for animal in animals
    )


@cache
def _all_names() -> frozenset[str]:
    return frozenset(name for language in LANGUAGES for name in _names(language))
