"""The GPU engine: equal to the CPU engine, and how fast. On a machine with a GPU: ``python -m
bench.gpu FOLDER``.

FOLDER is what ``python -m bench.gpu_games FOLDER`` wrote on any machine. Each stage is a process
of its own with a time limit, so that one that hangs does not take the others with it:

* ``build``: plans, witnesses and machine code of all games, on all cores;
* ``few``, ``equal``: three games, then all, to 2^22 values; the digests must be those of the CPU
  engine;
* ``known``: games of a known period, until they are back in a state;
* ``alone``: each open game alone, its chain and its check one after the other;
* ``open``, ``all``: the open games, then all side by side, for some seconds each; all values
  verified.
"""

import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from bench.gpu_games import OPEN
from fairplay.gpu.build import SOURCES, CompilerError, compiled
from fairplay.gpu.choose import UnsuitedError, make_plan
from fairplay.gpu.driver import Device
from fairplay.gpu.game import Game
from fairplay.gpu.plan import Plan
from fairplay.gpu.progress import Digest
from fairplay.gpu.source import source
from fairplay.gpu.table import Table, Times
from fairplay.gpu.witnesses import Cover, cover

ARCHITECTURE = int(os.environ.get("FAIRPLAY_GPU_ARCHITECTURE", "90"))
#: Seconds that each stage may take.
LIMITS = {"build": 250, "few": 30, "equal": 50, "known": 40, "alone": 50, "open": 60, "all": 60}
FEW = ("0.104", "4.404", "0.774")
#: Games whose period is known and soon found.
KNOWN = {"0.104": 11770282, "0.454": 60620715, "0.054": 10015179}
#: Games in the last stage at least; there are copies if the folder has fewer.
LEAST = 74
#: Seconds of the two measurements.
MEASURED = float(os.environ.get("FAIRPLAY_GPU_SECONDS", "30"))

Prepared = tuple[Game, Plan, Cover]
Expected = dict[int, Digest]


def read(path: Path) -> tuple[Game, Expected]:
    """A game, and the digests from its start to some marks."""
    with np.load(path) as file:
        mask, domain, maximum = file["statistics"].tolist()
        statistics = {"mask": mask, "domain": domain, "maximum": maximum}
        values = file["values"].astype(np.uint16)
        game = Game.of(
            path.stem, file["digits"].tolist(), statistics, file["rares"].tolist(), values
        )
        rows = zip(
            file["marks"].tolist(), file["sums"].tolist(), file["maxima"].tolist(), strict=True
        )
        return game, {mark: Digest(total, *largest) for mark, total, largest in rows}


def prepared(path: Path) -> Prepared | str:
    """A game ready for the GPU and its code in the cache, or why it cannot be."""
    game, _ = read(path)
    try:
        plan = make_plan(game)
    except UnsuitedError as error:
        return error.reason
    try:
        compiled(source(plan), ARCHITECTURE)
    except CompilerError as error:
        return str(error)
    return game, plan, cover(game, plan.words)


def build(folder: Path) -> None:
    compiled((SOURCES / "common.cu").read_text(encoding="utf-8"), ARCHITECTURE)
    paths = sorted(folder.glob("*.npz"))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(paths, pool.map(prepared, paths), strict=True))
    ready = {path.stem: one for path, one in results.items() if not isinstance(one, str)}
    for path, one in results.items():
        if isinstance(one, str):
            print(f"{path.stem}: not suited ({one})")
    for game, plan, chosen in ready.values():
        print(
            f"{game.name}: {len(plan.taps)} taps, words {plan.words}/{plan.far_words}, helpers "
            f"{plan.helpers}, "
            f"groups {plan.groups}, witnesses {len(chosen.witnesses)}"
        )
    (folder / "prepared.pickle").write_bytes(pickle.dumps(ready))
    print(f"RESULT build | {len(ready)} games of {len(paths)}")


def load(folder: Path) -> dict[str, Prepared]:
    ready: dict[str, Prepared] = pickle.loads((folder / "prepared.pickle").read_bytes())
    return ready


def equal(folder: Path, few: bool) -> None:
    """All values to 2^22, by their digest."""
    ready = {name: one for name, one in load(folder).items() if not few or name in FEW}
    with Device() as device:
        table = Table(device, list(ready.values()), 1 << 22)
        begin = time.perf_counter()
        table.play(40)
        taken = time.perf_counter() - begin
    right = 0
    for progress in table.progress():
        _, expected = read(folder / f"{progress.name}.npz")
        good = expected.get(progress.n) == progress.digest
        right += good
        if not good or few:
            print(
                f"{progress.name}: {'equal' if good else 'DIFFERENT'} at {progress.n} "
                f"{progress.reason} "
                f"{progress.heap} {progress.detail} {progress.digest} {expected.get(progress.n)}"
            )
    stage = "few" if few else "equal"
    print(
        f"RESULT {stage} | {right} of {len(ready)} games have the CPU engine's digest at 2^22, "
        f"{taken:.2f} s"
    )


