"""The built documentation: links, names, and what the content policy forbids."""

import gzip
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from html.parser import HTMLParser
from pathlib import Path
from types import FunctionType, ModuleType
from urllib.parse import unquote, urlsplit

import pytest

import fairplay
from fairplay.cli.app import COMMANDS
from fairplay.notebook import game
from fairplay.server import api, privacy, rooms

#: Types of scripts that hold data and never run.
DATA = re.compile(r"application/(?!javascript).*json")
#: The pages that describe the library.
PYTHON = ("python", "modules", "notebook")
#: Pages of the app, beside which the site is served.
APP = {"/", "/lab", "/learn", "/make", "/play", "/print", "/puzzles", "/rooms", "/teachers"}


@dataclass
class Seen(HTMLParser):
    """What a page holds: its anchors, what it refers to, and what is written inline."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)
    nameless: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self.ids.update(has[name] for name in ("id", "name") if name in has and tag != "meta")
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        self.loads += (has[key] for key in ("src", "href") if key in has and tag != "a")
        if tag == "style" or (tag == "script" and "src" not in has and not _data(has)):
            self.inline.append(f"<{tag}>")
        self.inline += (f"{tag} {k}" for k in has if k == "style" or k.startswith("on"))
        if tag == "img" and "alt" not in has:
            self.nameless.append(has.get("src", ""))


def _data(has: dict[str, str]) -> bool:
    return DATA.fullmatch(has.get("type", "")) is not None


@cache
def seen(page: Path) -> Seen:
    found = Seen()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def pages(site: Path) -> list[Path]:
    found = sorted(site.rglob("*.html"))
    assert len(found) > 20
    return found


def test_every_link_leads_somewhere(site: Path) -> None:
    broken = [
        f"{page.relative_to(site)}: {link}"
        for page in pages(site)
        for link in dict.fromkeys((*seen(page).links, *seen(page).loads))
        if not _leads(page, link)
    ]
    assert not broken, "\n".join(broken)


def _leads(page: Path, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        # The network is not asked. A link to another site is at least whole.
        return parts.scheme == "https" and "." in parts.netloc
    if parts.path in APP:
        return True
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not target.is_file():
        return False
    fragment = unquote(parts.fragment)
    return not fragment or target.suffix != ".html" or fragment in seen(target).ids


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(site: Path) -> None:
    """The server allows scripts and styles from its own files only."""
    for page in pages(site):
        assert not seen(page).inline, page
        assert not [one for one in seen(page).loads if urlsplit(one).netloc], page


def test_boards_of_notebooks_are_pictures_without_their_script(site: Path) -> None:
    """The site has no kernel to play with, and each board would bring the whole script."""
    script = (game.STATIC / "widget.js").stat().st_size
    notebooks = [page for page in pages(site) if page.parent.name == "notebooks"]
    assert any("<svg" in page.read_text(encoding="utf-8") for page in notebooks)
    for page in notebooks:
        assert "jupyter.widget" not in page.read_text(encoding="utf-8"), page
        assert page.stat().st_size < script, page


def test_every_picture_says_what_it_shows(site: Path) -> None:
    assert not [(page.name, one) for page in pages(site) for one in seen(page).nameless]


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    """By itself or by another name for the same thing; classes with their documented members."""
    ids = set().union(*(seen(site / f"reference/{page}.html").ids for page in PYTHON))
    shown = [value for one in ids if (value := _found(one)) is not None]
    missing = [name for name, value in _public() if name not in ids and not _among(value, shown)]
    assert not missing, f"not on the pages {PYTHON} of docs/reference"


def _public() -> Iterator[tuple[str, object]]:
    """The names in ``fairplay``, in its public modules, and in its public classes."""
    for name in fairplay.__all__:
        value = getattr(fairplay, name)
        if isinstance(value, ModuleType):
            yield from ((f"{value.__name__}.{one}", getattr(value, one)) for one in value.__all__)
        else:
            yield f"fairplay.{name}", value
        if inspect.isclass(value):
            members = ((key, one) for key, one in vars(value).items() if key[0] != "_")
            yield from ((f"fairplay.{name}.{key}", one) for key, one in members if _documented(one))


def _documented(member: object) -> bool:
    is_code = isinstance(member, (FunctionType, classmethod, property, cached_property))
    return is_code and bool(member.__doc__)


def _found(name: str) -> object:
    """What a dotted name means, if it is one of the package."""
    try:
        return pkgutil.resolve_name(name) if name.startswith("fairplay.") else None
    except (AttributeError, ImportError, ValueError):
        return None


def _among(value: object, shown: list[object]) -> bool:
    return any(one is value for one in shown)


def test_every_command_is_in_the_reference(site: Path) -> None:
    ids = seen(site / "reference/commands.html").ids
    assert {f"fairplay-{name.replace(' ', '-')}" for name in COMMANDS} <= ids


def test_every_request_is_in_the_reference(site: Path) -> None:
    text = (site / "reference/http.html").read_text(encoding="utf-8")
    for one in (*api.ENDPOINTS, *privacy.ENDPOINTS, *rooms.ENDPOINTS):
        assert f">{one.method} {one.path}<" in re.sub(r"</?span[^>]*>", "", text), one.path


def test_the_site_holds_no_code_and_little_else(site: Path) -> None:
    """Python files below the package would be taken for modules. Everything is in the wheel."""
    files = [path for path in site.rglob("*") if path.is_file()]
    assert not [path for path in files if path.suffix in (".py", ".map")]
    assert sum(path.stat().st_size for path in files) < 12_000_000


@pytest.mark.parametrize("name", ["searchindex.js", "index.html", "_static/pygments.css"])
def test_the_compressed_form_is_the_same(site: Path, name: str) -> None:
    assert gzip.decompress((site / f"{name}.gz").read_bytes()) == (site / name).read_bytes()
