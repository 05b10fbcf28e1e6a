"""Write the golden playthroughs: ``python -m tests.playthroughs`` in the root of the repository."""

from tests.playthroughs.script import path, playthrough, starts


def write() -> None:
    for name in starts():
        path(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    write()
