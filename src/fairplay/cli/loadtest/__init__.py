"""``fairplay loadtest``: play in many rooms at once, measure a server, and look for mistakes."""

import random
from collections.abc import Iterator
from typing import Annotated, Any

from fairplay.cli.options import Json, Lang, argument, flag, option
from fairplay.cli.output import LOST, WON, catalogue, write_json, write_lines
from fairplay.messages import Messages
from fairplay.rules.numbers import parse_number

__all__ = ["measure", "run"]

MAX_ROOMS, MAX_RATE, MAX_SECONDS, MAX_PROCESSES = 10_000, 100_000, 3600, 64


def run(
    url: Annotated[str, argument("URL", "The server, for example localhost:8000.")],
    rooms: Annotated[str, option("NUMBER", "How many rooms, each with four players.")] = "50",
    rate: Annotated[
        str, option("NUMBER", "Claims per second, however slow the server is.")
    ] = "200",
    saturate: Annotated[
        bool, flag("--saturate", "Send as many claims as the server can take.")
    ] = False,
    seconds: Annotated[str, option("NUMBER", "How long to measure.")] = "10",
    processes: Annotated[str, option("NUMBER", "How many processes play, each on one core.")] = "1",
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Exit code 0, or 1 if the server has made a mistake; InputError if it refuses us."""
    messages = catalogue(lang)
    workers = parse_number(processes, 1, MAX_PROCESSES)
    count = parse_number(rooms, workers, MAX_ROOMS)
    wanted = 0 if saturate else parse_number(rate, 1, MAX_RATE)
    lasting = parse_number(seconds, 1, MAX_SECONDS)
    found = measure(url, count, wanted, lasting, workers)
    if as_json:
        write_json(found)
    else:
        write_lines(_report(found, messages))
    return 1 if found["broken"] else 0


def measure(url: str, rooms: int, rate: float, seconds: float, processes: int) -> dict[str, Any]:
    """The figures of a run; a rate of 0 saturates."""
    from fairplay.cli.loadtest.driver import Plan
    from fairplay.cli.loadtest.processes import load
    from fairplay.cli.online.web import base_of, get

    base = base_of(url)
    get(f"{base}/healthz")
    seed = random.randrange(2**32)
    shares = [len(range(n, rooms, processes)) for n in range(processes)]
    plans = [
        Plan(base, share, rate * share / rooms, seconds, seed + n) for n, share in enumerate(shares)
    ]
    found = load(plans)
    return {"rooms": rooms, "sockets": 4 * rooms, "wanted_rate": rate} | found


def _report(found: dict[str, Any], messages: Messages) -> Iterator[tuple[str, str]]:
    yield messages("load-what", rooms=found["rooms"], sockets=found["sockets"]), "bold"
    answers = ", ".join(f"{kind} {count}" for kind, count in sorted(found["answers"].items()))
    key = "load-rate" if found["wanted_rate"] else "load-saturated"
    shown = {"rate": found["rate"], "stored": found["stored_rate"], "wanted": found["wanted_rate"]}
    yield messages(key, **{name: messages.number(value) for name, value in shown.items()}), ""
    times = {name: messages.number(found[f"{name}_ms"]) for name in ("p50", "p90", "p99", "max")}
    yield (
        messages("load-latency", p=times["p50"], q=times["p90"], r=times["p99"], max=times["max"]),
        "",
    )
    yield messages("load-stall", ms=messages.number(found["stall_ms"])), ""
    yield messages("load-answers", answers=answers, repeated=found["repeated"]), ""
    cores = " ".join(map(messages.number, found["client_cores"]))
    yield messages("load-clients", cores=cores), ""
    for key in ("refused", "closed"):
        if found[key]:
            listed = ", ".join(f"{name} {count}" for name, count in sorted(found[key].items()))
            yield messages(f"load-{key}", listed=listed), LOST
    for key in ("unsent", "unanswered"):
        if found[key]:
            yield messages(f"load-{key}", count=found[key]), LOST
    yield from _checked(found, messages)


def _checked(found: dict[str, Any], messages: Messages) -> Iterator[tuple[str, str]]:
    if not found["broken"]:
        yield messages("load-checked", events=found["events"], stored=found["compared"]), WON
    for kind, count in sorted(found["broken"].items()):
        yield messages(f"load-broken-{kind}", count=count), LOST
