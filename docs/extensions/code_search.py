"""Let the search of the site find octal codes: ``0.106`` is one word, not two numbers."""

import re

from sphinx.application import Sphinx
from sphinx.search.en import SearchEnglish


class SearchCodes(SearchEnglish):
    """English, with codes."""

    _word_re = re.compile(r"\b\d\.\d+|\w+")
    js_splitter_code = (
        r"var splitQuery = (query) => query.match(/\b\d\.\d+|[\p{Letter}\p{Number}_]+/gu) ?? [];"
    )


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_search_language(SearchCodes)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
