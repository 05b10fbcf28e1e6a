"""Which language a browser wants."""

import re

from starlette.requests import Request

from fairplay.messages import LANGUAGES


def preferred(accepted: str) -> str:
    """The language that a browser prefers, of those we have.

    >>> preferred("fr;q=0.9, pt-BR;q=0.8, en;q=0.1"), preferred("*"), preferred("da;q=x, sv")
    ('pt', 'en', 'sv')
    """
    wanted = []
    for item in accepted.split(",")[:20]:
        name, _, quality = item.strip().partition(";q=")
        weight = float(quality or 1) if re.fullmatch(r"(?:[01](?:\.\d+)?)?", quality) else 0.0
        wanted.append((-weight, name[:2].lower()))
    found = [name for weight, name in sorted(wanted, key=lambda w: w[0]) if name in LANGUAGES]
    return found[0] if found else "en"


def language_of(request: Request) -> str:
    """The language that the address names, else the chosen one, else the browser's."""
    for wanted in (request.query_params.get("lang"), request.cookies.get("fairplay_language")):
        if wanted and wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return preferred(request.headers.get("accept-language", ""))
