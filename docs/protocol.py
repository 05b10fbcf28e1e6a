"""Write what the code knows into ``docs/``: ``.venv/bin/python docs/protocol.py [record]``.

The code determines the tables of ``reference/protocol.md`` and ``how-to/operate.md`` and
``reference/protocol.schema.json``, and a test fails when they are stale. With ``record``, the
exchange in ``reference/protocol.md`` is recorded again from a real server.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from fairplay import protocol
from fairplay.messages import Messages
from fairplay.server.config import settings

HERE = Path(__file__).parent
SOURCE = Path(protocol.__file__).parent
PROTOCOL, SCHEMA = "reference/protocol.md", "reference/protocol.schema.json"
#: Certificates and checkpoints are read only by commands.
_READ = r"-certificate-(?!none)|-quotient-(?!heap)|-checkpoint"
_CODE = re.compile(rf"error(?!{_READ})(?:-[a-z]+)+")
_BRACE = re.compile(r'\{"([{}])"\}')
_CHOICE = re.compile(r"\{ \$\w+ ->.*?\*\[other\] (.*?)\n *\}", re.DOTALL)
#: Where commands through a socket can be refused, and where requests over HTTP.
IN_ROOMS = ("play", "cards", "rules", "theory", "server/rooms")
OVER_HTTP = ("server", "learn")
#: Rooms have their own table. Errors before a server runs are told in the terminal.
BUT = (
    *("server/rooms", "server/config.py", "server/setting.py", "server/process.py"),
    "server/listening.py",
)


def schema() -> str:
    """Everything that is sent, as a JSON Schema."""
    kinds = {
        "command": protocol.AnyCommand,
        "message": protocol.AnyMessage,
        "options": protocol.RoomOptions,
        "played": protocol.PlayedGame,
    }
    found, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": protocol.SUBPROTOCOL,
        "description": "Each frame from a client is a command, each from a server a message.",
        "$defs": parts | dict(zip(kinds, found, strict=True)),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


# -- tables ---------------------------------------------------------------------------------------


def table(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in lines
    )


def structs(kinds: Any) -> str:
    """The structs of a union: what each means, and its fields."""
    _, parts = msgspec.json.schema_components(get_args(kinds), ref_template="{name}")

    def rows() -> Iterator[tuple[str, ...]]:
        for kind in get_args(kinds):
            fields = [
                f"`{one.encode_name}`: {type_text(parts[kind.__name__]['properties'][one.name])}"
                for one in msgspec.structs.fields(kind)
            ]
            tag = kind.__struct_config__.tag
            yield (
                f"`{tag}`",
                " ".join((kind.__doc__ or "").replace("``", "`").split()),
                "<br>".join(fields),
            )

    return table(("kind", "what it means", "fields"), rows())


def type_text(part: dict[str, Any]) -> str:
    """A short text for a part of a schema."""
    if "$ref" in part:
        return str(part["$ref"])
    if "const" in part:
        return f"`{part['const']}`"
    if "enum" in part:
        return ", ".join(f"`{value}`" for value in part["enum"])
    if "anyOf" in part:
        return " or ".join(type_text(one) for one in part["anyOf"])
    text = str(part.get("type", "anything"))
    least, most = (part.get(f"{end}imum", part.get(f"{end}Length")) for end in ("min", "max"))
    if "exclusiveMaximum" in part:
        most = part["exclusiveMaximum"] - 1
    if text == "array":
        inner = part.get("items", {})
        most = part.get("maxItems")
        text = f"list of {type_text(inner) if inner else 'values'}"
        return f"{text}, at most {most}" if most else text
    bounds = (
        ""
        if least is None and most is None
        else f" {'' if least is None else least}..{'' if most is None else most}"
    )
    return text + bounds + (f" (`{json.dumps(part['default'])}`)" if "default" in part else "")


def codes(folders: tuple[str, ...], but: tuple[str, ...] = ()) -> str:
    """Every code in the source of these folders, with its English text."""
    messages = Messages("en")
    found: set[str] = set()
    for folder in folders:
        for file in (SOURCE / folder).rglob("*.py"):
            if not any(file.is_relative_to(SOURCE / other) for other in but):
                found |= _codes(file.read_text(encoding="utf-8"))
    entries = messages._entries
    rows = ((f"`{code}`", _line(entries[code])) for code in sorted(found) if code in messages)
    return table(("code", "in English"), rows)


def _line(message: str) -> str:
    """A message in one line: of a choice by number, the usual form."""
    return _BRACE.sub(r"\1", _CHOICE.sub(lambda found: found[1], message))


def _codes(source: str) -> set[str]:
    texts = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {text for text in texts if isinstance(text, str) and _CODE.fullmatch(text)}


def close_codes() -> str:
    entries = Messages("en")._entries
    rows = (
        (str(closing.number), f"`{code}`", _line(entries[code]), closing.retry)
        for code, closing in sorted(protocol.CLOSINGS.items(), key=lambda pair: pair[1].number)
    )
    return table(("close code", "reason", "in English", "come back?"), rows)


def resend() -> str:
    when = {
        "later": "yes, after a pause",
        "connected": "yes, once connected again",
        "if repeated": "if it was sent before, after a pause",
    }
    rows = ((f"`{code}`", when[one]) for code, one in protocol.RESEND.items())
    return table(("refused with", "send the same again?"), rows)


def config() -> str:
    rows = (
        (
            f"`{one.flag}`" if one.flag else f"`{one.variable}` only",
            one.about,
            _default(one.default),
            one.kind.accepted,
        )
        for one in settings()
    )
    return table(("setting", "what it is", "default", "accepted"), rows)


def _default(value: Any) -> str:
    return f"`{value}`" if value not in ("", ()) else ""


#: The generated parts of each document.
PARTS = {
    PROTOCOL: {
        "commands": lambda: structs(protocol.AnyCommand),
        "messages": lambda: structs(protocol.AnyMessage),
        "answers": lambda: structs(protocol.AnyAnswer),
        "options": lambda: structs(protocol.GameOptions),
        "refusals": lambda: codes(IN_ROOMS),
        "http": lambda: codes(OVER_HTTP, BUT),
        "resend": resend,
        "closing": close_codes,
    },
    "how-to/operate.md": {"settings": config},
}


def renewed(name: str, text: str) -> str:
    """The document with its generated parts replaced."""
    for part, write in PARTS[name].items():
        text = replaced(text, part, write())
    return text


def replaced(text: str, part: str, content: str) -> str:
    pattern = re.compile(rf"(<!-- {part} -->\n)(?:.*?\n)?(<!-- /{part} -->)", re.DOTALL)
    assert pattern.search(text), f"no place for {part}"
    return pattern.sub(lambda found: f"{found[1]}{content}\n{found[2]}", text)


def main() -> None:
    (HERE / SCHEMA).write_text(schema(), encoding="utf-8")
    for name in PARTS:
        path = HERE / name
        text = renewed(name, path.read_text(encoding="utf-8"))
        if name == PROTOCOL and sys.argv[1:] == ["record"]:
            from recording import exchange

            text = replaced(text, "exchange", f"```text\n{exchange()}\n```")
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
