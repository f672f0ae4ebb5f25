"""A folder belongs to one process at a time."""

import fcntl
import os
from pathlib import Path

from app.tables.store import StoreRefused

NAME = "settebello.lock"


def not_writable(path: Path) -> str:
    """What to tell about a file or folder that the server's user may not write."""
    return f"{path} cannot be read and written by this user (uid {os.geteuid()}). Give it to the server's user (chown)"


class FolderLock:
    """Held while the process lives; the system gives it back however the process ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handle: int | None = None

    def take(self) -> None:
        """Make the folder if need be, and take it. Raises `StoreRefused` if another process has it."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except FileExistsError as error:
            raise StoreRefused(f"the data folder {self._folder} is a file, not a folder") from error
        except PermissionError as error:
            raise StoreRefused(
                f"the data folder {self._folder} cannot be used: {not_writable(Path(error.filename))}"
            ) from error
        except OSError as error:
            raise StoreRefused(f"the data folder {self._folder} cannot be used: {error.strerror}") from error
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            raise StoreRefused(
                f"another process serves the tables in {self._folder}. One folder has one process: several servers"
                " share a Redis instead (SETTEBELLO_REDIS)."
            ) from error
        self._handle = handle

    def release(self) -> None:
        """Give the folder back, if it is held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
