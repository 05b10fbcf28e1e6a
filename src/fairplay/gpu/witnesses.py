"""Which splits the GPU tries, and in which order, to rule out new rares (``cuda/check.cuh``).

A greedy cover: pairs (n, v) of sampled heaps and smaller values of the rare kind. A split by the
common heap a, taking k, serves a pair if G(a) ⊕ G(n-k-a) = v. Next comes the one that serves
most, where a pair that was served c times counts 0.3^c. *Witnesses* have k + a a multiple of 32
and serve whole blocks; each word of 32 values has its own. *Splits* are for single pairs that no
witness serves.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu.game import UNKNOWN, Game

#: Sampled heaps.
SAMPLE = 160
#: Blocks that witnesses reach back: rows of that many fit beside those that are checked.
DEPTH = {1: 320, 2: 320, 3: 256, 4: 256, 5: 192, 6: 160, 7: 128}
#: Witnesses of a word at most, and how many are tried at a time.
MOST, AT_A_TIME = 512, 16
#: Splits that come first, and among how many they are chosen.
FIRST, AMONG = 512, 6000

Pairs = tuple[NDArray[np.int64], NDArray[np.uint8]]


@dataclass(frozen=True)
class Cover:
    """``witnesses``: for each word of values a list of where rows lie, in bytes from those of the
    block; ``ends``: of these lists; ``splits``: (k + a) << 8 | index.
    """

    witnesses: NDArray[np.uint32]
    ends: list[int]
    splits: NDArray[np.uint32]
    depth: int


def cover(game: Game, words: int) -> Cover:
    """The witnesses and splits of a game, chosen by its last values."""
    depth = DEPTH[words]
    first, last = game.known(game.first, 0), game.known(game.last, game.start - len(game.last))
    random = np.random.default_rng(1)
    backs, indices = _splits(game, first)
    places, values = _pairs(game, last, random.integers(1 << 14, len(last), SAMPLE), words)
    lists: list[NDArray[np.int64]] = []
    missed = np.zeros(len(places), np.bool_)
    for word in range(words):
        aligned = (backs % 32 == 0) & (backs < depth * 32) & (indices >> 5 ^ word < words)
        mine = np.flatnonzero(values >> 5 == word)
        chosen, counts = _greedy(
            last, (places[mine], values[mine]), backs[aligned], indices[aligned], MOST
        )
        missed[mine[counts == 0]] = True
        lists.append(_rows(backs[aligned][chosen], indices[aligned][chosen], word, words))
    order = _order(last, (places[missed], values[missed]), backs, indices)
    return Cover(
        np.concatenate(lists).astype(np.uint32),
        np.cumsum([len(one) for one in lists]).tolist(),
        (backs[order] << 8 | indices[order]).astype(np.uint32),
        depth,
    )


def _rows(
    backs: NDArray[np.int64], indices: NDArray[np.int64], word: int, words: int
) -> NDArray[np.int64]:
    """Where the rows of witnesses lie; the last one again until all are tried at a time."""
    rows = -(backs // 32) * words * 128 + (indices >> 5 ^ word) * 128 + (indices & 31) * 4
    return np.concatenate([rows, rows[-1:].repeat(-len(rows) % AT_A_TIME)]) & 0xFFFFFFFF


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
        # A product of matrices has threads, which take turns where many games are prepared at once.
        score = np.einsum("ij,j->i", hits, (0.3**counts).astype(np.float32))
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
