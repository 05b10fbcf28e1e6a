"""``fairplay games``: every game with its rule and its start, in groups."""

from typing import TYPE_CHECKING, Any

from fairplay.cli.options import Json, Lang
from fairplay.cli.output import HEADING, catalogue, write_json, write_lines
from fairplay.rules.position import Position
from fairplay.rules.registry import game, groups
from fairplay.rules.titles import rule_and_end, title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages


def run(as_json: Json = False, lang: Lang = None) -> None:
    messages = catalogue(lang)
    if as_json:
        write_json([entry for entries in _groups(messages).values() for entry in entries])
    else:
        write_lines(_lines(messages))


def _groups(messages: "Messages") -> dict[str, list[dict[str, Any]]]:
    return {
        group: [_entry(name, group, messages) for name in names]
        for group, names in groups().items()
    }


def _entry(name: str, group: str, messages: "Messages") -> dict[str, Any]:
    rules = game(name)
    return {
        "name": name,
        "title": title(name, messages),
        "rule": rule_and_end(rules, messages),
        "position": str(Position.of(rules, rules.start)),
        "misere": rules.misere.value,
        "group": group,
    }


def _lines(messages: "Messages") -> "Iterator[tuple[str, str]]":
    for number, (group, entries) in enumerate(_groups(messages).items()):
        if number:
            yield "", ""
        yield messages(f"group-{group}"), HEADING
        for entry in entries:
            yield f"  {entry['title']}   {entry['position']}", HEADING
            if entry["rule"]:
                yield f"    {entry['rule']}", ""
