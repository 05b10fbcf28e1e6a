"""``fairplay plot``: a sequence as a picture, with its period, its histogram and its rares."""

from pathlib import Path
from typing import Annotated, BinaryIO

from fairplay.cli.checkpoint import resumed
from fairplay.cli.files import write_with
from fairplay.cli.options import Count, Lang, Rule, option
from fairplay.cli.output import catalogue, quiet_matplotlib
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of

FORMATS = (".svg", ".png")


def run(
    rule: Rule,
    count: Count,
    output: Annotated[str, option("FILE", "The .svg or .png to write.", "--output", "-o")],
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    need("plot")
    form = Path(output).suffix.lower()
    if form not in FORMATS:
        raise InputError("error-plot-format", name=output, formats=", ".join(FORMATS))
    number = parse_number(count, least=1)
    quiet_matplotlib()
    from fairplay.theory.plot import plot

    with resumed(code_of(rule), None, messages) as (sequence, shown):
        sequence.values(number, shown)
    figure = plot(rule.strip(), sequence, number, messages)

    def write(file: BinaryIO) -> None:
        # No date: the same picture is the same file.
        metadata = {"Date": None} if form == ".svg" else {"Software": None}
        figure.savefig(file, format=form[1:], metadata=metadata)

    write_with(output, write)
