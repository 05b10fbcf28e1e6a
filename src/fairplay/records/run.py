"""Records of many games at once, in a given time and on several processes.

Each turn, the game that has had the least time goes on for a while. On a GPU all games go on at
once. All is saved as it is made, so that nothing is lost when the time is up or somebody presses
Ctrl-C.
"""

import random
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path

from fairplay.errors import InputError
from fairplay.records.files import Shelf
from fairplay.records.make import Mismatch, check, extend, new_record, rolled_back, with_check
from fairplay.records.record import GPU, PATHS, Record
from fairplay.theory.codes import parse_code

#: Seconds that a game has in one turn, at least and at most.
LEAST_TURN, MOST_TURN = 10.0, 120.0
#: The code of the reason with which a game goes from the GPU to the CPU.
HANDED_BACK = "error-record-gpu"

Told = Callable[[str], object]
#: Called with the reason why a game went from the GPU to the CPU.
Back = Callable[[InputError], object]


class TimeIsUp(Exception):  # noqa: N818 (it is no error)
    """Ends a turn."""


@dataclass(frozen=True)
class Job:
    rule: str
    folders: tuple[Path, ...]
    limit: int
    path: str
    version: str
    command: str


def run(jobs: list[Job], seconds: float, processes: int, told: Told, back: Back) -> list[str]:
    """Extend the records. Returns the rules that were given up, with the reason.

    With the path ``gpu`` all go on side by side; then the CPU goes on with those that the GPU
    cannot do, if there is time left.
    """
    end = time.monotonic() + seconds
    on_gpu = [job for job in jobs if job.path == GPU]
    others = [job for job in jobs if job.path != GPU]
    given_up: list[str] = []
    if on_gpu:
        stopped = _on_gpu(on_gpu, seconds, told)
        for job in on_gpu:
            reason = stopped.get(job.rule)
            if reason and reason.code == HANDED_BACK:
                back(reason)
                others.append(replace(job, path=PATHS[0]))
            elif reason:
                given_up.append(str(reason))
    if others and time.monotonic() < end:
        given_up += _in_turns(others, end - time.monotonic(), processes, told)
    return given_up


def _on_gpu(jobs: list[Job], seconds: float, told: Told) -> dict[str, InputError]:
    """Extend the records side by side. Why each stopped that did not run out of time."""
    from fairplay.records.on_gpu import extend_all, require

    require()
    shelf, stopped = Shelf(jobs[0].folders), dict[str, InputError]()
    records = list[Record]()

    def save(record: Record) -> None:
        shelf.write(record)
        told(record.rule)

    for job in jobs:
        try:
            record = _begun(shelf, job)
        except InputError as error:
            stopped[job.rule] = error
            continue
        if record.end < job.limit:
            records.append(record)
    return stopped | extend_all(records, jobs[0].limit, seconds, save, jobs[0].version)


def _begun(shelf: Shelf, job: Job) -> Record:
    record = shelf.read(job.rule) or new_record(parse_code(job.rule))
    return record if record.command else replace(record, command=job.command)


def _in_turns(jobs: list[Job], seconds: float, processes: int, told: Told) -> list[str]:
    """Extend the records in turns, on several processes."""
    end = time.monotonic() + seconds
    turn = min(MOST_TURN, max(LEAST_TURN, seconds * processes / len(jobs) / 4))
    spent = {job.rule: 0.0 for job in jobs}
    waiting = {job.rule: job for job in jobs}
    working: dict[Future[str | None], tuple[Job, float]] = {}
    given_up: list[str] = []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        while working or (waiting and time.monotonic() < end):
            while waiting and len(working) < processes and time.monotonic() < end:
                job = waiting.pop(min(waiting, key=lambda rule: spent[rule]))
                left = min(turn, end - time.monotonic())
                working[pool.submit(_turn, job, left)] = (job, time.monotonic())
            for future in wait(working, return_when=FIRST_COMPLETED).done:
                job, began = working.pop(future)
                spent[job.rule] += time.monotonic() - began
                reason = future.result()
                if reason is None:
                    waiting[job.rule] = job
                elif reason:
                    given_up.append(reason)
                told(job.rule)
    return given_up


def _turn(job: Job, seconds: float) -> str | None:
    """One turn in a process of its own: None if there is more to do, else why not."""
    shelf, end = Shelf(job.folders), time.monotonic() + seconds

    def progress(*_: int) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    try:
        extend(_begun(shelf, job), job.limit, shelf.write, job.path, 1, job.version, progress)
    except TimeIsUp:
        return None
    except InputError as error:
        return str(error)
    except KeyboardInterrupt:
        return ""
    return ""


def sample(record: Record, count: int, seed: int | None = None) -> list[int]:
    """Some random segments, first those that nobody has checked."""
    checked = record.checked()
    order = random.Random(seed).sample(range(len(record.marks)), len(record.marks))
    return sorted(sorted(order, key=lambda index: index in checked)[:count])


def spot_check(jobs: list[Job], count: int, processes: int, told: Told) -> list[str]:
    """Check random segments of each record. Returns what was refuted."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(_checked, job, count): job for job in jobs}
        refuted = []
        for future in list(futures):
            if reason := future.result():
                refuted.append(reason)
            told(futures[future].rule)
        return refuted


def _checked(job: Job, count: int) -> str:
    shelf = Shelf(job.folders)
    record = shelf.read(job.rule)
    if record is None:
        return ""
    for index in sample(record, count):
        found = check(record, index, 1, job.version)
        if isinstance(found, Mismatch):
            shelf.set_aside(record, rolled_back(record, found))
            return f"{job.rule}: {found.segment.first}, {found.what}"
        record = with_check(record, found)
        shelf.write(record)
    return ""
