"""One game on a device: slices of values, each computed in one launch and checked in the next."""

import ctypes as c
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu import arguments as a
from fairplay.gpu.build import SOURCES, compiled
from fairplay.gpu.device import Device, Holdings
from fairplay.gpu.game import KEPT, UNKNOWN, Game, Indices, Values
from fairplay.gpu.plan import SHARED, Plan
from fairplay.gpu.progress import Digest, next_mark
from fairplay.gpu.source import shared_bytes, source, threads
from fairplay.gpu.witnesses import Cover

#: Slices in work, each on a side of its own.
SIDES = 3
#: Parts of a slice between marks at most: each has its own digest.
PARTS = 4
#: States of a part that are kept to see periods, and how many zero bits choose them.
STATE_ROOM, ZEROS = 1 << 12, 18
#: Shared memory of a thread block that witnesses and rows may take.
CHECKED = 224 * 1024
_COUNT = (1 << 48) - 1


class Common:
    """The kernels that serve all games."""

    def __init__(self, held: Holdings) -> None:
        device = held.device
        text = (SOURCES / "common.cu").read_text(encoding="utf-8")
        module = held.load(compiled(text, device.architecture))
        self.check = {
            words: device.kernel(module, f"check_{words}", CHECKED) for words in range(1, 8)
        }
        self.digest = device.kernel(module, "digest_slice")
        self.short = device.kernel(module, "find_short_period")


class OnDevice:
    """The memory of one game there: three slices. One is computed, one is checked, and of one the
    host reads what came out.
    """

    def __init__(
        self, held: Holdings, game: Game, plan: Plan, cover: Cover, room: int, alone: bool
    ) -> None:
        self.game, self.plan, self.room = game, plan, room
        self._held, self._device = held, held.device
        self._facts = a.facts(game, plan.words)
        self._cover = cover
        module = held.load(compiled(source(plan), held.device.architecture))
        # A thread block that takes all shared memory has a multiprocessor for itself.
        self._shared = max(shared_bytes(plan), SHARED if alone else 0)
        self._threads = threads(plan)
        self._chain = held.device.kernel(module, "chain", self._shared)
        self._buffers = [held.allocate(KEPT + room) for _ in range(SIDES)]
        self._witnesses = self._uploaded(cover.witnesses)
        self._splits = self._uploaded(cover.splits)
        self._states = held.allocate(16 * STATE_ROOM * PARTS * SIDES)
        last = game.known(game.last, game.start - len(game.last))[-KEPT:]
        history = np.full(KEPT, UNKNOWN, np.uint8)
        history[KEPT - len(last) :] = last
        held.device.upload(self._buffers[0], history)
        self._known = min(len(last), game.start - game.rares[-1] - 1)

    def _uploaded(self, data: NDArray[np.uint32]) -> int:
        address = self._held.allocate(max(4, data.nbytes))
        self._device.upload(address, data)
        return address

    def compute(self, side: int, blocks: int, report: int, stream: int) -> None:
        """Start the chain of a slice; its history is there."""
        first = self._buffers[side] + KEPT
        given = a.ChainArguments(first, first, blocks, 1, report)
        self._device.launch(self._chain, 1, self._threads, self._shared, given, stream)

    def check(self, common: Common, side: int, part: "Part", result: int, stream: int) -> None:
        """Start the check and the digest of a part of a slice."""
        start, blocks = part.start, part.blocks
        first = self._buffers[side] + KEPT + 32 * part.before
        words, cover = self.plan.words, self._cover
        known = min(KEPT, self._known + start - self.game.start)
        segment = min(2048, max(256, -(-blocks // (2 * self._device.multiprocessors))))
        lists = 4 * (-(-len(cover.witnesses) // 32) * 32)
        batch = min(segment, (CHECKED - lists) // (128 * words) - cover.depth)
        given = a.CheckArguments(
            first, start, known, self._witnesses, self._splits, result,
            blocks, segment, (c.c_uint32 * 8)(*cover.ends), len(cover.splits), cover.depth, batch,
            self._facts,
        )  # fmt: skip
        shared = lists + 128 * words * (cover.depth + batch)
        grid = -(-blocks // segment)
        self._device.launch(common.check[words], grid, a.CHECK_THREADS, shared, given, stream)
        span = max(0, known - self.game.reach - 64)
        facts = a.DigestArguments(
            first, start, 32 * blocks, result, self._states_of(side, part), STATE_ROOM, ZEROS, span,
            0, self._facts,
        )  # fmt: skip
        grid = -(-32 * blocks // (a.DIGEST_THREADS * a.DIGEST_RUN))
        self._device.launch(common.digest, grid, a.DIGEST_THREADS, 0, facts, stream)
        self._device.launch(
            common.short, span // a.DIGEST_THREADS + 1, a.DIGEST_THREADS, 0, facts, stream
        )

    def pass_on(self, side: int, blocks: int) -> None:
        """The end of a slice becomes the history of the next one."""
        source = self._buffers[side] + 32 * blocks
        self._device.copy(self._buffers[(side + 1) % SIDES], source, KEPT)

    def state(self, side: int, part: "Part") -> Values:
        """The state at the end of a part of a slice."""
        return self.values(part.end, self.tail(side, part, self.game.reach))

    def tail(self, side: int, part: "Part", count: int = KEPT) -> Indices:
        """The last indices up to the end of a part of a slice; as many as are known and there."""
        there = KEPT + 32 * (part.before + part.blocks)
        count = min(count, there, self._known + part.end - self.game.start)
        indices = np.empty(count, np.uint8)
        end = self._buffers[side] + there
        self._device.download(end - count, indices)
        return indices

    def values(self, end: int, indices: Indices) -> Values:
        """The values of the last heaps before ``end``."""
        return self.game.stretch(indices, end - len(indices))

    def _states_of(self, side: int, part: "Part") -> int:
        return self._states + 16 * STATE_ROOM * (side * PARTS + part.number)

    def chosen_states(self, side: int, part: "Part", count: int) -> NDArray[np.uint64]:
        """(heap, hash) of the states of a part that was checked, by heap."""
        found = np.empty((min(count, STATE_ROOM), 2), np.uint64)
        if len(found):
            self._device.download(self._states_of(side, part), found)
        return found[np.argsort(found[:, 0])]


def build(device: Device, plans: Iterable[Plan]) -> None:
    """Compile the kernels of games side by side, so that they are in the cache."""
    texts = {source(plan) for plan in plans}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda text: compiled(text, device.architecture), texts))


@dataclass(frozen=True)
class Part:
    """Blocks of a slice between two marks: ``before`` lie before them in the slice."""

    number: int
    start: int
    before: int
    blocks: int

    @property
    def end(self) -> int:
        return self.start + 32 * self.blocks


def parts(start: int, blocks: int) -> list[Part]:
    """A slice cut at the marks within it.

    >>> [part.end - 2**22 for part in parts(2**22 - 64, 5)]
    [0, 96]
    """
    found: list[Part] = []
    before = 0
    while before < blocks:
        first = start + 32 * before
        here = min(blocks - before, (next_mark(first) - first) // 32)
        found.append(Part(len(found), first, before, here))
        before += here
    return found


def digest_of(result: NDArray[np.uint64]) -> Digest:
    """The digest that a checked slice left."""
    largest = int(result[a.LARGEST])
    return Digest(int(result[a.DIGEST]), largest >> 48, _COUNT - (largest & _COUNT))
