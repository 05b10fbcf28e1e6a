"""Print how large the packages of an environment are, for its Python: without pip."""

import sysconfig
from collections import Counter
from importlib.metadata import distributions
from pathlib import Path

MEGA = 10**6
#: They come with the environment, or only with an old one.
OWN = {"pip", "setuptools"}


def sizes() -> tuple[Counter[str], int]:
    """Bytes of each package, and of all compiled ``.pyc`` files together."""
    found: Counter[str] = Counter()
    compiled = 0
    for package in distributions(path=[sysconfig.get_path("purelib")]):
        if package.name.lower() in OWN:
            continue
        for file in package.files or ():
            path = Path(file.locate())
            if not path.is_file():
                continue
            if path.suffix == ".pyc":
                compiled += path.stat().st_size
            else:
                found[package.name] += path.stat().st_size
    return found, compiled


def main() -> None:
    found, compiled = sizes()
    for name, size in found.most_common():
        print(f"{size / MEGA:8.1f} MB  {name}")
    print(f"{sum(found.values()) / MEGA:8.1f} MB  together, and {compiled / MEGA:.1f} MB .pyc")


if __name__ == "__main__":
    main()
