"""Makes the first move of a computer seat as quick as the later ones."""

import logging
from time import perf_counter

from app.games import GAMES
from app.players import choose
from app.players.compiled import keeps_code

_logger = logging.getLogger(__name__)


def warm_up() -> None:
    """Compile every search, or load it from the cache, by playing one round of every game with it.

    Takes seconds the first time on a machine, so call it in a thread of its own (or at image build, to fill
    the cache); the compiled code is the same for every budget.
    """
    if not keeps_code():
        _logger.warning(
            "the compiled searches cannot be kept, so every start compiles them anew: let XDG_CACHE_HOME or"
            " NUMBA_CACHE_DIR name a folder that only the server's user may write"
        )
    begun = perf_counter()
    for game in GAMES.values():
        state = game.deal(0)
        while not game.over(state):
            view = game.view(state, game.seat(state))
            state = game.play(state, choose(view, "hard", seed=0, budget=1))
    _logger.info("the searches are loaded (%.1f s)", perf_counter() - begun)


if __name__ == "__main__":
    warm_up()
