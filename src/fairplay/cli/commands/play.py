"""``fairplay play``: a game in the terminal, here or on a server."""

from fairplay.cli.output import catalogue
from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number


def run(
    position: str | None,
    misere: bool,
    opponent: str,
    strength: str,
    first: str,
    seed: str | None,
    server: str | None,
    room: str | None,
    name: str | None,
    seats: str | None,
    watch: bool,
    lang: str | None,
) -> int:
    if server is not None or room is not None:
        from fairplay.cli.terminal.remote import play_online

        return play_online(server, room, position, name, watch, misere, seats, lang)
    from fairplay.cli.terminal import own_matches
    from fairplay.cli.terminal.setup import FIRST, OPPONENTS

    catalogue(lang)
    return own_matches.play(
        position,
        misere,
        _one_of(opponent, OPPONENTS),
        parse_number(strength, most=100),
        _one_of(first, FIRST),
        None if seed is None else parse_number(seed),
        lang,
    )


def _one_of(text: str, accepted: tuple[str, ...]) -> str:
    if text not in accepted:
        raise InputError("error-choice", text=text, choices=", ".join(accepted))
    return text
