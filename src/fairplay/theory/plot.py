"""Sequences as figures of matplotlib: the values with their period, a histogram, and the rares."""

from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np

from fairplay.extras import need

need("plot")
import matplotlib as mpl  # noqa: E402 - what is missing is told first
from matplotlib.figure import Figure  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fairplay.messages import Messages
    from fairplay.theory.period import Period
    from fairplay.theory.sequence import Sequence

#: The most vector points in an SVG; more become a bitmap inside it.
FEW_POINTS = 5000
#: The colours of the pages: ink, the period, the rares.
INK, PERIOD, RARE = "#1f3a5f", "#e8b04a", "#b3452c"


class Plot(Figure):
    """A figure that notebooks show without pyplot."""

    def _repr_png_(self) -> bytes:
        file = BytesIO()
        self.savefig(file, format="png")
        return file.getvalue()


def plot(rule: str, sequence: "Sequence", count: int, messages: "Messages") -> Plot:
    """The first values of a sequence that has them."""
    values, found = sequence.values(count), sequence.period(count)
    rares = [n for n in sequence.rares() if n < count]
    return draw(rule, values, found, rares, messages)


def draw(
    rule: str,
    values: "NDArray[np.uint32]",
    found: "Period | None",
    rares: list[int],
    messages: "Messages",
) -> Plot:
    """A figure of the values, their histogram, and the growth of the rares, if any are known."""
    mpl.rcParams["svg.hashsalt"] = "fairplay"
    figure = Plot(figsize=(10, 8), dpi=120, layout="constrained")
    grid = figure.add_gridspec(2, 2, height_ratios=[2, 1])
    figure.suptitle(messages("plot-title", rule=rule, count=len(values)))
    _draw_values(figure.add_subplot(grid[0, :]), values, found, messages)
    below = grid[1, 0] if rares else grid[1, :]
    _draw_histogram(figure.add_subplot(below), values, messages)
    if rares:
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
