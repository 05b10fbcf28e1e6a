"""``python -m fairplay.records RULE…``: makes records on a machine with nothing but numpy."""

import argparse
import sys
from pathlib import Path

from fairplay.errors import InputError
from fairplay.records.jobs import Asked
from fairplay.records.record import WAYS, Record
from fairplay.records.run import run_asked


def main() -> int:
    given = _parser().parse_args()
    folders = (given.folder,)
    asked = Asked(
        given.rules,
        folders,
        minutes=given.minutes,
        processes=given.processes,
        limit=given.limit,
        sample=given.sample,
        path=given.path,
    )
    try:
        failed = run_asked(asked, tell, warn)
    except InputError as error:
        warn(error)
        return 2
    except KeyboardInterrupt:
        return 130
    for reason in failed:
        warn(reason)
    return bool(failed)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m fairplay.records")
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", default="10")
    parser.add_argument("--processes", help="how many at once (default: all cores)")
    parser.add_argument("--limit", help="how many values to compute")
    parser.add_argument("--path", default=WAYS[0], help=" | ".join(WAYS))
    parser.add_argument("--sample", default="0", help="segments to check afterwards")
    return parser


def tell(record: Record) -> None:
    mark = record.marks[-1]
    line = f"{record.rule} {record.end} {record.state} maximum {mark.maximum} at {mark.place}"
    print(line, flush=True)


def warn(reason: object) -> None:
    print(reason, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
