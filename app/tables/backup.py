"""`python -m app.tables.backup make FOLDER` and `… restore FOLDER [FROM]`: a copy of the tables, and the way back.

The copy is FOLDER/backup.sqlite3. It can be made while people play; it is restored while the server is stopped, from
there or from another file (-: from what is piped in).
"""

import argparse
import os
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

from app.tables.folder_lock import FolderLock
from app.tables.sqlite_file import connect, prepare
from app.tables.sqlite_store import FILE
from app.tables.store import StoreRefused

BACKUP = "backup.sqlite3"


def make(folder: Path) -> Path:
    """Write a consistent copy of the tables; the copy before it goes when the new one is whole. Returns its path.

    Raises `StoreRefused`, `sqlite3.Error` or `OSError`, and then leaves the copy before it as it is.
    """
    if not (folder / FILE).is_file():
        raise StoreRefused(f"there are no tables in {folder}")
    half_made = folder / (BACKUP + ".new")
    half_made.unlink(missing_ok=True)
    os.umask(0o077)
    with closing(connect(folder / FILE)) as connection:
        connection.execute("VACUUM INTO ?", [str(half_made)])
    return half_made.replace(folder / BACKUP)


def restore(folder: Path, copy: BinaryIO | Path) -> Path | None:
    """Put a copy, a file or what is read from a stream, in the place of the tables.

    Returns where those are kept that were there, if any, as one file with their newest moves. Raises `StoreRefused`,
    `sqlite3.Error` or `OSError` if a server runs or the copy cannot be used; the tables are as they were then.
    """
    file, replaced, candidate = (folder / name for name in (FILE, "replaced.sqlite3", "restored.sqlite3"))
    if not folder.is_dir():
        raise StoreRefused(f"there is no folder {folder}")
    if isinstance(copy, Path) and not copy.is_file():
        raise StoreRefused(f"there is no file {copy}")
    os.umask(0o077)
    lock = FolderLock(folder)
    lock.take()
    try:
        for one in _with_logs(candidate):
            one.unlink(missing_ok=True)
        _fetch(copy, candidate)
        prepare(candidate)
        with suppress(sqlite3.Error):  # a damaged file keeps its log beside it
            _empty_log(file)
        for one in _with_logs(replaced):
            one.unlink(missing_ok=True)
        # The file stays in its place until the copy takes it; its log must not, it would be applied to the copy.
        if file.exists():
            os.link(file, replaced)
        pairs = zip(_with_logs(file)[1:], _with_logs(replaced)[1:], strict=True)
        logs = [(now, then) for now, then in pairs if now.exists()]
        for now, then in logs:
            now.rename(then)
        try:
            candidate.replace(file)
        except OSError:
            for now, then in logs:
                then.rename(now)
            raise
    finally:
        candidate.unlink(missing_ok=True)
        lock.release()
    return replaced if replaced.exists() else None


def _fetch(copy: BinaryIO | Path, candidate: Path) -> None:
    """Write a copy to a file that is not there; of a file with a log what both say together."""
    if not isinstance(copy, Path):
        with candidate.open("wb") as written:
            shutil.copyfileobj(copy, written)
    elif _with_logs(copy)[1].exists():
        with closing(connect(copy)) as connection:
            connection.execute("VACUUM INTO ?", [str(candidate)])
    else:
        shutil.copyfile(copy, candidate)


def _empty_log(file: Path) -> None:
    """Bring what is in the log of a file into the file. Raises `sqlite3.Error`, also if there is no file."""
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _with_logs(path: Path) -> list[Path]:
    return [path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))]


def main() -> None:
    """Do what the command line says, or say in a sentence why not."""
    parser = argparse.ArgumentParser(prog="python -m app.tables.backup", description=__doc__)
    parser.add_argument("task", choices=["make", "restore"])
    parser.add_argument("folder", type=Path, help="the data folder, SETTEBELLO_DATA of the server")
    parser.add_argument("source", metavar="FROM", nargs="?", help="the copy to restore")
    options = parser.parse_args()
    try:
        if options.task == "make":
            print(f"The tables are copied to {make(options.folder)}")
        else:
            source = Path(options.source or options.folder / BACKUP)
            kept = restore(options.folder, sys.stdin.buffer if options.source == "-" else source)
            print("The copy is in place" + (f"; what was there before is kept as {kept}" if kept else ""))
    except (StoreRefused, sqlite3.Error, OSError) as error:
        sys.exit(f"Nothing has changed: {error}")


if __name__ == "__main__":
    main()
