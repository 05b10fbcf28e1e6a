"""Try an installed package, with the Python that it is installed for: ``python smoke.py``.

It needs nothing else, and runs wherever a wheel is installed: all modules, all commands, and the
server if its extra is there. What needs an extra that is missing must say so.
"""

import io
import json
import re
import subprocess
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from pathlib import Path
from urllib.request import urlopen

SECONDS = 60
START = "import sys; from fairplay.cli.main import main; sys.exit(main())"

#: Modules that are imported only after what imports them has asked for the extra.
GUARDED = (
    "fairplay.cli.admin.copies",
    "fairplay.cli.online.connection",
    "fairplay.cli.terminal.remote",
    "fairplay.server.redis_fanout",
)
#: Packages that ask for an extra when they are imported; of the theory only the figures do.
NEEDY = ("cli", "notebook", "paper", "server")
#: Commands, what they print, and the extra that they need. FILE is a new file.
COMMANDS: tuple[tuple[str, str, str | None], ...] = (
    ("--version", "fairplay ", None),
    ("solve nim:3,4,5", "Value: 2", None),
    ("solve nim:3,4,5 --lang sv", "Vinnande drag", None),
    ("explain nim:3,4,5", "binary", None),
    ("sequence 0.77 12", "0 1 2 3 1 4 3 2 1 4 2 6", None),
    ("sequence 0.77 12 --npy FILE", "", None),
    ("period 0.137 --certificate FILE", "period 34", None),
    ("verify FILE", "34", None),
    ("games", "kayles", None),
    ("learn", "Nim", None),
    ("cards solve zero 100110 010110 110000", "Zero sumZ", None),
    ("cards stats mod3", "24 040 016", None),
    ("doctor", "Python", None),
    ("plot 0.77 50 -o FILE.svg", "", "plot"),
    ("survey 0.0? --limit 300 -o FILE.parquet", "8 games", "survey"),
    ("survey show FILE.parquet", "guy-smith", "survey"),
    ("learn nim --pdf FILE", "", "paper"),
    ("worksheet nim -n 4 -o FILE", "", "paper"),
    ("cards print zero -o FILE", "", "paper"),
    ("admin --database sqlite:///FILE.db rooms", "", "serve"),
    ("admin --database sqlite:///FILE.db backup FILE", "", "serve"),
    ("play --server 127.0.0.1:1 nim", "127.0.0.1:1", "serve"),
    ("loadtest 127.0.0.1:1", "127.0.0.1:1", "serve"),
    ("serve --help", "--port", None),
    ("admin rooms --help", "--status", None),
    ("serve --port nonsense", "nonsense", "serve"),
)


def main() -> None:
    here = tempfile.mkdtemp()
    check_imports()
    for line, expected, extra in COMMANDS:
        check_command(line.replace("FILE", f"{here}/file").split(), expected, extra)
    if is_installed("serve"):
        check_server(here)
    print(f"smoke: {len(COMMANDS)} commands work as they should ({where()})")


def where() -> str:
    fairplay = import_module("fairplay")
    return str(Path(fairplay.__file__ or "").parent)


def is_installed(extra: str) -> bool:
    return not import_module("fairplay.extras").missing(extra)


def check_imports() -> None:
    """Import everything. Only what is of a missing extra may fail, and says what to install."""
    import fairplay
    from fairplay.errors import MissingExtraError
    from fairplay.extras import EXTRAS

    packages = {module for modules in EXTRAS.values() for module in modules}
    for name in fairplay.__all__:
        getattr(fairplay, name)
    assert not packages & set(sys.modules), "import fairplay loads a package of an extra"
    for name in modules_of(Path(where())):
        error = failure(name)
        if isinstance(error, MissingExtraError):
            assert name.split(".")[1] in NEEDY or name == "fairplay.theory.plot", name
            assert "pip install 'fairplay[" in str(error), error
        elif error:
            assert name in GUARDED, (name, error)
            assert (error.name or "").split(".")[0] in packages, error


def failure(module: str) -> ImportError | None:
    try:
        import_module(module)
    except ImportError as error:
        return error
    return None


def modules_of(folder: Path) -> list[str]:
    """All modules, also those of packages that cannot be imported."""
    sources = folder.rglob("*.py")
    parts = (path.relative_to(folder.parent).with_suffix("").parts for path in sources)
    return sorted(".".join(one).removesuffix(".__init__") for one in parts)


def check_command(arguments: list[str], expected: str, extra: str | None) -> None:
    from fairplay.cli.main import main as fairplay

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = fairplay([*arguments])
    said = out.getvalue() + err.getvalue()
    if extra and not is_installed(extra):
        needs = rf"fairplay: .*pip install 'fairplay\[{extra}\]'\n"
        assert (code, bool(re.fullmatch(needs, said))) == (2, True), (arguments, code, said)
    else:
        assert expected in said, (arguments, code, said)
        assert "pip install 'fairplay[" not in said or arguments == ["doctor"], said


def check_server(folder: str) -> None:
    """It serves the browser app, which is in the package."""
    command = [sys.executable, "-c", START, "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/rooms.db", "--set", "durability=warn"]
    command += ["--set", "log-level=warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address, "the server does not start"
            page = get(address[0])
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script, page[:500]
            assert "import" in get(address[0] + script[1])
            assert json.loads(get(f"{address[0]}/healthz"))["status"] == "ok"
        finally:
            server.terminate()


def get(url: str) -> str:
    with urlopen(url, timeout=SECONDS) as answer:
        text: str = answer.read().decode()
        return text


if __name__ == "__main__":
    main()