def known(folder: Path) -> None:
    ready = {name: one for name, one in load(folder).items() if name in KNOWN}
    with Device() as device:
        table = Table(device, list(ready.values()), 1 << 31)
        begin = time.perf_counter()
        table.play(30)
        taken = time.perf_counter() - begin
    found = {one.name: one.detail for one in table.progress() if one.reason == "period"}
    right = sum(found.get(name) == KNOWN[name] for name in ready)
    print(
        table.progress(),
        f"\nRESULT known | {right} of {len(ready)} known periods found, {taken:.2f} s: {found}",
    )


def alone(folder: Path) -> None:
    ready = load(folder)
    with Device() as device:
        for name in (*OPEN, "0.104", "0.454"):
            if name in ready:
                print(f"RESULT alone {name} | {_alone(device, ready[name])}")


def _alone(device: Device, one: Prepared) -> str:
    table = Table(device, [one], 1 << 40, first_blocks=1 << 15)
    table.play(0.05)  # the first launch of a kernel is slow
    begin = time.perf_counter()
    table.launch(go_on=True)
    table.finish()
    middle = time.perf_counter()
    count = table._players[0].computed - table.progress()[0].n
    table.launch(go_on=False)
    table.finish()
    check = time.perf_counter() - middle
    table.accept()
    table.release()
    return (
        f"chain {count / (middle - begin) / 1e6:.1f} M/s ({count} values), "
        f"check alone on the card {count / check / 1e6:.0f} M/s, {_counts(table, 0)}"
    )


def _counts(table: Table, number: int) -> str:
    """What reports and results say, for a block of 32 heaps."""
    total = table.totals[number]
    game = table._players[number]
    values = max(1, game.computed - game.progress.start)
    blocks = values / 32
    return (
        f"for a block: {total[2] / blocks:.2f} rounds, {total[3] / blocks:.4f} exact, "
        f"{total[4] / blocks:.0f} of {total[5] / blocks:.0f} cycles waited, "
        f"{total[8] / blocks:.3f} pairs left over, "
        f"{total[9] / max(1, total[8]):.2f} steps for each, {total[10] / blocks:.0f} witnesses"
    )


def measure(folder: Path, only_open: bool) -> None:
    ready = [
        one
        for name, one in load(folder).items()
        if (name in OPEN if only_open else name not in KNOWN)
    ]
    distinct = len(ready)
    if not only_open:  # a copy takes as long as another game
        ready += ready[: max(0, LEAST - distinct)]
    with Device() as device:
        table = Table(device, ready, 1 << 40)
        table.play(1.0)
        table.times, rounds = Times(), table.rounds
        before = sum(progress.n for progress in table.progress())
        begin = time.perf_counter()
        table.play(MEASURED)
        taken = time.perf_counter() - begin
    progress = table.progress()
    for number, one in enumerate(progress):
        verified = one.n - one.start
        print(
            f"{one.name} {verified / 1e9:.4f}e9 verified, chain {one.rate / 1e6:.1f} M/s, maximum "
            f"{one.digest.maximum}"
            f" {one.reason} {one.heap or ''} {one.detail or ''} "
            f"{_counts(table, number) if only_open else ''}"
        )
    values = sum(one.n for one in progress) - before
    stopped = sum(bool(one.reason) for one in progress)
    stage = "open" if only_open else "all"
    print(
        f"RESULT {stage} | {len(ready)} games ({distinct} different ones) side by side: "
        f"{values / 1e9:.2f}e9 verified values in {taken:.1f} s, "
        f"{values / taken / 1e6:.0f} M/s; {stopped} went back to the CPU; {table.rounds - rounds} "
        f"rounds: {table.times.of(len(ready))}"
    )


STAGES: dict[str, Callable[[Path], None]] = {
    "build": build,
    "few": partial(equal, few=True),
    "equal": partial(equal, few=False),
    "known": known,
    "alone": alone,
    "open": partial(measure, only_open=True),
    "all": partial(measure, only_open=False),
}


def main() -> None:
    if sys.argv[1] == "--only":
        STAGES[sys.argv[2]](Path(sys.argv[3]))
        return
    folder = Path(sys.argv[1])
    results: list[str] = []
    for stage in sys.argv[2:] or STAGES:
        print(f"## {stage}", flush=True)
        begin = time.perf_counter()
        command = [sys.executable, "-m", "bench.gpu", "--only", stage, str(folder)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as process:
            try:
                output, _ = process.communicate(timeout=LIMITS[stage])
                ended = f"exit {process.returncode}"
            except subprocess.TimeoutExpired:
                process.kill()
                output, _ = process.communicate()
                ended = f"stopped after {LIMITS[stage]} s"
        print(output, f"{stage}: {ended}, {time.perf_counter() - begin:.1f} s\n", flush=True)
        results += [
            line.removeprefix("RESULT ")
            for line in output.splitlines()
            if line.startswith("RESULT ")
        ]
        if process.returncode:
            results.append(
                f"{stage} | FAILED, {ended}: {(output.strip().splitlines() or [''])[-1][:300]}"
            )
    print("\n".join(results))
    if out := os.environ.get("OUT"):
        Path(out, "gpu.json").write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
