"""JSON with integers of any size, which msgspec does not write."""

import json
from typing import Any


def encode(data: Any) -> bytes:
    """
    >>> encode({"heap": 10**20})
    b'{"heap":100000000000000000000}'
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
