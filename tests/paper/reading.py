"""Reading a PDF: its words with pypdf, its pages as pictures with poppler."""

import io
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, cast

from pypdf import PdfReader

from tests.needs import missing_program

if TYPE_CHECKING:
    from pypdf.generic import DictionaryObject


def words(content: bytes) -> list[str]:
    """The text of every page."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(content)).pages]


def sizes(content: bytes) -> list[tuple[int, int]]:
    """Width and height of every page, in whole millimetres."""
    boxes = [page.mediabox for page in PdfReader(io.BytesIO(content)).pages]
    return [(round(box.width * 25.4 / 72), round(box.height * 25.4 / 72)) for box in boxes]


def images(content: bytes) -> int:
    """How many raster images there are."""
    return sum(len(page.images) for page in PdfReader(io.BytesIO(content)).pages)


def fonts(content: bytes) -> set[str]:
    """The names of the fonts; names of embedded ones begin with a tag and a plus."""
    found = set()
    for page in PdfReader(io.BytesIO(content)).pages:
        resources = cast("DictionaryObject", page["/Resources"])
        for font in cast("DictionaryObject", resources.get("/Font", {})).values():
            found.add(str(font.get_object()["/BaseFont"]))
    return found


Picture = tuple[int, int, bytes]


def render(content: bytes, folder: Path, dpi: int = 24) -> list[Picture]:
    """Every page as width, height and bytes of red, green and blue."""
    if not shutil.which("pdftoppm"):
        missing_program("pdftoppm", "poppler-utils")
    (folder / "in.pdf").write_bytes(content)
    command = ["pdftoppm", "-r", str(dpi), str(folder / "in.pdf"), str(folder / "page")]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert done.stderr == ""
    return [_ppm(path.read_bytes()) for path in sorted(folder.glob("page*.ppm"))]


def _ppm(data: bytes) -> Picture:
    magic, size, _depth, pixels = data.split(b"\n", 3)
    assert magic == b"P6"
    width, height = map(int, size.split())
    assert len(pixels) == 3 * width * height
    return width, height, pixels


def colour_at(picture: Picture, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a place, given as fractions of the width and of the height."""
    width, height, pixels = picture
    at = 3 * (int(y * height) * width + int(x * width))
    return pixels[at], pixels[at + 1], pixels[at + 2]


def ink(picture: Picture) -> float:
    """The fraction of the page that is not white."""
    width, height, pixels = picture
    white = sum(pixels[at : at + 3] == b"\xff\xff\xff" for at in range(0, len(pixels), 3))
    return 1 - white / (width * height)
