"""Who wants to know what happens at the tables, to count it."""

from app.tables.table import Table


class Watcher:
    """Is told what happens, and does nothing with it."""

    def changed(self, before: Table, after: Table) -> None:
        """A table was `before`, and has been saved as `after`."""

    def thought(self, game: str, level: str, seconds: float, share: float) -> None:
        """A search has found a move after so many seconds of waiting and thinking, with a share of its budget."""
