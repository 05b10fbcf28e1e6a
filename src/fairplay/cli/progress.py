"""A progress bar for long work, on a terminal only; quick work on a sequence shows none."""

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fairplay.cli.output import new_console
from fairplay.theory.memory import MAX_COUNT
from fairplay.theory.sequence import MAX_WINDOW, Sequence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress as Bar

    from fairplay.messages import Messages
    from fairplay.theory.sequence import Progress

#: Seconds before a bar is worth showing.
PATIENCE = 0.5


@contextmanager
def progress(messages: "Messages", values: Sequence) -> "Iterator[Progress | None]":
    """A function to call with what is done and what there is to do."""
    if not sys.stderr.isatty():
        yield None
        return
    began, first, bars = time.monotonic(), len(values), list["Bar"]()

    def show(done: int, total: int) -> None:
        taken = time.monotonic() - began
        if not bars and taken > PATIENCE:
            bars.append(new_bar(messages("progress-values")))
        for bar in bars:
            seen = values.statistics()
            detail = messages(
                "progress-detail",
                rate=f"{(done - first) / taken:,.0f}",
                rares=seen["rares"],
                maximum=seen["maximum"],
            )
            # Without a number of values to reach, there is no telling how much is done.
            known = None if total in (MAX_COUNT, MAX_WINDOW) else total
            bar.update(bar.task_ids[0], completed=done, total=known, detail=detail)

    try:
        yield show
    finally:
        for bar in bars:
            bar.stop()


@contextmanager
def counting(label: str, total: int) -> "Iterator[Callable[[int, str], None]]":
    """A function to call with how many things are done, and what else there is to say."""
    if not sys.stderr.isatty():
        yield lambda _done, _detail: None
        return
    bar = new_bar(label)
    try:
        yield lambda done, detail: bar.update(
            bar.task_ids[0], completed=done, total=total, detail=detail
        )
    finally:
        bar.stop()


@contextmanager
def counting_values(messages: "Messages") -> "Iterator[Progress | None]":
    """The same for values that are only counted."""
    if not sys.stderr.isatty():
        yield None
        return
    began, bars = time.monotonic(), list["Bar"]()

    def show(done: int, total: int) -> None:
        if not bars and time.monotonic() - began > PATIENCE:
            bars.append(new_bar(messages("progress-values")))
        for bar in bars:
            bar.update(bar.task_ids[0], completed=done, total=total)

    try:
        yield show
    finally:
        for bar in bars:
            bar.stop()


def new_bar(label: str) -> "Bar":
    """A started bar with one task."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(label),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[detail]}"),
    )
    bar = Progress(*columns, console=new_console(stderr=True), transient=True)
    bar.add_task("", total=None, detail="")
    bar.start()
    return bar
