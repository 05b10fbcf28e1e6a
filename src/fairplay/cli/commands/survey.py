"""``fairplay survey``: many games at once, on this machine or a cluster, and what they gave."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fairplay.cli.options import Json, Lang, argument, flag, option
from fairplay.cli.output import catalogue, write_json, write_lines
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.rules.numbers import parse_number
from fairplay.survey.pattern import codes_of, read_patterns
from fairplay.theory.memory import MAX_COUNT, check_memory

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fairplay.cli.survey.parts import Parts, Survey
    from fairplay.messages import Messages
    from fairplay.survey.rows import Found
    from fairplay.theory.codes import Code

FORMATS = (".svg", ".png")
#: The scheduler, if it is not one of this machine, and whether a GPU is asked for.
Where = tuple[str | None, bool]
Output = Annotated[str, option("FILE", "The Parquet file to write.", "--output", "-o")]
Picture = Annotated[
    str | None, option("FILE", "Draw the games as a picture (.svg or .png).", "--output", "-o")
]


def run(
    pattern: Annotated[
        list[str], argument("PATTERN", "For example '0.???' or 0.7?,4.07 (? is any digit).")
    ],
    output: Output,
    limit: Annotated[str, option("N", "How many values of each game to compute.")] = "100000",
    scheduler: Annotated[
        str | None,
        option("ADDRESS", "Use this Dask cluster (tcp://HOST:8786) instead of this machine."),
    ] = None,
    gpu: Annotated[
        bool, flag("--gpu", "Fail unless there is a GPU (one is used for long games anyway).")
    ] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    patterns, most = read_patterns(pattern), parse_number(limit, least=1, most=MAX_COUNT)
    need("survey")
    if scheduler is None:
        check_memory(most)
    from fairplay.cli.survey.parts import Parts, Survey
    from fairplay.cli.survey.show import summary_lines
    from fairplay.cli.survey.table import read_table, write_table
    from fairplay.survey.rows import named_equals

    survey = Survey(patterns, most)
    if Path(output).exists():
        theirs, rows = read_table(output)
        if theirs != survey:
            raise InputError("error-survey-exists", name=output, survey=str(theirs))
        write_lines([(messages("survey-there", file=output), "")])
    else:
        parts = Parts(Path(f"{output}.parts"), survey)
        rows = named_equals(_found(survey, parts, (scheduler, gpu), messages))
        write_table(output, survey, rows)
        parts.remove()
        write_lines([(messages("survey-written", file=output), "")])
    write_lines(summary_lines(rows, messages))


def _found(survey: "Survey", parts: "Parts", where: Where, messages: "Messages") -> "list[Found]":
    """What the parts have, and what is missing in them."""
    codes = codes_of(survey.patterns)
    found = list(parts.found(codes))
    there = {one.code for one in found}
    missing = [code for code in codes if code not in there]
    if there:
        _say(messages("survey-resumed", count=len(there), total=len(codes)))
    if missing:
        found += _compute(survey, parts, found, missing, where, messages)
    return found


def _compute(
    survey: "Survey",
    parts: "Parts",
    there: "Iterable[Found]",
    missing: "list[Code]",
    where: Where,
    messages: "Messages",
) -> "list[Found]":
    from fairplay.cli.progress import counting
    from fairplay.cli.survey.cluster import cluster
    from fairplay.cli.survey.work import Work
    from fairplay.survey.on_gpu import WORTH

    scheduler, gpu = where
    done = list(there)
    total = len(done) + len(missing)
    try:
        with cluster(scheduler, gpu or (None if survey.limit > WORTH else False)) as workers:
            dashboard = workers.dashboard
            begun = "survey-workers" if dashboard else "survey-workers-only"
            _say(messages(begun, count=workers.workers, dashboard=dashboard))
            if workers.gpus:
                _say(messages("survey-gpus", count=workers.gpus))
            with counting(messages("survey-games"), total) as bar:

                def shown(found: "Iterable[Found]") -> None:
                    done.extend(found)
                    proved = sum(one.row.period is not None for one in done)
                    detail = messages("survey-detail", proved=proved, open=len(done) - proved)
                    bar(len(done), detail)

                def failed(reason: InputError) -> None:
                    told = reason.message(messages.language)
                    _say(messages("survey-gpu-failed", reason=told))

                shown(())
                return Work(parts, survey.limit, workers, shown, failed).do(missing)
    except KeyboardInterrupt:
        _say(messages("survey-stopped", count=len(done), total=total))
        raise


def _say(text: str) -> None:
    """What belongs to the course of the work, not to its result."""
    print(text, file=sys.stderr, flush=True)


def show(
    file: Annotated[str, argument("FILE", "The Parquet file of a survey.")],
    output: Picture = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    need("survey")
    from fairplay.cli.survey.show import draw, json_of, table_lines
    from fairplay.cli.survey.table import read_table

    if output is not None and Path(output).suffix.lower() not in FORMATS:
        raise InputError("error-plot-format", name=output, formats=", ".join(FORMATS))
    survey, rows = read_table(file)
    if output is not None:
        draw(output, rows, messages)
    if as_json:
        write_json(json_of(survey, rows))
    elif output is None:
        write_lines(table_lines(survey, rows, messages))
    else:
        write_lines([(messages("survey-drawn", file=output), "")])
