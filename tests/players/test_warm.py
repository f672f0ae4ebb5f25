import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.games import Move, View
from app.players import Level, choose
from app.players.compiled import sources_key
from app.players.warm import warm_up

PROGRAM = """
import numpy as np
from app.players.compiled import FOLDER
from app.players.scopone.round import STATE_SIZE, points
points(np.zeros(STATE_SIZE, np.int64))
print(FOLDER)
print("compiled" if points.stats.cache_misses else "loaded")
"""

HOMELESS = """
import os, pwd

def nobody(uid):
    raise KeyError(uid)

pwd.getpwuid = nobody
from app.players import warm
warm.GAMES = {}
warm.warm_up()
"""


def run(cache: Path) -> list[str]:
    """Folder, and whether a function was compiled or loaded, in a process of its own."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True
    ).stdout.split()


def test_warm_up_plays_a_round_of_every_game_with_every_search(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def noted(view: View, level: Level, *, seed: int, budget: int | None = None) -> Move:
        assert level == "hard"
        asked.append((view.game, len(view.history)))
        return choose(view, level, seed=seed, budget=budget)

    monkeypatch.setattr("app.players.warm.choose", noted)
    warm_up()
    rounds = {"rubamazzo": 36, "scopone": 40}
    assert asked == [(game, ply) for game, plies in rounds.items() for ply in range(plies)]


def test_compiled_code_is_kept_in_a_folder_named_after_the_sources(tmp_path: Path) -> None:
    folder = str(tmp_path / sources_key())
    assert run(tmp_path) == [folder, "compiled"]
    assert run(tmp_path) == [folder, "loaded"]


def test_a_folder_that_can_only_be_read_is_used(tmp_path: Path) -> None:
    run(tmp_path)
    for path in sorted(tmp_path.rglob("*"), reverse=True):
        path.chmod(0o555 if path.is_dir() else 0o444)
    assert run(tmp_path)[1] == "loaded"


def test_a_place_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert run(blocked)[1] == "compiled"


@pytest.mark.parametrize("home", ["none", "closed"])
def test_without_a_home_that_can_be_written_searches_run_and_one_warning_says_so(
    tmp_path: Path, home: str
) -> None:
    (tmp_path / "file").touch()
    hidden = ("HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    if home == "closed":
        environment["HOME"] = str(tmp_path / "file")
    ran = subprocess.run(
        [sys.executable, "-c", HOMELESS + PROGRAM],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert ran.stdout.split()[0].startswith("None" if home == "none" else str(tmp_path))
    assert ran.stderr.count("XDG_CACHE_HOME") == 1


def test_other_sources_have_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "cards.py").write_text("one")
    (tmp_path / "games" / "rules.py").write_text("one")
    monkeypatch.setattr("app.players.compiled._APP", tmp_path)
    before = sources_key()
    assert sources_key() == before
    (tmp_path / "games" / "rules.py").write_text("two")
    assert sources_key() != before
