"""``fairplay games``: every game with its rule and its start."""

from typing import TYPE_CHECKING, Any

from fairplay.cli.options import Json, Lang
from fairplay.cli.output import HEADING, catalogue, write_json, write_lines
from fairplay.games import game, names
from fairplay.rules.position import Position
from fairplay.rules.titles import rule_and_end, title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages


def run(as_json: Json = False, lang: Lang = None) -> None:
    messages = catalogue(lang)
    if as_json:
        write_json([_entry(name, messages) for name in names()])
    else:
        write_lines(_lines(messages))


def _entry(name: str, messages: "Messages") -> dict[str, Any]:
    rules = game(name)
    return {
        "name": name,
        "title": title(name, messages),
        "rule": rule_and_end(rules, messages),
        "position": str(Position.of(rules, rules.start)),
        "misere": rules.misere.value,
    }


def _lines(messages: "Messages") -> "Iterator[tuple[str, str]]":
    for name in names():
        entry = _entry(name, messages)
        yield f"{entry['title']}   {entry['position']}", HEADING
        if entry["rule"]:
            yield f"  {entry['rule']}", ""
