"""Games for ``bench/gpu.py``, with what the CPU engine says of them: ``python -m bench.gpu_games
FOLDER [CODE …]``.

A file has the first 2^19 values, the rares and the mask, and the digests of the values from there
to some marks, which the GPU must reach. So the machine with the GPU needs no engine.
"""

import sys
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
#: How far the CPU goes.
END = 1 << 22


def digits(code: str) -> list[int]:
    return [int(digit) for digit in code.replace(".", "")]


def make(code: str, folder: Path) -> None:
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


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for code in sys.argv[2:] or (*OPEN, *MORE):
        if not (folder / f"{code}.npz").exists():
            make(code, folder)
            print(code, (folder / f"{code}.npz").stat().st_size, flush=True)


if __name__ == "__main__":
    main()
