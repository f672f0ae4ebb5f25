"""A setting that is wrong is refused in one line that says what it must be."""

import os
import socket
import subprocess
import sys

import pytest
from pydantic import ValidationError

from app.settings import Settings, refusal, unknown

WRONG = {
    "port": ["99999", "-1", "http"],
    "root_path": ["http://example.org/cards", "//example.org", "/cards?x", "/a b", "cards//x"],
    "trusted_proxies": ["proxy", "127.0.0.1,proxy", "172.16.0.1/12", "127.0.0.1 10.0.0.1", "*,10.0.0.1", ","],
    "rate_limit": ["-1", "many"],
    "metrics": ["ja", "2"],
    "log_format": ["xml"],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_is_named_with_what_is_expected(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    variable = f"SETTEBELLO_{name.upper()}"
    monkeypatch.setenv(variable, value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    assert refusal(refused.value).startswith(f"{variable} is {value!r}; it must be ")


@pytest.mark.parametrize(
    ("name", "value", "taken"),
    [
        ("root_path", "/cards", "/cards"),
        ("root_path", "games/my-cards/", "/games/my-cards"),
        ("root_path", "/", ""),
        ("trusted_proxies", "*", "*"),
        ("trusted_proxies", "127.0.0.1, ::1, 172.16.0.0/12", "127.0.0.1, ::1, 172.16.0.0/12"),
    ],
)
def test_paths_addresses_and_networks_are_taken(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, taken: str
) -> None:
    monkeypatch.setenv(f"SETTEBELLO_{name.upper()}", value)
    assert getattr(Settings(), name) == taken


def test_unknown_variables_are_named() -> None:
    names = ["SETTEBELLO_METRIC", "settebello_port", "SETTEBELLO_DATA", "SETTEBELLO_QWXYZ", "PATH"]
    assert unknown(names) == [
        "SETTEBELLO_METRIC is not a setting of Settebello, and is ignored; SETTEBELLO_METRICS is one",
        "SETTEBELLO_QWXYZ is not a setting of Settebello, and is ignored",
    ]


def test_the_server_says_it_in_a_line_each_and_does_not_start() -> None:
    environment = {**os.environ, "SETTEBELLO_METRICS": "ja", "SETTEBELLO_PROT": "1"}
    ran = subprocess.run(
        [sys.executable, "-m", "app", "--root-path", "/cards"],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 1
    assert ran.stderr.splitlines() == [
        "SETTEBELLO_PROT is not a setting of Settebello, and is ignored; SETTEBELLO_PORT is one",
        "Settebello does not start: SETTEBELLO_METRICS is 'ja'; it must be true or false",
    ]


@pytest.mark.parametrize("host", ["127.0.0.1", "192.0.2.1"])
def test_an_address_that_cannot_be_had_is_told_in_a_line(host: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = subprocess.run(
            [sys.executable, "-m", "app"],
            env={**os.environ, "SETTEBELLO_HOST": host, "SETTEBELLO_PORT": port},
            capture_output=True,
            text=True,
        )
    assert ran.returncode == 1
    (line,) = ran.stderr.splitlines()
    assert line.startswith(f"Settebello does not start: it cannot listen on {host}, port {port} (")
    assert "SETTEBELLO_PORT" in line
