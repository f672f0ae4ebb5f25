"""`python -m app.games GAME NUMBER` shows the deal of a number, and replays moves that are named after it.

The number of a deal stands on the screen once it has been played: so anyone can see that the cards lay as they
were played, and that no level changes them. Beside it stands who made the first move, which the number decides
in the first round of a match only: `--leader` names that seat.
"""

import argparse
import sys
from collections.abc import Sequence

from app.cards import cards_text
from app.games import GAMES, Game, IllegalMove, InvalidMove, State
from app.games.deal import shuffled


def shown(game: Game, state: State) -> str:
    """The open cards and every hand, one line each; piles are not shown."""
    views = [game.view(state, seat) for seat in range(game.seats)]
    hands = [f"seat {view.seat}: {cards_text(view.hand)}" for view in views]
    return "\n".join([f"table:  {cards_text(views[0].table)}", *hands])


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a deal, and after every move of the command line the open cards and the hands."""
    parser = argparse.ArgumentParser(prog="python -m app.games", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("number", type=int, help="the number of the deal")
    parser.add_argument(
        "moves", nargs="*", metavar="MOVE", help="moves such as D7 or D7xC4+S3, first to last"
    )
    parser.add_argument(
        "--leader",
        type=int,
        metavar="SEAT",
        help="who makes the first move: 0 is you, the others follow in playing order; without it the number decides",
    )
    options = parser.parse_args(arguments)
    game = GAMES[options.game]
    try:
        state = game.deal(options.number, options.leader)
        print(f"pack in dealing order: {cards_text(shuffled(options.number, game.seats)[0])}")
        print(f"seat {game.seat(state)} leads\n{shown(game, state)}")
        for text in options.moves:
            seat = game.seat(state)
            state = game.play(state, game.parse(state, text))
            print(f"\nseat {seat} plays {text}\n{shown(game, state)}")
    except (InvalidMove, IllegalMove, ValueError) as error:
        sys.exit(f"{parser.prog}: {error}")
    if game.over(state):
        print(f"\n{game.result(state)}")


if __name__ == "__main__":
    main()
