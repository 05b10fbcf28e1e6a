"""What works here and what does not: one check for each part of the program and of the machine."""

from collections.abc import Iterator

from fairplay.cli.doctor.check import Check
from fairplay.cli.doctor.machine import gpu, python, terminal
from fairplay.cli.doctor.package import app, core, docs, extra
from fairplay.cli.doctor.storage import database, folder, redis
from fairplay.extras import EXTRAS

__all__ = ["Check", "checks"]


def checks() -> Iterator[Check]:
    """All checks, each made when it is asked for."""
    yield python()
    yield core()
    for name in EXTRAS:
        yield extra(name)
    for look in (app, docs, database, redis, folder, terminal, gpu):
        yield look()
