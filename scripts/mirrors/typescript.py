"""TypeScript as text: a JSON Schema as types, and plain data as literals."""

import json
import re
from collections.abc import Iterable
from typing import Any

WRITTEN_BY = "Written by scripts/write-mirrors"
_NAME = re.compile(r"[A-Za-z_]\w*")


def header(what: str, source: str) -> str:
    explained = f"{source}, where every part is explained. Do not edit."
    return f"/** {what}. {WRITTEN_BY} from\n * {explained} */\n"


def constant(name: str, value: Any, kind: str = "") -> str:
    """An exported constant; a table has one line for each entry."""
    typed = f": {kind}" if kind else ""
    if isinstance(value, dict):
        rows = "".join(f"  {key(name)}: {literal(one)},\n" for name, one in value.items())
        return f"export const {name}{typed} = {{\n{rows}}};\n"
    return f"export const {name}{typed} = {literal(value)};\n"


def literal(value: Any) -> str:
    """Plain data as it is written in TypeScript."""
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key(name)}: {literal(one)}' for name, one in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(literal, value))}]"
    return json.dumps(value)


def key(name: Any) -> str:
    return str(name) if isinstance(name, int) or _NAME.fullmatch(name) else f"'{name}'"


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} ={''.join(f'{chr(10)}  | {member}' for member in members)};\n"


def declared(name: str, schema: dict[str, Any], *, sent: bool = False, tag: str = "") -> str:
    """A struct as an interface. What is ``sent`` by the browser may leave out what has a default;
    the server leaves out only what it has not set."""
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)};\n"
    required = schema.get("required", ())
    fields = [f"  kind: '{tag}';\n"] if tag else []
    for field, inner in schema["properties"].items():
        always = field in required or ("default" in inner and not sent)
        fields.append(f"  {field}{'' if always else '?'}: {type_of(inner)};\n")
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(type_of, schema["anyOf"])))
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
        case "array":
            return _array(schema)
        case "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'any'}>"
    return "any"


def _array(schema: dict[str, Any]) -> str:
    if prefix := schema.get("prefixItems"):
        return f"[{', '.join(map(type_of, prefix))}]"
    inner = type_of(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"
