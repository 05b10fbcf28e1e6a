"""What a game of one's own may be called: its name begins the notation of its positions."""

from fairplay.errors import InputError, check_type


def check_name(name: str) -> None:
    """Raise InputError for a name that would not be told apart from the rest of a position.

    >>> check_name("a:b + c")
    Traceback (most recent call last):
    fairplay.errors.InputError: “a:b + c” cannot be the name of a game: it needs a letter or a \
digit, and no colon or plus
    """
    check_type("name", name, str)
    if not any(map(str.isalnum, name)) or {*name} & {":", "+"}:
        raise InputError("error-own-name-signs", name=name)
