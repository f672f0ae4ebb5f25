"""The settings of a server: environment variables, each with a prefix `SETTEBELLO_`."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "SETTEBELLO_"

EXPECTED = {
    "port": "a whole number from 0 to 65535",
    "root_path": "a path such as /cards, without a host",
    "trusted_proxies": "addresses or networks such as 172.16.0.0/12 with commas between them, or *; no host names",
    "rate_limit": "a whole number, 0 or more",
    "metrics": "true or false",
    "log_format": "text or json",
}
"""What a setting that can be wrong must be."""


class Settings(BaseSettings):
    """Every setting, its default and what it means; the README's table is tested against it."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, extra="ignore")

    host: str = Field(
        default="127.0.0.1", description="Address that the server listens on; 0.0.0.0 in the image."
    )
    port: int = Field(default=8000, ge=0, le=65_535, description="Port that the server listens on.")
    data: Path | None = Field(
        default=None, description="Folder for the file that keeps the tables; without it they live in memory."
    )
    redis: str | None = Field(
        default=None,
        description="Address of a Redis or Valkey that keeps the tables for any number of servers: redis://host:6379/0.",
    )
    root_path: str = Field(
        default="", description="Path under which a reverse proxy serves the site, such as /cards."
    )
    trusted_proxies: str = Field(
        default="127.0.0.1",
        description="Comma-separated addresses or networks (no names) whose forwarded headers are believed; *: all.",
    )
    rate_limit: int = Field(
        default=200,
        ge=0,
        description="Requests a second of one address, on average and with bursts of a minute's worth; 0: no limits.",
    )
    metrics: bool = Field(
        default=False, description="Whether /metrics has figures for Prometheus: true or false."
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="Form of the log: text, or json as in the image."
    )

    @field_validator("root_path")
    @classmethod
    def _is_path(cls, value: str) -> str:
        if not re.fullmatch(r"/?|(/?[\w.~-]+)(/[\w.~-]+)*/?", value, re.ASCII):
            raise ValueError(EXPECTED["root_path"])
        return f"/{value.strip('/')}".rstrip("/")

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, value: str) -> str:
        if value != "*":
            for one in value.split(","):
                ip_network(one.strip())
        return value


def refusal(error: ValidationError) -> str:
    """One sentence about every value that is wrong: the variable, the value, and what is expected."""
    return "; ".join(
        f"{PREFIX}{name.upper()} is {wrong['input']!r}; it must be {EXPECTED[name]}"
        for wrong in error.errors()
        for name in [str(wrong["loc"][0])]
    )


def unknown(names: Iterable[str]) -> list[str]:
    """A warning for every variable that has the prefix and is no setting, in the order of the names."""
    known = [name.upper() for name in Settings.model_fields]
    warnings = []
    for name in sorted(names):
        prefix, rest = name.upper()[: len(PREFIX)], name.upper()[len(PREFIX) :]
        if prefix == PREFIX and rest not in known:
            close = get_close_matches(rest, known, n=1)
            hint = f"; {PREFIX}{close[0]} is one" if close else ""
            warnings.append(f"{name} is not a setting of Settebello, and is ignored{hint}")
    return warnings
