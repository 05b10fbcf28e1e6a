"""``fairplay play``: a game in the terminal, here or on a server."""

from typing import Annotated

from fairplay.cli.options import Lang, Misere, argument, flag, option
from fairplay.cli.output import catalogue
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.rules.numbers import parse_number


def run(
    position: Annotated[
        str | None,
        argument("[POSITION|GAME]", "What to play (default: a menu of all games)."),
    ] = None,
    misere: Misere = False,
    opponent: Annotated[
        str, option("easy|medium|perfect|1..10|random|human", "Who plays against you.")
    ] = "medium",
    first: Annotated[
        str, option("auto|me|computer|random", "Who moves first (auto: so that you can win).")
    ] = "auto",
    seed: Annotated[
        str | None, option("NUMBER", "Make the opponent's choices the same again.")
    ] = None,
    server: Annotated[str | None, option("URL", "Play on this server, with others.")] = None,
    room: Annotated[str | None, option("CODE", "The room to join (default: a new one).")] = None,
    name: Annotated[str | None, option("NAME", "Your name in the room.")] = None,
    seats: Annotated[str | None, option("1..6", "Seats in a new card room.")] = None,
    watch: Annotated[bool, flag("--watch", "Watch the room without playing.")] = False,
    lang: Lang = None,
) -> int:
    if server is not None or room is not None:
        need("serve")
        from fairplay.cli.terminal.remote import play_online

        return play_online(server, room, position, name, watch, misere, seats, lang)
    from fairplay.cli.terminal import own_matches
    from fairplay.cli.terminal.setup import FIRST

    catalogue(lang)
    return own_matches.play(
        position,
        misere,
        _opponent(opponent),
        _one_of(first, FIRST),
        None if seed is None else parse_number(seed),
        lang,
    )


def _opponent(text: str) -> str:
    from fairplay.cli.terminal.setup import OPPONENTS
    from fairplay.play.levels import level_of

    return text if level_of(text) else _one_of(text, (*OPPONENTS, "1..10"))


def _one_of(text: str, accepted: tuple[str, ...]) -> str:
    if text not in accepted:
        raise InputError("error-choice", text=text, choices=", ".join(accepted))
    return text
