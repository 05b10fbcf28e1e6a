"""Checks of the package: the engine, the extras, and what is built into it."""

from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from fairplay.cli.doctor.check import Check, absent, broken, works
from fairplay.cli.output import quiet_matplotlib
from fairplay.extras import EXTRAS, missing

SERVER = Path(__file__).parents[2] / "server"
_VARIANTS = ("avx512", "avx2", "plain")


def core() -> Check:
    try:
        from fairplay._core import supports, widest
    except ImportError as error:
        return broken("core", "core-broken", reason=str(error))
    able = ", ".join(filter(supports, _VARIANTS))
    return works("core", "core-is", kernel=widest(), kernels=able)


def extra(name: str) -> Check:
    """Its packages are imported: one that is installed may still be broken."""
    label = f"extra-{name}"
    if lacking := missing(name):
        names = ", ".join(EXTRAS[name][module] for module in lacking)
        return absent(label, "extra-missing", names=names, extra=name)
    quiet_matplotlib()
    for module in EXTRAS[name]:
        try:
            import_module(module)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is what we look for)
            return broken(label, "import-broken", module=module, reason=_line(error))
    packages = ", ".join(f"{package} {version(package)}" for package in EXTRAS[name].values())
    return works(label, "extra-is", packages=packages)


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def app() -> Check:
    built = _built("app", SERVER / "static", "app-missing")
    return absent("app", "app-extra") if built.state == "works" and missing("serve") else built


def docs() -> Check:
    return _built("docs", SERVER / "docs", "docs-missing")


def _built(name: str, folder: Path, otherwise: str) -> Check:
    if (folder / "index.html").exists():
        return works(name, "built", path=str(folder))
    return absent(name, otherwise)
