"""``fairplay worksheet``: exercises for any game, with answers."""

import re
from difflib import get_close_matches
from random import Random
from typing import TYPE_CHECKING

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.cli.output import catalogue, write_lines
from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number
from fairplay.rules.registry import AnyRules, find, names
from fairplay.rules.sums import Sum

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.paper.worksheet import Sheet

MAX_COUNT, MAX_LEVEL = 200, 5
#: Seeds that are drawn by lot are below this, short enough to be typed again.
MAX_SEED = 1_000_000
_DECK = re.compile(r"[fF][0-9]+\^[0-9]+")


def run(
    game: str,
    count: str,
    output: str,
    difficulty: str,
    seed: str | None,
    paper: str,
    misere: bool,
    lang: str | None,
) -> None:
    messages = catalogue(lang)
    found = find_game(game)
    number, level = parse_number(count, 1, MAX_COUNT), parse_number(difficulty, 1, MAX_LEVEL)
    chosen = Random().randrange(MAX_SEED) if seed is None else parse_number(seed)
    if misere and isinstance(found, Deck):
        raise InputError("error-normal-only", name=found.name)
    from fairplay.cli.files import write_whole
    from fairplay.paper.document import paper_size
    from fairplay.paper.worksheet_pages import worksheet_pdf

    paper_size(paper)
    sheet = _sheet(found, number, level, misere, Random(chosen), messages)
    # What repeats the sheet, whatever was left to chance.
    command = f"fairplay worksheet {_quoted(found.name)} -n {number} --difficulty {level}"
    command += f" --seed {chosen}" + " --misere" * misere
    content, pages = worksheet_pdf(sheet, paper, command, messages)
    write_whole(output, content)
    write_lines([(messages("paper-written", file=output, pages=pages), "")])


def _quoted(name: str) -> str:
    """As a shell needs it."""
    return name if re.fullmatch(r"[A-Za-z0-9.\-]+", name) else f"'{name}'"


def _sheet(
    found: AnyRules | Deck,
    count: int,
    level: int,
    misere: bool,
    random: Random,
    messages: "Messages",
) -> "Sheet":
    from fairplay.paper.worksheet import hand_sheet, position_sheet

    if isinstance(found, Deck):
        return hand_sheet(found, count, level, random, messages)
    return position_sheet(found, count, level, misere, random, messages)


def find_game(name: str) -> AnyRules | Deck:
    """A deck, a game, a form of a game, or a sum such as ``kayles + nim``.

    >>> find_game("mod3").name, find_game("northcott5").name, find_game("kayles+nim").name
    ('mod3', 'northcott5', 'kayles + nim')
    """
    name = name.strip()
    if name.lower() in (ZERO.name, MOD3.name) or _DECK.fullmatch(name):
        return find_deck(name)
    if "+" in name:
        return Sum(tuple(find(part.strip()) for part in name.split("+")))
    decks = get_close_matches(name.lower(), (*names(), ZERO.name, MOD3.name), n=1)
    if decks and decks[0] in (ZERO.name, MOD3.name):
        shown = name if len(name) <= 24 else name[:20] + "…"
        raise InputError("error-unknown-game", name=shown, nearest=decks[0])
    return find(name)
