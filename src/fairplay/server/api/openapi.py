"""The OpenAPI description, made from the same table as the routes."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from fairplay import __version__
from fairplay.server.api.answers import Failure
from fairplay.server.api.endpoint import JSON, Endpoint

_REF = "#/components/schemas/{name}"
#: The statuses with which a request can fail.
_FAILURES = {
    "400": "Not understood.",
    "401": "Not a guest yet.",
    "403": "Sent by a page of another site.",
    "404": "There is no such thing.",
    "413": "Too long.",
    "422": "Understood, but not possible: the code says why.",
    "429": "Too often.",
    "500": "A mistake in the server.",
    "503": "Not now, or it takes too long.",
}


@cache
def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The description of these endpoints.

    >>> from fairplay.server.api import ENDPOINTS
    >>> sorted(document(ENDPOINTS)["paths"]["/api/solve"]["get"])
    ['operationId', 'parameters', 'responses', 'summary']
    """
    types = dict.fromkeys([Failure, *(kind for e in endpoints for kind in (e.query, e.answer))])
    types.pop(None, None)
    found, components = msgspec.json.schema_components(types, ref_template=_REF)
    schemas = dict(zip(types, found, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, schemas, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fair Play", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(
    endpoint: Endpoint, schemas: dict[Any, Any], components: dict[str, Any]
) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": _identifier(endpoint),
        "summary": endpoint.about,
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.method != "POST":
        operation["parameters"] = list(_parameters(endpoint, components))
    else:
        content = {JSON: {"schema": schemas[endpoint.query]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _identifier(endpoint: Endpoint) -> str:
    """``print_worksheet``"""
    words = re.findall(r"[a-z]+", endpoint.path.removeprefix("/api"))
    return "_".join(words)


def _parameters(endpoint: Endpoint, components: dict[str, Any]) -> Iterator[dict[str, Any]]:
    struct = components[endpoint.query.__name__]
    for name, schema in struct["properties"].items():
        in_path = f"{{{name}}}" in endpoint.path
        required = name in struct.get("required", ())
        place = "path" if in_path else "query"
        yield {"name": name, "in": place, "required": required, "schema": schema}


def _responses(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    good = schemas[endpoint.answer] if endpoint.answer else {"type": "string"}
    answer = {"description": "Done.", "content": {endpoint.media: {"schema": good}}}
    failure = {JSON: {"schema": schemas[Failure]}}
    failures = {
        status: {"description": why, "content": failure} for status, why in _FAILURES.items()
    }
    return {"200": answer} | failures
