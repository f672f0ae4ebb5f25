"""One person's running table: options, log of moves, match; and the stores that keep it."""
