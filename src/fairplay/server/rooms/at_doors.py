"""From which addresses guests wait at the doors of rooms.

Only a few may wait at a door. New guests cost nothing, so one address could fill it and keep
everyone else from asking. Addresses are not stored: other processes do not know them.
"""

from collections import OrderedDict

from fairplay.play.room import Room
from fairplay.server.limits import MAX_KEYS, Slots

#: Guests of one address who may wait at one door: a family, but not all that may wait.
PER_ADDRESS = 4


class AtDoors:
    """Counts guests who wait, and those whose command is about to be stored."""

    def __init__(self, keys: int = MAX_KEYS) -> None:
        self._keys = keys
        #: The address from which a guest has asked in a room, also of guests who wait no more.
        self._addresses: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._asking = Slots(PER_ADDRESS)

    def ask(self, room: Room, guest: str, address: str) -> bool:
        """Whether one more of this address may ask. If so, ``answered`` has to follow."""
        others = [one.guest for one in room.asking if one.guest != guest]
        waiting = [self._addresses.get((room.code, one)) for one in others].count(address)
        if waiting + self._asking.taken((room.code, address)) >= PER_ADDRESS:
            return False
        self._asking.take((room.code, address))
        self._note((room.code, guest), address)
        return True

    def answered(self, code: str, address: str) -> None:
        """The command of a guest who asked has been stored or refused."""
        self._asking.give((code, address))

    def _note(self, key: tuple[str, str], address: str) -> None:
        self._addresses[key] = address
        self._addresses.move_to_end(key)
        if len(self._addresses) > self._keys:
            self._addresses.popitem(last=False)
