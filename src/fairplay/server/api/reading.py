"""Read the parameters of a request into a struct, whose types say what is accepted."""

import re
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect
from starlette.requests import Request

from fairplay.server.errors import Refusal

_INTEGER = re.compile(r"-?[0-9]{1,15}")
_PATH = re.compile(r"at `\$\.([^`]+)`")
_FIELD = re.compile(r"field `([^`]*)`")


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all queries; itself without parameters."""


Q = TypeVar("Q", bound=msgspec.Struct)


async def read_query(request: Request, kind: type[Q]) -> Q:
    """Read the path and the query string; each name at most once."""
    items = [*request.path_params.items(), *request.query_params.multi_items()]
    texts = dict(items)
    if len(texts) < len(items):
        raise Refusal(400, "error-field-twice")
    read = {name: _value(kind, name, text) for name, text in texts.items()}
    return _checked(kind, lambda: msgspec.convert(read, kind))


async def read_body(request: Request, kind: type[Q]) -> Q:
    """Read a body in JSON."""
    body = await request.body()
    if request.query_params:
        raise Refusal(400, "error-field-unknown", name=next(iter(request.query_params)))
    return _checked(kind, lambda: msgspec.json.decode(body, type=kind))


def _value(kind: type[msgspec.Struct], name: str, text: str) -> Any:
    """A text converted to the type of its field. If it does not fit, the check finds it."""
    wanted = _types(kind).get(name)
    if isinstance(wanted, inspect.BoolType):
        return {"true": True, "false": False}.get(text, text)
    if isinstance(wanted, inspect.IntType) and _INTEGER.fullmatch(text):
        return int(text)
    return text


@cache
def _types(kind: type[msgspec.Struct]) -> dict[str, inspect.Type]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def _type_at(kind: type[msgspec.Struct], path: str) -> inspect.Type | None:
    """The type of a nested field, as in ``game.position``; None if it is ambiguous."""
    name, _, rest = path.partition(".")
    found = _types(kind).get(name)
    if not rest:
        return found
    inner = found.types if isinstance(found, inspect.UnionType) else (found,)
    structs = [one.cls for one in inner if isinstance(one, inspect.StructType)]
    types = [wanted for one in structs if (wanted := _type_at(one, rest))]
    return types[0] if len(types) == 1 else None


def _checked(kind: type[Q], read: Any) -> Q:
    try:
        found: Q = read()
    except msgspec.ValidationError as error:
        raise _refusal(kind, str(error)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "error-body-json") from error
    return found


def _refusal(kind: type[msgspec.Struct], said: str) -> Refusal:
    """Turn the message of msgspec into a code with the field and what it accepts."""
    path, field = _PATH.search(said), _FIELD.search(said)
    if path and not field:
        return _unfit(path[1], _type_at(kind, path[1]))
    if field:
        code = "error-field-missing" if "missing" in said else "error-field-unknown"
        return Refusal(400, code, name=f"{path[1]}.{field[1]}" if path else field[1])
    return Refusal(400, "error-body-json")


def _unfit(name: str, kind: inspect.Type | None) -> Refusal:
    match kind:
        case inspect.StrType(min_length=least, max_length=most):
            return Refusal(400, "error-field-length", name=name, least=least or 0, most=most or 0)
        case inspect.IntType(ge=least, le=most, lt=under):
            accepted = f"{least}..{most if under is None else under - 1}"
        case inspect.LiteralType(values=values):
            accepted = ", ".join(map(str, values))
        case inspect.BoolType():
            accepted = "true, false"
        case inspect.ListType(max_length=most):
            return Refusal(400, "error-field-items", name=name, most=most or 0)
        case _:
            return Refusal(400, "error-field-wrong", name=name)
    return Refusal(400, "error-field", name=name, accepted=accepted)
