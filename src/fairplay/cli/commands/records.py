"""``fairplay records``: how far open games were computed, and checks of it."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import fairplay
from fairplay.cli.files import read_file, write_whole
from fairplay.cli.options import Json, Lang, Rule, argument, option
from fairplay.cli.output import HEADING, LOST, WON, catalogue, write_error, write_json, write_lines
from fairplay.cli.work import counted
from fairplay.errors import InputError
from fairplay.folders import data_folder
from fairplay.records.files import Shelf, shipped
from fairplay.records.frontier import published
from fairplay.records.jobs import Asked, check_path, read_limit
from fairplay.records.make import extend, new_record
from fairplay.records.record import PATHS, WAYS, Record
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of

if TYPE_CHECKING:
    from fairplay.messages import Messages

Folder = Annotated[
    str | None, option("DIR", "Where the records are (default: those shipped, and your own).")
]
Threads = Annotated[str | None, option("N", "Threads that compute and check (default: 2).")]
Limit = Annotated[str | None, option("N", "How many values to compute.")]
MAX_THREADS = 64
#: The most bytes of a certificate.
MAX_CERTIFICATE = 1 << 23


def run(folder: Folder = None, as_json: Json = False, lang: Lang = None) -> None:
    messages, shelf = catalogue(lang), shelf_of(folder)
    found, damaged = _readable(shelf)
    if as_json:
        write_json([shown(record) for record in found])
    else:
        write_lines(_lines([record for record in found if record.marks], messages))
    for error in damaged[:-1]:
        write_error(error.message(messages.language))
    if damaged:
        raise damaged[-1]


def _lines(records: list[Record], messages: "Messages") -> Iterator[tuple[str, str]]:
    """A line for each record, and what the numbers and states do not say."""
    if not records:
        yield messages("records-none"), HEADING
        return
    for record in records:
        yield _line(record, messages), ""
    yield messages("records-believe"), ""
    unknown = sum(published(record.rule) is None for record in records)
    if unknown:
        yield messages("records-unpublished", count=unknown, total=len(records)), ""


def _readable(shelf: Shelf) -> tuple[list[Record], list[InputError]]:
    """All records, and what is wrong with files that are none: one of them hides no other."""
    found: list[Record] = []
    damaged: list[InputError] = []
    for rule in shelf.ids():
        try:
            record, bad = shelf.readable(rule)
        except InputError as error:  # what was refuted here cannot be read
            record, bad = None, [error]
        found += [record] if record else []
        damaged += bad
    return found, damaged


def run_check(
    rule: Rule,
    segment: Annotated[str | None, option("K", "Which segment, from 0.")] = None,
    sample: Annotated[str | None, option("N", "So many random segments (default: 1).")] = None,
    threads: Threads = None,
    folder: Folder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from fairplay.records.spot_checks import check_kept
    from fairplay.records.spot_checks import sample as sampled

    messages, shelf = catalogue(lang), shelf_of(folder)
    record = there = _record(shelf, rule)
    count, workers = len(record.marks), _threads(threads)
    if segment is not None:
        indices = [_segment(segment, count)]
    else:
        indices = sampled(record, min(parse_number(sample or "1", 1), count))
    found: list[dict[str, Any]] = []
    for index in indices:
        with counted(messages) as progress:
            made, there = check_kept(shelf, record, index, workers, fairplay.__version__, progress)
        found.append({"segment": index, "from": made.start, "to": made.end, "path": made.path})
        if not as_json:
            write_lines([(messages("records-agrees", **found[-1]), "")])
    if as_json:
        write_json({"rule": there.rule, "state": there.state, "checked": found})
    else:
        write_lines([(_line(there, messages), WON)])


def run_extend(
    rule: Rule,
    limit: Limit = None,
    path: Annotated[str, option("|".join(PATHS), "In which way to compute.")] = PATHS[0],
    threads: Threads = None,
    folder: Folder = None,
    lang: Lang = None,
) -> None:
    messages, shelf = catalogue(lang), shelf_of(folder)
    most, code, workers = read_limit(limit), code_of(rule), _threads(threads)
    check_path(path, PATHS)
    record = shelf.read(str(code)) or new_record(code)
    save = shelf.grower(record)
    with counted(messages) as progress:
        record = extend(record, most, save, path, workers, fairplay.__version__, progress)
    write_lines([(_line(record, messages), HEADING)])


def run_many(
    rules: Annotated[list[str], argument("RULE…", "Codes such as 0.174 4.045.")],
    minutes: Annotated[str, option("M", "How long to compute.")] = "10",
    processes: Annotated[str | None, option("P", "How many at once (default: all cores).")] = None,
    limit: Limit = None,
    sample: Annotated[str, option("N", "Segments to check afterwards, of each record.")] = "0",
    path: Annotated[str, option("|".join(WAYS), "In which way to compute.")] = WAYS[0],
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from fairplay.records.run import run_asked

    messages, shelf = catalogue(lang), shelf_of(folder)

    def told(record: Record) -> None:
        write_lines([(_line(record, messages), "")])

    def back(reason: InputError) -> None:
        write_lines([(reason.message(messages.language), "")])

    asked = Asked(rules, shelf.folders, minutes, processes, limit, sample, path)
    failed = run_asked(asked, told, back)
    write_lines((reason.message(messages.language), LOST) for reason in failed)
    return 1 if failed else 0


def run_settle(
    rule: Rule,
    file: Annotated[str, argument("FILE", "A certificate of the rule's period.")],
    folder: Folder = None,
    lang: Lang = None,
) -> None:
    from dataclasses import replace

    from fairplay.rules.sequences import verify

    messages, shelf = catalogue(lang), shelf_of(folder)
    record, content = _record(shelf, rule), read_file(file, MAX_CERTIFICATE)
    verified = verify(content)
    data = json.loads(content)
    if str(code_of(data["rule"])) != record.rule or not hasattr(verified, "preperiod"):
        raise InputError("error-record-certificate", name=file, rule=record.rule)
    record = shelf.update(record.rule, lambda there: replace(there, certificate=data))
    write_lines([(_line(record, messages), WON)])


def run_certificate(
    rule: Rule,
    file: Annotated[str, argument("FILE", "Where to write it.")],
    folder: Folder = None,
    lang: Lang = None,
) -> None:
    messages, record = catalogue(lang), _record(shelf_of(folder), rule)
    if record.certificate is None:
        raise InputError("error-record-unproved", rule=record.rule)
    write_whole(file, json.dumps(record.certificate, indent=1).encode() + b"\n")
    write_lines([(_line(record, messages), ""), (messages("records-certificate", file=file), "")])


def shelf_of(folder: str | None) -> Shelf:
    """A folder that was named, else the user's own records and those shipped."""
    if folder is not None:
        return Shelf((Path(folder),))
    return Shelf((data_folder() / "records", shipped()))


