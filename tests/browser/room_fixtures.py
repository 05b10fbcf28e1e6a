"""Fixtures for tests of rooms: who plays, and a server that can be killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsers import Browsers
from tests.browser.company import Company, MortalServer


@pytest.fixture
def company(browsers: Browsers) -> Iterator[Company]:
    found = Company(browsers)
    yield found
    found.go_home()
    assert found.complaints == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[MortalServer]:
    server = MortalServer(tmp_path)
    server.start()
    yield server
    server.stop()
