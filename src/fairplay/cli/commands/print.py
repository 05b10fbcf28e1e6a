"""``fairplay cards print``: a deck to cut out, with its rules."""

from fairplay.cards import find_deck
from fairplay.cli.output import catalogue, write_lines


def run(deck: str, output: str, paper: str, backs: bool, lang: str | None) -> None:
    messages = catalogue(lang)
    found = find_deck(deck)
    from fairplay.cli.files import write_whole
    from fairplay.paper.deck import deck_pdf

    content, pages = deck_pdf(found, paper, backs, messages)
    write_whole(output, content)
    write_lines([(messages("paper-written", file=output, pages=pages), "")])
