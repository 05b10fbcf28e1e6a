from pathlib import Path

import pytest

from tests.docs.building import built_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    return built_site(tmp_path_factory, worker_id)
