"""A real game in the terminal: menu, board, prompt, and a rematch."""

from fairplay.cli.play.setup import FIRST, OPPONENTS, Setup
from fairplay.messages import Messages, language

__all__ = ["FIRST", "OPPONENTS", "run"]


def run(
    position_text: str | None,
    misere: bool,
    opponent: str,
    strength: int,
    first: str,
    seed: int | None,
    lang: str | None,
) -> int:
    """Play until the person leaves, and return the exit code: 0, or 130 after Ctrl-C.

    Without a position a menu asks for everything. InputError if the position cannot be played.
    """
    from fairplay.cli.play.terminal import play

    setup = None
    if position_text is not None:
        setup = Setup.of(position_text, misere, opponent, strength, first, seed)
    return play(setup, Messages(language(lang)), seed)
