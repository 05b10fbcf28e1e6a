"""Records of many games at once, in a given time: in turns on several processes, or on a GPU.

All is saved as it is made, so that nothing is lost when the time is up or somebody presses Ctrl-C.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from fairplay.errors import InputError
from fairplay.records.files import Shelf
from fairplay.records.jobs import Asked, Job, Told, read
from fairplay.records.make import Save, extend, new_record
from fairplay.records.record import GPU, PATHS, Record
from fairplay.records.spot_checks import spot_check
from fairplay.records.turns import Ended, Turns
from fairplay.theory.codes import parse_code

#: The code of the reason with which a game goes from the GPU to the CPU, and of those why a record
#: cannot go on: a check has refuted it meanwhile, or its file would become too large.
HANDED_BACK, ENDED = "error-record-gpu", ("error-record-gone", "error-record-full")

#: Called with the reason why a game went from the GPU to the CPU.
Back = Callable[[InputError], object]


class TimeIsUp(Exception):  # noqa: N818 (it is no error)
    """Ends a turn."""


def run_asked(asked: Asked, told: Callable[[Record], object], back: Back) -> list[InputError]:
    """Do all that is asked for. Returns why games were given up, and what a check has refuted."""
    work, shelf = read(asked), Shelf(asked.folders)

    def changed(rule: str) -> None:
        with suppress(InputError):  # why it cannot be read is told in the end
            record = shelf.read(rule)
            if record and record.marks:
                told(record)

    failed = run(work.jobs, work.seconds, work.processes, changed, back)
    if work.sample:
        failed += spot_check(work.jobs, work.sample, work.processes, changed)
    return failed


def run(
    jobs: list[Job], seconds: float, processes: int, told: Told, back: Back
) -> list[InputError]:
    """Extend the records. Returns why rules were given up.

    With the path ``gpu`` all go on side by side; then the CPU goes on with those that the GPU
    cannot do, if there is time left.
    """
    end = time.monotonic() + seconds
    on_gpu = [job for job in jobs if job.path == GPU]
    others = [job for job in jobs if job.path != GPU]
    given_up: list[InputError] = []
    if on_gpu:
        stopped = _on_gpu(on_gpu, seconds, told)
        for job in on_gpu:
            reason = stopped.get(job.rule)
            if reason and reason.code == HANDED_BACK:
                back(reason)
                others.append(replace(job, path=PATHS[0]))
            elif reason:
                given_up.append(reason)
    if others and time.monotonic() < end:
        turns = Turns(others, turn, told)
        turns.do(end - time.monotonic(), processes)
        given_up += turns.given_up
    return given_up


def _on_gpu(jobs: list[Job], seconds: float, told: Told) -> dict[str, InputError]:
    """Extend the records side by side. Why each stopped that did not run out of time."""
    from fairplay.records.on_gpu import extend_all, require

    require()
    shelf, stopped = Shelf(jobs[0].folders), dict[str, InputError]()
    records, savers = list[Record](), dict[str, Save]()

    def save(record: Record) -> None:
        savers[record.rule](record)
        told(record.rule)

    for job in jobs:
        try:
            record = _begun(shelf, job)
        except InputError as error:
            stopped[job.rule] = error
            continue
        if record.end < job.limit:
            records.append(record)
            savers[job.rule] = _patient(shelf.grower(record), stopped)
    return extend_all(records, jobs[0].limit, seconds, save, jobs[0].version) | stopped


def _patient(save: Save, stopped: dict[str, InputError]) -> Save:
    """A record that cannot go on does not stop the others."""

    def save_it(record: Record) -> None:
        try:
            save(record)
        except InputError as error:
            if error.code not in ENDED:
                raise
            stopped[record.rule] = error

    return save_it


def _begun(shelf: Shelf, job: Job) -> Record:
    record = shelf.read(job.rule) or new_record(parse_code(job.rule))
    return record if record.command else replace(record, command=job.command)


def turn(job: Job, seconds: float) -> Ended:
    """One turn in a process of its own."""
    shelf, end = Shelf(job.folders), time.monotonic() + seconds

    def progress(*_: int) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    try:
        record = _begun(shelf, job)
        save = shelf.grower(record)
        extend(record, job.limit, save, job.path, 1, job.version, progress)
    except TimeIsUp:
        return True, None
    except InputError as error:
        return False, error
    except KeyboardInterrupt:
        return False, None
    return False, None
