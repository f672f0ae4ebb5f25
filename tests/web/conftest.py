import pytest
from fastapi import FastAPI

from app.main import create_app
from tests.seeds import FixedSeeds
from tests.web.visitor import SETTINGS


@pytest.fixture
def app() -> FastAPI:
    """An app with the deals 1, 2, 3 …"""
    return create_app(SETTINGS, seeds=FixedSeeds(1))
