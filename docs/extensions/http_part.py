"""The addresses of the server, from its own OpenAPI description."""

import re
from typing import Any

from protocol import table, type_text

from fairplay.server import api, privacy, rooms
from fairplay.server.api.openapi import document

_REF = re.compile(r"#/components/schemas/(\w+)")


def http() -> str:
    """Every request with its parameters and its answer, then the types of both."""
    described = document((*api.ENDPOINTS, *privacy.ENDPOINTS, *rooms.ENDPOINTS))
    requests = [
        _request(method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = described["components"]["schemas"]
    types = [_type(name, schemas[name]) for name in sorted(schemas)]
    return "\n\n".join(["## Requests", *requests, "## Types", *types])


def _request(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [
        (f"`{one['name']}`", _linked(one["schema"]), "yes" if one["required"] else "no")
        for one in operation.get("parameters", ())
    ]
    taken = table(("parameter", "type", "required"), iter(rows)) if rows else ""
    body = operation.get("requestBody")
    if body:
        taken = f"Body: {_linked(body['content']['application/json']['schema'])}."
    ((media, answer),) = operation["responses"]["200"]["content"].items()
    text = _linked(answer["schema"]) if media == "application/json" else f"`{media}`"
    return f"### `{method} {path}`\n\n{operation['summary']}\n\n{taken}\n\nAnswer: {text}."


def _type(name: str, schema: dict[str, Any]) -> str:
    about = " ".join(schema.get("description", "").replace("``", "`").split())
    required = schema.get("required", ())
    rows = [
        (f"`{field}`" + ("" if field in required else " (optional)"), _linked(part))
        for field, part in schema.get("properties", {}).items()
    ]
    fields = table(("field", "type"), iter(rows)) if rows else _linked(schema) + "."
    return f"(type-{name.lower()})=\n### {name}\n\n{about}\n\n{fields}"


def _linked(schema: dict[str, Any]) -> str:
    return _REF.sub(lambda found: f"[{found[1]}](#type-{found[1].lower()})", type_text(schema))
