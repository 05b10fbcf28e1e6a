"""Which plan of a game is quickest: ``python -m bench.gpu_variants FOLDER [SECONDS]`` on a machine
with a GPU.

For each open game plans are changed step by step, and the quickest one goes on. Every plan computes
the values to 2^22, whose digest must be the CPU engine's. Then the quickest plans run side by side,
with all checks, for SECONDS: the open games, and all games of the folder. FOLDER is that of
``bench.gpu_games``.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from bench.gpu import ARCHITECTURE, LEAST, Prepared, read
from bench.gpu_games import END, MORE, OPEN
from fairplay.gpu import arguments as a
from fairplay.gpu.build import SOURCES, CompilerError, compiled
from fairplay.gpu.driver import Device
from fairplay.gpu.plan import Plan, lay_out
from fairplay.gpu.run import Table, Times
from fairplay.gpu.slices import Common, OnDevice, digest_of, parts
from fairplay.gpu.source import source

#: Spare blocks below which rows are copied too often.
LEAST_SPARE = 8
#: Least gain that is not noise.
GAIN = 1.005
#: Changes of helpers and of their share on the quarters without chain.
CREWS = (
    (8, 1.0), (8, 0.65), (11, 1.0), (11, 0.65), (13, 1.0), (13, 0.75), (16, 0.8), (16, 0.65),
    (16, 0.5),
)  # fmt: skip

Changes = dict[str, Any]


def changed(plan: Plan, changes: Changes) -> Plan:
    now: Changes = {
        "words": plan.words,
        "far_words": plan.far_words,
        "helpers": plan.helpers,
        "groups": plan.groups,
        "lag": plan.lag,
        "share": plan.share,
        "linear": plan.linear,
    }
    return lay_out(plan.taps, **(now | changes))


def steps(plan: Plan) -> Iterator[list[Changes]]:
    """Rounds of changes; each begins from the best so far."""
    yield [{}, {"linear": True}, {"lag": 4}, {"linear": True, "lag": 4}]
    yield [{"helpers": helpers, "share": share} for helpers, share in CREWS]
    groups = [plan.groups + 1, plan.groups - 1] if plan.groups > 1 else [plan.groups + 1]
    if not plan.groups:
        groups = [2, 3]
    yield [
        *({"groups": one} for one in groups),
        *(
            {"far_words": one}
            for one in (plan.far_words - 1, plan.far_words + 1)
            if 0 < one <= plan.words
        ),
        {"lag": 5},
    ]
    yield [{"linear": True}, {"linear": False}, {"lag": 3}, {"lag": 4}]


def fits(plan: Plan) -> bool:
    return plan.spare_blocks >= LEAST_SPARE


def prepared(path: Path) -> tuple[str, Prepared | str]:
    from bench.gpu import prepared as prepare

    return path.stem, prepare(path)


def build(plan: Plan) -> str:
    try:
        compiled(source(plan), ARCHITECTURE)
    except CompilerError as error:  # a plan that cannot be is left out
        return str(error)[:200]
    return ""


def named(plan: Plan) -> str:
    return (
        f"h{plan.helpers} s{plan.share:g} g{plan.groups} w{plan.words}/{plan.far_words} "
        f"lag{plan.lag}{' lin' if plan.linear else ''}"
    )


class Bench:
    """Chains of several plans of a game, side by side on multiprocessors of their own."""

    def __init__(self, device: Device, folder: Path, log: TextIO) -> None:
        self.device, self.folder, self.log = device, folder, log
        self.common = Common(device)
        self.streams = [device.stream() for _ in range(32)]

    def _write(self, line: str) -> None:
        print(line, file=self.log)

    def measure(self, one: Prepared, plans: list[Plan]) -> list[float]:
        """Values per second of each; 0 if the values are wrong."""
        game, _, chosen = one
        _, expected = read(self.folder / f"{game.name}.npz")
        device, count = self.device, len(plans)
        reports, results = (
            device.allocate(8 * a.REPORT * count),
            device.allocate(8 * a.RESULT * count),
        )
        report, result = (
            np.zeros((count, a.REPORT), np.uint64),
            np.zeros((count, a.RESULT), np.uint64),
        )
        blocks = (END - game.start) // 32
        there = [OnDevice(device, game, plan, chosen, 32 * blocks, True) for plan in plans]
        first = min(1024, blocks)  # the first launch of a kernel is slow
        for size in (first, blocks):
            device.clear(reports, report.nbytes)
            device.clear(results, result.nbytes)
            device.synchronize()
            for i, game_there in enumerate(there):
                game_there.compute(0, size, reports + 8 * a.REPORT * i, self.streams[i % 32])
            device.synchronize()
        whole = replace(parts(game.start, blocks)[0], blocks=blocks)
        for i, game_there in enumerate(there):
            game_there.check(self.common, 0, whole, results + 8 * a.RESULT * i, self.streams[0])
        device.synchronize()
        check = time.perf_counter()
        for _ in range(3):
            there[0].check(self.common, 0, whole, results, self.streams[0])
        device.synchronize()
        check = (time.perf_counter() - check) / 3
        device.download(reports, report)
        device.download(results, result)
        rates = []
        for i, plan in enumerate(plans):
            row = report[i].astype(float)
            rate = 32 * blocks / row[a.CYCLES] * device.clock
            # The first result has the sums of four checks.
            digest = digest_of(result[i])
            good = digest.maximum == expected[END].maximum and (
                digest.sum == expected[END].sum * (4 if i == 0 else 1) % (1 << 64)
            )
            good = good and not report[i, a.STATUS]
            rates.append(rate if good else 0.0)
            self._write(
                f"{game.name:7} {rate / 1e6:6.2f} M/s {'' if good else 'WRONG '}{named(plan)} "
                f"spare {plan.spare_blocks} | a block: "
                f"{row[a.ROUNDS] / blocks:.2f} rounds, {row[a.EXACT] / blocks:.3f} exact, "
                f"{row[a.WAITED] / blocks:.0f} of {2 * row[a.CYCLES] / blocks:.0f} cycles waited"
            )
        tested = result[0].astype(float) / blocks / 4
        self._write(
            f"{game.name:7} check on the whole card {32 * blocks / check / 1e6:.0f} M/s; a block: "
            f"witnesses {tested[a.TRIED]:.0f}, pairs left {tested[a.LEFT]:.2f}, "
            f"steps {tested[a.STEPS]:.2f}; undecided {result[0, a.UNDECIDED]}"
        )
        for game_there in there:
            game_there.release()
        device.free(reports)
        device.free(results)
        return rates


def search(bench: Bench, ready: dict[str, Prepared], pool: ProcessPoolExecutor) -> None:
    """Replace the plans of open games by the quickest ones."""
    names = [name for name in OPEN if name in ready]
    base = {name: ready[name][1] for name in names}
    best: dict[str, tuple[float, Plan]] = {name: (0.0, base[name]) for name in names}
    first: dict[str, float] = {}
    for number in range(4):
        tries: dict[str, list[Plan]] = {}
        for name in names:
            plan = best[name][1]
            found = [changed(plan, one) for one in list(steps(plan))[number]]
            fitting = [one for one in found if fits(one) and (number == 0 or one != plan)]
            tries[name] = list({named(one): one for one in fitting}.values())
        every = [plan for plans in tries.values() for plan in plans]
        begin = time.perf_counter()
        faults = dict(zip(map(id, every), pool.map(build, every), strict=True))
        built = time.perf_counter() - begin
        for name in names:
            plans = [plan for plan in tries[name] if not faults[id(plan)]]
            if not plans:
                continue
            rates = bench.measure(ready[name], plans)
            if number == 0:
                first[name] = rates[0]
            for rate, plan in zip(rates, plans, strict=True):
                if rate > best[name][0] * GAIN:
                    best[name] = rate, plan
        total = sum(rate for rate, _ in best.values())
        print(
            f"step {number}: {len(every)} plans, built in {built:.0f} s, sum {total / 1e6:.1f}",
            flush=True,
        )
    for name in names:
        rate, plan = best[name]
        game, _, chosen = ready[name]
        ready[name] = game, plan, chosen
        print(
            f"{name:6} {first[name] / 1e6:6.2f} -> {rate / 1e6:6.2f}  "
            f"{named(base[name])} -> {named(plan)}"
        )
    print(
        f"sum {sum(first.values()) / 1e6:.1f} -> "
        f"{sum(rate for rate, _ in best.values()) / 1e6:.1f}",
        flush=True,
    )


def side_by_side(
    device: Device, what: str, ready: list[Prepared], seconds: float, log: TextIO
) -> None:
    table = Table(device, ready, 1 << 40)
    table.play(1.0)
    table.times, rounds = Times(), table.rounds
    before = sum(progress.n for progress in table.progress())
    begin = time.perf_counter()
    table.play(seconds)
    taken = time.perf_counter() - begin
    progress = table.progress()
    for number, one in enumerate(progress):
        blocks = max(1, one.n - one.start) / 32
        total, plan = table.totals[number] / blocks, ready[number][1]
        print(
            f"{what} {one.name} chain {one.rate / 1e6:.1f} M/s words {plan.words} "
            f"taps {len(plan.taps)} {one.reason} {one.heap or ''} | a block: "
            f"witnesses {total[10]:.0f}, pairs left {total[8]:.2f}, steps {total[9]:.2f}",
            file=log,
        )
    values = sum(one.n for one in progress) - before
    print(
        f"{what}: {len(ready)} games, {values / taken / 1e6:.0f} M/s verified "
        f"({values / 1e9:.2f}e9 in {taken:.1f} s), "
        f"chains {sum(one.rate for one in progress if not one.reason) / 1e6:.0f} M/s; "
        f"{sum(bool(one.reason) for one in progress)} went back; {table.rounds - rounds} rounds: "
        f"{table.times.of(len(ready))}",
        flush=True,
    )
    table.release()


def main() -> None:
    folder, seconds = Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    begin = time.perf_counter()
    compiled((SOURCES / "common.cu").read_text(encoding="utf-8"), ARCHITECTURE)
    # Line by line, so that it is there if a plan hangs.
    place = Path(os.environ.get("OUT", "."), "variants.txt")
    with place.open("w", buffering=1) as log, ProcessPoolExecutor(os.cpu_count()) as pool:
        found = dict(pool.map(prepared, sorted(folder.glob("*.npz"))))
        for name, one in found.items():
            if isinstance(one, str):
                print(f"{name}: not suited ({one})")
        ready = {name: one for name, one in found.items() if not isinstance(one, str)}
        print(f"{len(ready)} games prepared, {time.perf_counter() - begin:.0f} s", flush=True)
        device = Device()
        open_before = [ready[name] for name in OPEN if name in ready]
        side_by_side(device, "open, plans as they are", open_before, seconds / 2, log)
        search(Bench(device, folder, log), ready, pool)
        now = [ready[name] for name in OPEN if name in ready]
        side_by_side(device, "open", now, seconds, log)
        many = [one for name, one in ready.items() if name not in MORE]
        many += many[: max(0, LEAST - len(many))]
        side_by_side(device, "all", many, seconds, log)
    print(f"{time.perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()
