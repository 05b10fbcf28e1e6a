"""The page that stands for pages that have not been built."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from fairplay.messages import Messages
from fairplay.server.languages import preferred


def unbuilt(request: Request, what: str) -> Response:
    """``what`` is missing: the app (``app``), or the documentation (``docs``)."""
    messages = Messages(preferred(request.headers.get("accept-language", "")))
    keys = ("server-unbuilt-title", f"server-unbuilt-{what}", "server-unbuilt-api")
    title, text, api = (escape(messages(key)) for key in keys)
    return HTMLResponse(
        f'<!doctype html><html lang="{messages.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<h1>{title}</h1><p>{text}<p><a href="/api/openapi.json">{api}</a>',
        headers={"cache-control": "no-store", "vary": "accept-language"},
    )
