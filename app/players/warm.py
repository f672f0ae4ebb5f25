"""Makes the first move of a computer seat as quick as the later ones."""

from app.games import GAMES
from app.players import choose


def warm_up() -> None:
    """Compile every search, or load it from the cache, by playing one round of every game with it.

    Takes seconds the first time on a machine, so call it in a thread of its own (or at image build, to fill
    the cache); the compiled code is the same for every budget.
    """
    for game in GAMES.values():
        state = game.deal(0)
        while not game.over(state):
            view = game.view(state, game.seat(state))
            state = game.play(state, choose(view, "hard", seed=0, budget=1))


if __name__ == "__main__":
    warm_up()
