"""Write the logs of scenes that have none yet: ``python -m tests.play.golden``.

They go into the folder of this version. An existing file is never written again, since databases
contain logs like it.
"""

from fairplay import __version__
from tests.play.golden.files import FOLDER, write
from tests.play.golden.scenes import SCENES, log_of


def main() -> None:
    kept = {path.stem for path in FOLDER.glob("*/*.jsonl")}
    for name in SCENES:
        if name not in kept:
            write(FOLDER / __version__ / f"{name}.jsonl", *log_of(name))
            print(f"{__version__}/{name}.jsonl")


if __name__ == "__main__":
    main()
