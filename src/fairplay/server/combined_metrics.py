"""Combine the metrics of several processes into one text for Prometheus.

Each sample gets a label with the number of its process. Samples are not added up: a restarted
process counts from zero, which Prometheus only understands if the counts stay apart.
"""

from collections.abc import Mapping

LABEL = "worker"


def combine(texts: Mapping[str, bytes]) -> bytes:
    """Bring the samples of a name together, after its comments.

    >>> one, two = b"# HELP a x\\na 1.0\\na{b=\\"c\\"} 2.0\\n", b"# HELP a x\\na 3.0\\n"
    >>> print(combine({"0": one, "1": two}).decode(), end="")
    # HELP a x
    a{worker="0"} 1.0
    a{worker="0",b="c"} 2.0
    a{worker="1"} 3.0
    """
    about: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for process, text in texts.items():
        family = ""
        for line in text.decode().splitlines():
            if line.startswith("# "):
                family = line.split(" ", 3)[2]
                lines = about.setdefault(family, [])
                if line not in lines:
                    lines.append(line)
            elif line:
                samples.setdefault(family, []).append(_labelled(line, process))
    found = [line for name in about for line in (*about[name], *samples.get(name, ()))]
    return "".join(f"{line}\n" for line in found).encode()


def _labelled(line: str, process: str) -> str:
    label = f'{LABEL}="{process}"'
    name, brace, rest = line.partition("{")
    if brace:
        return f"{name}{{{label},{rest}"
    name, _, value = line.partition(" ")
    return f"{name}{{{label}}} {value}"


def counted(up: int, restarts: int) -> str:
    """The metrics that only the parent of the processes knows."""
    return (
        "# HELP fairplay_workers Processes that serve\n"
        "# TYPE fairplay_workers gauge\n"
        f"fairplay_workers {float(up)}\n"
        "# HELP fairplay_worker_restarts_total Processes that had to be started again\n"
        "# TYPE fairplay_worker_restarts_total counter\n"
        f"fairplay_worker_restarts_total {float(restarts)}\n"
    )
