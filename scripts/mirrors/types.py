"""Types of everything that the server sends, and the limits of what it accepts."""

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from fairplay import protocol as p
from fairplay import vocabulary
from fairplay.explain import blocks
from fairplay.explain.explanation import kind
from fairplay.learn import views
from fairplay.play import levels
from fairplay.server import api, privacy, rooms
from fairplay.server.api import Endpoint, queries
from mirrors.typescript import constant, declared, header, union
from mirrors.used import Modules, Name, by_hand, imported, paths_asked, reached, words

#: What each module says, and where that is from.
HEADS = {
    "protocol": ("What travels between a server and its clients", "src/fairplay/protocol.py"),
    "blocks": ("The reasons for a position, as data", "src/fairplay/explain/blocks.py"),
    "questions": ("The questions of lessons, as data", "src/fairplay/learn/views.py"),
    "answers": ("What the server answers", "src/fairplay/server/api/table.py"),
}
RANGE = "[least: number, most: number]"
WORKSHEET = f"Record<'count' | 'difficulty' | 'seed', {RANGE}>"
ROOTS = (p.AnyCommand, p.AnyMessage, p.RoomOptions, p.RoomView, p.PlayedGame)
UNIONS = ("AnyCommand", "AnyAnswer", "AnyMessage", "GameOptions")
SENTENCES = {"type": "array", "items": {"$ref": "Sentence"}}
#: Blocks are dataclasses, for which answers have no type of their own. The browser shows only the
#: sentences of those on cards.
BLOCKS = {"Explained": "Block[]", "CardsExplained": "Told[]"}
#: Fields with a union of dataclasses.
UNTYPED = {("LessonScreen", "view"): "Question", ("Picture", "block"): "Block | null"}


def modules(source: Path) -> dict[str, str]:
    """The modules of types: what the rest of the browser app imports, and what that refers to."""
    declared = {
        "protocol": protocol(),
        "blocks": reasons(source),
        "questions": questions(),
        "answers": answers(source),
    }
    used = reached(declared, imported(source, declared))
    return {
        f"lib/{module}.ts": header(*HEADS[module]) + "".join(_written(module, declared, used))
        for module in declared
    }


def _written(module: str, declared: Modules, used: set[Name]) -> Iterator[str]:
    texts = [text for name, text in declared[module].items() if (module, name) in used]
    foreign = words("".join(texts)) - declared[module].keys()
    for other in declared:
        if names := sorted(foreign & declared[other].keys()):
            yield f"import type {{ {', '.join(names)} }} from './{other}';\n"
    yield from (text if text.count("\n") == 1 else f"\n{text}" for text in texts)


def protocol() -> dict[str, str]:
    sent = {one.__name__ for one in get_args(p.AnyCommand)}
    components = {
        name: declared(name, one, sent=name in sent) for name, one in _components(ROOTS).items()
    }
    unions = {
        name: union(name, (one.__name__ for one in get_args(getattr(p, name)))) for name in UNIONS
    }
    return _constants() | components | unions | dict(map(_defaults, (p.CardOptions, p.RoomOptions)))


def _constants() -> dict[str, str]:
    values = {
        "SUBPROTOCOL": p.SUBPROTOCOL,
        "MAX_SEATS": p.MAX_SEATS,
        "MAX_NAME": p.MAX_NAME,
        "MAX_LEVEL": p.MAX_LEVEL,
        "STRENGTHS": levels.STRENGTHS,
        "USUAL_LEVEL": levels.STRENGTHS[levels.USUAL],
        "AWAY_MS": p.AWAY_MS,
        "MAX_POSITION": limits(p.MatchOptions, "position")[1],
        "MAX_MOVE": limits(p.Move, "move")[1],
        "CALL_MS": limits(p.CardOptions, "call_ms"),
        "PHRASES": get_args(p.Phrase),
    }
    kinds = {"CALL_MS": RANGE, "PHRASES": "Say['phrase'][]"}
    return {name: constant(name, one, kinds.get(name, "")) for name, one in values.items()}


def _defaults(struct: type[msgspec.Struct]) -> tuple[str, str]:
    """The defaults of a struct. Fields without one are left out."""
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
    return name, constant(name, whole, kind)


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


def reasons(source: Path) -> dict[str, str]:
    """The kinds of reasons, each with its name as in JSON."""
    texts = "".join(by_hand(source))
    kinds = get_args(blocks.Block)
    tags = {one.__name__: kind(object.__new__(one)) for one in kinds}
    found = _components([*kinds, blocks.Told])
    del found["Sentence"]
    # Those without a picture are told by their sentences alone, and share one type.
    other = {one: tag for one, tag in tags.items() if f"'{tag}'" not in texts}
    members = [one for one in tags if one not in other]
    if other:
        members.append("OtherBlock")
        told = {"kind": {"enum": list(other.values())}, "before": SENTENCES, "after": SENTENCES}
        found["OtherBlock"] = {"properties": told, "required": list(told)}
    return {
        **{n: declared(n, one, tag=tags.get(n, "")) for n, one in found.items() if n not in other},
        "Block": union("Block", members),
    }


def questions() -> dict[str, str]:
    """The kinds of questions, each with its name as in JSON."""
    kinds = get_args(views.View)
    tags = {one.__name__: views.kind(object.__new__(one)) for one in kinds}
    shared = {*_components(ROOTS), *_components([*get_args(blocks.Block), blocks.Told])}
    found = {name: one for name, one in _components(kinds).items() if name not in shared}
    return {
        **{name: declared(name, one, tag=tags.get(name, "")) for name, one in found.items()},
        "Question": union("Question", tags),
    }


def answers(source: Path) -> dict[str, str]:
    """The answers of the endpoints that the browser asks, and what these are asked for."""
    endpoints = [
        one
        for one in (*api.ENDPOINTS, *privacy.ENDPOINTS, *rooms.ENDPOINTS)
        if isinstance(one.answer, type) and one.path.startswith("/api/")
    ]
    asked = [one for one in endpoints if one.path in paths_asked(source)]
    queries_sent = {one.query for one in endpoints}
    components = _components([*queries_sent, *(one.answer for one in endpoints)])
    for name, field in BLOCKS.items():
        components[name]["properties"]["blocks"] = {"$ref": field}
    sent = {one.__name__ for one in queries_sent}
    known = _components(ROOTS)
    limited = {
        "MAX_RULE": constant("MAX_RULE", limits(queries.SequenceQuery, "rule")[1]),
        "WORKSHEET": constant("WORKSHEET", _worksheet(), WORKSHEET),
    }
    return {
        **{n: declared(n, one, sent=n in sent) for n, one in components.items() if n not in known},
        **{method.title(): _paths(method, asked) for method in ("GET", "POST")},
        **limited,
    }


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
    for (name, field), kind in UNTYPED.items():
        if name in found:
            found[name]["properties"][field] = {"$ref": kind}
    return dict(sorted(found.items()))
