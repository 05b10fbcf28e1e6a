"""Drawings as PNG, with the font that is printed with: a machine may have none."""

from pathlib import Path
from tempfile import TemporaryDirectory

#: FiraGO, regular and bold, by its names in pymupdf_fonts.
_FONTS = ("figo", "figbo")


def png(svg: str, zoom: int = 1) -> bytes:
    """The picture of an SVG. What asks for it asks for an extra with these packages first.

    >>> png('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')[:4]
    b'\\x89PNG'
    """
    import resvg_py
    from pymupdf_fonts import myfont

    # The library reads fonts from files only.
    with TemporaryDirectory(prefix="fairplay-") as folder:
        for name in _FONTS:
            Path(folder, f"{name}.ttf").write_bytes(myfont(name))
        drawn = resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=zoom,
            skip_system_fonts=True,
            font_dirs=[folder],
            font_family="FiraGO",
            sans_serif_family="FiraGO",
        )
    return bytes(drawn)
