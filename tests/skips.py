"""A run says at its end what it skipped and why. In CI a skip fails: all is installed there."""

import os
from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why it was skipped: pytest keeps the place and the reason."""
    return str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)


def judged(report: Report) -> Report:
    """The report, with a skip turned into a failure in CI. Expected failures are no skips."""
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{reason(report)} (nothing may be skipped in CI)"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return judged((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return judged((yield))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line per reason. pytest's own list has one per test."""
    if skipped := Counter(map(reason, terminalreporter.stats.get("skipped", []))):
        terminalreporter.section("skipped")
        for why, count in skipped.most_common():
            terminalreporter.write_line(f"{count} × {why.removeprefix('Skipped: ')}")
