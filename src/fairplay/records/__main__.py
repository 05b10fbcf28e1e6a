"""``python -m fairplay.records RULE…``: makes records on a machine with nothing but numpy."""

import argparse
import shlex
import sys
from pathlib import Path

import fairplay
from fairplay.errors import InputError
from fairplay.records.files import Shelf
from fairplay.records.make import MOST
from fairplay.records.record import WAYS
from fairplay.records.run import Job, run, spot_check


def warn(reason: object) -> None:
    print(reason, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fairplay.records")
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--limit", type=int, default=MOST)
    parser.add_argument("--path", choices=WAYS, default=WAYS[0])
    parser.add_argument("--sample", type=int, default=0, help="segments to check afterwards")
    given = parser.parse_args()
    command = shlex.join(["fairplay", "records", "run", *given.rules, "--path", given.path])
    shared = ((given.folder,), given.limit, given.path, fairplay.__version__, command)
    jobs = [Job(rule, *shared) for rule in given.rules]
    shelf = Shelf((given.folder,))

    def told(rule: str) -> None:
        record = shelf.read(rule)
        if record is not None and record.marks:
            mark = record.marks[-1]
            line = f"{rule} {record.end} {record.state} maximum {mark.maximum} at {mark.place}"
            print(line, flush=True)

    try:
        failed = run(jobs, 60 * given.minutes, given.processes, told, warn)
    except InputError as error:
        warn(error)
        return 2
    if given.sample:
        failed += spot_check(jobs, given.sample, given.processes, told)
    for reason in failed:
        warn(reason)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
