"""``fairplay plot``: a sequence as a picture, with its period, its histogram and its rares."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

from fairplay.cli.checkpoint import resumed
from fairplay.cli.files import write_with
from fairplay.cli.options import Count, Lang, Rule, option
from fairplay.cli.output import catalogue
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay.messages import Messages
    from fairplay.theory.period import Period

FORMATS = (".svg", ".png")
#: The most vector points in an SVG; more become a bitmap inside it.
FEW_POINTS = 5000
#: The colours of the pages: ink, the period, the rares.
INK, PERIOD, RARE = "#1f3a5f", "#e8b04a", "#b3452c"


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
    with resumed(code_of(rule), None, messages) as (sequence, shown):
        values = sequence.values(number, shown)
        found = sequence.period(number)
    rares = [n for n in sequence.rares() if n < number]
    figure = draw(rule.strip(), values, found, rares, messages)

    def write(file: BinaryIO) -> None:
        # No date: the same picture is the same file.
        metadata = {"Date": None} if form == ".svg" else {"Software": None}
        figure.savefig(file, format=form[1:], metadata=metadata)

    write_with(output, write)


def draw(
    rule: str,
    values: "NDArray[np.uint32]",
    found: "Period | None",
    rares: list[int],
    messages: "Messages",
) -> Any:
    """A figure of the values, their histogram, and the growth of the rares."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "fairplay"
    figure = Figure(figsize=(10, 8), dpi=120, layout="constrained")
    grid = figure.add_gridspec(2, 2, height_ratios=[2, 1])
    figure.suptitle(messages("plot-title", rule=rule, count=len(values)))
    _draw_values(figure.add_subplot(grid[0, :]), values, found, messages)
    _draw_histogram(figure.add_subplot(grid[1, 0]), values, messages)
    _draw_rares(figure.add_subplot(grid[1, 1]), rares, len(values), messages)
    return figure


def _draw_values(
    axes: Any, values: "NDArray[np.uint32]", found: "Period | None", messages: "Messages"
) -> None:
    size = 12 if len(values) <= 500 else 2
    axes.scatter(
        range(len(values)),
        values,
        s=size,
        color=INK,
        linewidths=0,
        rasterized=len(values) > FEW_POINTS,
    )
    if found and found.preperiod < len(values):
        start, end = found.preperiod, min(found.preperiod + found.period, len(values))
        said = messages("plot-period", preperiod=start, period=found.period)
        axes.axvspan(start - 0.5, end - 0.5, color=PERIOD, alpha=0.4, label=said)
        axes.legend(loc="upper left")
    axes.set_xlabel("n")
    axes.set_ylabel("G(n)")


def _draw_histogram(axes: Any, values: "NDArray[np.uint32]", messages: "Messages") -> None:
    import numpy as np

    counts = np.bincount(values)
    if len(counts) > FEW_POINTS:
        axes.plot(counts, color=INK)
    else:
        axes.bar(range(len(counts)), counts, width=1, color=INK)
    axes.set_xlabel(messages("explain-value-head"))
    axes.set_ylabel(messages("plot-heaps"))


def _draw_rares(axes: Any, rares: list[int], count: int, messages: "Messages") -> None:
    axes.step([0, *rares, count], [*range(len(rares) + 1), len(rares)], where="post", color=RARE)
    axes.set_xlabel("n")
    axes.set_ylabel(messages("plot-rares"))
