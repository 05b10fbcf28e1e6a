"""A progress bar for long work that counts values, on a terminal only."""

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fairplay.cli.progress import PATIENCE, new_bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress as Bar

    from fairplay.messages import Messages


@contextmanager
def counted(messages: "Messages") -> "Iterator[Callable[[int, int], object] | None]":
    """A function to call with what is done and what there is to do; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    began, bars, firsts = time.monotonic(), list["Bar"](), list[int]()

    def show(done: int, total: int) -> None:
        taken = time.monotonic() - began
        if not firsts:
            firsts.append(done)
        if not bars and taken > PATIENCE:
            bars.append(new_bar(messages("progress-values")))
        for bar in bars:
            rate = f"{(done - firsts[0]) / taken:,.0f}"
            detail = messages("records-rate", rate=rate)
            bar.update(bar.task_ids[0], completed=done, total=total, detail=detail)

    try:
        yield show
    finally:
        for bar in bars:
            bar.stop()
