"""A small font with the mathematical signs that the main font does not have.

They come from Noto Sans Math. Its curves are cubic, and a PDF takes only fonts with quadratic ones
where we embed them, so the few glyphs are converted.
"""

from io import BytesIO

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from pymupdf_fonts import myfont

SIGNS = "⊕𝔽≡"
#: In units of the em.
_TOLERANCE = 1.0


def signs_font() -> bytes:
    """A TrueType font with nothing but the signs."""
    source = TTFont(BytesIO(myfont("math")))
    named = {ord(sign): source.getBestCmap()[ord(sign)] for sign in SIGNS}
    names = [".notdef", *named.values()]
    glyphs = source.getGlyphSet()
    drawn, widths = {}, {}
    for name in names:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, _TOLERANCE, reverse_direction=True))
        drawn[name] = pen.glyph()
        widths[name] = glyphs[name].width, 0
    builder = FontBuilder(source["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(named)
    builder.setupGlyf(drawn)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader(ascent=source["hhea"].ascent, descent=source["hhea"].descent)
    builder.setupNameTable({"familyName": "Signs", "styleName": "Regular", "psName": "Signs"})
    builder.setupOS2()
    builder.setupPost()
    for when in ("created", "modified"):  # the same bytes on every day
        setattr(builder.font["head"], when, getattr(source["head"], when))
    file = BytesIO()
    builder.font.save(file, reorderTables=None)
    return file.getvalue()
