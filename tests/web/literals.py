"""The string literals of TypeScript and Svelte files, without comments, styles and identifiers."""

import re
from collections.abc import Iterator

#: What is skipped: comments, styles, and regular expressions (where one may stand).
SKIPPED = re.compile(
    r"//[^\n]*|/\*.*?\*/|<!--.*?-->|<style\b.*?</style>"
    r"|(?<=[\s(,=:\[!&|?{};])/(?![\s>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*",
    re.DOTALL,
)
PLAIN = re.compile(r"'((?:\\.|[^'\\\n])*)'|\"((?:\\.|[^\"\\])*)\"")
#: A quote that may have expressions in it, and what begins them.
OPENS = {"`": "${", '"': "{"}


def literals(text: str, markup: bool = False) -> Iterator[str]:
    r"""The texts in quotes. Of a text with expressions in it, each piece, and those inside. In
    markup, attributes may have expressions, too.

    >>> list(literals("{ f('a', `b-${c ? 'd' : `e`}-f`) } // 'g'"))
    ['a', 'b-', 'd', 'e', '-f']
    >>> list(literals("<p class=\"a {b ? 'c' : ''}\">it's</p>\n<!-- 'd' -->", markup=True))
    ['a ', 'c', '', '']
    """
    yield from _Scanner(text, markup).code()


def without_comments(text: str) -> str:
    return SKIPPED.sub("", text)


class _Scanner:
    def __init__(self, text: str, markup: bool) -> None:
        self.text, self.at = text, 0
        self.opens = OPENS if markup else {"`": OPENS["`"]}

    def code(self) -> Iterator[str]:
        """The literals up to the end, or up to the brace that ends an expression."""
        depth = 0
        while self.at < len(self.text):
            sign = self.text[self.at]
            if found := SKIPPED.match(self.text, self.at):
                self.at = found.end()
            elif sign in self.opens:
                yield from self.pieces(sign, self.opens[sign])
            elif found := PLAIN.match(self.text, self.at):
                self.at = found.end()
                yield found[1] if found[1] is not None else found[2]
            else:
                self.at += 1
                depth += {"{": 1, "}": -1}.get(sign, 0)
                if depth < 0:
                    return

    def pieces(self, quote: str, opening: str) -> Iterator[str]:
        """A text up to its closing quote, and the literals of the expressions in it."""
        self.at += 1
        start = self.at
        while self.at < len(self.text) and self.text[self.at] != quote:
            if self.text.startswith(opening, self.at):
                yield self.text[start : self.at]
                self.at += len(opening)
                yield from self.code()
                start = self.at
            else:
                self.at += 2 if self.text[self.at] == "\\" else 1
        yield self.text[start : self.at]
        self.at += 1
