"""The settings of a server: environment variables, each with a prefix `SETTEBELLO_`."""

from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting, its default and what it means; the README's table is tested against it."""

    model_config = SettingsConfigDict(env_prefix="SETTEBELLO_", env_ignore_empty=True, extra="ignore")

    host: str = Field(
        default="127.0.0.1", description="Address that the server listens on; 0.0.0.0 in the image."
    )
    port: int = Field(default=8000, ge=0, le=65_535, description="Port that the server listens on.")
    data: Path | None = Field(
        default=None, description="Folder for the file that keeps the tables; without it they live in memory."
    )
    redis: str | None = Field(
        default=None,
        description="Address of a Redis or Valkey that keeps the tables for any number of servers.",
    )
    root_path: str = Field(
        default="", description="Path under which a reverse proxy serves the site, such as /cards."
    )
    trusted_proxies: str = Field(
        default="127.0.0.1", description="Comma-separated addresses whose forwarded headers are believed."
    )
    rate_limit: int = Field(
        default=200,
        ge=0,
        description="Requests a second that one address may make for long, a minute's worth at once; 0: no limits.",
    )
    metrics: bool = Field(default=False, description="Whether /metrics has figures for Prometheus.")
    log_format: Literal["text", "json"] = Field(
        default="text", description="Form of the log: text, or json as in the image."
    )
