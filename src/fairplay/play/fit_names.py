"""Names that nobody should have to read are refused: the plain cases, in four languages.

The words are kept as hashes, so that nobody has to read them here either; ``scripts/unfit-names``
adds more. A mark before a word says where it may not be: ``*`` anywhere, ``-`` as a word of its
own, and ``=`` as the whole name. The milder marks are for words that are parts of honest names.
What gets through can be hidden by everyone, reported, and replaced by the operator.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from unicodedata import combining, normalize

from fairplay.errors import InputError

#: Letters that look like others: Cyrillic, Greek, and Latin ones with a stroke.
_ALIKE = str.maketrans("абвеёкмнорстухѕіјԁɡαβεικνορτυχøđłıþ", "abbeekmhopctyxsijdgabeikvoptuxodlip")
#: Digits and signs that are written for letters. A one is read as two of them.
_WRITTEN = str.maketrans("03456789@$€!|+", "oeasgtbgaseiit")
_WORD = re.compile(r"[a-z]+")
_LONG_RUN = re.compile(r"(.)\1{2,}")
#: A way to reach somebody outside: an address on the web or for mail, a telephone number.
_CONTACT = re.compile(
    r"://|www\.|\S@\S|\w{3}\.(?:com|net|org|info|app|gg|io|me|tv|se|dk|no|de|uk|br|pt|eu)\b|(?:\d\W?){6}"
)
#: A name that would be taken for the app speaking, such as that of a computer player.
_OFFICIAL = re.compile(
    r"(?:admin|administrator|moderator|operator|host|fair ?play)|(?:computer|dator|computador"
    r"|player|spelare|spiller|jogador|bot)\W*(?:\d+|(?:easy|medium|perfect"
    r"|lätt|medel|let|middel|perfekt|fácil|médio|perfeito))\W*\d*"
)
#: Names and words that are read as something else when accents and spelling are overlooked. They
#: are taken at the beginning of a name, when they are written like this.
_HONEST = frozenset(("bog", "kike", "pica-pau", "rov", "semen"))
_RUDE_SIGNS = frozenset("\N{REVERSED HAND WITH MIDDLE FINGER EXTENDED}")
#: The words that may be nowhere have so many letters.
_SHORTEST, _LONGEST = 4, 14


def check_fit(name: str) -> None:
    """InputError if a name, in its normal form, is not fit to be read by all.

    >>> check_fit("Anna Maria"), check_fit("Kike Anna")
    (None, None)
    """
    plain = normalize("NFKC", name).casefold().strip()
    if _CONTACT.search(plain) or _OFFICIAL.fullmatch(plain) or not _RUDE_SIGNS.isdisjoint(name):
        raise InputError("error-name-unfit")
    first, _, rest = plain.partition(" ")
    read = rest if first in _HONEST else name
    if any(_mark(found) in _unfit() for found in set(_found_in(read))):
        raise InputError("error-name-unfit")


def plain_letters(text: str) -> str:
    """A text as someone reads it who overlooks accents and lookalikes.

    >>> plain_letters("Ｈéllо W0rld"), plain_letters("Kjærgård")
    ('hello world', 'kjaergard')
    """
    decomposed = normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe"))
    bare = "".join(c for c in decomposed if not combining(c))
    return " ".join(map(_letters, bare.translate(_ALIKE).split()))


def _letters(word: str) -> str:
    """Digits stand for letters only among letters: A55 is a number, not a word."""
    among = sum("a" <= c <= "z" for c in word) > 1
    return word.translate(_WRITTEN) if among else word


def _found_in(name: str) -> Iterator[str]:
    """All that is looked up of a name, each with its mark."""
    text = plain_letters(name)
    for one in (text.replace("1", "i"), text.replace("1", "l")):
        for runs in (r"\g<0>", r"\1\1", r"\1"):
            yield from _marked(_LONG_RUN.sub(runs, one))


def _marked(text: str) -> Iterator[str]:
    words = _joined(_WORD.findall(text))
    whole = "".join(words)
    yield f"={whole}"
    yield from (f"-{word}" for word in words)
    for start in range(len(whole)):
        for end in range(start + _SHORTEST, min(start + _LONGEST, len(whole)) + 1):
            yield f"*{whole[start:end]}"


def _joined(words: list[str]) -> list[str]:
    """Letters that stand alone are read as one word.

    >>> _joined(["a", "b", "c", "de", "f"])
    ['abc', 'de', 'f']
    """
    spaced = " ".join(words)
    return re.sub(r"\b(\w) (?=\w\b)", r"\1", spaced).split()


def _mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def mark_of(line: str) -> str:
    """What is kept of a word with its mark, as in ``-word``."""
    return _mark(line[0] + "".join(_WORD.findall(plain_letters(line[1:]))))


@cache
def _unfit() -> frozenset[str]:
    text = (Path(__file__).parent / "unfit.txt").read_text(encoding="ascii")
    return frozenset(text.split())
