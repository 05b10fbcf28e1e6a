"""``fairplay cards print``: a deck to cut out, with its rules."""

from typing import Annotated

from fairplay.cards import find_deck
from fairplay.cli.options import DeckArgument, Lang, Output, Paper, flag
from fairplay.cli.output import catalogue, write_lines


def run(
    deck: DeckArgument,
    output: Output,
    paper: Paper = "a4",
    backs: Annotated[bool, flag("--backs", "Add pages with the backs.")] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    found = find_deck(deck)
    from fairplay.cli.files import write_whole
    from fairplay.paper.deck import deck_pdf

    content, pages = deck_pdf(found, paper, backs, messages)
    write_whole(output, content)
    write_lines([(messages("paper-written", file=output, pages=pages), "")])
