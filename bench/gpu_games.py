"""Games for ``bench/gpu.py``, with what the CPU engine says of them: ``python -m bench.gpu_games
FOLDER [CODE …]``. All take a few minutes on two processors.

A file has the first 2^19 values, the rares and the mask, and the digests of the values from there
to some marks, which the GPU must reach. So the machine with the GPU needs no engine.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from fairplay.gpu.game import KEPT
from fairplay.gpu.progress import Digest

#: Open games of three digits whose rares have died out.
OPEN = (
    "4.045", "0.174", "0.167", "0.015", "4.404", "4.367", "0.166",
    "0.245", "0.374", "4.324", "0.36", "4.044", "0.774",
)  # fmt: skip
#: Games with a long period or none known, of few rares, by code.
MORE = ("0.104", "0.106", "0.454", "0.054")
#: Others without a rare between 2^19 and 2^22, no two with the same taps.
MANY = (
    "0.0126", "0.0144", "0.0147", "0.0156", "0.0324", "0.0345", "0.0444", "0.0544", "0.1005",
    "0.1046", "0.1052", "0.1067", "0.1072", "0.1076", "0.1127", "0.1143", "0.1156", "0.1164",
    "0.1165", "0.1167", "0.1176", "0.1327", "0.1354", "0.1365", "0.1404", "0.1424", "0.1502",
    "0.1565", "0.1624", "0.1654", "0.1674", "0.1712", "0.1734", "0.1772", "0.2075", "0.2555",
    "0.2645", "0.3234", "0.354", "0.3567", "0.4106", "0.4156", "0.4157", "0.4705", "0.4746",
    "0.5014", "0.5214", "0.5276", "0.6153", "0.7045", "0.7224", "0.7644", "4.00154", "4.0054",
    "4.0074", "4.0264", "4.3062", "4.35004", "4.4007", "4.4446", "4.6003",
)  # fmt: skip
#: How far the CPU goes.
END = 1 << 22


def digits(code: str) -> list[int]:
    return [int(digit) for digit in code.replace(".", "")]


def make(code: str, folder: Path) -> str:
    from fairplay._core import NimSequence  # the machine with the GPU may have none

    sequence = NimSequence(digits(code))
    sequence.extend(END)
    statistics = sequence.statistics()
    values = sequence.to_numpy(END).astype(np.uint16)
    marks = [KEPT << i for i in range(1, (END // KEPT).bit_length())]
    digests = [Digest.of(values[KEPT:mark], KEPT) for mark in marks]
    np.savez_compressed(
        folder / f"{code}.npz",
        digits=digits(code),
        statistics=[statistics["mask"], statistics["domain"], statistics["maximum"]],
        rares=[rare for rare in sequence.rares() if rare > 0],
        values=values[:KEPT].astype(np.uint8) if values[:KEPT].max() < 256 else values[:KEPT],
        marks=marks,
        sums=np.array([digest.sum for digest in digests], np.uint64),
        maxima=[(digest.maximum, digest.at) for digest in digests],
    )
    return code


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    codes = sys.argv[2:] or (*OPEN, *MORE, *MANY)
    missing = [code for code in codes if not (folder / f"{code}.npz").exists()]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for code in pool.map(partial(make, folder=folder), missing):
            print(code, flush=True)
    print(f"{len(codes)} different games")


if __name__ == "__main__":
    main()
