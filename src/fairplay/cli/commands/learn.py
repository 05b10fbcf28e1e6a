"""``fairplay learn``: the lessons, in the terminal or as a booklet to print."""

import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated

from fairplay.cli.options import Lang, Paper, argument, option
from fairplay.cli.output import catalogue, write_lines
from fairplay.learn import find_lesson
from fairplay.rules.numbers import parse_number

if TYPE_CHECKING:
    from fairplay.messages import Messages


def run(
    lesson: Annotated[str | None, argument("[LESSON]", "Without it, the list of lessons.")] = None,
    pdf: Annotated[str | None, option("FILE", "Write a booklet to print instead.")] = None,
    paper: Paper = "a4",
    seed: Annotated[str | None, option("NUMBER", "Deal the same hands again.")] = None,
    lang: Lang = None,
) -> int:
    messages = catalogue(lang)
    dealt = None if seed is None else parse_number(seed)
    chosen = None if lesson is None else find_lesson(lesson.lower())
    if pdf is not None:
        _print(chosen.id if chosen else None, pdf, paper, messages)
        return 0
    if chosen is None:
        from fairplay.cli.learn.lesson_map import map_lines

        width = get_terminal_size().columns if sys.stdout.isatty() else None
        write_lines(map_lines(messages, width))
        return 0
    from fairplay.cli.learn.shell import learn

    return learn(chosen, messages, dealt)


def _print(lesson: str | None, file: str, paper: str, messages: "Messages") -> None:
    from fairplay.cli.files import write_whole
    from fairplay.paper.booklet import booklet_pdf

    content, pages = booklet_pdf(lesson, paper, messages)
    write_whole(file, content)
    write_lines([(messages("paper-written", file=file, pages=pages), "")])
