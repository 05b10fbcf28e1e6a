"""Packages that only some parts need. pip installs them as an extra: ``fairplay[serve]``.

What needs one says so with ``need`` before it imports it.
"""

from importlib.util import find_spec

from fairplay.errors import MissingExtraError

#: The packages of each extra: the module to import, and the name that pip knows.
EXTRAS: dict[str, dict[str, str]] = {
    "serve": {
        "httptools": "httptools",
        "itsdangerous": "itsdangerous",
        "prometheus_client": "prometheus-client",
        "resvg_py": "resvg-py",
        "sqlalchemy": "sqlalchemy",
        "starlette": "starlette",
        "uvicorn": "uvicorn",
        "uvloop": "uvloop",
        "websockets": "websockets",
    },
    "postgres": {"psycopg": "psycopg", "redis": "redis"},
    "paper": {"fontTools": "fonttools", "fpdf": "fpdf2", "pymupdf_fonts": "pymupdf-fonts"},
    "plot": {"matplotlib": "matplotlib"},
    "notebook": {"anywidget": "anywidget", "pandas": "pandas"},
    "survey": {
        "bokeh": "bokeh",
        "dask": "dask",
        "distributed": "distributed",
        "pyarrow": "pyarrow",
        "pymupdf_fonts": "pymupdf-fonts",
        "resvg_py": "resvg-py",
    },
}


def missing(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def need(extra: str, module: str | None = None) -> None:
    """Raise MissingExtraError unless an extra is installed, or of it the one module that is used.

    >>> need("paper")
    >>> need("notebook", "pandas")
    """
    lacking = missing(extra)
    if lacking if module is None else module in lacking:
        raise MissingExtraError("error-extra", extra=extra)
