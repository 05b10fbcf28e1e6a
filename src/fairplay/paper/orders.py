"""What a worksheet is made from: the game, the number of exercises, the difficulty, the seed."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random
from typing import TYPE_CHECKING

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.errors import InputError
from fairplay.rules.position import find_sum
from fairplay.rules.registry import AnyRules, find, names

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.paper.worksheet import Sheet

MAX_COUNT, MAX_LEVEL = 200, 5
#: A server makes at most so many exercises, to answer within its time limit.
MAX_SERVED = 100
#: The largest random seed, short enough to type.
MAX_SEED = 999_999
_DECK = re.compile(r"[fF][0-9]+\^[0-9]+")


@dataclass(frozen=True)
class Order:
    """An equal order makes an equal sheet."""

    game: str
    count: int
    level: int
    seed: int
    misere: bool = False

    @property
    def command(self) -> str:
        """The command that makes it, as a shell needs it.

        >>> Order("sub{1,2}", 20, 2, 7).command
        "fairplay worksheet 'sub{1,2}' -n 20 --difficulty 2 --seed 7"
        """
        name = find_game(self.game).name
        quoted = name if re.fullmatch(r"[A-Za-z0-9.\-]+", name) else f"'{name}'"
        command = f"fairplay worksheet {quoted} -n {self.count} --difficulty {self.level}"
        return command + f" --seed {self.seed}" + " --misere" * self.misere


@dataclass(frozen=True)
class Printed:
    """The PDF of a worksheet, its pages and exercises; ``few`` says why these are too few."""

    content: bytes
    pages: int
    exercises: int
    few: str


def worksheet(order: Order, paper: str, messages: "Messages") -> Printed:
    found = find_game(order.game)
    if order.misere and isinstance(found, Deck):
        raise InputError("error-normal-only", name=found.name)
    from fairplay.paper.document import paper_size
    from fairplay.paper.worksheet_pages import worksheet_pdf

    paper_size(paper)
    sheet = _sheet(found, order, messages)
    content, pages = worksheet_pdf(sheet, paper, order.command, messages)
    return Printed(content, pages, len(sheet.exercises), sheet.few)


def _sheet(found: AnyRules | Deck, order: Order, messages: "Messages") -> "Sheet":
    from fairplay.paper.worksheet import hand_sheet, position_sheet

    random = Random(order.seed)
    if isinstance(found, Deck):
        return hand_sheet(found, order.count, order.level, random, messages)
    return position_sheet(found, order.count, order.level, order.misere, random, messages)


def find_game(name: str) -> AnyRules | Deck:
    """A deck, a game, a form of a game, or a sum such as ``kayles + nim``.

    >>> find_game("mod3").name, find_game("northcott5").name, find_game("kayles+nim").name
    ('mod3', 'northcott5', 'kayles + nim')
    """
    name = name.strip()
    if name.lower() in (ZERO.name, MOD3.name) or _DECK.fullmatch(name):
        return find_deck(name)
    if "+" in name:
        return find_sum(name)
    decks = get_close_matches(name.lower(), (*names(), ZERO.name, MOD3.name), n=1)
    if decks and decks[0] in (ZERO.name, MOD3.name):
        shown = name if len(name) <= 24 else name[:20] + "…"
        raise InputError("error-unknown-game", name=shown, nearest=decks[0])
    return find(name)
