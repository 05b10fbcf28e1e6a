"""The manifest: with it, the app can be installed."""

from functools import cache

import msgspec

from fairplay.art.palette import PAPER
from fairplay.cards import ZERO
from fairplay.messages import Messages
from fairplay.rules.registry import offered

MEDIA = "application/manifest+json"
_ICONS = {"any": (192, 512), "maskable": (512,)}


@cache
def manifest(language: str) -> bytes:
    """
    >>> msgspec.json.decode(manifest("sv"))["shortcuts"][0]["name"]
    'Uppgifter'
    """
    messages = Messages(language)
    return msgspec.json.encode(
        {
            "id": "/",
            "name": "Fair Play",
            "short_name": "Fair Play",
            "description": messages("server-about-home"),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": PAPER,
            "categories": ["games", "education"],
            "icons": _icons(),
            "shortcuts": _shortcuts(messages),
        }
    )


def _icons() -> list[dict[str, str]]:
    icons = [{"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    for purpose, sizes in _ICONS.items():
        name = "icon" if purpose == "any" else f"icon-{purpose}"
        icons += (
            {
                "src": f"/{name}-{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size in sizes
        )
    return icons


def _shortcuts(messages: Messages) -> list[dict[str, str]]:
    """The same three as in the menu of an installed app."""
    first = offered()[0]
    links = {
        "/puzzles": messages("web-nav-puzzles"),
        f"/play?position={first}": messages(f"game-{first}-title"),
        f"/cards/{ZERO.name}": ZERO.title,
    }
    return [{"name": name, "url": url} for url, name in links.items()]
