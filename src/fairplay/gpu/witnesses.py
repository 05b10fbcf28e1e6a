"""Which splits the GPU tries, and in which order, to rule out new rares (``cuda/check.cuh``).

A greedy cover: pairs (n, v) of sampled heaps and smaller values of the rare kind. A split by the
common heap a, taking k, serves a pair if G(a) ⊕ G(n-k-a) = v. Next comes the one that serves
most, where a pair that was served c times counts 0.3^c. *Witnesses* have k + a a multiple of 32
and serve whole blocks; *splits* are for single pairs that no witness serves.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu.game import UNKNOWN, Game

#: Sampled heaps.
SAMPLE = 160
#: Blocks that witnesses reach back: rows of that many fit beside those that are checked.
DEPTH = {1: 320, 2: 320, 3: 256, 4: 256, 5: 192, 6: 160, 7: 128}
#: Witnesses at most.
MOST = {1: 256, 2: 320, 3: 512, 4: 512, 5: 448, 6: 384, 7: 320}
#: Splits that come first, and among how many they are chosen.
FIRST, AMONG = 512, 6000

Pairs = tuple[NDArray[np.int64], NDArray[np.uint8]]


@dataclass(frozen=True)
class Cover:
    """``witnesses``: blocks back << 16 | index; ``splits``: (k + a) << 8 | index."""

    witnesses: NDArray[np.uint32]
    splits: NDArray[np.uint32]
    depth: int


def cover(game: Game, words: int) -> Cover:
    """The witnesses and splits of a game, chosen by its last values."""
    depth = DEPTH[words]
    first, last = game.known(game.first, 0), game.known(game.last, game.start - len(game.last))
    random = np.random.default_rng(1)
    backs, indices = _splits(game, first)
    aligned = (backs % 32 == 0) & (backs < depth * 32) & (indices < 32 * words)
    pairs = _pairs(game, last, random.integers(1 << 14, len(last), SAMPLE), words)
    chosen, counts = _greedy(last, pairs, backs[aligned], indices[aligned], MOST[words])
    witnesses = backs[aligned][chosen] // 32 << 16 | indices[aligned][chosen]
    order = _order(last, (pairs[0][counts == 0], pairs[1][counts == 0]), backs, indices)
    return Cover(
        witnesses.astype(np.uint32), (backs[order] << 8 | indices[order]).astype(np.uint32), depth
    )


def _splits(game: Game, first: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """All splits by a common heap a ≥ 1 that is kept: k + a and index(a), by a."""
    heaps = np.flatnonzero(first != UNKNOWN)
    heaps = heaps[heaps > 0]
    takes = np.array(game.splits)
    backs = (heaps[:, None] + takes).ravel()
    return backs, np.repeat(first[heaps].astype(np.int64), len(takes))


def _pairs(game: Game, last: NDArray[np.uint8], at: NDArray[np.int64], words: int) -> Pairs:
    """All (place, index) of a smaller value of the rare kind, for heaps at these places."""
    heaps = game.start - len(last) + at
    indices = np.arange(32 * words)
    places: list[NDArray[np.int64]] = []
    values: list[NDArray[np.uint8]] = []
    for place, heap in zip(at, heaps, strict=True):
        if last[place] == UNKNOWN:
            continue
        value = game.values(last[place : place + 1], np.array([heap]))[0]
        # A value of the rare kind has the other lowest bit of the mask.
        rares = game.values(indices, np.full(len(indices), heap)) ^ (1 << game.bit)
        smaller = np.flatnonzero(rares < value)
        places.append(np.full(len(smaller), place))
        values.append(smaller.astype(np.uint8))
    return np.concatenate(places), np.concatenate(values)


def _greedy(
    last: NDArray[np.uint8],
    pairs: Pairs,
    backs: NDArray[np.int64],
    indices: NDArray[np.int64],
    most: int,
) -> tuple[list[int], NDArray[np.int64]]:
    """The best splits in order, and how often they serve each pair."""
    places, values = pairs
    hits = np.array(
        [
            (last[places - back] ^ index) == values
            for back, index in zip(backs, indices, strict=True)
        ],
        np.float32,
    )
    counts = np.zeros(len(places), np.int64)
    chosen: list[int] = []
    for _ in range(min(most, len(backs))):
        score = hits @ (0.3**counts).astype(np.float32)
        best = int(score.argmax())
        if score[best] <= 0:
            break
        counts += hits[best] > 0
        hits[best] = 0
        chosen.append(best)
    return chosen, counts


def _order(
    last: NDArray[np.uint8], pairs: Pairs, backs: NDArray[np.int64], indices: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The best splits for pairs that no witness serves, then all others."""
    chosen: list[int] = []
    if len(pairs[0]):
        some = slice(0, 1500)
        few = (pairs[0][some], pairs[1][some])
        chosen = _greedy(last, few, backs[:AMONG], indices[:AMONG], FIRST)[0]
    rest = np.ones(len(backs), np.bool_)
    rest[chosen] = False
    return np.concatenate([np.array(chosen, np.int64), np.flatnonzero(rest)])
