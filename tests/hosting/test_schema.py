"""Our own description of the routes, tried by schemathesis against a real server."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error

from app.games import GAMES
from app.main import create_app
from app.settings import Settings
from app.web.languages import load_languages
from tests.servers import Settebello

PARTS = {"lang": [*load_languages(), "xx"], "game": [*GAMES, "briscola"]}
"""What may stand in an address, and a name of each kind that does not exist."""


def description() -> dict[str, Any]:
    """The description of the routes, with the parts of the addresses, which the routes check by themselves."""
    found: dict[str, Any] = create_app(Settings(data=None, redis=None)).openapi()
    for address, operations in found["paths"].items():
        names = re.findall(r"{(\w+)}", address)
        parts = [
            {"name": name, "in": "path", "required": True, "schema": {"enum": PARTS[name]}} for name in names
        ]
        for operation in operations.values():
            others = [one for one in operation.get("parameters", []) if one["in"] != "path"]
            operation["parameters"] = parts + others
    return found


schema = schemathesis.openapi.from_dict(description())


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
