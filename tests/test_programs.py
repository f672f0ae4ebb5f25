import pytest

from tests.programs import needed


def test_an_installed_program_is_found() -> None:
    assert needed("no-such-program", "sh").endswith("/sh")


def test_a_missing_program_is_reported_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "false")
    with pytest.raises(pytest.skip.Exception, match="NOT RUN: needs no-such-program"):
        needed("no-such-program")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="NOT RUN"):
        needed("no-such-program")
