from pathlib import Path

import pytest
from fastapi import FastAPI

from app.web import install
from tests.web.visitor import Visitor


async def test_the_version_of_the_site_is_worked_out_once(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def noted(path: Path) -> str:
        asked.append(path)
        return "0" * 12

    monkeypatch.setattr(install, "version", noted)
    async with Visitor(app, "scopone") as visitor:
        first = await visitor.look("/service-worker.js")
        files = len(asked)
        again = await visitor.look("/service-worker.js")
    assert files > 100
    assert len(asked) == files
    assert again.html == first.html
