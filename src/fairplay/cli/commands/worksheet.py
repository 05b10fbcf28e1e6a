"""``fairplay worksheet``: exercises for any game, with answers."""

from random import Random
from typing import Annotated

from fairplay.cli.options import Lang, Misere, Output, Paper, Seed, argument, option
from fairplay.cli.output import catalogue, write_lines
from fairplay.paper.orders import MAX_COUNT, MAX_LEVEL, MAX_SEED, Order, find_game, worksheet
from fairplay.rules.numbers import parse_number


def run(
    game: Annotated[str, argument("GAME", "A game such as nim, or a deck such as zero.")],
    output: Output,
    count: Annotated[str, option("NUMBER", "How many exercises.", "--count", "-n")] = "20",
    difficulty: Annotated[str, option("1..5", "How many heaps, and how large.")] = "2",
    seed: Seed = None,
    paper: Paper = "a4",
    misere: Misere = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    find_game(game)
    number, level = parse_number(count, 1, MAX_COUNT), parse_number(difficulty, 1, MAX_LEVEL)
    chosen = Random().randint(0, MAX_SEED) if seed is None else parse_number(seed)
    from fairplay.cli.files import write_whole

    made = worksheet(Order(game, number, level, chosen, misere), paper, messages)
    write_whole(output, made.content)
    write_lines([(messages("paper-written", file=output, pages=made.pages), "")])
    if made.few:
        write_lines([(made.few, "")])
