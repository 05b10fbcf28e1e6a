"""The people in a room: who sits where, who comes and goes, and what they say."""

from collections.abc import Iterator
from typing import get_args

from rich.text import Text

from fairplay.cli.terminal.dialogue import ATTENTION
from fairplay.cli.terminal.ending import capital
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.viewpoint import Viewpoint
from fairplay.cli.terminal.words import plain
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import Door, Happened, Phrase

DOORS: tuple[Door, ...] = get_args(Door)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def seats(viewpoint: Viewpoint) -> Iterator[Text]:
    """Every seat in a line, and who watches."""
    mirror, messages = viewpoint.mirror, viewpoint.messages
    for number, seat in enumerate(mirror.room.seats):
        if not seat.name and not seat.bot:
            yield Text(f"  {number + 1}  {messages('online-free')}", "dim")
            continue
        flags = [messages("online-you")] if number == mirror.you.seat else []
        flags += [messages("online-host")] if number == mirror.room.host else []
        if mirror.room.phase == "waiting" and not seat.bot:
            flags.append(messages("online-is-ready" if seat.ready else "online-not-ready"))
        if number < len(mirror.here) and not mirror.here[number]:
            flags.append(messages("online-away"))
        shown = f" ({', '.join(flags)})" if flags else ""
        yield Text(f"  {number + 1}  {viewpoint.name(number)}{shown}")
    if mirror.room.door != "open":
        yield Text("  " + messages(f"online-door-{mirror.room.door}"), "dim")
    for number, asker in enumerate(mirror.room.asking, start=1):
        if asker.tag == mirror.you.waits:
            yield Text("  " + messages("online-waits"), "bold")
            continue
        yield Text(f"  {messages('online-asks', number=number, name=asker.name)}", "bold")
    if mirror.watching:
        yield Text("  " + messages("online-watching", count=mirror.watching), "dim")


def happenings(event: Happened, before: Mirror, viewpoint: Viewpoint) -> Iterator[Text]:
    """What someone has done that is no move and no claim."""
    after, messages = viewpoint.mirror, viewpoint.messages
    name = capital(viewpoint.name(event.seat, before if event.what == "stand" else after))
    match event.what:
        case "sit" | "stand" | "decline" | "rematch" | "hint":
            yield Text(messages(f"online-did-{event.what}", name=name))
        case "ready" if event.seat is not None and after.room.phase == "waiting":
            ready = after.room.seats[event.seat].ready
            yield Text(messages("online-did-ready" if ready else "online-did-unready", name=name))
        case "rename":
            old = viewpoint.name(event.seat, before)
            yield Text(messages("online-did-rename", old=old, name=name))
        case "bot" | "kick" | "door" | "rename-seat":
            yield from seats(viewpoint)
        case "admit":
            came = (i for i, seat in enumerate(after.room.seats) if before.room.seats[i] != seat)
            for number in came:
                yield Text(messages("online-did-sit", name=viewpoint.name(number)))
            mine = before.you.waits
            answered = mine and all(one.tag != mine for one in after.room.asking)
            if answered and not event.data["admit"] and not event.data["ban"]:
                yield Text(messages("online-not-now"), ATTENTION)
        case "ask" if after.room.asking and not viewpoint.sent(event.cmd):
            # Who asks is always the last.
            number, asker = len(after.room.asking), after.room.asking[-1]
            yield Text(messages("online-asks", number=number, name=asker.name), "bold")
        case "say":
            text = messages(f"phrase-{event.data['phrase']}")
            yield Text(messages("online-did-say", name=name, text=text), "bold")
        case "outage":
            yield Text(messages("online-outage", seconds=-(-int(event.data["ms"]) // 1000)), "dim")


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
