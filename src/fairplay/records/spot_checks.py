"""Checks of random segments, alone or of many records at once. What is found is kept at once."""

import random
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from fairplay.errors import InputError
from fairplay.records.changes import with_found
from fairplay.records.files import Shelf
from fairplay.records.jobs import KILLED, Job, Told
from fairplay.records.make import Mismatch, Progress, check
from fairplay.records.record import Check, Record


def sample(record: Record, count: int, seed: int | None = None) -> list[int]:
    """Some random segments, first those that nobody has checked."""
    checked = record.checked()
    order = random.Random(seed).sample(range(len(record.marks)), len(record.marks))
    return sorted(sorted(order, key=lambda index: index in checked)[:count])


def check_kept(
    shelf: Shelf,
    record: Record,
    index: int,
    threads: int,
    version: str,
    progress: Progress | None = None,
) -> tuple[Check, Record]:
    """Check a segment. Returns the check, and the record with it.

    InputError if the segment is refuted; then the record was cut back.
    """
    found = check(record, index, threads, version, progress)
    if isinstance(found, Mismatch):
        raise shelf.refute(record, found)
    there = shelf.update(record.rule, lambda there: with_found(there, record, found))
    return found, there


def spot_check(jobs: list[Job], count: int, processes: int, told: Told) -> list[InputError]:
    """Check random segments of each record. Returns what was refuted, or could not be checked."""
    failed: list[InputError] = []
    try:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            futures = {pool.submit(_check_some, job, count): job for job in jobs}
            for future in as_completed(futures):
                if reason := future.result():
                    failed.append(reason)
                told(futures[future].rule)
    except BrokenProcessPool:
        failed.append(InputError(KILLED))
    return failed


def _check_some(job: Job, count: int) -> InputError | None:
    shelf = Shelf(job.folders)
    try:
        if record := shelf.read(job.rule):
            for index in sample(record, count):
                check_kept(shelf, record, index, 1, job.version)
    except InputError as error:
        return error
    return None
