"""The game that someone has typed, as a room of a server reads it."""

from fairplay.cards import find_deck
from fairplay.errors import InputError
from fairplay.protocol import CardOptions, GameOptions, MatchOptions
from fairplay.rules.position import Position, split_convention


def typed_game(text: str, seats: int, misere: bool = False) -> GameOptions:
    """A deck of cards for so many seats, or else a game or a position. What is wrong with it the
    server says.

    >>> typed_game("kayles:5 misère", 2)
    MatchOptions(position='kayles:5', misere=True, first=0, clock=None)
    """
    try:
        deck = find_deck(text)
    except InputError:
        position, said = split_convention(text)
        return MatchOptions(str(Position(position)), misere or said)
    return CardOptions(deck.name, seats)
