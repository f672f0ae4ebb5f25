"""The rules of the games. `GAMES` is the one registry: name a game here to add it."""

from app.games.game import Game, Standing, State
from app.games.moves import IllegalMove, InvalidMove, Move
from app.games.rubamazzo import Rubamazzo
from app.games.scopone import Scopone
from app.games.view import PileView, View

GAMES: dict[str, Game] = {"rubamazzo": Rubamazzo(), "scopone": Scopone()}
"""Every game by the name that addresses, folders and records use."""

__all__ = ["GAMES", "Game", "IllegalMove", "InvalidMove", "Move", "PileView", "Standing", "State", "View"]
