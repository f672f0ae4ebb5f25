"""Programs that tests drive and that a machine may lack."""

import os
import shutil

import pytest


def needed(*names: str) -> str:
    """The path of the first program of these names that is installed.

    Without one the test is reported as not run; in CI, where everything is to run, it fails.
    """
    for name in names:
        if path := shutil.which(name):
            return path
    reason = f"NOT RUN: needs {' or '.join(names)}, which is not installed"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def chromium() -> str:
    """The path of the browser that the browser tests drive."""
    return needed("chromium", "chromium-browser", "google-chrome")
