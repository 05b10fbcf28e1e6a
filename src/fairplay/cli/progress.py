"""A progress bar for long work, on a terminal only; quick work shows none."""

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fairplay.cli.output import new_console

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress as Bar

    from fairplay.messages import Messages
    from fairplay.theory.sequence import Progress

#: Seconds before a bar is worth showing.
PATIENCE = 0.5


@contextmanager
def progress(messages: "Messages") -> "Iterator[Progress | None]":
    """A function to call with what is done and what there is to do."""
    if not sys.stderr.isatty():
        yield None
        return
    began, bars = time.monotonic(), list["Bar"]()

    def show(done: int, total: int) -> None:
        if not bars and time.monotonic() - began > PATIENCE:
            bars.append(_new_bar(messages))
        for bar in bars:
            bar.update(bar.task_ids[0], completed=done, total=total)

    try:
        yield show
    finally:
        for bar in bars:
            bar.stop()


def _new_bar(messages: "Messages") -> "Bar":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = TextColumn(messages("progress-values")), BarColumn(), MofNCompleteColumn()
    bar = Progress(*columns, console=new_console(stderr=True), transient=True)
    bar.add_task("")
    bar.start()
    return bar
