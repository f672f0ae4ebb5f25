"""Compilation of the searches, with a cache on disk that is never stale.

The compiled code lies in `$NUMBA_CACHE_DIR` (by default the user's cache folder) in a folder named after the
sources of the rules and the players: other sources, another folder. A folder that was filled before and can
only be read is used as it is; a user without a home folder has no cache. `NUMBA_CPU_NAME=generic` and an empty
`NUMBA_CPU_FEATURES` make the code in it run on every processor of the same kind.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import caching
from numpy.typing import NDArray

Ints = NDArray[np.integer[Any]]
"""An array of whole numbers, as compiled functions are given it."""

Floats = NDArray[np.floating[Any]]
"""An array of floating-point numbers."""

_Function = TypeVar("_Function", bound=Callable[..., Any])

_APP = Path(__file__).parents[1]


def sources_key() -> str:
    """The digest of everything that compiled code may be made from: the rules, the players, the cards."""
    digest = hashlib.sha256()
    for path in sorted([_APP / "cards.py", *_APP.glob("games/**/*.py"), *_APP.glob("players/**/*.py")]):
        digest.update(f"{path.relative_to(_APP).as_posix()} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _cache_folder() -> Path | None:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "settebello"
    except RuntimeError:  # no home; a folder that others may write, such as /tmp, is no place for code
        return None


_CACHE = _cache_folder()

FOLDER = _CACHE / sources_key() if _CACHE else None
"""Where the compiled code of these sources lies; None: it is not kept."""


def keeps_code() -> bool:
    """Whether there is compiled code of an earlier start, or what is compiled now can be kept."""
    if FOLDER is None:
        return False
    try:
        FOLDER.mkdir(parents=True, exist_ok=True)
        return os.access(FOLDER, os.W_OK) or any(FOLDER.iterdir())
    except OSError:
        return False


class _Locator(caching.UserProvidedCacheLocator):
    """Puts the cache of every function into `FOLDER`, wherever the sources are installed."""

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = str(cast(Path, FOLDER) / Path(py_file).relative_to(_APP).with_suffix(""))

    def ensure_cache_path(self) -> None:
        """Create the folder if it can be created; a folder that cannot be written is no error."""
        try:
            Path(self._cache_path).mkdir(parents=True, exist_ok=True)
        except OSError:
            return

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "_Locator":
        """The locator of a function."""
        return cls(py_func, py_file)


class _Implementation(caching.CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012


class _Cache(caching.FunctionCache):
    _impl_class = _Implementation

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled code of an earlier start, None where there is none or it cannot be read."""
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except OSError:
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep compiled code for the next start; where nothing can be written it is compiled again."""
        try:
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except OSError:
            return


def compiled(function: _Function) -> _Function:
    """The function compiled at its first call, to run without Python's lock and the same everywhere.

    Only functions of the app are kept on disk: the name of the folder tells nothing of other sources.
    Arithmetic is IEEE's to the letter (no fastmath), so equal arguments give equal results on every machine.
    """
    dispatcher: Any = numba.njit(nogil=True)(function)
    if FOLDER and Path(function.__code__.co_filename).is_relative_to(_APP):
        dispatcher._cache = _Cache(function)  # type: ignore[no-untyped-call]
    return cast(_Function, dispatcher)


def inlined(function: _Function) -> _Function:
    """As `compiled`, but copied into every compiled function that calls it: for what runs millions of times."""
    return cast(_Function, numba.njit(nogil=True, inline="always")(function))
