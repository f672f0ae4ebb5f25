"""A whole match of Scopone as readable text, kept in `tests/data/scopone_match.txt`.

    python -m tests.games.scopone_match > tests/data/scopone_match.txt

writes it again after a change that was meant. The computer plays no part in it: which of the legal moves is
played follows from the number of the move alone.
"""

from collections.abc import Sequence

from app.cards import cards_text
from app.games import Move, State
from app.games.count import Count
from app.games.scopone import Scopone

FIRST_SEED = 1


def transcript() -> str:
    """The text of the match whose rounds are dealt from `FIRST_SEED` on, with the napola."""
    game = Scopone()
    lines: list[str] = []
    results: list[Count] = []
    leader = game.seat(game.deal(FIRST_SEED))
    while not game.match(results).over:
        seed = FIRST_SEED + len(results)
        state = game.deal(seed, leader)
        lines.append(f"Round {len(results) + 1}, deal {seed}, seat {leader} leads")
        lines += [f"  seat {seat} holds {cards_text(game.view(state, seat).hand)}" for seat in range(4)]
        while not game.over(state):
            view = game.view(state, game.seat(state))
            move = view.moves[len(state.history) * 7 % len(view.moves)]
            lines.append(f"  {len(state.history) + 1:2} seat {view.seat} [{cards_text(view.table)}] {move}")
            state = game.play(state, move)
        results.append(game.result(state, napola=True))
        lines += _count_text(state, results[-1])
        standing = game.match(results)
        lines += [f"  score {standing.score[0]}:{standing.score[1]}", ""]
        leader = game.next_leader(leader)
    lines.append(f"Side {standing.winner} wins")
    return "\n".join(lines) + "\n"


def left_lying(history: Sequence[Move]) -> tuple[int, ...]:
    """The cards that were laid and not captured, in the order in which they came to lie."""
    captured = 0
    for move in history:
        captured |= move.taken
    return tuple(move.card for move in history if not move.taken and not captured >> move.card & 1)


def _count_text(state: State, count: Count) -> list[str]:
    left, taker = cards_text(left_lying(state.history)), Scopone().view(state, 0).last_taker
    lines = [f"  left {left or 'nothing'}, last taker seat {taker}"]
    for line in count.lines:
        first, second = (cards_text(cards) for cards in line.cards)
        lines.append(
            f"  {line.category} {line.figures[0]}:{line.figures[1]} [{first}] [{second}]"
            f" -> {line.points[0]}:{line.points[1]}"
        )
    return lines


if __name__ == "__main__":
    print(transcript(), end="")
