"""Our own description of the routes, tried by schemathesis against a real server."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error

from app.main import create_app
from app.settings import Settings
from tests.servers import Settebello

schema = schemathesis.openapi.from_dict(create_app(Settings(data=None, redis=None)).openapi())


@pytest.fixture(scope="module")
def server() -> Iterator[Settebello]:
    started = Settebello(rate_limit="0")
    yield started
    started.end()


@schema.parametrize()
@settings(max_examples=60)
def test_nothing_that_fits_the_description_fails(case: Any, server: Settebello) -> None:
    response = case.call(base_url=server.address)
    case.validate_response(response, checks=[not_a_server_error])