def shown(record: Record) -> dict[str, Any]:
    """A record as JSON, without states."""
    known = published(record.rule)
    last = record.marks[-1] if record.marks else None
    preperiod, period = record.period or (None, None)
    return {
        "rule": record.rule,
        "computed": record.end,
        "certified": record.certified,
        "published": known.values if known else None,
        "source": known.source if known else None,
        "state": record.state,
        "preperiod": preperiod,
        "period": period,
        "segments": len(record.marks),
        "checked": len(record.checked()),
        "maximum": last.maximum if last else None,
        "maximum_at": last.place if last else None,
        "rares": len(record.rares),
        "last_rare": record.rares[-1][0],
        "mask": record.mask,
        "domain": record.domain,
        "marks": [mark.n for mark in record.marks],
    }


def _line(record: Record, messages: "Messages") -> str:
    known = published(record.rule)
    facts = shown(record)
    elsewhere = f"{known.values:,}" if known else messages("records-not-known")
    told = {name: facts[name] for name in ("checked", "segments", "period")}
    told |= {name: f"{facts[name] or 0:,}" for name in ("preperiod", "certified")}
    state = messages(f"records-{record.state}", **told)
    return messages(
        "records-line",
        rule=record.rule,
        computed=f"{record.end:,}",
        published=elsewhere,
        state=state,
        maximum=facts["maximum"] or 0,
        rares=facts["rares"],
    )


def _record(shelf: Shelf, rule: str) -> Record:
    name = str(code_of(rule))
    record = shelf.read(name)
    if record is None or not record.marks:
        raise InputError("error-record-none", rule=name)
    return record


def _segment(text: str, count: int) -> int:
    index = parse_number(text)
    if index >= count:
        raise InputError("error-record-segment", text=text, last=count - 1)
    return index


def _threads(text: str | None) -> int:
    return min(2, os.cpu_count() or 1) if text is None else parse_number(text, 1, MAX_THREADS)
