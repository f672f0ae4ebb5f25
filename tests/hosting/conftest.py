import subprocess
import sys

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_searches() -> None:
    """Compile the searches once, so that no server of these tests does it while it is watched."""
    subprocess.run([sys.executable, "-m", "app.players.warm"], check=True)
