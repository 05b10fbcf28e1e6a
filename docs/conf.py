"""How Sphinx builds the documentation: ``make docs``."""

import logging
import sys
from pathlib import Path

import fairplay

HERE = Path(__file__).parent
FONTS = "../web/node_modules/@fontsource-variable"
# If this is installed, the reader of notebooks compiles 38 grammars that it never uses, which takes
# a quarter of the build.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
sys.path[:0] = [str(HERE), str(HERE / "extensions")]

project = "Fair Play"
author = "Fair Play contributors"
copyright = "Fair Play contributors, MIT licence"  # noqa: A001
version = release = fairplay.__version__
language = "en"
# Quotes and ellipses, but no dashes: options begin with two.
smartquotes_action = "qe"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx_design",
    "boards",
    "code_search",
    "codes_table",
    "records_table",
    "mathml",
    "reference_parts",
    "strict_pages",
]
exclude_patterns = ["_*", "extensions"]

# Pages. A heading can be linked to as on GitHub: page.md#its-heading.
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4

# Notebooks are executed at each build, and one that fails stops it.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 60
# So does one that warns: what a cell writes to stderr is an error of the build.
nb_output_stderr = "error"
# The site loads nothing from other hosts: no scripts for widgets, none for formulas.
nb_ipywidgets_js = {}
# Without a kernel a board is a picture.
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", None)]
html_math_renderer = "mathml"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True  # a default as it is written
python_use_unqualified_type_names = True

# Links to the pages of Python and NumPy would need a network.
nitpick_ignore_regex = [
    ("py:class", r"(collections\.abc|typing|enum|random|numpy|np|abc)\..*"),
    (
        "py:class",
        r"NDArray|Level|Progress|Position|Verified|.*\b(RuledHeap|PairRules|GraphRule|VerifyOptions|Witness(es|Proof))|.*\.Genus|[SM]|.*\.[SM]|(tuple|dict)\[\w+",
    ),
]

html_theme = "pydata_sphinx_theme"
html_title = "Fair Play"
html_logo = "../web/public/icon.svg"
html_favicon = "../web/public/icon.svg"
# Colours and fonts are those of the app.
html_static_path = [
    "_static",
    "../web/src/styles/palette.css",
    "../web/src/styles/tokens.css",
    f"{FONTS}/inter/files/inter-latin-wght-normal.woff2",
    f"{FONTS}/fraunces/files/fraunces-latin-wght-normal.woff2",
]
html_css_files = ["palette.css", "tokens.css", "site.css"]
html_context = {"default_mode": "auto"}
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "logo": {"text": "Fair Play", "alt_text": "Fair Play: the documentation"},
    "navbar_end": ["theme-switcher", "to-app"],
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_toc_level": 2,
    "navigation_with_keys": False,
    "search_bar_text": "Search the docs",
}
templates_path = ["_templates"]

# A list of pages may end with all others, even if there are none.
logging.getLogger("sphinx.sphinx.directives.other").addFilter(
    lambda record: getattr(record, "subtype", None) != "empty_glob"
)
