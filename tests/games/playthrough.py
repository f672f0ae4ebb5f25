"""Whole games as text that a person can read, and counts of the positions that moves lead to.

`python -m tests.games.playthrough rubamazzo` writes the golden text of a game again.
"""

import sys
from pathlib import Path

from app.cards import cards_text
from app.games import GAMES, Game, State, View

DATA = Path(__file__).parents[1] / "data"
SEED = 2026


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are from a state; games that end sooner count once."""
    if depth == 0 or game.over(state):
        return 1
    return sum(perft(game, game.play(state, move), depth - 1) for move in game.moves(state))


def _pile(view: View, side: int) -> str:
    pile = view.piles[side]
    parts = [str(pile.size)]
    if pile.top is not None:
        parts.append(f"top {cards_text([pile.top])}")
    if pile.scopas:
        parts.append(f"scopas {cards_text(pile.scopas)}")
    return ", ".join(parts)


def playthrough(game: Game, seed: int = SEED) -> str:
    """One whole game or round: before every move what the seat to move sees and may do, then what it does.

    The moves are picked by a fixed rule: the (11 · ply mod n)-th of n moves.
    """
    state = game.deal(seed)
    lines = [f"{game.name}, seed {seed}, leader {game.seat(state)}"]
    while not game.over(state):
        seat, ply = game.seat(state), len(state.history)
        view, moves = game.view(state, seat), game.moves(state)
        move = moves[11 * ply % len(moves)]
        lines += [
            "",
            f"ply {ply}, seat {seat} to move",
            f"  table: {cards_text(view.table)}",
            *(f"  pile {side}: {_pile(view, side)}" for side in range(len(view.piles))),
            f"  cards in hands: {' '.join(map(str, view.hand_sizes))}; in the stock: {view.stock}",
            f"  hand: {cards_text(view.hand)}",
            f"  moves: {' '.join(map(str, moves))}",
            f"  plays: {move}",
        ]
        state = game.play(state, move)
    lines += ["", f"left on the table: {cards_text(game.view(state, 0).table)}", str(game.result(state))]
    return "\n".join(lines) + "\n"


def golden_file(game: Game) -> Path:
    """Where the golden text of a game lies."""
    return DATA / f"{game.name}_game.txt"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        golden_file(GAMES[name]).write_text(playthrough(GAMES[name]))
