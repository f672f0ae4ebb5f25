"""The SQLite file that keeps the tables: what is in it, how it is made, and when it is refused."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from app.tables.folder_lock import not_writable
from app.tables.store import StoreRefused

APPLICATION_ID = 0x53455454
"""Marks a file as ours ("SETT")."""

MIGRATIONS = (
    """
    CREATE TABLE secret (value BLOB NOT NULL);
    CREATE TABLE session (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, used INTEGER NOT NULL);
    CREATE INDEX session_used ON session (used);
    CREATE TABLE record (
        session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        version INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (session, name)
    );
    """,
)
"""Script n, counted from 0, leads from schema version n to n + 1."""

BUSY_SECONDS = 5.0


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that exists; transactions are begun and ended by the caller."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        uri=True,
    )
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare(path: Path) -> None:
    """Make the file if there is none, else check it and lead it to the newest schema.

    Raises `StoreRefused` or `sqlite3.Error` if what is there cannot be used, and then leaves it as it is.
    """
    log = path.with_name(path.name + "-wal")
    if not path.exists():
        if log.exists():
            raise StoreRefused(f"{path} is missing, but {log.name} is there: the newest moves are in it")
        _make(path)
    elif path.stat().st_size == 0:
        raise StoreRefused(
            f"{path} is empty, so it has been damaged. Put a backup in its place, or remove it"
        )
    for file in (path, log, path.with_name(path.name + "-shm")):
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            raise StoreRefused(not_writable(file))
    with closing(connect(path)) as connection:
        _check(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)


def _make(path: Path) -> None:
    """Make the file under another name first: a half-made one is never taken for the real one."""
    half_made = path.with_name(path.name + ".new")
    half_made.unlink(missing_ok=True)
    half_made.touch(mode=0o600)
    with closing(connect(half_made)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection)
        connection.execute("INSERT INTO secret VALUES (?)", (secrets.token_bytes(32),))
    half_made.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise StoreRefused(f"{path} is not a file of Settebello")
    version = schema_version(connection)
    if version > len(MIGRATIONS):
        raise StoreRefused(
            f"{path} was written by a newer Settebello (schema {version}, this one knows {len(MIGRATIONS)})"
        )
    damage = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if damage != ["ok"]:
        raise StoreRefused(f"{path} is damaged ({damage[0]}). Put a backup in its place, or move it away")


def schema_version(connection: sqlite3.Connection) -> int:
    """How many of the migrations the file has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Lead the file to the newest schema, each step in one transaction."""
    for version in range(schema_version(connection), len(migrations)):
        connection.executescript(f"BEGIN; {migrations[version]} PRAGMA user_version = {version + 1}; COMMIT;")
