"""Seeds that a test can foresee."""

from app.tables.seeds import Seeds


class FixedSeeds(Seeds):
    """Deals `start`, `start + 1` …, the first one the same for every session, and computer seats that choose alike."""

    def __init__(self, start: int) -> None:
        self._start = self._dealt = start

    def first(self, secret: bytes, session: str, game: str) -> int:
        return self._start

    def deal(self) -> int:
        self._dealt += 1
        return self._dealt

    def move(self) -> int:
        return self._start
