"""A package from a checkout to a machine that has only the base: sdist, wheel, all commands.

The engine is not compiled again: the wheel is built without it, and gets the one that is here.
``make package`` builds all of it.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

import fairplay
from fairplay.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SMOKE = Path(__file__).with_name("smoke.py")
BUILD = """
import sys, build_backend
settings = {"wheel.cmake": "false", "wheel.py-api": "py3"}
getattr(build_backend, sys.argv[1])(sys.argv[2], settings)
"""


def build(hook: str, root: Path, into: Path, path: str | None = None) -> Path:
    """Call a hook of the backend as pip does, in a process of its own; returns what it has made."""
    environment = {"PYTHONPATH": str(root / "scripts"), "PATH": path or _path()}
    command = [sys.executable, "-c", BUILD, hook, str(into)]
    done = subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (made,) = into.iterdir()
    return made


def _path() -> str:
    return f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("build_sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(sdist.parent / "unpacked", filter="data")
    (root,) = (sdist.parent / "unpacked").iterdir()
    return root


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, where there is no Node and no compiler."""
    programs = tmp_path_factory.mktemp("programs")
    (programs / "env").symlink_to(shutil.which("env") or "")
    return build("build_wheel", unpacked, tmp_path_factory.mktemp("wheel"), str(programs))


def test_an_sdist_has_the_app_and_its_source(unpacked: Path) -> None:
    assert (unpacked / "src/fairplay/server/static/index.html").exists()
    assert (unpacked / "src/fairplay/notebook/static/widget.js").exists()
    assert (unpacked / "src/fairplay/commit.txt").exists()
    assert (unpacked / "web/src").is_dir()
    assert (unpacked / "core/src").is_dir()
    assert list(unpacked.rglob("node_modules")) == []
    assert list(unpacked.rglob("*.so")) == []
    # The commit is written only while a package is built.
    assert not (ROOT / "src/fairplay/commit.txt").exists()


def test_a_wheel_has_the_app_and_no_sources_of_it(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    kept = {name.split("/")[0] for name in names}
    assert kept == {"fairplay", f"fairplay-{fairplay.__version__}.dist-info"}
    for wanted in (
        "server/static/index.html",
        "notebook/static/widget.js",
        "py.typed",
        "_core.pyi",
        "commit.txt",
    ):
        assert f"fairplay/{wanted}" in names
    assert [name for name in names if re.search(r"\.(cpp|hpp|svelte|ts|so|map|pyc)$", name)] == []


def requirements(of: Distribution, seen: set[str]) -> Iterator[Distribution]:
    """All that a package requires without extras, directly or not."""
    for text in of.requires or ():
        requirement = Requirement(text)
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name.lower() not in seen:
            seen.add(requirement.name.lower())
            found = distribution(requirement.name)
            yield found
            yield from requirements(found, seen)


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of an environment with the wheel and what it requires, and nothing else."""
    folder = tmp_path_factory.mktemp("base")
    installed = Path(sysconfig.get_path("purelib"))
    ZipFile(wheel).extractall(folder)
    (package,) = distributions(name="fairplay", path=[str(folder)])
    for required in requirements(package, set()):
        tops = {file.parts[0] for file in required.files or ()} - {"..", "__pycache__"}
        for top in tops:
            if not (folder / top).exists():
                (folder / top).symlink_to(installed / top)
    (core,) = ROOT.glob(f"src/fairplay/_core*{sysconfig.get_config_var('EXT_SUFFIX')}")
    (folder / "fairplay" / core.name).symlink_to(core)
    return folder


def test_the_base_alone_works_and_the_rest_says_what_to_install(base: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(base), "HOME": str(tmp_path), "PATH": "", "LC_ALL": "C.UTF-8"}
    # Without the module site there are no packages but those of the path.
    done = subprocess.run(
        [sys.executable, "-S", SMOKE],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert str(base) in done.stdout


def test_extras_are_those_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, modules in EXTRAS.items():
        declared = {Requirement(text).name for text in project["optional-dependencies"][extra]}
        assert set(modules.values()) == declared - {"fairplay"}
        for module, package in modules.items():
            tops = {file.parts[0] for file in distribution(package).files or ()}
            assert {module, f"{module}.py"} & tops, module
