"""The people in a room: who sits where, who comes and goes, and what they say."""

from collections.abc import Iterator
from typing import get_args

from rich.text import Text

from fairplay.cli.terminal.dialogue import ATTENTION
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.viewpoint import Viewpoint
from fairplay.cli.terminal.words import plain, words
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import Door, Happened, Phrase

DOORS: tuple[Door, ...] = get_args(Door)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
#: How news look, by what has happened.
STYLES = {"say": "bold", "ask": "bold"}
STYLES |= dict.fromkeys(("claim", "expire", "call"), ATTENTION)


def seats(viewpoint: Viewpoint) -> Iterator[Text]:
    """Every seat in a line, and who watches."""
    mirror, messages = viewpoint.mirror, viewpoint.messages
    for number, seat in enumerate(mirror.room.seats):
        if not seat.name and not seat.bot:
            yield Text(f"  {number + 1}  {messages('room-free')}", "dim")
            continue
        flags = [messages("play-you")] if number == mirror.you.seat else []
        flags += [messages("room-host")] if number == mirror.room.host else []
        if mirror.room.phase == "waiting" and not seat.bot:
            flags.append(messages("room-is-ready" if seat.ready else "room-not-ready"))
        if number < len(mirror.here) and not mirror.here[number]:
            flags.append(messages("room-away"))
        shown = f" ({', '.join(flags)})" if flags else ""
        yield Text(f"  {number + 1}  {viewpoint.name(number)}{shown}")
    if mirror.room.door != "open":
        yield Text("  " + messages(f"told-door-{mirror.room.door}"), "dim")
    for number, asker in enumerate(mirror.room.asking, start=1):
        if asker.tag == mirror.you.waits:
            yield Text("  " + messages("room-waits"), "bold")
            continue
        yield Text(f"  {number}: {messages('room-asks', name=asker.name)}", "bold")
    if mirror.watching:
        yield Text("  " + messages("room-watching", count=mirror.watching), "dim")


def told(event: Happened, before: Mirror, viewpoint: Viewpoint) -> Iterator[Text]:
    """What someone has done that is no move and no claim, and what can be done about it."""
    mirror, messages = viewpoint.mirror, viewpoint.messages
    own = viewpoint.sent(event.cmd)
    lines = [] if own and event.what == "ask" else viewpoint.told(event, before)
    # By this number the host lets them in.
    number = f"{len(mirror.room.asking)}: " if event.what == "ask" else ""
    yield from (Text(number + line, STYLES.get(event.what, "")) for line in lines)
    if event.what in ("bot", "kick", "door", "rename-seat") or (own and event.what == "sit"):
        yield from seats(viewpoint)
    elif event.what == "takeback" and mirror.room.asked not in (None, mirror.you.seat):
        agree, decline = (words(one, messages)[0] for one in ("undo", "decline"))
        yield Text(messages("online-takeback", agree=agree, decline=decline), ATTENTION)
    elif event.what == "rematch" and mirror.room.phase == "over" and not own:
        agree, decline = (words(one, messages)[0] for one in ("again", "decline"))
        yield Text(messages("online-takeback", agree=agree, decline=decline), ATTENTION)
    elif event.what == "admit" and _put_off(event, before, mirror):
        yield Text(messages("told-not-now"), ATTENTION)


def _put_off(event: Happened, before: Mirror, after: Mirror) -> bool:
    """Whether the host has told us: not now."""
    mine = before.you.waits
    refused = not event.data["admit"] and not event.data["ban"]
    return refused and mine is not None and all(one.tag != mine for one in after.room.asking)


def door_of(text: str, messages: Messages) -> Door:
    """
    >>> door_of("ask", Messages("en")), door_of("låst", Messages("sv"))
    ('ask', 'locked')
    """
    words = {door: plain(messages(f"command-door-{door}")) for door in DOORS}
    for door in DOORS:
        if plain(text) in (door, words[door]):
            return door
    raise InputError("error-choice", text=text, choices=", ".join(words.values()))


def phrases(messages: Messages) -> Iterator[Text]:
    """What can be said, by number or word."""
    for number, phrase in enumerate(PHRASES, start=1):
        yield Text(f"  {number}  {messages(f'phrase-{phrase}')}")


def phrase_of(text: str, messages: Messages) -> Phrase:
    """
    >>> phrase_of("2", Messages("en")), phrase_of("hej", Messages("sv"))
    ('good-luck', 'hello')
    """
    for number, phrase in enumerate(PHRASES, start=1):
        said = plain(messages(f"phrase-{phrase}")).rstrip(".?")
        if plain(text).rstrip(".?") in (str(number), phrase, said):
            return phrase
    raise InputError("error-phrase", text=text, count=len(PHRASES))
