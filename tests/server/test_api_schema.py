"""The interface agrees with its description: schemathesis sends what the description allows."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import positive_data_acceptance

from fairplay.server.api import ENDPOINTS
from fairplay.server.api.openapi import document
from tests.serving import Served, served_once

#: A schema cannot say which texts are positions; others are answered with 422. A server that runs
#: out of time for a request answers 503, which is correct. 500 would be a bug, and is looked for.
NOT_CHECKED: list[Any] = [positive_data_acceptance, not_a_server_error]
OPERATIONS = [(endpoint.path, endpoint.method) for endpoint in ENDPOINTS]


# A slow request is answered too, with a refusal that is in the description.
served = served_once(job_seconds=1)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_interface_matches_its_description(
    served: Served, path: str, method: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_dict(document(ENDPOINTS))
    operation = schema[path][method]
    if mode is GenerationMode.NEGATIVE and not _takes_anything(path, method):
        return

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=10, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=served.url)
        assert answer.status_code != 500
        case.validate_response(answer, excluded_checks=NOT_CHECKED)

    ask()


def _takes_anything(path: str, method: str) -> bool:
    operation = document(ENDPOINTS)["paths"][path][method.lower()]
    return bool(operation.get("parameters") or operation.get("requestBody"))


def test_every_operation_has_its_own_name() -> None:
    paths = document(ENDPOINTS)["paths"].values()
    names = [operation["operationId"] for path in paths for operation in path.values()]
    assert len(names) == len(set(names)) == len(ENDPOINTS)
