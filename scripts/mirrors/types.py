"""Types of everything that the server sends, and the limits of what it accepts."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, get_args

import msgspec
from msgspec import inspect

from fairplay import protocol as p
from fairplay import vocabulary
from fairplay.explain import blocks
from fairplay.explain.explanation import kind
from fairplay.server import api, privacy, rooms
from fairplay.server.api import Endpoint, queries
from mirrors.typescript import constant, declared, header, union

RANGE = "[least: number, most: number]"
ROOTS = (p.AnyCommand, p.AnyMessage, p.RoomOptions, p.RoomView, p.PlayedGame)
UNIONS = ("AnyCommand", "AnyAnswer", "AnyMessage", "GameOptions")
#: Blocks are dataclasses, for which answers have no type of their own. The browser shows only the
#: sentences of those on cards.
BLOCKS = {"Explained": "Block[]", "CardsExplained": "Told[]"}


def protocol() -> str:
    components = _components(ROOTS)
    sent = {one.__name__ for one in get_args(p.AnyCommand)}
    return "\n".join(
        [
            header("What travels between a server and its clients", "src/fairplay/protocol.py"),
            "".join(_protocol_constants()),
            *(declared(name, one, sent=name in sent) for name, one in components.items()),
            *(union(one, (kind.__name__ for kind in get_args(getattr(p, one)))) for one in UNIONS),
            *map(_defaults, (p.CardOptions, p.RoomOptions)),
        ]
    )


def _protocol_constants() -> Iterator[str]:
    yield constant("SUBPROTOCOL", p.SUBPROTOCOL)
    yield constant("MAX_SEATS", p.MAX_SEATS)
    yield constant("MAX_NAME", p.MAX_NAME)
    yield constant("MAX_LEVEL", p.MAX_LEVEL)
    yield constant("AWAY_MS", p.AWAY_MS)
    yield constant("MAX_POSITION", limits(p.MatchOptions, "position")[1])
    yield constant("MAX_MOVE", limits(p.Move, "move")[1])
    yield constant("CALL_MS", limits(p.CardOptions, "call_ms"), RANGE)


def _defaults(struct: type[msgspec.Struct]) -> str:
    """What is agreed where nothing else is said; a field without a default has to be said."""
    usual = {
        field.name: msgspec.to_builtins(field.default)
        for field in msgspec.structs.fields(struct)
        if field.default is not msgspec.NODEFAULT
    }
    tag = struct.__struct_config__
    whole = ({tag.tag_field: tag.tag} if tag.tag_field else {}) | usual
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", struct.__name__).upper()
    missing = [f"'{one.name}'" for one in msgspec.structs.fields(struct) if one.name not in usual]
    kind = f"Omit<{struct.__name__}, {' | '.join(missing)}>" if missing else struct.__name__
    return constant(name, whole, kind)


def limits(struct: type[msgspec.Struct], field: str) -> list[int]:
    """The least and the most that a field accepts: of a number, or of the length of a text."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    found: Any = next(one.type for one in info.fields if one.name == field)
    if isinstance(found, inspect.UnionType):
        found = next(one for one in found.types if isinstance(one, inspect.IntType))
    ends = (
        (found.ge, found.le)
        if isinstance(found, inspect.IntType)
        else (found.min_length, found.max_length)
    )
    assert None not in ends, f"{struct.__name__}.{field} has no limits"
    return list(ends)


def reasons() -> str:
    """The kinds of reasons, each with its name as in JSON."""
    kinds = get_args(blocks.Block)
    tags = {one.__name__: kind(object.__new__(one)) for one in kinds}
    found = _components([*kinds, blocks.Told])
    del found["Sentence"]
    return "\n".join(
        [
            header("The reasons for a position, as data", "src/fairplay/explain/blocks.py"),
            _imported(("Sentence",), "./protocol"),
            *(declared(name, one, tag=tags.get(name, "")) for name, one in found.items()),
            union("Block", tags),
        ]
    )


def answers() -> str:
    """The answers of the endpoints that browsers use, and what these are asked for."""
    endpoints = [
        one
        for one in (*api.ENDPOINTS, *privacy.ENDPOINTS, *rooms.ENDPOINTS)
        if isinstance(one.answer, type) and one.path.startswith("/api/")
    ]
    asked = {one.query for one in endpoints}
    components = _components([*asked, *(one.answer for one in endpoints)])
    known = _components(ROOTS)
    for name, field in BLOCKS.items():
        components[name]["properties"]["blocks"] = {"$ref": field}
    sent = {one.__name__ for one in asked}
    body = [
        *(declared(n, one, sent=n in sent) for n, one in components.items() if n not in known),
        *(_paths(method, endpoints) for method in ("GET", "POST", "DELETE")),
        constant("MAX_RULE", limits(queries.SequenceQuery, "rule")[1]),
        constant("WORKSHEET", _worksheet(), f"Record<'count' | 'difficulty' | 'seed', {RANGE}>"),
    ]
    used = sorted(name for name in known if re.search(rf"\b{name}\b", "".join(body)))
    return "\n".join(
        [
            header("What the server answers", "src/fairplay/server/api/table.py"),
            _imported(("Block", "Told"), "./blocks") + _imported(used, "./protocol"),
            *body,
        ]
    )


def _imported(names: Iterable[str], module: str) -> str:
    return f"import type {{ {', '.join(names)} }} from '{module}';\n"


def _paths(method: str, endpoints: list[Endpoint]) -> str:
    rows = (
        f"  '{one.path}': {{ query: {one.query.__name__}; answer: {one.answer.__name__} }};\n"
        for one in endpoints
        if one.method == method
    )
    return f"export interface {method.title()} {{\n{''.join(rows)}}}\n"


def _worksheet() -> dict[str, list[int]]:
    fields = ("count", "difficulty", "seed")
    return {field: limits(queries.PrintWorksheetQuery, field) for field in fields}


def _components(kinds: Any) -> dict[str, dict[str, Any]]:
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    for name, schema in found.items():
        if is_dataclass(kind := getattr(vocabulary, name, None)):
            # A dataclass leaves out what has its default.
            usual = {one.name for one in fields(kind) if one.default is not MISSING}
            schema["required"] = [one for one in schema["properties"] if one not in usual]
            for one in usual:
                del schema["properties"][one]["default"]
    return dict(sorted(found.items()))
