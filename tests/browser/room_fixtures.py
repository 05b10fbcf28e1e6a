"""Fixtures for tests of rooms: who plays, and a server that can be killed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.company import Company, MortalServer


@pytest.fixture
def company(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Company]:
    found = Company(browser, browser_context_args)
    yield found
    for context in browser.contexts:
        context.close()
    assert found.complaints == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[MortalServer]:
    server = MortalServer(tmp_path)
    server.start()
    yield server
    server.stop()
