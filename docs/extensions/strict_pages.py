"""Make the built pages fit for the server's content policy, which allows nothing inline.

The theme, pandas and notebooks write scripts and styles into pages. Each is moved into a file of
its own, and ``style`` attributes become classes. What no page needs is deleted, and what can be
compressed is compressed.
"""

import gzip
import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from sphinx.application import Sphinx

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
_TAG = re.compile(r"<[a-zA-Z][^<>]*>")
_ATTRIBUTE = re.compile(r'\sstyle="([^"]*)"')
_CLASS = re.compile(r'\sclass="([^"]*)"')
#: Types of scripts that run; others are data.
_RUNS = re.compile(r'type="(?:text/javascript|module)"')
#: Draws icons by inline styles. The theme has them in a font, too.
_ICONS = re.compile(r"\s*<script [^>]*scripts/fontawesome\.js[^>]*></script>")
#: What boards in notebooks would need to be played on, which no page without a kernel can do. Each
#: has the whole of the board's script.
_WIDGETS = re.compile(
    r'\s*<script\b[^>]*type="application/vnd\.jupyter\.widget-[^>]*>.*?</script>', re.DOTALL
)
#: A name that a folded cell of a notebook has besides the words that it shows.
_NAMED_TWICE = re.compile(r'(<summary[^>]*) aria-label="Toggle hidden content"')
_NEEDLESS = (
    "webpack-macros.html",
    "*.map",
    "*.LICENSE.txt",
    "scripts/fontawesome.js",
    "fa-brands*",
    "fa-regular*",
    "_sources/**/*",
    "*.inv",
    ".buildinfo",
)
_COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".csv"}


class Page:
    """One HTML file, and the folder of the site for what is moved out of it."""

    def __init__(self, path: Path, site: Path) -> None:
        self.path, self.site = path, site
        self.root = "../" * (len(path.relative_to(site).parts) - 1)
        self.styles: list[str] = []

    def make_strict(self) -> None:
        text = _ICONS.sub("", self.path.read_text(encoding="utf-8"))
        text = _WIDGETS.sub("", text)
        text = _NAMED_TWICE.sub(r"\1", text)
        text = _SCRIPT.sub(self._script, text)
        text = _STYLE.sub(self._style, text)
        text = _TAG.sub(self._tag, text)
        if self.styles:
            name = self._write("\n".join(dict.fromkeys(self.styles)), "css")
            link = f'<link rel="stylesheet" href="{name}">'
            text = text.replace("</head>", f"{link}\n</head>", 1)
        self.path.write_text(text, encoding="utf-8")

    def _write(self, content: str, ending: str) -> str:
        """A file with this content, by its address from the page."""
        digest = hashlib.sha256(content.encode()).hexdigest()[:12]
        name = f"_static/inline/{digest}.{ending}"
        file = self.site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
        return self.root + name

    def _script(self, found: re.Match[str]) -> str:
        attributes, content = found[1], found[2]
        if "src=" in attributes or ("type=" in attributes and not _RUNS.search(attributes)):
            return found[0]
        return f'<script{attributes} src="{self._write(content, "js")}"></script>'

    def _style(self, found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{self._write(found[1], "css")}">'

    def _tag(self, found: re.Match[str]) -> str:
        style = _ATTRIBUTE.search(found[0])
        if not style:
            return found[0]
        name = "s-" + hashlib.sha256(style[1].encode()).hexdigest()[:8]
        # Three times the class, to outrank the theme as the attribute did.
        self.styles.append(f".{name}.{name}.{name} {{ {style[1].replace('&quot;', chr(34))} }}")
        tag = _ATTRIBUTE.sub("", found[0], count=1)
        if _CLASS.search(tag):
            return _CLASS.sub(rf' class="\1 {name}"', tag, count=1)
        return re.sub(r"^<[\w-]+", rf'\g<0> class="{name}"', tag)


def _finish(app: Sphinx, error: Exception | None) -> None:
    if error or app.builder.format != "html":
        return
    site = Path(app.outdir)
    for pattern in _NEEDLESS:
        _each(site, pattern, Path.unlink)
    _each(site, "*.html", lambda path: Page(path, site).make_strict())
    _each(site, "*", _compress)


def _each(site: Path, pattern: str, work: Callable[[Path], None]) -> None:
    for path in list(site.rglob(pattern)):
        if path.is_file():
            work(path)


def _compress(path: Path) -> None:
    if path.suffix in _COMPRESSED:
        content = gzip.compress(path.read_bytes(), mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(content)


def setup(app: Sphinx) -> dict[str, bool]:
    # After the theme, which writes its colours for code then.
    app.connect("build-finished", _finish, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
